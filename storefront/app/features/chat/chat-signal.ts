const signals = new EventTarget()

/** Opens the chat, from anywhere. */
export function openChat(): void {
  signals.dispatchEvent(new Event('open'))
}

export function onOpenChat(listener: () => void): () => void {
  signals.addEventListener('open', listener)
  return () => signals.removeEventListener('open', listener)
}
