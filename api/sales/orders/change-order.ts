import {
  actionRefusal,
  type OrderAction,
  orderActions,
  type OrderActor,
  type OrderState,
} from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { OrderNews } from '../../platform/mail/templates/template-data.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { endExchange } from '../exchanges/end-exchange.ts'
import { hasOpenAfterSales } from '../fulfilment/after-sales-queries.ts'
import { hasDelivered, isAllInParts, readArrival } from '../fulfilment/delivery-queries.ts'
import { followOrder } from '../fulfilment/order-deliveries.ts'
import { noteForBank } from '../instalments/tell-bank.ts'
import { issueDocuments } from '../invoices/issue-documents.ts'
import { followWithMoney } from '../payments/follow-with-money.ts'
import { isPaidUp, readMoneyOf } from '../payments/money-rows.ts'
import { dueOf, isFirstPaid, paidBy } from '../payments/order-money.ts'
import { storeIn } from '../terms/pickup-store.ts'
import { readUsualDays } from './arranged-days.ts'
import {
  addStock,
  giveUsesBack,
  insertEvent,
  lockGoods,
  readPieces,
  takeSales,
  updatePrivate,
  updateState,
} from './change-queries.ts'
import { withLockedOrder } from './lock-order.ts'
import type { StoredOrder } from './order-record.ts'
import { decryptOrder, privateColumns } from './private-order.ts'
import { readWeeksOf } from './custom-parts.ts'
import { smsBuyer } from './sms-buyer.ts'
import type { CircumstanceRefusal, RefusedChange } from './refusals.ts'

export type OrderShop = { db: Db; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> }

type OrderChange = {
  action: OrderAction
  by: Changer
  /** '' for none. Everybody who may see the order can read it. A shopper's reason is encrypted with the private details. */
  reason?: string
  /** Replaces the clock. */
  now?: Date
  /** When it was handed over; by default now. */
  happenedAt?: Date
  /** Goods and money are settled already, by returns or by calling off the rest. */
  isSettled?: boolean
  /** Another message tells the customer. */
  isTold?: boolean
}

const comesBack: Record<OrderAction, boolean> = {
  confirm: false,
  deliver: false,
  cancel: true,
  expire: true,
  return: true,
}

const mailOf = {
  confirm: 'order-confirmed',
  deliver: 'order-delivered',
  cancel: 'order-cancelled',
  expire: 'order-cancelled',
  return: 'order-returned',
} as const satisfies Record<OrderAction, string>

/**
 * Changes the state of an order, for shoppers, staff and the shop's own jobs. One transaction also writes the history
 * entry, frees goods and uses of promotions, and queues the mail to the customer. Concurrent changes run one after the
 * other, and each sees the order as the previous one left it.
 *
 * @param orderId  of the row
 * @returns why nothing changed; undefined if the order changed
 * @throws RangeError when there is no such order; AppError unavailable after repeated conflicts
 */
export function changeOrder(
  { db, secrets }: OrderShop,
  orderId: string,
  wanted: OrderChange,
): Promise<RefusedChange | undefined> {
  return withLockedOrder(db, orderId, (tx, order) => changeHeldOrder(tx, secrets, order, wanted))
}

/** Does the same in a transaction that has locked the order (`withLockedOrder`). */
export async function changeHeldOrder(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { action, by, reason = '', now: given, happenedAt, isSettled = false, isTold = false }: OrderChange,
): Promise<RefusedChange | undefined> {
  const now = given ?? new Date() // read after the lock
  const refused = await refusedChange(tx, order, { action, by, now, isSettled })
  if (refused) return refused

  const { to } = orderActions[action]
  const said = reason.trim()
  const isPrivate = by.actor === 'shopper'
  const event = { action, state: to, actor: by.actor, actorId: by.id, reason: isPrivate ? '' : said, at: now }
  if (isPrivate && said !== '') await keepShopperReason(tx, secrets, order, said)
  await insertEvent(tx, { ...event, orderId: order.id })
  if (comesBack[action]) await endExchange(tx, order, { action, by, now }) // before its money
  if (!isSettled) await followWithMoney(tx, secrets, order, { action, to, by, now, happenedAt }) // before the goods, as everybody does
  await followOrder(tx, order, action, { now, happenedAt })
  if (comesBack[action] && !isSettled) await giveGoodsBack(tx, order, action)
  if (comesBack[action]) await giveUsesBack(tx, order.id)
  await noteForBank(tx, order.id, action)
  // After the goods, as placing an order does: a trigger locks the account's figures (0024_summaries.sql).
  await updateState(tx, order.id, to)
  if (!isTold) await mailCustomer(tx, secrets, order, event)
  if (!isSettled) await issueDocuments(tx, secrets, { ...order, state: to }, action, now) // the counters are taken last
  return undefined
}

/** Returns why an order cannot be changed in this way now; undefined if it can. */
export async function refusedChange(
  db: Db,
  order: StoredOrder,
  { action, by, now, isSettled = false }: Pick<OrderChange, 'action' | 'by' | 'isSettled'> & { now: Date },
): Promise<RefusedChange | undefined> {
  const refusal =
    actionRefusal(action, order, by.actor, now) ?? (await circumstanceRefusal(db, order, { action, by, isSettled }))
  return refusal && { action, refusal, state: order.state }
}

