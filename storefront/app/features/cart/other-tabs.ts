const CHANNEL = 'cart'

let channel: BroadcastChannel | undefined

/** Hears of changes that other tabs of this browser have made. */
export function hearOtherTabs(listener: () => void): void {
  channel ??= new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
}

export function tellOtherTabs(): void {
  channel ??= new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at our origin
  channel.postMessage('changed')
}
