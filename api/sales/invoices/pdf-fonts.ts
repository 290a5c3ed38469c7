import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const WEIGHTS = { regular: 400, bold: 600 } as const
/** Files of the shop's own text font: one for each part of Unicode, as the pages load them. */
const SUBSETS = ['latin', 'latin-ext', 'devanagari'] as const

export type FontWeight = keyof typeof WEIGHTS
export type FontSubset = (typeof SUBSETS)[number]
export type FontName = `${FontSubset}-${FontWeight}`

/** Reads the fonts of an invoice, by name. */
export async function readFonts(): Promise<[FontName, Buffer][]> {
  const { resolve } = createRequire(import.meta.url)
  const names = SUBSETS.flatMap((subset) =>
    (Object.keys(WEIGHTS) as FontWeight[]).map((weight) => ({ subset, weight })),
  )
  return Promise.all(
    names.map(async ({ subset, weight }): Promise<[FontName, Buffer]> => {
      const file = resolve(`@fontsource/mukta/files/mukta-${subset}-${WEIGHTS[weight]}-normal.woff`)
      return [`${subset}-${weight}`, unpackWoff(await readFile(file))]
    }),
  )
}

const HEADER_BYTES = 44
const ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16

/**
 * Unpacks the font in a WOFF file. The library can read WOFF, but it unpacks the table of glyphs again for each glyph.
 *
 * @source https://www.w3.org/TR/WOFF/
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES)
  const power = Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8) // flavour
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * 16, 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(HEADER_BYTES + index * ENTRY_BYTES, HEADER_BYTES + (index + 1) * ENTRY_BYTES)
    const [from, packedBytes, bytes] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number]
    const packed = woff.subarray(from, from + packedBytes)
    const table = packedBytes < bytes ? inflateSync(packed) : packed
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    entry.copy(head, at, 0, 4) // tag
    entry.copy(head, at + 4, 16, 20) // checksum
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes, at + 12)
    const padding = Buffer.alloc(-bytes & 3)
    tables.push(table, padding)
    offset += bytes + padding.length
  }
  return Buffer.concat([head, ...tables])
}
