import { priceOfPieces } from '#domain/after-sales.ts'
import type { StoredOrder } from '../orders/order-queries.ts'
import { piecesIn, type AfterSales } from './after-sales-rows.ts'
import type { Pieces } from './delivery-queries.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'

/** Returns whose pieces the shop has agreed to take back. */
const agreed = new Set(['approved', 'collected', 'received'])

/**
 * What the pieces of a return cost after reductions, in whole rupees; together with the delivery when nothing of the
 * order is left with its buyer.
 */
export function usualRefund(order: StoredOrder, { lines, rows }: AfterSales, returnId: string): number {
  const before = piecesIn(rows.returns.filter(({ id, state }) => id !== returnId && agreed.has(state)))
  const now = piecesIn(rows.returns.filter(({ id }) => id === returnId))
  const prices = lines.map((line) => {
    return priceOfPieces(line, countAt(before, line.position), countAt(now, line.position))
  })
  const goods = prices.reduce((sum, price) => sum + price, 0)
  return isAllBack(lines, [...before, ...now]) ? goods + order.shipping : goods
}

/** Whether these are all pieces of an order. */
export function isAllBack(lines: AfterSales['lines'], pieces: readonly Pieces[]): boolean {
  return lines.every(({ position, quantity }) => countAt(pieces, position) === quantity)
}

/** In returns that have reached the shop, and in this one. */
export function piecesBack(returns: FulfilmentRows['returns'], returnId: string): Pieces[] {
  return piecesIn(returns.filter(({ id, state }) => id === returnId || state === 'received'))
}

function countAt(pieces: readonly Pieces[], position: number): number {
  return pieces.reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0)
}
