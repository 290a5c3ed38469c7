const AGAIN_AFTER_MS = 30_000
const MOST_REMEMBERED = 100

/** Tells whether something has not been said for half a minute. Names of queues and workers in it do not count. */
export function notTooOften(now = Date.now): (message: string) => boolean {
  const lastSaid = new Map<string, number>()
  return (message) => {
    const what = message.replace(/ \(Queue: .*\)$/, '')
    if (now() - (lastSaid.get(what) ?? -Infinity) < AGAIN_AFTER_MS) return false
    if (lastSaid.size >= MOST_REMEMBERED) lastSaid.clear()
    lastSaid.set(what, now())
    return true
  }
}
