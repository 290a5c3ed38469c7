import type { InstalmentMoveBody } from '#contract/admin/instalments.ts'
import { bankNewsOfMove, canMoveRequest, payByOfRequest, type MovedState } from '#domain/instalments/request-states.ts'
import { refuseVariables } from '../../platform/canned-replies/refuse-variables.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import { recordNews } from '../fulfilment/record-news.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { updatePayment } from '../orders/change-queries.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { INSTALMENTS_PAYMENT } from './plan-for-order.ts'
import { readRequestsOf, updateRequest, type StoredRequest } from './request-queries.ts'
import { tellOfRequest } from './request-news.ts'

/**
 * Moves a request for instalments on, for a member of the staff, and tells its buyer. It moves the time to pay with it, and
 * no money: that comes by transfer.
 *
 * @throws AppError conflict where the order has no request, is over, is paid or paid in another way, or its request has
 *   moved since or cannot come into that state; invalid_input for a note with a variable
 */
export async function moveRequest(
  { db, secrets }: OrderShop,
  orderId: string,
  { state, note, seen }: InstalmentMoveBody,
  { by, now: given }: { by: Changer; now?: Date },
): Promise<void> {
  refuseVariables(note, 'note')
  await withLockedOrder(db, orderId, async (tx, order) => {
    const now = given ?? new Date() // read after the lock
    const request = (await readRequestsOf(tx, [orderId]))(orderId)
    refuseMove(order, request, { to: state, seen })
    await updateRequest(tx, orderId, { state, at: now, tellBank: bankNewsOfMove(request.state, state, 'withdrawn') })
    await movePayBy(tx, order, state, now)
    const happening = { action: 'instalments', by, at: now, reason: note, detail: { instalments: state } } as const
    await recordNews(tx, order, happening, () => tellOfRequest(tx, secrets, order, { request, state, note }))
  })
}

function refuseMove(
  { state, payment, counted, total }: StoredOrder,
  request: StoredRequest | null,
  { to, seen }: { to: MovedState; seen: string },
): asserts request is StoredRequest {
  if (!request) throw new AppError('conflict', 'This order has no request for instalments.')
  if (state !== 'pending' && state !== 'confirm') throw new AppError('conflict', 'This order is over.')
  if (payment !== INSTALMENTS_PAYMENT) {
    throw new AppError('conflict', 'The customer pays this order in another way now.')
  }
  if (counted >= total) throw new AppError('conflict', 'This order is already paid.')
  if (request.changedAt.toISOString() === seen && canMoveRequest(request.state, to)) return
  throw new AppError('conflict', 'Somebody has just moved this request on. Reload the order to see how far it is.')
}

/** A confirmed order has no time to pay any more. */
async function movePayBy(tx: Db, order: StoredOrder, state: MovedState, now: Date): Promise<void> {
  if (order.state !== 'pending' || order.payBy === null) return
  await updatePayment(tx, order.id, { ...order, payBy: payByOfRequest(state, now) })
}

/**
 * Withdraws the request of a locked order whose buyer pays in another way now.
 *
 * @returns whether there was an open one
 */
export async function withdrawRequest(
  tx: Db,
  order: StoredOrder,
  { by, now }: { by: Changer; now: Date },
): Promise<boolean> {
  const request = (await readRequestsOf(tx, [order.id]))(order.id)
  if (!request || !canMoveRequest(request.state, 'withdrawn')) return false
  const tellBank = bankNewsOfMove(request.state, 'withdrawn', 'other-way')
  await updateRequest(tx, order.id, { state: 'withdrawn', at: now, tellBank })
  await recordEvent(tx, order, { action: 'instalments', by, at: now, detail: { instalments: 'withdrawn' } })
  return true
}
