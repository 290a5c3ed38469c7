import type { PictureSource } from './draw-in-turn.ts'
import type { Pixels } from './read-picture.ts'
import type { Refusal } from './decode-picture.ts'
import { decodingLimits } from './decoding-limits.ts'
import { giveWay, serveOrder } from '../process/serve-order.ts'

// Decodes one picture for read-picture.ts, and ends.

export type DecodingOrder = { bytes: Uint8Array; source: PictureSource }
export type DecodingAnswer = { pixels: Pixels } | { refusal: Pick<Refusal, 'code' | 'sentence'> }

/** A third of what another process has while both work: the shopper waits. */
const BELOW_OTHERS = 5

giveWay(BELOW_OTHERS)
const { default: sharp } = await import('sharp')
const { decodePicture, Refusal: Refused } = await import('./decode-picture.ts')
sharp.concurrency(1)

await serveOrder<DecodingOrder>(async ({ bytes, source }): Promise<DecodingAnswer> => {
  try {
    return { pixels: await decodePicture(bytes, source) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { refusal: { code: error.code, sentence: error.sentence } }
  }
}, decodingLimits)
