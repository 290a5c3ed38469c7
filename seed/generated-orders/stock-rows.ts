import type { stockMovements } from '#api/platform/db/schema.ts'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
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

/**
 * Returns the movements of a shop that fills its stock up at the beginning of each month, with what is sold until its end. Every
 * stock ends as it was.
 *
 * @param moves    in chronological order
 * @param stockOf  stock of each variant, before and after
 */
export function monthlyMovementsOf(moves: readonly Move[], stockOf: ReadonlyMap<number, number>): Movement[] {
  const last = moves.at(-1)
  if (!last) return []
  const stocks = new Map(stockOf)
  const usual = (variantId: number) => defined(stockOf.get(variantId), `variant ${variantId}`)
  const moved = ({ variantId, change, ...move }: NewMovement) => {
    const stock = (stocks.get(variantId) ?? 0) + change
    stocks.set(variantId, stock)
    return { variantId, change, stock, ...move }
  }
  const months = Map.groupBy(moves, ({ at }) => nepalDay(at).slice(0, 7))
  const told = [...months.values()].flatMap((month) => {
    const at = defined(month[0], 'move').at
    const filled = [...sumsOf(month)].flatMap(([variantId, { lowest }]) => {
      const missing = Math.max(usual(variantId), -lowest) - (stocks.get(variantId) ?? 0)
      return missing > 0 ? [moved({ variantId, change: missing, reason: 'received', orderNumber: null, at })] : []
    })
    return [...filled, ...month.map(moved)]
  })
  const settled = [...stocks].flatMap(([variantId, stock]) => {
    const change = usual(variantId) - stock
    const reason = change > 0 ? 'received' : 'counted'
    return change === 0 ? [] : [moved({ variantId, change, reason, orderNumber: null, at: last.at })]
  })
  return [...told, ...settled]
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
