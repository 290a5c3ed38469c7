/** Device pixels per CSS pixel. */
export const RATIO = { least: 0.75, first: 1, most: 2 }

/** 25 frames a second: slower ones cost resolution. */
const SLOW_MS = 40
const COARSER = 0.8
/** Longer than this the page did something else. */
const PAUSE_MS = 1000

/**
 * Returns the resolution of the next frame while the picture moves: lower after a slow frame.
 *
 * @param frameMs  time since the frame before
 */
export function nextRatio(ratio: number, frameMs: number): number {
  const isSlow = frameMs > SLOW_MS && frameMs < PAUSE_MS
  return isSlow ? Math.max(RATIO.least, ratio * COARSER) : ratio
}
