import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { asCheckoutLine, lineColumns, type CheckoutLine, type LineRow } from '../../checkout/line-queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import { runNamed } from '../../../platform/db/prepared.ts'
import {
  deliveryLines,
  orderLines,
  orderReductions,
  orders,
  productSetPieces,
  productSets,
  promotions,
  stores,
  variants,
} from '../../../platform/db/schema.ts'
import type { KeptStore } from '../../../platform/db/schema/stores.ts'
import { stockCause } from '../../../shop/stock/stock-queries.ts'
import { asPromotion, type OfferedPromotion } from '../../../shop/promotions/promotion-rows.ts'
import { asOfferedSet, type OfferedSet } from '../../../shop/sets/set-rows.ts'
import type { StoredOrder } from '../order-record.ts'

export type EditedLine = typeof orderLines.$inferSelect
export type EditedReduction = typeof orderReductions.$inferSelect

/** What an edit changes. */
export type EditedGoods = { lines: EditedLine[]; reductions: EditedReduction[] }

export async function readGoods(db: Db, orderId: string): Promise<EditedGoods> {
  return {
    lines: await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    reductions: await db
      .select()
      .from(orderReductions)
      .where(eq(orderReductions.orderId, orderId))
      .orderBy(asc(orderReductions.position)),
  }
}

/** A line as `lineColumns` completes it: what a deleted variant was called, and which one it is. */
export type AskedLine = Pick<EditedLine, 'variantId' | 'name' | 'color' | 'size' | 'type' | 'quantity'>

/** Reads lines with their goods as the shop has them now, in the order given. */
export async function readLines(db: Db, asked: readonly AskedLine[]): Promise<CheckoutLine[]> {
  const text = `
    select ${lineColumns}
    from jsonb_to_recordset($1::jsonb) as line(id text, "variantId" integer, name text, color jsonb, size text, type text, quantity integer)
      left join variants variant on variant.id = line."variantId" left join products product on product.id = variant.product_id
    order by line.id::integer`
  const lines = asked.map(({ variantId, name, color, size, type, quantity }, index) => {
    return { id: String(index), variantId, name, color, size, type, quantity }
  })
  const rows = await runNamed<LineRow>(db, 'order_edit_lines', text, [JSON.stringify(lines)])
  return rows.map((row) => asCheckoutLine(row, 'en'))
}

/** Reads the variants of these products, in the order of the shop. */
export async function readVariantsOf(db: Db, productIds: readonly number[]) {
  const { id, productId } = variants
  return db
    .select({ id, productId })
    .from(variants)
    .where(inArray(productId, [...productIds]))
    .orderBy(asc(productId), asc(id))
}

/** Reads the products of these variants, so that both can be locked. */
export async function readProductIds(db: Db, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
  return rows.map(({ id }) => id)
}

/** Reads promotions of an order. It has used them, so their time and their uses count no more. */
export async function readUsedPromotions(db: Db, ids: readonly string[]): Promise<OfferedPromotion[]> {
  const rows = await db
    .select()
    .from(promotions)
    .where(inArray(promotions.id, [...ids]))
  return rows.map(({ startsAt, ...row }) => ({
    ...asPromotion({ ...row, startsAt: startsAt.toISOString(), endsAt: null }, 'en'),
    startsAt: new Date(0),
    usesLeft: null,
  }))
}

/** Reads sets of an order, also those that are not offered any more. */
export async function readUsedSets(db: Db, ids: readonly string[]): Promise<OfferedSet[]> {
  const rows = await db
    .select()
    .from(productSets)
    .where(inArray(productSets.id, [...ids]))
  const pieces = await db
    .select()
    .from(productSetPieces)
    .where(inArray(productSetPieces.setId, [...ids]))
    .orderBy(asc(productSetPieces.position))
  const piecesOf = Map.groupBy(pieces, ({ setId }) => setId)
  return rows.map((row) => asOfferedSet({ ...row, pieces: piecesOf.get(row.id) ?? [] }, 'en'))
}

export type StockChange = { id: number; quantity: number }

/** Takes pieces out of stock, for a pickup from its store first. The variants are locked, and have enough. */
export async function takeStock(
  tx: Db,
  pieces: readonly StockChange[],
  { orderNumber, district, store = null }: { orderNumber: string; district: string; store?: KeptStore | null },
): Promise<void> {
  if (pieces.length === 0) return
  const slug = store === null ? '' : await readSlug(tx, store)
  await tx.execute(sql`
    with moved as (update variants set stock = stock - taken.quantity from ${rowsOf(pieces)} where variants.id = taken.id)
    select ${stockCause({ reason: 'sold', orderNumber, district, store: slug })}`)
}

/** Reads the slug of a store, of which an order keeps only name and address; '' once it has others. */
async function readSlug(tx: Db, { name, streetAddress, city }: KeptStore): Promise<string> {
  const isSame = and(eq(stores.name, name), eq(stores.streetAddress, streetAddress), eq(stores.city, city))
  const [store] = await tx.select({ slug: stores.slug }).from(stores).where(isSame).limit(1)
  return store?.slug ?? ''
}

/** Counts pieces as sold. */
export async function addSales(tx: Db, pieces: readonly StockChange[]): Promise<void> {
  if (pieces.length === 0) return
  await tx.execute(sql`
    update products set sales_count = sales_count + taken.quantity from ${rowsOf(pieces)} where products.id = taken.id`)
}

function rowsOf(pieces: readonly StockChange[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as taken(id integer, quantity integer)`
}

export type NewFigures = Pick<StoredOrder, 'subtotal' | 'shipping' | 'shippingVat' | 'total' | 'vat'>
type NewColumns = NewFigures &
  Partial<
    Pick<
      StoredOrder,
      'province' | 'district' | 'method' | 'estimateFirst' | 'estimateLast' | 'store' | 'collectionCode'
    >
  >

/** Replaces lines, discounts, sums and delivery of an order. The pieces of its deliveries are written anew after that. */
export async function replaceGoods(
  tx: Db,
  orderId: string,
  { lines, reductions, columns }: EditedGoods & { columns: NewColumns },
): Promise<void> {
  await tx.delete(deliveryLines).where(eq(deliveryLines.orderId, orderId))
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId))
  await tx.insert(orderLines).values(lines)
  await tx.delete(orderReductions).where(eq(orderReductions.orderId, orderId))
  if (reductions.length > 0) await tx.insert(orderReductions).values(reductions)
  // After the goods, as placing an order does: a trigger locks the account's figures (0024_summaries.sql).
  await tx.update(orders).set(columns).where(eq(orders.id, orderId))
}
