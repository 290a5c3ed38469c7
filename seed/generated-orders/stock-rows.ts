import type { stockMovements } from '#api/platform/db/schema.ts'
import { defined } from '#domain/defined.ts'
import type { StockReason } from '#domain/stock/stock.ts'

type Movement = typeof stockMovements.$inferInsert
export type Move = { variantId: number; change: number; reason: StockReason; orderNumber: string; at: Date }

/**
 * Returns the movements of a period, each with the stock after it. What is missing meanwhile arrives at the beginning of the
 * period, and what is too much is damaged at its end, so that every stock ends as it was.
 *
 * @param moves    in chronological order
 * @param stockOf  stock of each variant, before and after
 */
export function movementsOf(moves: readonly Move[], stockOf: ReadonlyMap<number, number>): Movement[] {
  const [first, last] = [moves[0], moves.at(-1)]
  if (!first || !last) return []
  const stocks = new Map(stockOf)
  const moved = ({ variantId, change, ...move }: NewMovement) => {
    const stock = defined(stocks.get(variantId), `variant ${variantId}`) + change
    stocks.set(variantId, stock)
    return { variantId, change, stock, ...move }
  }
  const evened = (change: (of: { sum: number; lowest: number }) => number, reason: StockReason, at: Date) =>
    [...sumsOf(moves)].flatMap(([variantId, of]) => {
      return change(of) === 0 ? [] : moved({ variantId, change: change(of), reason, orderNumber: null, at })
    })
  return [
    ...evened(({ lowest }) => -lowest, 'received', first.at),
    ...moves.map(moved),
    ...evened(({ sum, lowest }) => lowest - sum, 'damaged', last.at),
  ]
}

type NewMovement = Omit<Move, 'orderNumber'> & { orderNumber: string | null }

/** Returns the sum of each variant's changes, and the lowest sum meanwhile, 0 at most. */
function sumsOf(moves: readonly Move[]): Map<number, { sum: number; lowest: number }> {
  const sums = new Map<number, { sum: number; lowest: number }>()
  for (const { variantId, change } of moves) {
    const { sum, lowest } = sums.get(variantId) ?? { sum: 0, lowest: 0 }
    sums.set(variantId, { sum: sum + change, lowest: Math.min(lowest, sum + change) })
  }
  return sums
}
