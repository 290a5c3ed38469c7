import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderEvents, orderReductions, orders, products, promotions, variants } from '../../platform/db/schema.ts'
import { stockCause, type StockCause } from '../../shop/stock/stock-queries.ts'
import type { StoredOrder } from './order-record.ts'

/** Also clears what matters only for a pending order. The network of a cancelled order counts for another day. */
export async function updateState(tx: Db, orderId: string, state: OrderState): Promise<void> {
  const forgotten = { verifyBy: null, ...(state !== 'cancelled' && { network: null, neighborhood: null }) }
  await tx
    .update(orders)
    .set({ state, ...forgotten })
    .where(eq(orders.id, orderId))
}

/** Stores that no code is pending any more, and the email address that news of the order goes to. */
export async function updateVerified(tx: Db, { id, email }: Pick<StoredOrder, 'id' | 'email'>): Promise<void> {
  await tx.update(orders).set({ verifyBy: null, email }).where(eq(orders.id, id))
}

export async function updatePayment(
  tx: Db,
  orderId: string,
  { payment, payBy, verifyBy }: Pick<StoredOrder, 'payment' | 'payBy' | 'verifyBy'>,
): Promise<void> {
  await tx.update(orders).set({ payment, payBy, verifyBy }).where(eq(orders.id, orderId))
}

export async function updatePrivate(
  tx: Db,
  orderId: string,
  columns: Pick<StoredOrder, 'privateDetails' | 'phoneIndex' | 'recipientPhoneIndex'>,
): Promise<void> {
  await tx.update(orders).set(columns).where(eq(orders.id, orderId))
}

export async function insertEvent(tx: Db, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event)
}

/** Counts the events of an order that its buyer caused. */
export function countByShopper(tx: Db, orderId: string): Promise<number> {
  return tx.$count(orderEvents, and(eq(orderEvents.orderId, orderId), eq(orderEvents.actor, 'shopper')))
}

/** Whether staff changed the phone number of an order after it was placed. */
export async function hasChangedPhone(tx: Db, orderId: string): Promise<boolean> {
  return (await tx.$count(orderEvents, and(isContactChange(orderId), changesPhone))) > 0
}

/** Selects the events by which staff changed the phone number of the order that the outer query reads. */
export function phoneChanges(tx: Db) {
  return tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(isContactChange(orders.id), changesPhone))
}

const changesPhone = sql`${orderEvents.detail} ? 'changesPhone'`

/** Whether this member of staff changed a phone number or the recipient of an order after it was placed. */
export async function hasChangedPerson(tx: Db, orderId: string, staffId: string): Promise<boolean> {
  const { actorId, detail } = orderEvents
  const isOfPerson = sql`${detail} ?| array['changesPhone', 'changesRecipient']`
  return (await tx.$count(orderEvents, and(isContactChange(orderId), eq(actorId, staffId), isOfPerson))) > 0
}

function isContactChange(orderId: string | typeof orders.id) {
  return and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, 'contact-changed'))
}

type Pieces = { id: number; quantity: number }
type Goods = { products: Pieces[]; variants: Pieces[] }

/**
 * Counts the pieces of an order by product and by variant, as far as these still exist. Pieces that came back in returns,
 * or that were called off after a partial delivery, do not count.
 */
export async function readPieces(tx: Db, orderId: string): Promise<Goods> {
  const { rows } = await tx.execute<{ productId: number | null; variantId: number | null; quantity: number }>(sql`
    select l.product_id as "productId", l.variant_id as "variantId",
      (l.quantity - coalesce((
        select sum(r.quantity) from return_lines r join return_requests q on q.id = r.return_id
        where r.order_id = l.order_id and r.position = l.position and q.state = 'received'), 0)
        - case when l.order_id in (select order_id from deliveries where state = 'delivered' and order_id = ${orderId})
          then coalesce((
            select sum(n.quantity) from delivery_lines n join deliveries d on d.id = n.delivery_id
            where n.order_id = l.order_id and n.position = l.position and d.state = 'cancelled'), 0)
          else 0 end)::int as quantity
    from order_lines l where l.order_id = ${orderId}`)
  return {
    products: piecesOf(rows.map(({ productId: id, quantity }) => ({ id, quantity }))),
    variants: piecesOf(rows.map(({ variantId: id, quantity }) => ({ id, quantity }))),
  }
}

function piecesOf(rows: readonly { id: number | null; quantity: number }[]): Pieces[] {
  const counts = new Map<number, number>()
  for (const { id, quantity } of rows) {
    if (id !== null && quantity > 0) counts.set(id, (counts.get(id) ?? 0) + quantity)
  }
  return [...counts].map(([id, quantity]) => ({ id, quantity }))
}

/** Locks products before variants, and lower ids before higher ones, as placing an order does. */
export async function lockGoods(tx: Db, goods: Goods): Promise<void> {
  for (const [table, pieces] of [[products, goods.products] as const, [variants, goods.variants] as const]) {
    const ids = pieces.map(({ id }) => id)
    await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(asc(table.id))
      .for('no key update')
  }
}

export async function addStock(tx: Db, pieces: readonly Pieces[], cause: StockCause): Promise<void> {
  await tx.execute(sql`
    with moved as (update variants set stock = stock + back.quantity from ${rowsOf(pieces)} where variants.id = back.id)
    select ${stockCause(cause)}`)
}

/** Never counts below 0, because staff may have set the figure by hand. */
export async function takeSales(tx: Db, pieces: readonly Pieces[]): Promise<void> {
  await tx.execute(sql`
    update products set sales_count = greatest(0, sales_count - back.quantity) from ${rowsOf(pieces)} where products.id = back.id`)
}

function rowsOf(pieces: readonly Pieces[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as back(id integer, quantity integer)`
}

/** Gives the uses of promotions back. Lock the goods first, as placing an order does. */
export async function giveUsesBack(tx: Db, orderId: string): Promise<void> {
  const used = await tx
    .select({ id: orderReductions.promotionId })
    .from(orderReductions)
    .where(eq(orderReductions.orderId, orderId))
  await giveUsesOf(
    tx,
    used.flatMap(({ id }) => id ?? []),
  )
}

/** Gives a use of each of these promotions back. Lock the goods first. */
export async function giveUsesOf(tx: Db, promotionIds: readonly string[]): Promise<void> {
  const locked = await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(inArray(promotions.id, [...promotionIds]))
    .orderBy(asc(promotions.id))
    .for('no key update')
  if (locked.length === 0) return
  const ids = locked.map(({ id }) => id)
  await tx
    .update(promotions)
    .set({ uses: sql`greatest(0, ${promotions.uses} - 1)` })
    .where(inArray(promotions.id, ids))
}
