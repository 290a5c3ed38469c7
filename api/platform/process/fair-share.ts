/** Names above which those who owe nothing are forgotten. */
const MOST_KNOWN = 2_000

/**
 * Shares out time among those who want work done, by weighted fair queueing (Demers, Keshav and Shenker 1989). Its clock tells
 * how much each of them has had, or could have had. Somebody new begins at the present, and somebody who had more than the
 * others begins later. So all have as much in the end, whatever a piece of their work costs; somebody with twice the weight
 * has twice as much.
 *
 * @param costOf     what a piece of somebody's work is expected to cost, in any unit
 * @param weightOf   somebody's weight at present, 1 or more
 * @param isWaiting  whether somebody's work waits, and so keeps its place
 */
export function openFairShare(
  costOf: (name: string) => number,
  weightOf: (name: string) => number,
  isWaiting: (name: string) => boolean,
) {
  /** When the next work of each begins. */
  const begins = new Map<string, number>()
  let present = 0
  const kept = (name: string) => begins.get(name) ?? present
  const weighted = (name: string) => costOf(name) / weightOf(name)
  const beginOf = (name: string) => (isWaiting(name) ? kept(name) : Math.max(present, kept(name)))
  const forgetPaid = () => {
    for (const [name, begin] of begins) if (begin <= present && !isWaiting(name)) begins.delete(name)
  }
  return {
    /** Gives somebody a place, who waits for nothing yet. */
    come: (name: string) => void begins.set(name, beginOf(name)),
    /** When work would begin that has so many pieces of the same name before it. */
    startOf: (name: string, before: number) => beginOf(name) + before * weighted(name),
    /** When the next piece ends: the one that ends first is the next to begin. */
    endOf: (name: string) => beginOf(name) + weighted(name),
    /** @returns ends it, once it is known what it did cost */
    begin: (name: string): ((cost: number) => void) => {
      const start = beginOf(name)
      const expected = costOf(name)
      const weight = weightOf(name)
      present = Math.max(present, start)
      begins.set(name, start + expected / weight)
      if (begins.size > MOST_KNOWN) forgetPaid()
      return (cost) => void begins.set(name, kept(name) + (cost - expected) / weight)
    },
    /** All work is done. */
    reset: () => {
      present = 0
      begins.clear()
    },
  }
}
