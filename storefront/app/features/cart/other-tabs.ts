const CHANNEL = 'cart'

let channel: BroadcastChannel | undefined

/**
 * Listens for changes by other tabs of this browser.
 * @returns  stops listening
 */
export function hearOtherTabs(listener: () => void): () => void {
  const heard = (channel ??= new BroadcastChannel(CHANNEL))
  heard.addEventListener('message', listener)
  return () => heard.removeEventListener('message', listener)
}

export function tellOtherTabs(): void {
  channel ??= new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at our origin
  channel.postMessage('changed')
}
