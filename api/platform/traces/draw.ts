const MOST_A_SECOND = 5
const MS_A_SECOND = 1_000

/**
 * Returns what draws a share of requests or jobs, but no more than five a second: a busy shop then has enough to look at, and
 * a trace costs as much as three answers from memory. A share of 1 is for finding a fault, and draws everything.
 *
 * @param share  0 to 1
 */
export function drawAtMost(share: number): () => boolean {
  if (share === 1) return () => true
  if (share === 0) return () => false
  let second = 0
  let drawn = 0
  let left = untilNext(share)
  return () => {
    left -= 1
    if (left > 0) return false
    left = untilNext(share)
    const now = Math.trunc(performance.now() / MS_A_SECOND)
    if (now !== second) [second, drawn] = [now, 0]
    drawn += 1
    return drawn <= MOST_A_SECOND
  }
}

/** How many draws later the next one wins, as if each drew by itself: that many need no number at random. */
function untilNext(share: number): number {
  return Math.ceil(Math.log(1 - Math.random()) / Math.log(1 - share))
}
