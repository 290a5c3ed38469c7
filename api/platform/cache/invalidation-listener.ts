import { listen } from '../db/listen.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Channel on which the database sends the tags of changed answers. */
export const CACHE_CHANNEL = 'cache'

/**
 * Drops answers when the database announces changes (`NOTIFY cache, 'product:7'` in the changing transaction), over its
 * own connection. The cache is paused unless the connection is up.
 *
 * @param url      the database itself, not a pooler in transaction mode
 * @param onError  called once per outage; reconnects automatically
 * @returns a function that stops listening; the cache stays paused
 */
export function listenForChanges(
  answers: AnswerCache,
  url: string,
  onError: (error: unknown) => void = () => {},
): { close: () => Promise<void> } {
  return listen(url, CACHE_CHANNEL, {
    onNotice: (payload) => answers.drop([payload]),
    onUp: () => answers.resume(),
    onDown: () => {
      if (!answers.isPaused) answers.pause()
    },
    onError,
  })
}
