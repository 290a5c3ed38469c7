import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countScans } from './count-scans.ts'

const gray = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
const marker = (code: number) => Buffer.from([0xff, code])

/** A segment with the length that its content needs. */
function segment(code: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([marker(code), length, content])
}

test.for([
  ['plain', false, 1],
  ['progressive', true, 10],
] as const)('a %s JPEG has so many scans', async ([, progressive, scans]) => {
  expect(countScans(await gray.clone().jpeg({ progressive }).toBuffer())).toBe(scans)
})

test('thumbnails, stuffed bytes, restarts, fill bytes and what follows the end do not count', () => {
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))
  const coded = Buffer.from([1, 0xff, 0x00, 0xda, 0xff, 0xd3, 2, 0xff, 0xff])
  const inside = segment(0xe1, Buffer.concat([marker(0xd8), scan, marker(0xd9)]))
  const file = Buffer.concat([marker(0xd8), inside, scan, coded, scan.subarray(1), marker(0xd9), scan, scan])
  expect(countScans(file)).toBe(2)
})

test('it ends for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(countScans(bytes)).toBeLessThanOrEqual(bytes.length / 2)
    }),
  )
})
