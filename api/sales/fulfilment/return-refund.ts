import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readMaxRefundable } from '../payments/read-max-refundable.ts'
import { piecesIn, type AfterSales } from './after-sales-rows.ts'
import type { Pieces } from './delivery-queries.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'
import { worthOfPieces } from './line-money.ts'

type Return = FulfilmentRows['returns'][number]

type ReturnRefund = {
  /** Price of the pieces, plus the delivery fee when nothing of the order is left with its buyer. */
  usual: number
  /** Highest possible refund; the delivery fee can be refunded with any return of the order. */
  most: number
}

/** Returns the possible refund of a return that was not received yet, in whole rupees. */
export async function readReturnRefund(
  tx: Db,
  order: StoredOrder,
  known: AfterSales,
  request: Return,
): Promise<ReturnRefund> {
  return returnRefund(order, known, { request, maxRefundable: await readMaxRefundable(tx, order) })
}

/** @param maxRefundable  of the order, in whole rupees */
export function returnRefund(
  order: Pick<StoredOrder, 'shipping'>,
  known: AfterSales,
  { request: { id, pieces }, maxRefundable }: { request: Return; maxRefundable: number },
): ReturnRefund {
  const goods = sumOf(pieces, ({ position, quantity }) => worthOfPieces(known, position, quantity))
  const most = Math.min(maxRefundable, goods + order.shipping)
  const isAll = isAllBack(known, piecesBack(known.rows.returns, id))
  return { usual: Math.min(most, isAll ? goods + order.shipping : goods), most }
}

/** Returns whether these are all pieces of an order, not counting cancelled ones. */
export function isAllBack(known: AfterSales, pieces: readonly Pieces[]): boolean {
  return linesBack(known, pieces).length === known.lines.length
}

/** Returns the positions of the lines of which these are all pieces, not counting cancelled ones. */
export function linesBack({ lines, calledOff }: AfterSales, pieces: readonly Pieces[]): number[] {
  return lines
    .filter(({ position, quantity }) => quantity === countAt([...pieces, ...calledOff], position))
    .map(({ position }) => position)
}

/** Returns the pieces of the returns that were received, and of this one. */
export function piecesBack(returns: FulfilmentRows['returns'], returnId?: string): Pieces[] {
  return piecesIn(returns.filter(({ id, state }) => id === returnId || state === 'received'))
}

function countAt(pieces: readonly Pieces[], position: number): number {
  return pieces.reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0)
}
