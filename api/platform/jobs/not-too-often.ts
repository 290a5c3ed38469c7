const AGAIN_AFTER_MS = 30_000
const MOST_REMEMBERED = 100

/**
 * Returns a function that tells whether a message was last seen over half a minute ago, ignoring queues and workers.
 */
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
