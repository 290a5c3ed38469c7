import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** @returns a PNG of 64 x 64 px with texts of 8 MB each, which take 8 KB in the file */
export function pngOfTexts(count: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(64, 0)
  head.writeUInt32BE(64, 4)
  head[8] = 8
  const text = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 })
  const texts = Array.from({ length: count }, (_, turn) => pngChunk('zTXt', Buffer.from(`text${turn}\0\0`), text))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    ...texts,
    pngChunk('IDAT', deflateSync(Buffer.alloc(65 * 64))),
    pngChunk('IEND'),
  ])
}

function pngChunk(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/**
 * @returns an AVIF of 15 megapixels whose one picture is coded many times over; a decoder reads each time
 * @source ISO/IEC 14496-12, 8.11.3 (iloc), as libheif writes it: one item of one extent, offsets and lengths of 4 bytes
 */
export async function avifOfFrames(count: number): Promise<Buffer> {
  const gray = { create: { width: 4_800, height: 3_200, channels: 3 as const, background: '#777' } }
  const file = await sharp(gray).avif({ quality: 30, effort: 0 }).toBuffer()
  const place = file.indexOf('iloc') + 4
  const version = file[place]!
  // Flags, sizes, count of items, id, construction method, data reference, base offset, count of extents.
  const baseBytes = (file.readUInt16BE(place + 4) >> 4) & 15
  const offsetAt = place + 8 + 2 + (version >= 1 ? 2 : 0) + 2 + baseBytes + 2
  const start = file.readUInt32BE(offsetAt) + (baseBytes > 0 ? file.readUInt32BE(offsetAt - 2 - baseBytes) : 0)
  const length = file.readUInt32BE(offsetAt + 4)
  const frame = file.subarray(start, start + length)
  const head = Buffer.from(file.subarray(0, start))
  head.writeUInt32BE(length * count, offsetAt + 4)
  const boxAt = head.lastIndexOf('mdat') - 4
  head.writeUInt32BE(head.readUInt32BE(boxAt) + length * (count - 1), boxAt)
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), file.subarray(start + length)])
}
