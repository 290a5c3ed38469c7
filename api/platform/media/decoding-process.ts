import type { PictureSource } from './draw-in-turn.ts'
import type { Pixels } from './read-picture.ts'
import type { Refusal } from './decode-picture.ts'
import { giveWay, serveOrder, type ProcessLimits } from '../process/serve-order.ts'

// Decodes one picture for read-picture.ts, and ends.

export type DecodingOrder = { bytes: Uint8Array; source: PictureSource }
export type DecodingAnswer = { pixels: Pixels } | { refusal: Pick<Refusal, 'code' | 'sentence'> }

const MB = 1024 * 1024
/** A third of what another process has while both work: the shopper waits. */
const BELOW_OTHERS = 5
/** An AVIF of 24 megapixels needs 570 MB and 3 s, the most of what shoppers may send; one of 50, by staff, 1,010 MB. */
const limits = {
  shopper: { cpuSeconds: 5, memoryBytes: 640 * MB },
  staff: { cpuSeconds: 30, memoryBytes: 1200 * MB },
} satisfies Record<PictureSource, ProcessLimits>

giveWay(BELOW_OTHERS)
const { default: sharp } = await import('sharp')
const { decodePicture, Refusal: Refused } = await import('./decode-picture.ts')
sharp.concurrency(1)

await serveOrder<DecodingOrder>(
  async ({ bytes, source }): Promise<DecodingAnswer> => {
    try {
      return { pixels: await decodePicture(bytes, source) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { refusal: { code: error.code, sentence: error.sentence } }
    }
  },
  ({ source }) => limits[source],
)
