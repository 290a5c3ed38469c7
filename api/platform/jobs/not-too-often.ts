import { LRUCache } from 'lru-cache'

const AGAIN_AFTER_MS = 30_000
const MOST_REMEMBERED = 100

/**
 * Returns a function that tells whether a message was last seen over half a minute ago, ignoring queues and workers.
 */
export function notTooOften(): (message: string) => boolean {
  const said = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: AGAIN_AFTER_MS })
  return (message) => {
    const what = message.replace(/ \(Queue: .*\)$/, '')
    if (said.has(what)) return false
    said.set(what, true)
    return true
  }
}
