import { listen } from '../db/listen.ts'
import type { AnswerCache } from './answer-cache.ts'

/** On this channel the database tells of changes, by the tags of the answers that they concern. */
export const CACHE_CHANNEL = 'cache'

/**
 * Drops answers as the database tells of changes (`NOTIFY cache, 'product:7'` in the changing transaction), over a
 * connection of its own. The cache is paused unless notices are known to arrive.
 *
 * @param url      the database itself, not a pooler in transaction mode
 * @param onError  told once when the connection is lost or cannot be made; it is tried again by itself
 * @returns how to stop it; the cache stays paused
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
