import { and, eq, gte, inArray, max } from 'drizzle-orm'
import type { ApiChangedOrder, ApiOrder, ApiOrdersQuery } from '#contract/integrations/orders.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderEvents, orders } from '../../platform/db/schema.ts'
import { withinDays } from '../../platform/records/conditions.ts'
import { askedOrder, readStaffLines } from '../../sales/orders/admin/order-rows.ts'
import type { StoredOrder } from '../../sales/orders/order-record.ts'
import { openDetails } from '../../sales/orders/present-order.ts'
import { readMoneyOf, type MoneyRows } from '../../sales/payments/money-rows.ts'
import { dueOf, paidOf } from '../../sales/payments/order-money.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { inOrder, readPage } from './read-page.ts'

/** `seesContacts`: whether the key may know how to reach buyers. */
type Shop = { db: Db; dataKey: DataKey; seesContacts: boolean }

export async function listOrders(shop: Shop, query: ApiOrdersQuery) {
  const { db } = shop
  const { state, customerId, from, until, updatedSince } = query
  const isSince = updatedSince && gte(orderEvents.at, updatedSince)
  const wanted = and(
    state && inArray(orders.state, state),
    customerId === undefined ? undefined : eq(orders.userId, customerId),
    withinDays(orders.placedAt, { from, to: until }),
    isSince && inArray(orders.id, db.select({ id: orderEvents.orderId }).from(orderEvents).where(isSince)),
  )
  const { ids, ...page } = await readPage(db, { table: orders, at: orders.placedAt, id: orders.id, wanted }, query)
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  return {
    items: await presentOrders(
      shop,
      inOrder(ids, rows, ({ id }) => id),
    ),
    ...page,
  }
}

/**
 * @param asked  its id, or its number in any spelling
 * @throws AppError not_found
 */
export async function showOrder(shop: Shop, asked: string): Promise<ApiOrder> {
  const [order] = await presentOrders(shop, [await askedOrder(shop.db, asked)])
  return order!
}

/**
 * What is known of an order after a program changed it: all, or little for a key that may not read orders.
 *
 * @throws AppError not_found
 */
export async function showChangedOrder(
  shop: Shop & { readsOrders: boolean },
  asked: string,
): Promise<ApiOrder | ApiChangedOrder> {
  if (shop.readsOrders) return showOrder(shop, asked)
  const { id, number, state } = await askedOrder(shop.db, asked)
  return { id, number, state }
}

async function presentOrders(shop: Shop, rows: readonly StoredOrder[]): Promise<ApiOrder[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, moneyOf] = [await readStaffLines(shop.db, ids), await readMoneyOf(shop.db, ids)]
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const changedAtOf = await readChangedAt(shop.db, ids)
  return rows.map((order) => {
    const { id } = order
    return presentOrder(shop, order, linesOf.get(id) ?? [], { money: moneyOf(id), changedAt: changedAtOf.get(id) })
  })
}

/** Reads when the shop last edited each of these orders or exchanged pieces of it. */
async function readChangedAt(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const { orderId, action, at } = orderEvents
  const rows = await db
    .select({ orderId, at: max(at) })
    .from(orderEvents)
    .where(and(inArray(orderId, [...ids]), inArray(action, ['edited', 'exchanged'])))
    .groupBy(orderId)
  return new Map(rows.flatMap((row) => (row.at === null ? [] : [[row.orderId, row.at] as const])))
}

type Lines = Awaited<ReturnType<typeof readStaffLines>>

function presentOrder(
  shop: Shop,
  order: StoredOrder,
  lines: Lines,
  { money, changedAt }: { money: MoneyRows; changedAt: Date | undefined },
): ApiOrder {
  const { id, number, state, placedAt, language, userId, deliveryDay, subtotal, shipping, total, vat } = order
  return {
    id,
    number,
    state,
    channel: order.takenBy !== null ? 'phone' : order.deposit !== null ? 'custom' : 'shop',
    placedAt: placedAt.toISOString(),
    language,
    customerId: userId,
    paymentMethod: order.payment,
    deliveryMethod: order.method,
    deliveryDay,
    lines: lines.map((line) => ({
      position: line.position,
      productId: line.productId,
      variantId: line.variantId,
      sku: line.sku,
      name: line.name,
      color: line.color?.name ?? null,
      size: line.size,
      type: line.type,
      quantity: line.quantity,
      price: line.price,
      discount: line.reduction,
      total: line.total,
    })),
    subtotal,
    shipping,
    discount: subtotal + shipping - total,
    total,
    vat,
    paid: paidOf(money),
    exchanged: money.exchanged.paysHere,
    changedAt: changedAt?.toISOString() ?? null,
    due: dueOf(order, money),
    contact: shop.seesContacts ? presentContact(shop.dataKey, order) : null,
  }
}

function presentContact(dataKey: DataKey, order: StoredOrder): ApiOrder['contact'] {
  if (order.privateDetails === null) return null
  const { name, email, province, district } = order
  const details = openDetails(dataKey, order)
  const { phone, city, ward, landmark, apartment, zip, floor, hasLift, access, note, recipient } = details
  const place = { province, district, city, ward, streetAddress: details.street_address, landmark, apartment, zip }
  const received = {
    recipientName: recipient?.name ?? '',
    recipientPhone: recipient?.phone ?? '',
    isGift: recipient?.isGift ?? false,
  }
  return { name, email, phone, ...place, floor, hasLift, access, note, ...received }
}
