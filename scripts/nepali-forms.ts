import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { sumOf } from '#domain/sum.ts'

const HEADER_BYTES = 48
/** WOFF2 writes a known table as its number in the format's list. */
const GSUB = 28
const GLYF = 10
const LOCA = 11
const NAMED = 63
const NEPALI = 'NEP '
const DEVANAGARI = 'dev2'

type Table = { flags: number; name: string; length: number; kept: number | undefined; data: Buffer }

/**
 * Returns Eczar with all letter forms of Nepali. The font has a language system for Nepali, with its own forms of some
 * letters, but forgets in it what all Devanagari needs: under `lang="ne"` no reph is drawn (वर्ग stands as व, र्, ग).
 * Here it gets the features of the script as well.
 */
export function withNepaliForms(eczar: Buffer): Buffer {
  return withTable(eczar, GSUB, withWholeNepali)
}

/**
 * The font with one of its tables changed.
 *
 * @source https://www.w3.org/TR/WOFF2/
 */
function withTable(font: Buffer, number: number, change: (table: Buffer) => Buffer): Buffer {
  const tables = readTables(font).map((table) => {
    if ((table.flags & NAMED) !== number) return table
    const data = change(table.data)
    return { ...table, length: data.length, data }
  })
  const directory = Buffer.concat(tables.flatMap(directoryEntry))
  const plain = Buffer.concat(tables.map(({ data }) => data))
  const packed = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
  const header = Buffer.from(font.subarray(0, HEADER_BYTES))
  const unpacked = sumOf(tables, ({ length }) => roundedUp(length))
  const length = HEADER_BYTES + directory.length + packed.length
  header.writeUInt32BE(roundedUp(length), 8)
  header.writeUInt32BE(12 + 16 * tables.length + unpacked, 16)
  header.writeUInt32BE(packed.length, 20)
  return Buffer.concat([header, directory, packed], roundedUp(length))
}

function readTables(font: Buffer): Table[] {
  let at = HEADER_BYTES
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font[at++]!
    const name = (flags & NAMED) === NAMED ? font.toString('latin1', at, (at += 4)) : ''
    const length = readNumber()
    return { flags, name, length, kept: isTransformed(flags) ? readNumber() : undefined }
  })
  const plain = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  let from = 0
  return entries.map((entry) => {
    const data = plain.subarray(from, (from += entry.kept ?? entry.length))
    return { ...entry, data }
  })

  /** Seven bits a byte, the highest first; the eighth says that more follow. */
  function readNumber(): number {
    let value = 0
    for (;;) {
      const byte = font[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
}

/** Glyphs are transformed unless they say so, all others only where they do. */
function isTransformed(flags: number): boolean {
  const version = flags >> 6
  return [GLYF, LOCA].includes(flags & NAMED) ? version === 0 : version !== 0
}

function directoryEntry({ flags, name, length, kept }: Table): Buffer[] {
  const lengths = [length, ...(kept === undefined ? [] : [kept])]
  return [Buffer.from([flags]), Buffer.from(name, 'latin1'), ...lengths.map(writtenNumber)]
}

function writtenNumber(value: number): Buffer {
  const bytes = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128)
  return Buffer.from(bytes)
}

function roundedUp(length: number): number {
  return Math.ceil(length / 4) * 4
}

/**
 * The glyph substitutions with Nepali's language system replaced by one, at the end, that has the script's features too.
 *
 * @source https://learn.microsoft.com/typography/opentype/spec/chapter2
 */
function withWholeNepali(substitutions: Buffer): Buffer {
  const scripts = substitutions.readUInt16BE(4)
  const script = scripts + offsetOf(substitutions, scripts, DEVANAGARI)
  const usual = featuresOf(substitutions, script + substitutions.readUInt16BE(script))
  const nepali = featuresOf(substitutions, script + offsetOf(substitutions, script + 2, NEPALI))
  const features = [...new Set([...usual, ...nepali])].toSorted((one, other) => one - other)
  const system = Buffer.alloc(6 + 2 * features.length)
  system.writeUInt16BE(0xff_ff, 2) // none is required
  system.writeUInt16BE(features.length, 4)
  for (const [at, feature] of features.entries()) system.writeUInt16BE(feature, 6 + 2 * at)
  const changed = Buffer.concat([substitutions, system])
  changed.writeUInt16BE(substitutions.length - script, recordOf(substitutions, script + 2, NEPALI) + 4)
  return changed
}

/** The features' numbers, of a language system. */
function featuresOf(substitutions: Buffer, system: number): number[] {
  return Array.from({ length: substitutions.readUInt16BE(system + 4) }, (_, at) =>
    substitutions.readUInt16BE(system + 6 + 2 * at),
  )
}

/** What a list of tagged offsets says for the tag. */
function offsetOf(substitutions: Buffer, list: number, tag: string): number {
  return substitutions.readUInt16BE(recordOf(substitutions, list, tag) + 4)
}

function recordOf(substitutions: Buffer, list: number, tag: string): number {
  for (let at = 0; at < substitutions.readUInt16BE(list); at++) {
    const record = list + 2 + 6 * at
    if (substitutions.toString('latin1', record, record + 4) === tag) return record
  }
  throw new Error(`Eczar has no ${tag} any more: see whether this is still needed`)
}
