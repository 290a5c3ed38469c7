import { randomUUID } from 'node:crypto'
import type { ExchangeSaveBody } from '#contract/admin/orders/exchanges.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { TRANSFER_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { exchanges, orderLines, orderReductions, orders } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { encrypt } from '../../platform/secrets/encryption.ts'
import { drawnLot, randomCharacters } from '../../platform/secrets/random.ts'
import { COLLECTION_CODE_DIGITS } from '../checkout/new-order.ts'
import { returnAad } from '../fulfilment/after-sales-aad.ts'
import { readAfterSales } from '../fulfilment/after-sales-rows.ts'
import { ensureDeliveries } from '../fulfilment/order-deliveries.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import { recordNews } from '../fulfilment/record-news.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { lockGoods } from '../orders/change-queries.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { rowOfStaff } from '../orders/edits/edit-discounts.ts'
import { changesOf } from '../orders/edits/edit-lines.ts'
import { addSales, readProductIds, takeStock } from '../orders/edits/edit-queries.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { decryptOrder, privateColumns } from '../orders/private-order.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { paidBy } from '../payments/order-money.ts'
import { arrivalOf } from '../terms/offered-methods.ts'
import { tellOfExchange } from './exchange-news.ts'
import { findLatestNewOrder, insertReturn } from './exchange-queries.ts'
import { exchangeRefusal } from './exchange-refusal.ts'
import { figureExchange, lineSums, refuseChanged, refusePayment, type FiguredExchange } from './figure-exchange.ts'

type ExchangingShop = OrderShop & { wallets: { offered: readonly WalletProvider[] } }
type NewOrder = { id: string; number: string }
type Act = { wanted: ExchangeSaveBody; figured: FiguredExchange; by: Changer; now: Date }

/**
 * Exchanges pieces of a delivered order for others. One transaction writes the return, the order that goes out with its stock
 * and invoice, and what one pays for the other, and tells the buyer. The credit note follows once the pieces are back.
 *
 * @returns the order that goes out
 * @throws AppError invalid_input; stale once prices differ from what was shown; key_reused; conflict, with the reason in words;
 *                  RangeError when there is no such order
 */
export function exchangeOrder(
  { db, secrets, wallets }: ExchangingShop,
  orderId: string,
  { reason, ...wanted }: ExchangeSaveBody,
  { by, once, now: given }: { by: Changer; once?: StaffOnce | undefined; now?: Date },
): Promise<NewOrder> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    if (!(await isFirstTime(tx, once))) return readBefore(tx, orderId)
    const now = given ?? new Date() // read after the lock
    const known = await readAfterSales(tx, order)
    const why = await exchangeRefusal(tx, order, known)
    if (why !== null) throw new AppError('conflict', why)
    await lockWanted(tx, wanted.lines)
    const newOrderId = randomUUID()
    const asked = { order, known, newOrderId, wallets: wallets.offered }
    const figured = await figureExchange(tx, asked, wanted, now)
    refuseChanged(figured, wanted)
    refusePayment(figured, wanted.payment)

    const act: Act = { wanted: { ...wanted, reason }, figured, by, now }
    const placed = await placeNew(tx, secrets, order, newOrderId, act)
    const returnId = await writeReturn(tx, secrets, order, act)
    await tx.insert(exchanges).values({ returnId, orderId, newOrderId, amount: figured.pays, createdAt: now })
    await recordBoth(tx, secrets, { order, placed }, act)
    if (placed.state === 'confirm') {
      await ensureDeliveries(tx, placed, now)
      await issueInvoice(tx, secrets, placed, now) // the counters are taken last
    }
    return { id: placed.id, number: placed.number }
  })
}

async function readBefore(tx: Db, orderId: string): Promise<NewOrder> {
  const before = await findLatestNewOrder(tx, orderId)
  if (!before) throw new Error(`Order ${orderId} was exchanged before, and has no new order`)
  return before
}

/** Locks what goes out, as placing an order does. */
async function lockWanted(tx: Db, lines: ExchangeSaveBody['lines']): Promise<void> {
  const ids = lines.map(({ variantId }) => variantId)
  await lockGoods(tx, { products: named(await readProductIds(tx, ids)), variants: named(ids) })
}

function named(ids: readonly number[]): { id: number; quantity: number }[] {
  return ids.map((id) => ({ id, quantity: 0 }))
}

