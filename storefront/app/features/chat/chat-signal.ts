const listeners = new Set<() => void>()
/** Asked for before the chat's button was there to hear it. */
let isWaiting = false

/** Opens the chat, from anywhere. */
export function openChat(): void {
  isWaiting = listeners.size === 0
  for (const listener of listeners) listener()
}

export function onOpenChat(listener: () => void): () => void {
  listeners.add(listener)
  if (isWaiting) listener()
  isWaiting = false
  return () => listeners.delete(listener)
}
