import type { WalletProvider } from '#domain/payment-methods.ts'
import type { World } from './world.ts'

/** An order, as whoever placed it knows it. */
export type PlacedOrder = { id: string; number: string; key: string; total: number; tries: number }

/** A try to pay, as the buyer's browser knows it. */
export type BegunAttempt = {
  id: string
  orderId: string
  provider: WalletProvider
  /** What is posted to eSewa; null for Khalti. */
  fields: Record<string, string> | null
  /** Where the buyer is on the wallet's page. */
  page: string
  /** Where the wallet has sent the buyer back to. */
  back: string | undefined
}

/** What buyers and wallets know: enough to choose what happens next. What the shop makes of it is looked up. */
export type Model = { orders: PlacedOrder[]; attempts: BegunAttempt[]; isAway: boolean; steps: Counter }

/** How many steps were taken, by their names. */
export type Counter = Map<string, number>

export function newModel(steps: Counter): Model {
  return { orders: [], attempts: [], isAway: false, steps }
}

/** One of a list, by any number. */
export function pick<One>(list: readonly One[], number: number): One {
  return list[number % list.length]!
}

/** Attempts of an order that a wallet may be asked about. */
export function openOf({ seen }: World, orderId: string): string[] {
  return seen.attempts
    .filter((attempt) => attempt.orderId === orderId && (attempt.state === 'pending' || attempt.asksOn))
    .map(({ id }) => id)
}
