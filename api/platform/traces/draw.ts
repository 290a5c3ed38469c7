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
  let second = 0
  let drawn = 0
  return () => {
    if (Math.random() >= share) return false
    const now = Math.trunc(performance.now() / MS_A_SECOND)
    if (now !== second) [second, drawn] = [now, 0]
    drawn += 1
    return drawn <= MOST_A_SECOND
  }
}
