import { useQuery } from '@tanstack/react-query'
import type { Cart, CartReply } from '#contract/cart.ts'
import { takeTurns } from '../../in-turn.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import type { Answer, Failure } from '../accounts/session/call.ts'
import { cartCalls } from './cart-calls.ts'
import './cart-messages.ts'
import { tellOtherTabs } from './other-tabs.ts'

const QUERY_KEY = ['cart']
/** Whoever opens drawer or page after that is shown the prices of now. */
const FRESH_MS = 5_000

/** As the shop holds it, and as it is shown: with what was asked for and has no answer yet. */
type HeldCart = { held: Cart; shown: Cart; isSettled: boolean }

type Change = {
  /** What the shopper sees until the answer. It counts pieces; money is the shop's to count. */
  apply: (cart: Cart) => Cart
  send: () => Promise<Answer<CartReply>>
  /** One that was not sent yet gives way to a later one of the same name. */
  name?: string
}

/**
 * `dropped`: a later change took its place, or the cart is somebody else's by now. `lost`: no answer came, and `after`
 * is what the shop held when asked once more, undefined when it could not be asked.
 */
export type Outcome =
  | { kind: 'done'; cart: Cart }
  | { kind: 'dropped' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'lost'; before: Cart | undefined; after: Cart | undefined }

let waiting: Change[] = []
/** Calls follow each other, so that no answer is older than the one before. */
const inTurn = takeTurns()
/** Another one for each shopper: what was asked for the one is nothing to the other. */
let shopper = {}

export const cartQuery = {
  ...failsAtOnce,
  queryKey: QUERY_KEY,
  queryFn: () => inTurn(readCart),
  staleTime: FRESH_MS,
  gcTime: Infinity,
  refetchOnWindowFocus: true,
} as const

/** The cart is undefined until it is known for the first time. */
export function useCart() {
  const { data, isError, isFetching, refetch } = useQuery(cartQuery, queryClient)
  return { cart: data?.shown, isSettled: data?.isSettled ?? true, hasFailed: isError, isFetching, refetch }
}

/**
 * The cart before the first change of a visit: with it comes the guest's key, so that two tabs do not get two.
 *
 * @throws Error when it cannot be had
 */
export async function knowCart(): Promise<Cart> {
  return (await queryClient.query({ ...cartQuery, staleTime: 'static' })).held
}

/** @throws Error when it cannot be had */
export async function readCartOfNow(): Promise<Cart> {
  return (await queryClient.query({ ...cartQuery, staleTime: 0 })).held
}

/** Shows a change at once, asks for it when those before it are answered, and shows what the shop says. Never throws. */
export function change(asked: Change): Promise<Outcome> {
  const of = shopper
  waiting = [...waiting.filter(({ name }) => name === undefined || name !== asked.name), asked]
  show()
  return inTurn(() => carryOut(asked, of))
}

async function carryOut(asked: Change, of: object): Promise<Outcome> {
  if (of !== shopper || !waiting.includes(asked)) return { kind: 'dropped' }
  const sent: Change = { apply: asked.apply, send: asked.send }
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

/** @param cart  as the shop says it is; undefined for as it was */
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

/** The cart of an answer that was asked for beside the others (sharing). */
export function takeCart(cart: Cart): void {
  hold(cart)
}

/** Asks again what the shop holds, if anybody has asked before. */
export function askAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: QUERY_KEY })
}

/**
 * Somebody else's cart from now on; done when it is there.
 *
 * @param isKept  what is shown stays until the new one comes: a guest's who logs in comes along
 */
export function changeShopper({ isKept }: { isKept: boolean }): Promise<void> {
  shopper = {}
  waiting = []
  if (!isKept) return queryClient.resetQueries({ queryKey: QUERY_KEY })
  show()
  return askAgain()
}
