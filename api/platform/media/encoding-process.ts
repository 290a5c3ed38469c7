import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { EncodedFile, Encoding, EncodingOrder } from './encode-apart.ts'

// Encodes the files of one picture for encode-apart.ts, and ends.

// A thread inherits the priority of the thread that starts it, so sharp, which starts some, is loaded afterwards.
setPriority(constants.priority.PRIORITY_LOW)
const { default: sharp } = await import('sharp')
const { decodePixels, encodePicture } = await import('./encode-picture.ts')
sharp.concurrency(1)

const [order] = (await once(process, 'message')) as [EncodingOrder]
process.once('disconnect', () => process.exit()) // the server has ended
const answer = await encode(order).catch((error: unknown): Encoding => ({ problem: String(error) }))
process.send?.(answer, () => process.exit())

async function encode({ pixels, files }: EncodingOrder): Promise<Encoding> {
  const raster = await decodePixels(pixels)
  const encoded: EncodedFile[] = []
  for (const file of files) encoded.push({ ...file, bytes: await encodePicture(raster, file.width, file.format) })
  return { files: encoded }
}
