import type { ProcessLimits } from '../process/serve-order.ts'
import type { PictureSource } from './draw-in-turn.ts'

const MB = 1024 * 1024
/** Photos of phones take 0.5 to 2 s with the start of the process; AVIFs of 12 megapixels take longest. */
const SHOPPERS_SECONDS = 2.5
/** The more bytes a photo has, the longer it may take: somebody who wants to keep the processor busy has to send them. */
const SECONDS_A_MB = 0.5
const SHOPPERS_MOST_SECONDS = 5

/** Returns what decoding a picture may use. An AVIF of 24 megapixels needs 570 MB and 3 s; one of 50, by staff, 1,010 MB. */
export function decodingLimits(picture: { bytes: Uint8Array; source: PictureSource }): ProcessLimits {
  const { bytes, source } = picture
  if (source === 'staff') return { cpuSeconds: 30, memoryBytes: 1200 * MB }
  const cpuSeconds = SHOPPERS_SECONDS + (SECONDS_A_MB * bytes.length) / MB
  return { cpuSeconds: Math.min(cpuSeconds, SHOPPERS_MOST_SECONDS), memoryBytes: 640 * MB }
}
