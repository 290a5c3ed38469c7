import { eq } from 'drizzle-orm'
import type { Order } from '#contract/orders/orders.ts'
import { isReturnActionPossible, returnActions, type ReturnAction } from '#domain/fulfilment/after-sales.ts'
import type { Db } from '../../platform/db/client.ts'
import { returnRequests } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { refuseUntilBack } from '../exchanges/refuse-until-back.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { readOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder, type ShowingShop } from '../orders/show-order.ts'
import { mailReturnNews } from './after-sales-mails.ts'
import { afterSalesRefused, returnNotFound } from './after-sales-refusals.ts'
import { readAfterSales, type AfterSales } from './after-sales-rows.ts'
import { titlesOf } from './delivery-mails.ts'
import type { FulfilmentRows } from './fulfilment-rows.ts'
import { recordEvent } from './record-event.ts'
import { refused, refuseEnded } from './refusals.ts'
import { readReturnRefund } from './return-refund.ts'

export type ReturnName = { orderId: string; returnId: string }
export type StoredReturn = FulfilmentRows['returns'][number]

/** `answer` is shown to the shopper; `now` replaces the clock. */
type Deed = { by: Changer; answer?: string; now?: Date }

const events = {
  approve: 'return-approved',
  decline: 'return-declined',
  withdraw: 'return-withdrawn',
  collect: 'return-collected',
  receive: 'return-received',
} as const satisfies Record<ReturnAction, string>

/**
 * Approves a return.
 *
 * @param refund  whole rupees; the price of the pieces by default
 * @throws AppError not_found; conflict
 */
export function approveReturn(
  { db, secrets }: OrderShop,
  name: ReturnName,
  { refund, answer = '', ...deed }: Deed & { refund?: number },
): Promise<void> {
  return withLockedOrder(db, name.orderId, async (tx, order) => {
    await refuseUntilBack(tx, order)
    const known = await readAfterSales(tx, order)
    const { usual, most } = await readReturnRefund(tx, order, known, findReturn(known, name.returnId))
    const amount = refund ?? usual
    if (!Number.isInteger(amount) || amount < 0 || amount > most)
      throw refused(say('returns.wrong-refund', { least: { money: 0 }, most: { money: most } }))
    await changeHeldReturn(tx, secrets, order, known, name.returnId, 'approve', { ...deed, refund: amount, answer })
  })
}

/** Declines a return. @throws AppError not_found; conflict, also without a reason */
export function declineReturn({ db, secrets }: OrderShop, name: ReturnName, deed: Deed): Promise<void> {
  return withLockedOrder(db, name.orderId, async (tx, order) => {
    if (!deed.answer?.trim()) throw refused('Please say why.')
    const known = await readAfterSales(tx, order)
    await changeHeldReturn(tx, secrets, order, known, name.returnId, 'decline', deed)
  })
}

/** Marks the goods of a return as on their way to the shop. */
export function collectReturn({ db, secrets }: OrderShop, name: ReturnName, deed: Deed): Promise<void> {
  return withLockedOrder(db, name.orderId, async (tx, order) => {
    const known = await readAfterSales(tx, order)
    await changeHeldReturn(tx, secrets, order, known, name.returnId, 'collect', deed)
  })
}

/**
 * Withdraws a return for its shopper, who keeps the goods.
 *
 * @returns the order after that
 * @throws AppError not_found; conflict once the goods are on their way
 */
export async function withdrawReturn(
  shop: ShowingShop,
  { order, by }: { order: StoredOrder; by: Changer },
  returnId: string,
): Promise<Order> {
  await withLockedOrder(shop.db, order.id, async (tx, held) => {
    const known = await readAfterSales(tx, held)
    await changeHeldReturn(tx, shop.secrets, held, known, returnId, 'withdraw', { by })
  })
  return showOrder(shop, await readOrder(shop.db, order.id), by)
}

/** Does what every change of a return has in common, in a transaction that has locked the order. */
export async function changeHeldReturn(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  known: AfterSales,
  returnId: string,
  action: ReturnAction,
  { by, answer = '', refund, now = new Date() }: Deed & { refund?: number },
): Promise<StoredReturn> {
  const request = findReturn(known, returnId)
  if (!isReturnActionPossible(action, request.state)) throw notPossible(action, request)
  refuseEnded(order)
  if (action === 'withdraw' && request.newOrder) throw afterSalesRefused('exchanged')
  const state = returnActions[action].to
  const said = answer.trim()
  const changed = { ...request, state, refund: refund ?? request.refund, answer: said === '' ? request.answer : said }
  await tx
    .update(returnRequests)
    .set({ state, refund: changed.refund, answer: changed.answer, changedAt: now })
    .where(eq(returnRequests.id, returnId))
  const detail =
    changed.refund !== null && (action === 'approve' || action === 'receive') ? { amount: changed.refund } : {}
  await recordEvent(tx, order, { action: events[action], by, at: now, reason: said, detail })
  const pieces = await titlesOf(tx, order, request.pieces)
  // A shopper who withdraws repeatedly gets a mail about the first withdrawal only.
  const isRepeated = action === 'withdraw' && known.rows.returns.some((one) => one.state === 'withdrawn')
  if (isRepeated) return changed
  const exchangedFor = request.newOrder && { exchangedFor: request.newOrder.number }
  await mailReturnNews(tx, secrets, order, { state, pieces, refund: changed.refund, answer: said, ...exchangedFor })
  return changed
}

/** @throws AppError not_found */
function findReturn({ rows }: AfterSales, returnId: string): StoredReturn {
  const request = rows.returns.find(({ id }) => id === returnId)
  if (!request) throw returnNotFound()
  return request
}

function notPossible(action: ReturnAction, { state }: StoredReturn): AppError {
  return action === 'withdraw' ? afterSalesRefused('withdrawn') : refused(say('returns.is-in-state', { state }))
}
