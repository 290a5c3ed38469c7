import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import type { DecodingAnswer, DecodingOrder } from './decoding-process.ts'
import type { PictureSource } from './draw-in-turn.ts'
import { workApart, WorkTooHard } from '../process/work-apart.ts'

const program = new URL('decoding-process.ts', import.meta.url)

export const PICTURE_MAX_BYTES = 15 * 1024 * 1024

/** Upright sRGB pixels, 8 bits per channel, at most as wide as the largest width, with nothing else of the file. */
export type Pixels = {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
  /** Size of the upright original, px. */
  original: { width: number; height: number }
}

/**
 * Decodes a JPEG, PNG, WebP or AVIF, detected by its content and not by its name. An SVG is rendered without running
 * its scripts or following its links. Only staff may send one: a few hundred bytes of filters can keep the server busy
 * for a minute. A process of its own reads the file, with limits of time and memory (decision 103).
 *
 * @throws AppError unsupported_media_type (no such picture), too_large (bytes, pixels, side, time or memory),
 *         invalid_input (damaged)
 */
export async function readPicture(bytes: Uint8Array, source: PictureSource): Promise<Pixels> {
  if (bytes.length > PICTURE_MAX_BYTES) throw new AppError('too_large', say('pictures.too-large'))
  const order: DecodingOrder = { bytes, source }
  const answer = await workApart<DecodingOrder, DecodingAnswer>(program, order).catch((error: unknown) => {
    throw error instanceof WorkTooHard ? new AppError('too_large', say('pictures.too-slow')) : error
  })
  if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.sentence)
  const { data, ...pixels } = answer.pixels
  return { data: Buffer.from(data.buffer, data.byteOffset, data.length), ...pixels }
}
