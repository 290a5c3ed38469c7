import { useSyncExternalStore } from 'react'

const signals = new EventTarget()
let count = 0

/** Pieces in the cart, as the header shows them; 0 until the cart has loaded. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (listener) => listen('count', listener),
    () => count,
    () => 0,
  )
}

export function setCartCount(next: number): void {
  count = next
  signals.dispatchEvent(new Event('count'))
}

/** Opens the drawer, from anywhere. */
export function openCart(): void {
  signals.dispatchEvent(new Event('open'))
}

export function onOpenCart(listener: () => void): () => void {
  return listen('open', listener)
}

function listen(signal: 'count' | 'open', listener: () => void): () => void {
  signals.addEventListener(signal, listener)
  return () => signals.removeEventListener(signal, listener)
}
