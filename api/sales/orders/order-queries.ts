import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Picture } from '#contract/common.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { readArrangedOf } from './arranged-days.ts'
import { readCustomOf } from './custom-parts.ts'
import { readFulfilmentOf } from '../fulfilment/fulfilment-rows.ts'
import { readInvoiceNamesOf } from '../invoices/invoice-names.ts'
import { readRequestsOf } from '../instalments/request-queries.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import {
  orderEvents,
  orderLines,
  orderReductions,
  orders,
  pictures,
  products,
  shopSettings,
} from '../../platform/db/schema.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { translated } from '../../platform/language/translated.ts'
import { pictureJson } from '../../platform/media/picture-rows.ts'
import { storeIn } from '../terms/pickup-store.ts'
import type { BankAccount, OrderRecord, PlacedRecord, StoredLine, StoredOrder } from './order-record.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** Orders of an account, newest first; orders of the same instant have a stable order. Without `page`, all of them. */
export function readOrdersOf(db: Db, userId: string, page?: { limit: number; offset: number }) {
  const all = db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), asc(orders.id))
    .$dynamic()
  return page ? all.limit(page.limit).offset(page.offset) : all
}

export function countOrdersOf(db: Db, userId: string): Promise<number> {
  return db.$count(orders, eq(orders.userId, userId))
}

export async function findOrder(db: Db, number: string): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return order
}

export async function findOrderById(db: Db, id: string): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** @throws Error when there is no such order: ask only for one that was just written or locked */
export async function readOrder(db: Db, id: string): Promise<StoredOrder> {
  return onlyRow(await db.select().from(orders).where(eq(orders.id, id)))
}

/** Reads an order by itself, with the names of goods and promotions in that language. */
export async function readPlaced(db: Db, order: StoredOrder, language: Language): Promise<PlacedRecord> {
  // One after the other: transactions read this, and have one connection.
  const lines = await readLinesOf(db, [order.id], language)
  const reductions = await readReductionsOf(db, [order.id], language)
  const arrangedOf = await readArrangedOf(db, [order])
  const instalmentsOf = await readRequestsOf(db, [order.id])
  return {
    order,
    language,
    store: order.store && storeIn(order.store, language),
    arranged: arrangedOf(order),
    lines: lines.get(order.id) ?? [],
    reductions: reductions.get(order.id) ?? [],
    instalments: instalmentsOf(order.id),
  }
}

/** Reads an order with all that belongs to it, with the names of goods and promotions in that language. */
export async function readRecord(db: Db, order: StoredOrder, language: Language): Promise<OrderRecord> {
  return onlyRow(await readRecords(db, [order], language))
}

/** Reads these orders in English, in the order of `ids`. */
export async function readRecordsById(db: Db, ids: readonly string[]): Promise<OrderRecord[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  const byId = new Map(rows.map((order) => [order.id, order]))
  return readRecords(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
    'en',
  )
}

async function readRecords(db: Db, rows: readonly StoredOrder[], language: Language): Promise<OrderRecord[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, reductions, events, moneyOf, fulfilmentOf, invoicesOf, customOf, arrangedOf, instalmentsOf] =
    await Promise.all([
      readLinesOf(db, ids, language),
      readReductionsOf(db, ids, language),
      readEventsOf(db, ids),
      readMoneyOf(db, ids),
      readFulfilmentOf(db, ids),
      readInvoiceNamesOf(db, ids),
      readCustomOf(db, ids),
      readArrangedOf(db, rows),
      readRequestsOf(db, ids),
    ])
  return rows.map((order) => ({
    order,
    language,
    store: order.store && storeIn(order.store, language),
    arranged: arrangedOf(order),
    lines: lines.get(order.id) ?? [],
    reductions: reductions.get(order.id) ?? [],
    events: events.get(order.id) ?? [],
    money: moneyOf(order.id),
    fulfilment: fulfilmentOf(order.id),
    invoices: invoicesOf(order.id),
    custom: customOf(order.id),
    instalments: instalmentsOf(order.id),
  }))
}

