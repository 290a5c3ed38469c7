import { constants } from 'node:os'
import type { EncodedFile, Encoding, EncodingOrder } from './encode-apart.ts'
import { giveWay, serveOrder } from '../process/serve-order.ts'

// Encodes the files of one picture for encode-apart.ts, and ends.

giveWay(constants.priority.PRIORITY_LOW)
const { default: sharp } = await import('sharp')
const { decodePixels, encodePicture } = await import('./encode-picture.ts')
sharp.concurrency(1)

await serveOrder<EncodingOrder>(async ({ pixels, files }): Promise<Encoding> => {
  const raster = await decodePixels(pixels)
  const encoded: EncodedFile[] = []
  for (const file of files) encoded.push({ ...file, bytes: await encodePicture(raster, file.width, file.format) })
  return { files: encoded }
})
