import { BudgetedCache } from '../cache/budgeted-cache.ts'

const AGAIN_AFTER_MS = 30_000
const MAX_BYTES = 64 * 1024
const BYTES_PER_MESSAGE = 100

/**
 * Returns a function that tells whether a message was last seen over half a minute ago, ignoring queues and workers.
 *
 * @param name  of the messages, as the metrics show it
 */
export function notTooOften(name: string): (message: string) => boolean {
  const said = new BudgetedCache<true>({
    name,
    maxBytes: MAX_BYTES,
    bytesOf: () => BYTES_PER_MESSAGE,
    keptMs: AGAIN_AFTER_MS,
  })
  return (message) => {
    const what = message.replace(/ \(Queue: .*\)$/, '')
    if (said.get(what)) return false
    said.set(what, true)
    return true
  }
}
