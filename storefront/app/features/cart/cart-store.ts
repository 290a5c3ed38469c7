import { useQuery } from '@tanstack/react-query'
import type { Cart, CartReply } from '#contract/cart.ts'
import { serialize } from '../../serialize.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import type { Answer, Failure } from '../accounts/session/call.ts'
import { cartCalls } from './cart-calls.ts'
import './cart-messages.ts'
import { tellOtherTabs } from './other-tabs.ts'

const QUERY_KEY = ['cart']
/** Older carts are loaded again when the drawer or the page opens, to show current prices. */
const FRESH_MS = 5_000

/** The cart as the shop has it, and as shown: with pending changes. */
type HeldCart = { held: Cart; shown: Cart; isSettled: boolean }

type Change = {
  /**
   * Applies the change to the displayed cart until the response arrives. It changes pieces only; the shop computes
   * prices.
   */
  apply: (cart: Cart) => Cart
  send: () => Promise<Answer<CartReply>>
  /** A pending change gives way to a later one of the same name. */
  name?: string
  isSent?: true
}

/**
 * `dropped`: a later change took its place, or the cart is somebody else's by now. `lost`: no answer came, and `after`
 * is the shop's cart after a second request; undefined if that failed too.
 */
export type Outcome =
  | { kind: 'done'; cart: Cart }
  | { kind: 'dropped' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'lost'; before: Cart | undefined; after: Cart | undefined }

let waiting: Change[] = []
/** Calls run in sequence, so responses arrive in order. */
const inTurn = serialize()
/** One store per shopper: pending changes of one do not concern another. */
let shopper = {}

export const cartQuery = {
  ...failsAtOnce,
  queryKey: QUERY_KEY,
  queryFn: () => inTurn(readCart),
  staleTime: FRESH_MS,
  gcTime: Infinity,
  refetchOnWindowFocus: true,
} as const

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
export function change(asked: Change): Promise<Outcome> {
  const of = shopper
  waiting = [...waiting.filter(({ name }) => name === undefined || name !== asked.name), asked]
  show()
  return inTurn(() => carryOut(asked, of))
}

/** Sends every pending change at once, for a page that is being left: it has shown them as done, and no turn may come. */
export function sendPending(): void {
  for (const asked of waiting) if (!asked.isSent) void carryOut(asked, shopper)
}

async function carryOut(asked: Change, of: object): Promise<Outcome> {
  if (of !== shopper || !waiting.includes(asked)) return { kind: 'dropped' }
  const sent: Change = { apply: asked.apply, send: asked.send, isSent: true }
  waiting = waiting.map((one) => (one === asked ? sent : one))
  const before = heldCart()
  const answer = await sent.send()
  const isLost = !answer.success && answer.code === undefined
  const again = isLost && of === shopper ? await cartCalls.read() : undefined

  waiting = waiting.filter((one) => one !== sent)
  if (of !== shopper) return { kind: 'dropped' }
  if (isLost) {
    const after = again?.success ? again.data : undefined
    hold(after)
    return { kind: 'lost', before, after }
  }
  hold(answer.success ? answer.data : undefined)
  if (!answer.success) return { kind: 'refused', failure: answer }
  tellOtherTabs()
  return { kind: 'done', cart: answer.data }
}

async function readCart(): Promise<HeldCart> {
  const answer = await cartCalls.read()
  if (!answer.success) throw new Error(`The cart could not be read: ${answer.message}`)
  return present(answer.data)
}

export function readShownCart(): Cart | undefined {
  return queryClient.getQueryData<HeldCart>(QUERY_KEY)?.shown
}

function heldCart(): Cart | undefined {
  return queryClient.getQueryData<HeldCart>(QUERY_KEY)?.held
}

/** @param cart  the cart from the shop; undefined keeps the last one */
function hold(cart: Cart | undefined): void {
  if (cart) queryClient.setQueryData<HeldCart>(QUERY_KEY, present(cart))
  else show()
}

function show(): void {
  queryClient.setQueryData<HeldCart>(QUERY_KEY, (old) => old && present(old.held))
}

function present(held: Cart): HeldCart {
  return {
    held,
    shown: waiting.reduce((cart, { apply }) => apply(cart), held),
    isSettled: waiting.length === 0,
  }
}

/** The cart in an answer to another call (sharing). */
export function takeCart(cart: Cart): void {
  hold(cart)
}

/** Reloads the cart if it was loaded before. */
export function askAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: QUERY_KEY })
}

/**
 * Switches to another shopper's cart; resolves when it is loaded.
 * @param isKept  keeps showing the old cart until the new one arrives, since a guest's cart survives the login
 */
export function changeShopper({ isKept }: { isKept: boolean }): Promise<void> {
  shopper = {}
  waiting = []
  if (!isKept) return queryClient.resetQueries({ queryKey: QUERY_KEY })
  show()
  return askAgain()
}
