import { useSyncExternalStore } from 'react'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { queryClient } from '../../query-client.ts'
import { ordersApi, type OrderAccess } from '../orders/orders-api.ts'
import { askForOrderAgain } from '../orders/list/use-orders.ts'
import type { Failure } from '../accounts/session/call.ts'
import { goToWallet } from './go-to-wallet.ts'
import { keepDoor } from './kept-doors.ts'

/** A wallet's page that has not come by then is not coming; its button can be pressed again. */
const LEAVING_MS = 20_000

/** What became of the last press on a Pay button: `leaving` once the browser is on its way to the wallet. */
export type Paying = { orderId: string; wallet: WalletProvider } & (
  | { step: 'asking' | 'leaving' }
  | { step: 'failed'; failure: Failure }
)

let paying: Paying | undefined
let leavingTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

type Wish = {
  wallet: WalletProvider
  /** Whole rupees, as the page shows them. */
  amount: number
  /** The page to put behind the wallet's in the history, for Back; we leave once it is there. */
  shown?: Promise<void>
}

/** Begins to pay and leads the browser to the wallet. Never throws: what went wrong is shown where the button is. */
export async function pay(door: OrderAccess, { wallet, amount, shown }: Wish): Promise<void> {
  if (paying?.step === 'asking' || paying?.step === 'leaving') return
  const { orderId } = door
  setPaying({ orderId, wallet, step: 'asking' })
  const [answer] = await Promise.all([ordersApi.pay(door, { wallet, amount }), shown])
  if (!answer.success) {
    setPaying({ orderId, wallet, step: 'failed', failure: answer })
    // What the page shows may not be so any more.
    askForOrderAgain(orderId)
    return
  }
  keepDoor(answer.data.attemptId, door)
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

/** Back from the wallet a browser may show the page just as it was left. */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setPaying(undefined)
    void queryClient.invalidateQueries()
  })
}
