import { crc32, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodePicture, Refusal } from './decode-picture.ts'
import type { PictureSource } from './draw-in-turn.ts'
import { brown, drawing, halves } from './pictures.fixture.ts'

/** Returns the code of the refusal. */
async function refusal(bytes: Uint8Array, source: PictureSource = 'shopper') {
  const error: unknown = await decodePicture(bytes, source).catch((thrown: unknown) => thrown)
  return error instanceof Refusal ? error.code : error
}

test.each([
  ['PNG', () => brown(5_000, 5_000).png()],
  ['WebP', () => brown(5_000, 5_000).webp({ effort: 0 })],
  ['progressive JPEG', () => brown(5_000, 5_000).jpeg({ progressive: true })],
])('shoppers cannot send %s pictures of more than 24 megapixels, staff can', async (_kind, picture) => {
  const bytes = await picture().toBuffer()
  expect(await refusal(bytes)).toBe('too_large')
  expect(await decodePicture(bytes, 'staff')).toMatchObject({ original: { width: 5_000 } })
})

const avif = (width: number, height: number) => brown(width, height).avif({ effort: 0 }).toBuffer()

test('shoppers can send the AVIF of a phone, of 12 megapixels, and none of more than 17', async () => {
  expect(await decodePicture(await avif(4_000, 3_000), 'shopper')).toMatchObject({ original: { width: 4_000 } })
  const large = await avif(4_300, 4_000)
  expect(await refusal(large)).toBe('too_large')
  expect(await decodePicture(large, 'staff')).toMatchObject({ original: { width: 4_300 } })
})

test('shoppers can send the JPEG of a 50-megapixel camera', async () => {
  const bytes = await brown(8_160, 6_120).jpeg().toBuffer()
  expect(await decodePicture(bytes, 'shopper')).toMatchObject({ original: { width: 8_160, height: 6_120 } })
})

test.each([
  ['an empty file', () => Buffer.alloc(0)],
  ['a text file, whatever its name', () => Buffer.from('hello.jpg')],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => halves(20, 20).gif().toBuffer()],
  ['a TIFF', () => halves(20, 20).tiff().toBuffer()],
  ['an SVG, unless staff send it,', () => drawing('')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
])('%s is not an accepted picture', async (_name, bytes) => {
  expect(await refusal(await bytes())).toBe('unsupported_media_type')
})

test.each([
  ['JPEG', () => halves(900, 900).jpeg()],
  ['PNG', () => halves(900, 900).png()],
  ['WebP', () => halves(900, 900).webp()],
  ['AVIF', () => halves(900, 900).avif({ effort: 0 })],
])('a truncated %s is damaged', async (_kind, picture) => {
  const bytes = await picture().toBuffer()
  const cut = bytes.subarray(0, Math.floor(bytes.length * 0.6))
  expect(await refusal(cut)).toBe('invalid_input')
})

test('a JPEG’s first bytes before other content are a damaged JPEG', async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
  expect(await refusal(bytes)).toBe('invalid_input')
})

test.each([
  [30_000, 30_000],
  [7_100, 7_100],
  [16_001, 10],
  [10, 16_001],
])('a small PNG that claims %i x %i px is too large, without being decompressed', async (width, height) => {
  const bytes = claimSize(await halves(20, 20).png().toBuffer(), width, height)
  expect(await refusal(bytes)).toBe('too_large')
})

test.each([
  ['a text', Buffer.from('hello')],
  ['a zipped SVG', gzipSync(drawing(''))],
  ['an SVG that is not well formed', drawing('&unknown;')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused where an SVG is allowed', async (_name, bytes) => {
  expect(await refusal(bytes, 'staff')).toBe('unsupported_media_type')
})

test('an SVG over 512 KB is too large', async () => {
  const padding = `<!--${' '.repeat(512 * 1024)}-->`
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${padding}</svg>`)
  expect(await refusal(bytes, 'staff')).toBe('too_large')
})

/** Writes a size into a PNG's header chunk, which begins at byte 12 and ends with its checksum at byte 29. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}