/** Writes the order that goes out, to the same person and door. It is confirmed unless it waits for a payment. */
async function placeNew(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  id: string,
  { wanted, figured, by, now }: Act,
): Promise<StoredOrder> {
  const { resolved, figures, method, due } = figured
  const number = orderNumber(nepalDay(now), drawnLot())
  const store = method === 'pickup' ? order.store : null
  await takeGoods(tx, figured, { orderNumber: number, district: order.district, store })
  const way = due > 0 ? wanted.payment : paidBy(order, (await readMoneyOf(tx, [order.id]))(order.id))
  const payment = way === 'credit' ? order.payment : way // credit is not chosen, it counts beside a method
  const waits = due > 0 && payment !== 'cod'
  const { estimate } = arrivalOf(figured.shop, method, now)
  const { userId, name, email, language, province, district } = order
  const { subtotal, shipping, shippingVat, total, vat } = figures
  const placed = onlyRow(
    await tx
      .insert(orders)
      .values({
        id,
        number,
        userId,
        state: waits ? 'pending' : 'confirm',
        placedAt: now,
        name,
        email,
        language,
        province,
        district,
        ...privateOf(secrets, order, id),
        method,
        payment,
        payBy: waits ? new Date(now.getTime() + TRANSFER_PAYS_WITHIN_MS) : null,
        estimateFirst: estimate?.first ?? null,
        estimateLast: estimate?.last ?? null,
        collectionCode: method === 'pickup' ? randomCharacters('0123456789', COLLECTION_CODE_DIGITS) : null,
        store,
        subtotal,
        shipping,
        shippingVat,
        total,
        vat,
      })
      .returning(),
  )
  await tx
    .insert(orderLines)
    .values(resolved.map(({ sold }, position) => ({ ...sold, ...lineSums(figures, position), position })))
  const reductions = rowOfStaff(wanted.discount).map((row) => ({ ...row, orderId: id, position: 0 }))
  if (reductions.length > 0) await tx.insert(orderReductions).values(reductions)
  await recordEvent(tx, { ...placed, state: 'pending' }, { action: 'place', by, at: now })
  return placed
}

async function takeGoods(tx: Db, { resolved }: FiguredExchange, sold: Parameters<typeof takeStock>[2]): Promise<void> {
  await takeStock(tx, changesOf('variantId', [], resolved).taken, sold)
  await addSales(tx, changesOf('productId', [], resolved).taken)
}

/** Returns the private columns of the new order: those of the old one without what was said about that one. */
function privateOf({ dataKey }: OrderShop['secrets'], order: StoredOrder, id: string) {
  const {
    doesNotFit: _doesNotFit,
    shopperReason: _reason,
    ...details
  } = decryptOrder(dataKey, order.id, order.privateDetails!)
  return privateColumns(dataKey, id, details)
}

/** Writes the return, approved. Its refund is what the new order does not take. */
async function writeReturn(
  tx: Db,
  { dataKey }: OrderShop['secrets'],
  { id: orderId }: StoredOrder,
  { wanted: { back, reason }, figured: { refund }, now }: Act,
): Promise<string> {
  const id = randomUUID()
  const words = encrypt(dataKey, reason, returnAad(id))
  const state = 'approved' as const
  await insertReturn(tx, { id, orderId, state, refund, reason: words, createdAt: now, changedAt: now }, back)
  return id
}

/** Adds the exchange to the history of both orders, and tells the buyer once. */
async function recordBoth(
  tx: Db,
  secrets: OrderShop['secrets'],
  { order, placed }: { order: StoredOrder; placed: StoredOrder },
  act: Act,
): Promise<void> {
  const { wanted, figured, by, now } = act
  const { reason } = wanted
  const from = { exchangeOf: order.number, amount: figured.pays }
  await recordEvent(tx, { ...placed, state: 'pending' }, { action: 'exchanged', by, at: now, reason, detail: from })
  if (placed.state === 'confirm') await recordEvent(tx, placed, { action: 'confirm', by, at: now })
  const detail = { exchangedFor: placed.number, amount: figured.worth }
  await recordNews(tx, order, { action: 'exchanged', by, at: now, reason, detail }, () => {
    return tellOfExchange(tx, secrets, { order, placed }, { back: wanted.back, figured, reason })
  })
}
