import { useSyncExternalStore } from 'react'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { isWallet, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { queryClient } from '../../query-client.ts'
import { ordersApi, type OrderAccess } from '../orders/orders-api.ts'
import { keepUnseenOrder } from '../orders/confirmed/unseen-order.ts'
import { askForOrderAgain } from '../orders/list/use-orders.ts'
import type { Failure } from '../accounts/session/call.ts'
import { goToWallet } from './go-to-wallet.ts'
import { keepDoor } from './kept-doors.ts'

/** After this time the wallet's page counts as unreachable, and the button works again. */
const LEAVING_MS = 20_000

/** Result of the last click on a Pay button: `leaving` once the browser navigates to the wallet. */
export type Paying = { orderId: string; wallet: WalletProvider } & (
  | { step: 'asking' | 'leaving' }
  | { step: 'failed'; failure: Failure }
)

let paying: Paying | undefined
let leavingTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

type Wish = {
  wallet: WalletProvider
  /** Whole rupees, as displayed. */
  amount: number
  /** The page to put behind the wallet's in the history, for Back; we leave once it is there. */
  shown?: Promise<void>
}

/** Begins the wallet payment that a buyer chose with a new order; does nothing for other methods. */
export function payAsChosen({ data: order, trackKey: key }: PlacedReply, shown: Promise<void>): void {
  const { orderId, payment, money } = order
  if (isWallet(payment) && money.payNow)
    void pay({ orderId, key }, { wallet: payment, amount: money.payNow.amount, shown })
}

/** Begins to pay and leads the browser to the wallet. Never throws: what went wrong is shown where the button is. */
export async function pay(door: OrderAccess, { wallet, amount, shown }: Wish): Promise<void> {
  if (paying?.step === 'asking' || paying?.step === 'leaving') return
  const { orderId } = door
  setPaying({ orderId, wallet, step: 'asking' })
  const [answer] = await Promise.all([ordersApi.pay(door, { wallet, amount }), shown])
  if (!answer.success) {
    setPaying({ orderId, wallet, step: 'failed', failure: answer })
    // The page may be outdated.
    askForOrderAgain(orderId)
    return
  }
  keepDoor(answer.data.attemptId, door)
  keepUnseenOrder(null) // the wallet's page may open before the confirmation says that it was seen
  setPaying({ orderId, wallet, step: 'leaving' })
  leavingTimer = setTimeout(() => setPaying(undefined), LEAVING_MS)
  goToWallet(answer.data)
}

/** Payment of this order in progress; undefined without one. */
export function usePaying(orderId: string): Paying | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => paying,
    () => undefined,
  )
  return now?.orderId === orderId ? now : undefined
}

function setPaying(next: Paying | undefined): void {
  clearTimeout(leavingTimer)
  paying = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** On return from the wallet, a browser may restore the page exactly as it was. */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setPaying(undefined)
    void queryClient.invalidateQueries()
  })
}
