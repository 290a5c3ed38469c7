import { listen } from '../db/listen.ts'
import type { AnswerCache } from './answer-cache.ts'

/** Channel on which the database sends the tags of changed answers. */
export const CACHE_CHANNEL = 'cache'

/** Answers count for 2 s from a probe: one second is left for its reply. */
const PROBE_EVERY_MS = 1_000

/**
 * Drops answers when the database announces changes (`NOTIFY cache, 'product:7'` in the changing transaction), over its
 * own connection. The cache is paused unless the connection is up.
 *
 * A connection can also go silent without breaking. So it is probed every second, and answers from memory count for 2 s
 * from the beginning of a successful probe. A late probe makes them valid again: it arrives after the notices before it.
 *
 * @param url      the database itself, not a pooler in transaction mode
 * @param onError  called once per outage; reconnects automatically
 * @param others   called with notices of other channels, which need no connection of their own
 * @returns a function that stops listening; the cache stays paused
 */
export function listenForChanges(
  answers: AnswerCache,
  url: string,
  onError: (error: unknown) => void = () => {},
  others: Readonly<Record<string, () => void>> = {},
): { close: () => Promise<void> } {
  return listen(url, [CACHE_CHANNEL, ...Object.keys(others)], {
    onNotice: (payload, channel) => (channel === CACHE_CHANNEL ? answers.drop([payload]) : others[channel]?.()),
    onUp: () => answers.resume(),
    probeEveryMs: PROBE_EVERY_MS,
    onProved: (at) => answers.renewLease(at),
    onDown: () => {
      if (!answers.isPaused) answers.pause()
    },
    onError,
  })
}
