import { useSyncExternalStore } from 'react'
import type { Rupees } from '#domain/money.ts'

const signals = new EventTarget()
let count = 0
let goods: Rupees = 0

/** Pieces in the cart, as the header shows them; 0 until the cart has loaded. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (listener) => listen('count', listener),
    () => count,
    () => 0,
  )
}

/** Price of the goods in the cart, by which free delivery goes; 0 until the cart has loaded. */
export function useGoodsInCart(): Rupees {
  return useSyncExternalStore(
    (listener) => listen('count', listener),
    () => goods,
    () => 0,
  )
}

export function setCartCount(pieces: number, price: Rupees): void {
  count = pieces
  goods = price
  signals.dispatchEvent(new Event('count'))
}

type Drawer = {
  /** Resolves once it is open; to false if it could not be loaded. */
  open: () => void | Promise<boolean>
  prepare: () => void
}

let drawer: Drawer | undefined

/** Opens the drawer, from anywhere. @returns  once it is open; false if it could not be loaded */
export async function openCart(): Promise<boolean> {
  return (await drawer?.open()) !== false
}

/** Loads the drawer, which is about to open. */
export function prepareCart(): void {
  drawer?.prepare()
}

/** Names what opens the drawer, until the returned function is called. */
export function onOpenCart(open: Drawer['open'], prepare: Drawer['prepare'] = () => {}): () => void {
  const own = { open, prepare }
  drawer = own
  return () => {
    if (drawer === own) drawer = undefined
  }
}

function listen(signal: 'count', listener: () => void): () => void {
  signals.addEventListener(signal, listener)
  return () => signals.removeEventListener(signal, listener)
}
