import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Cart, CartReply } from '#contract/cart.ts'
import { type Change, optimisticStore, type Outcome as OutcomeOf } from '../../optimistic-store.ts'
import { queryClient } from '../../query-client.ts'
import { keep, readKept } from '../../storage.ts'
import { cartCalls } from './cart-calls.ts'
import './cart-messages.ts'
import { tellOtherTabs } from './other-tabs.ts'

export type Outcome = OutcomeOf<Cart>

const store = optimisticStore<Cart, CartReply>({
  name: 'cart',
  read: cartCalls.read,
  dataOf: ({ data }) => data,
})

export const cartQuery = store.query

/** Returns the cart, undefined until it is first loaded. */
export function useCart() {
  const { data, isError, isFetching, refetch } = useQuery(cartQuery, queryClient)
  return { cart: data?.shown, isSettled: data?.isSettled ?? true, hasFailed: isError, isFetching, refetch }
}

/**
 * Returns the cart before the first change of a visit. Loading it sets the guest's key, so two tabs share one.
 * @throws Error when loading fails
 */
export async function knowCart(): Promise<Cart> {
  return (await queryClient.query({ ...cartQuery, staleTime: 'static' })).held
}

/** @throws Error when loading fails */
export async function readCartOfNow(): Promise<Cart> {
  return (await queryClient.query({ ...cartQuery, staleTime: 0 })).held
}

/** Shows a change at once, sends it after those before it, and shows the shop's response. Never throws. */
export async function change(asked: Change<Cart, CartReply>): Promise<Outcome> {
  const outcome = await store.change(asked)
  if (outcome.kind === 'done') tellOtherTabs()
  return outcome
}

export const { sendPending } = store

export function readShownCart(): Cart | undefined {
  return store.kept()?.shown
}

/** The cart in an answer to another call (sharing). */
export function takeCart(cart: Cart): void {
  store.show(cart)
}

/** Reloads the cart if it was loaded before. */
export function askAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
}

/**
 * Switches to another shopper's cart; resolves when it is loaded.
 * @param isKept  keeps showing the old cart until the new one arrives, since a guest's cart survives the login
 */
export function changeShopper({ isKept }: { isKept: boolean }): Promise<void> {
  store.changeShopper()
  if (!isKept) return queryClient.resetQueries({ queryKey: cartQuery.queryKey })
  store.show()
  return askAgain()
}

const listeners = new Set<() => void>()
/** Key in the tab's storage: the note outlives a reload. */
const EARLIER_PIECES = 'earlierPieces'
let earlierPieces = 0

/** Pieces of the account's earlier cart that a login has added; 0 once the shopper knows, and where none came. */
export function useEarlierPieces(): number {
  return useSyncExternalStore(listen, readEarlierPieces, () => 0)
}

export function setEarlierPieces(pieces: number): void {
  earlierPieces = pieces
  keep(EARLIER_PIECES, pieces > 0 ? String(pieces) : null, 'sessionStorage')
  for (const tell of listeners) tell()
}

function readEarlierPieces(): number {
  return Number(readKept(EARLIER_PIECES, 'sessionStorage') ?? earlierPieces)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
