import type { Order } from '#contract/orders.ts'

/** The balance of a custom piece is due once the piece is ready; it can be paid before. */
export function isDueLater({ custom, money: { payNow, pending } }: Order): boolean {
  if (pending !== null || payNow?.purpose !== 'balance' || custom === null) return false
  return !custom.steps.some(({ stage }) => stage === 'ready')
}
