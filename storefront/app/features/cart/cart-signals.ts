import { useSyncExternalStore } from 'react'
import type { Rupees } from '#domain/money.ts'

const signals = new Set<() => void>()
type Sign = {
  pieces: number
  /** Their price, by which free delivery goes. */
  goods: Rupees
  /** The ids of their products. */
  products: readonly (string | null)[]
  /** Quantities by the id of the variant. */
  held?: Readonly<Record<string, number>>
}

const empty: Sign = { pieces: 0, goods: 0, products: [] }
let sign = empty

/** Pieces in the cart, as the header shows them; 0 until the cart has loaded. */
export function useCartCount(): number {
  return useSign().pieces
}

/** Lines of the cart; 0 until it has loaded. */
export function useLineCount(): number {
  return useSign().products.length
}

/**
 * Returns how to sum up what an order of a piece costs, by which its delivery is free or not: the piece and all in the cart.
 * A product that the cart has already is not counted again, since hardly anybody wants it twice.
 */
export function useOrderPrice(): (piece: { price: Rupees; productId?: string | undefined }) => Rupees {
  const { goods, products } = useSign()
  return ({ price, productId }) =>
    productId !== undefined && products.includes(productId) ? Math.max(price, goods) : price + goods
}

/** Returns how to ask for the quantity of a variant in the cart. */
export function useHeld(): (variantId: string) => number {
  const { held = {} } = useSign()
  return (variantId) => held[variantId] ?? 0
}

/** @param next  undefined for a cart that is not known */
export function setCartSign(next: Sign = empty): void {
  sign = next
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

function useSign(): Sign {
  return useSyncExternalStore(
    listen,
    () => sign,
    () => empty,
  )
}

function listen(listener: () => void): () => void {
  signals.add(listener)
  return () => signals.delete(listener)
}
