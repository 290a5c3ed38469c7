import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { MOST_MESSAGES, MOST_NOTES } from '#domain/bounds.ts'
import type { Picture } from '#contract/common.ts'
import { uuidIds } from '../../../platform/records/conditions.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Db } from '../../../platform/db/client.ts'
import { mails, orderLines, orderNotes, paymentAttempts, pictures, smsMessages } from '../../../platform/db/schema.ts'
import { colorIn } from '../../../platform/language/localized.ts'
import { pictureJson } from '../../../platform/media/picture-rows.ts'
import { findOrder, findOrderById } from '../order-queries.ts'
import type { StoredOrder } from '../order-record.ts'
import { orderNotFound } from '../refusals.ts'

/**
 * @param asked  its id, or its number in any spelling
 * @throws AppError not_found
 */
export async function askedOrder(db: Db, asked: string): Promise<StoredOrder> {
  const number = parseOrderNumber(asked)
  const [id] = uuidIds([asked])
  const order = number !== null ? await findOrder(db, number) : id && (await findOrderById(db, id))
  if (!order) throw orderNotFound()
  return order
}

/** The lines of these orders, in their order; names in English. */
export async function readStaffLines(db: Db, orderIds: readonly string[]) {
  const { orderId, position, productId, variantId, sku, name, color, size, type } = orderLines
  const { price, quantity, reduction, total } = orderLines
  const picture = sql<Picture | null>`case when ${pictures.id} is not null then ${pictureJson(orderLines.pictureAlt)} end`
  const line = {
    orderId,
    position,
    productId,
    variantId,
    sku,
    name,
    color,
    size,
    type,
    price,
    quantity,
    reduction,
    total,
  }
  const rows = await db
    .select({ ...line, picture })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), asc(position))
  return rows.map((row) => ({ ...row, color: colorIn(row.color, 'en') }))
}

/** Every try at a wallet, in the order of time. */
export function readAttemptsOf(db: Db, orderId: string) {
  const { createdAt, id } = paymentAttempts
  return db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(asc(createdAt), asc(id))
}

/**
 * The newest mails about an order, as long as the outbox keeps them, in the order of time. `about` are the ids of what its
 * mails tell of.
 */
export async function readMailsAbout(db: Db, about: readonly string[]) {
  const { template, to, createdAt, sentAt, tries, id, event } = mails
  const thing = sql`split_part(${event}, ':', 2)`
  const newest = await db
    .select({ template, to, createdAt, sentAt, tries })
    .from(mails)
    .where(inArray(thing, [...about]))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_MESSAGES)
  return newest.toReversed()
}

/** What staff wrote to each other, newest first. */
export function readNotes(db: Db, orderId: string) {
  return db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), asc(orderNotes.id))
    .limit(MOST_NOTES)
}

/** The newest SMS about an order, as for `readMailsAbout`. */
export async function readSmsAbout(db: Db, about: readonly string[]) {
  const { template, createdAt, outcome, id, event } = smsMessages
  const newest = await db
    .select({ template, createdAt, outcome })
    .from(smsMessages)
    .where(inArray(sql`split_part(${event}, ':', 2)`, [...about]))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_MESSAGES)
  return newest.toReversed()
}
