import { useSyncExternalStore } from 'react'
import type { Rupees } from '#domain/money.ts'

const signals = new Set<() => void>()
let count = 0
let goods: Rupees = 0

/** Pieces in the cart, as the header shows them; 0 until the cart has loaded. */
export function useCartCount(): number {
  return useSign(() => count)
}

/** Price of the goods in the cart, by which free delivery goes; 0 until the cart has loaded. */
export function useGoodsInCart(): Rupees {
  return useSign(() => goods)
}

export function setCartCount(pieces: number, price: Rupees): void {
  count = pieces
  goods = price
  for (const tell of signals) tell()
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

function useSign(read: () => number): number {
  return useSyncExternalStore(listen, read, () => 0)
}

function listen(listener: () => void): () => void {
  signals.add(listener)
  return () => signals.delete(listener)
}
