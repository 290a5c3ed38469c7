import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { World } from './world.ts'

/** An order as its buyer knows it. */
export type PlacedOrder = { id: string; number: string; key: string; tries: number }

/** A payment attempt as the buyer's browser knows it. */
export type BegunAttempt = {
  id: string
  orderId: string
  provider: WalletProvider
  /** Form fields posted to eSewa; null for Khalti. */
  fields: Record<string, string> | null
  /** Path of the buyer's page at the wallet. */
  page: string
  /** Return URL that the wallet sent the buyer to. */
  back: string | undefined
}

/** Knowledge of buyers and wallets, enough to choose the next step. The server's state is read from the database. */
export type Model = { orders: PlacedOrder[]; attempts: BegunAttempt[]; isAway: boolean; steps: Counter }

/** Number of steps taken, by name. */
export type Counter = Map<string, number>

export function newModel(steps: Counter): Model {
  return { orders: [], attempts: [], isAway: false, steps }
}

/** Picks an item of a list by any number. */
export function pick<One>(list: readonly One[], number: number): One {
  return list[number % list.length]!
}

/** Returns the ids of an order's attempts that the server may check at the wallet. */
export function openOf({ seen }: World, orderId: string): string[] {
  return seen.attempts
    .filter((attempt) => attempt.orderId === orderId && (attempt.state === 'pending' || attempt.asksOn))
    .map(({ id }) => id)
}
