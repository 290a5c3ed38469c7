import { defined } from '#domain/defined.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { refuseUntilBack } from '../exchanges/refuse-until-back.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import { readUncredited } from '../invoices/read-uncredited.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { changeHeldOrder, type OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { changeRefused } from '../orders/refusals.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { countedOf } from '../payments/order-money.ts'
import { createRefund } from '../payments/create-refund.ts'
import { readMaxRefundable } from '../payments/read-max-refundable.ts'
import { endRemedies } from './after-sales-queries.ts'
import { piecesIn, readAfterSales, type AfterSales } from './after-sales-rows.ts'
import { cancelOpenDeliveries, type Pieces } from './delivery-queries.ts'
import { refused } from './refusals.ts'
import { linesBack, piecesBack } from './return-refund.ts'
import { takeGoodsBack } from './take-goods-back.ts'

const CAUSE = 'rest'

/**
 * Cancels the undelivered rest of a partly delivered order. Puts its goods back on sale, credits their price with what
 * was not paid of the delivery's fee, and refunds what was paid for them. The order counts as delivered afterwards.
 *
 * @param reason  shown to the shopper
 * @throws AppError conflict without a reason, and when no part was delivered or nothing is left to deliver
 */
export function endRest(
  { db, secrets }: OrderShop,
  orderId: string,
  { by, reason, now = new Date() }: { by: Changer; reason: string; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (reason.trim() === '') throw refused('Please say why.')
    const known = await readAfterSales(tx, order)
    const rest = restOf(order, known)
    const price = priceOfRest(known, rest)
    const { refund, unpaidFee } = await readLeft(tx, order, price)
    const credited = Math.min(price + unpaidFee, await readUncredited(tx, order))
    await cancelOpenDeliveries(tx, order.id)
    if (refund > 0) await createRefund(tx, secrets, order, { cause: CAUSE, amount: refund, now, state: 'delivered' })
    const calledOff = [...known.calledOff, ...rest]
    await endRemedies(tx, order.id, linesBack({ ...known, calledOff }, piecesBack(known.rows.returns)))
    await takeGoodsBack(tx, known, rest, { reason: 'cancelled', orderNumber: order.number })
    const change = await changeHeldOrder(tx, secrets, order, { action: 'deliver', by, reason, now, isSettled: true })
    if (change) throw changeRefused(change)
    if (credited === 0) return
    const credit = { cause: CAUSE, lines: rest, amount: credited } as const
    await issueCreditNote(tx, secrets, { ...order, state: 'delivered' }, credit, now) // the document counters are locked last
  })
}

/** @throws AppError conflict */
function restOf({ state }: StoredOrder, { rows, delivered }: AfterSales): Pieces[] {
  if (state !== 'confirm' || delivered.length === 0) throw refused('No part of this order waits for its rest.')
  const pieces = piecesIn(
    rows.deliveries.filter((delivery) => delivery.state === 'planned' || delivery.state === 'out'),
  )
  const positions = [...new Set(pieces.map(({ position }) => position))].toSorted((a, b) => a - b)
  return positions.map((position) => {
    const ofLine = pieces.filter((one) => one.position === position)
    return { position, quantity: sumOf(ofLine, ({ quantity }) => quantity) }
  })
}

/**
 * Returns the price of the last pieces of each line. Delivered pieces count as the first ones when they are returned.
 */
function priceOfRest({ lines }: AfterSales, rest: readonly Pieces[]): number {
  return rest.reduce((sum, { position, quantity }) => {
    const line = defined(
      lines.find((one) => one.position === position),
      `line ${position}`,
    )
    return sum + priceOfPieces(line, line.quantity - quantity, quantity)
  }, 0)
}

/**
 * Reads what was paid for the rest, and what was not paid of the delivery's fee, in rupees. The fee is due with the delivery
 * that comes first: where another one was handed over before it, the buyer was never asked for the fee, and it is waived.
 */
async function readLeft(tx: Db, order: StoredOrder, price: number): Promise<{ refund: number; unpaidFee: number }> {
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  const paidBeyond = countedOf(money) - (order.total - price)
  if (paidBeyond <= 0) return { refund: 0, unpaidFee: -paidBeyond }
  await refuseUntilBack(tx, order)
  return { refund: Math.min(paidBeyond, await readMaxRefundable(tx, order)), unpaidFee: 0 }
}
