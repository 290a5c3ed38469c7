import type { Db } from '../../platform/db/client.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { findExchangeOf } from '../exchanges/exchange-queries.ts'
import { changeHeldOrder, type OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { changeRefused } from '../orders/refusals.ts'
import { createRefund } from '../payments/create-refund.ts'
import { endRemedies } from './after-sales-queries.ts'
import { readAfterSales } from './after-sales-rows.ts'
import { changeHeldReturn, type ReturnName, type StoredReturn } from './change-return.ts'
import type { Pieces } from './delivery-queries.ts'
import { refused } from './refusals.ts'
import { isAllBack, linesBack, piecesBack, readReturnRefund } from './return-refund.ts'
import { takeGoodsBack } from './take-goods-back.ts'

/**
 * Receives the goods of a return: their refund is due and credited. `restock` puts all of them or these pieces back on
 * sale. With the last pieces of an order, the whole order counts as returned.
 *
 * @throws AppError not_found; conflict before it was approved, and after it was received
 */
export function receiveReturn(
  { db, secrets }: OrderShop,
  name: ReturnName,
  { restock, by, now = new Date() }: { restock: boolean | readonly Pieces[]; by: Changer; now?: Date },
): Promise<void> {
  return withLockedOrder(db, name.orderId, async (tx, order) => {
    const known = await readAfterSales(tx, order)
    const request = await changeHeldReturn(tx, secrets, order, known, name.returnId, 'receive', { by, now })
    const { most } = await readReturnRefund(tx, order, known, request)
    const amount = Math.min(request.refund ?? 0, most) // damage may have been refunded since the approval
    // What pays for another order is credited, too: its invoice has those pieces at full price.
    const exchanged = (await findExchangeOf(tx, request.id))?.exchange
    const credited = amount + (exchanged?.amount ?? 0)
    if (amount > 0) await createRefund(tx, secrets, order, { cause: `return:${request.id}`, amount, now })
    const cause = { reason: 'returned', orderNumber: order.number } as const
    const restocked = typeof restock === 'boolean' ? (restock ? request.pieces : []) : restock
    refuseStrange(request, restocked)
    await takeGoodsBack(tx, known, request.pieces, cause, restocked)
    const back = piecesBack(known.rows.returns, request.id)
    await endRemedies(tx, order.id, linesBack(known, back))
    const isAll = isAllBack(known, back)
    // The mail about a whole order promises a refund, which pieces of an exchange do not have.
    const wasAll = isAll && (await endOrder(tx, secrets, order, { by, now, isTold: exchanged !== undefined }))
    const isRest = isAll && credited === order.total
    if (credited > 0) await credit(tx, secrets, { ...order, ...wasAll }, request, { amount: credited, isRest, now })
  })
}

function refuseStrange({ pieces }: StoredReturn, restocked: readonly Pieces[]) {
  const positions = new Set(restocked.map(({ position }) => position))
  const isPart = restocked.every((one) =>
    pieces.some((of) => of.position === one.position && one.quantity <= of.quantity),
  )
  if (!isPart || positions.size < restocked.length) throw refused('Only pieces of this return can be for sale again.')
}

async function endOrder(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  end: { by: Changer; now: Date; isTold: boolean },
): Promise<{ state: 'returned' }> {
  const change = await changeHeldOrder(tx, secrets, order, { action: 'return', ...end, isSettled: true })
  if (change) throw changeRefused(change)
  return { state: 'returned' }
}

async function credit(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { id, pieces }: StoredReturn,
  { amount, isRest, now }: { amount: number; isRest: boolean; now: Date },
) {
  const lines = pieces.map(({ position, quantity }) => ({ position, quantity }))
  const wanted = isRest ? ({ rest: true } as const) : { lines, amount }
  await issueCreditNote(tx, secrets, order, { cause: `return:${id}`, ...wanted }, now)
}