/** Reads the lines of each of these orders, in order. */
export async function readLinesOf(
  db: Db,
  orderIds: readonly string[],
  language: Language,
): Promise<Map<string, StoredLine[]>> {
  const { orderId, sku, name, color, size, type, price, quantity, subtotal, total, translations } = orderLines
  const alt = translated(orderLines.pictureAlt, translations, 'pictureAlt', language)
  const rows = await db
    .select({
      orderId,
      productId: sql<number | null>`case when ${products.listed} then ${orderLines.productId} end`,
      sku,
      name: translated(name, translations, 'name', language),
      color,
      size,
      type,
      price,
      quantity,
      subtotal,
      total,
      picture: sql<Picture | null>`case when ${pictures.id} is not null then ${pictureJson(alt)} end`,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), asc(orderLines.position))
  const lines = rows.map((row) => ({ ...row, color: colorIn(row.color, language) }))
  return Map.groupBy(lines, (line) => line.orderId)
}

/** Reads the lines of an order as a cart can take them. */
export function readSold(db: Db, orderId: string) {
  const { variantId, name, color, size, type, price, quantity } = orderLines
  return db
    .select({ variantId, name, color, size, type, price, quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}

export async function readReductionsOf(db: Db, orderIds: readonly string[], language: Language) {
  const { orderId, name, translations, code, amount, sets, position } = orderReductions
  const rows = await db
    .select({ orderId, name: translated(name, translations, 'name', language), code, amount, sets })
    .from(orderReductions)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), asc(position))
  return Map.groupBy(rows, (row) => row.orderId)
}

/** How many events of an order are read: staff can plan a delivery to and fro without end. */
export const NEWEST_EVENTS = 300
/** Other parts of an order ask for these, however old. */
const alwaysRead = ['place', 'deliver'] as const

/** Reads the newest events of each of these orders, in the order of time. */
async function readEventsOf(db: Db, orderIds: readonly string[]) {
  const { orderId, action, state, at, actor, actorId, reason, detail, id } = orderEvents
  const newerFirst = sql<number>`row_number() over (partition by ${orderId} order by ${id} desc)`.as('newer_first')
  const events = db
    .select({ orderId, action, state, at, actor, actorId, reason, detail, id, newerFirst })
    .from(orderEvents)
    .where(inArray(orderId, [...orderIds]))
    .as('events')
  const rows = await db
    .select()
    .from(events)
    .where(or(lte(events.newerFirst, NEWEST_EVENTS), inArray(events.action, [...alwaysRead])))
    .orderBy(asc(events.orderId), asc(events.id))
  return Map.groupBy(rows, (row) => row.orderId)
}

/** Yields all events of an order in the order of time, and reads a portion of them at a time. */
export async function* readAllEvents(db: Db, orderId: string): AsyncGenerator<OrderRecord['events'][number]> {
  const { action, state, at, actor, actorId, reason, detail, id } = orderEvents
  let after = 0
  for (;;) {
    const rows = await db
      .select({ action, state, at, actor, actorId, reason, detail, id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), gt(id, after)))
      .orderBy(asc(id))
      .limit(NEWEST_EVENTS)
    yield* rows
    if (rows.length < NEWEST_EVENTS) return
    after = rows.at(-1)!.id
  }
}

const NO_ACCOUNT: BankAccount = { bankName: '', bankAccountName: '', bankAccountNumber: '' }

/** Returns the shop's bank account; every field is '' if it has none. */
export async function readBankAccount(db: Db): Promise<BankAccount> {
  const { bankName, bankAccountName, bankAccountNumber } = shopSettings
  const [account = NO_ACCOUNT] = await db.select({ bankName, bankAccountName, bankAccountNumber }).from(shopSettings)
  return account
}
