import type { LiveEvent } from '#contract/admin/live.ts'

/** What the tabs of a browser hear: `again` means that events were missed, so everything must be read again. */
export type LiveMessage = { name: 'happened'; event: LiveEvent } | { name: 'again' }

const listeners = new Set<(message: LiveMessage) => void>()

/** Calls a listener with each message of the stream. @returns the unsubscribe function */
export function onLive(listener: (message: LiveMessage) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellLive(message: LiveMessage): void {
  for (const listener of listeners) listener(message)
}