/** A partly delivered order cannot be cancelled, only sent back; an order with an open return cannot be returned as a whole. */
async function circumstanceRefusal(
  tx: Db,
  order: StoredOrder,
  { action, by, isSettled }: Required<Pick<OrderChange, 'action' | 'by' | 'isSettled'>>,
): Promise<CircumstanceRefusal | undefined> {
  const { id } = order
  if (action === 'cancel' && (await hasDelivered(tx, id))) return 'part-delivered'
  if (action === 'return' && !isSettled && (await hasOpenAfterSales(tx, id))) return 'after-sales-open'
  const isUnpaid = !isSettled && (await isWaitingForMoney(tx, order, action, by))
  return isUnpaid ? 'unpaid' : undefined
}

/** An order that is not paid at the door is confirmed after its first payment, and handed over once it is paid in full. */
async function isWaitingForMoney(
  tx: Db,
  order: StoredOrder,
  action: OrderAction,
  { actor }: Changer,
): Promise<boolean> {
  if (order.payment === 'cod') return false
  if (action === 'deliver') return !(await isPaidUp(tx, order))
  return action === 'confirm' && actor === 'staff' && !isFirstPaid(order, (await readMoneyOf(tx, [order.id]))(order.id))
}

async function keepShopperReason(
  tx: Db,
  { dataKey }: OrderShop['secrets'],
  { id, privateDetails }: StoredOrder,
  shopperReason: string,
) {
  if (privateDetails === null) return // forgotten with the account
  const details = decryptOrder(dataKey, id, privateDetails)
  await updatePrivate(tx, id, privateColumns(dataKey, id, { ...details, shopperReason }))
}

/** Puts the order's goods back into stock, except deleted ones and those that came back before. */
async function giveGoodsBack(tx: Db, { id, number }: StoredOrder, action: OrderAction) {
  const pieces = await readPieces(tx, id)
  await lockGoods(tx, pieces)
  const reason = action === 'return' ? 'returned' : 'cancelled'
  await addStock(tx, pieces.variants, { reason, orderNumber: number })
  await takeSales(tx, pieces.products)
}

/**
 * Sends a buyer without an email address an SMS about the changes that matter for the delivery. A phone whose code was
 * never entered gets none, because nobody has proved to own it. Cancellations by staff are sent, and the end of an order
 * for which a receipt was sent. The others would cost an SMS each, and the order's page shows them. An unpaid order's first
 * SMS already names the day and time of its end; anybody can order with a stranger's number, and each order that is
 * abandoned would cost a second SMS, to somebody who may never have ordered.
 */
export async function smsOfChange(
  tx: Db,
  secrets: Pick<OrderShop['secrets'], 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  { action, actor }: { action: OrderAction; actor: OrderActor },
) {
  const { id, verifyBy, method, collectionCode, estimateFirst: first, estimateLast: last } = order
  if (verifyBy !== null) return
  if (action === 'confirm') {
    const estimate = first && last ? { first, last } : null
    const arrival = await readArrival(tx, id)
    const data = { method, collectionCode, estimate, arranged: await readUsualDays(tx, order), arrival }
    await smsBuyer(tx, secrets, order, { event: `order-confirmed:${id}`, template: 'order-confirmed', data })
  }
  if (action === 'deliver') {
    const data = { isInParts: await isAllInParts(tx, id) }
    await smsBuyer(tx, secrets, order, { event: `order-delivered:${id}`, template: 'order-delivered', data })
  }
  const isUnexpected =
    action === 'cancel'
      ? actor === 'staff'
      : action === 'expire' && (await readMoneyOf(tx, [id]))(id).vouchers.length > 0
  if (isUnexpected) {
    const event = `order-cancelled:${id}`
    // Anybody can send a receipt and wait, so its SMS comes out of what strangers may cause.
    const isUnproved = action === 'expire'
    await smsBuyer(tx, secrets, order, { event, template: 'order-cancelled', data: {}, isUnproved })
  }
}

/** A deleted account gets no mail. */
async function mailCustomer(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { action, state, actor, reason }: { action: OrderAction; state: OrderState; actor: OrderActor; reason: string },
) {
  const { id, number, email, language, name, total, method, collectionCode, estimateFirst, estimateLast } = order
  if (email === '') return smsOfChange(tx, secrets, order, { action, actor })
  const money = (await readMoneyOf(tx, [id]))(id)
  const template = mailOf[action]
  const estimate = estimateFirst && estimateLast ? { first: estimateFirst, last: estimateLast } : null
  const data: OrderNews = {
    name,
    number,
    trackKey: trackKey(secrets.orderKey, number),
    total,
    method,
    payment: paidBy(order, money),
    collectionCode,
    store: order.store && storeIn(order.store, language),
    ...(order.deposit !== null && { isCustom: true, weeks: await readWeeksOf(tx, id) }),
    // An order that has expired owes nothing; its mail says how much had come until then.
    due: dueOf({ state: action === 'expire' ? order.state : state, total }, money),
    estimate,
    ...(action === 'confirm' && { arranged: await readUsualDays(tx, order), arrival: await readArrival(tx, id) }),
    by: actor,
    reason,
  }
  await queueMail(tx, secrets, { event: `${template}:${id}`, to: email, template, language, data })
}
