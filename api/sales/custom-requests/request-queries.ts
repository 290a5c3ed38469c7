import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Picture } from '#contract/common.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import { sizesInShop } from '#domain/custom-requests/request-form.ts'
import type { Language } from '#domain/language/languages.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Plan } from '#domain/planner/plan.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  categories,
  customQuotes,
  customRequestEvents,
  customRequests,
  orderEvents,
  orders,
  photos,
  productColors,
  products,
  variants,
} from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { firstProductPicture, subquery } from '../../platform/media/picture-rows.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** A plan is large and read only for a request's page. */
export type StoredRequest = Omit<typeof customRequests.$inferSelect, 'plan'>
export type StoredQuote = typeof customQuotes.$inferSelect

const { plan, ...withoutPlan } = getTableColumns(customRequests)
/** The columns of a `StoredRequest`. */
export const requestColumns = withoutPlan

/** @returns false when a request with this ID exists already */
export async function insertRequest(tx: Db, request: typeof customRequests.$inferInsert): Promise<boolean> {
  const written = await tx.insert(customRequests).values(request).onConflictDoNothing({ target: customRequests.id })
  return written.rowCount === 1
}

export async function insertRequestEvent(tx: Db, event: typeof customRequestEvents.$inferInsert): Promise<void> {
  await tx.insert(customRequestEvents).values(event)
}

export async function findRequestById(db: Db, id: string): Promise<StoredRequest | undefined> {
  const [request] = await db.select(requestColumns).from(customRequests).where(eq(customRequests.id, id))
  return request
}

export async function findRequest(db: Db, number: string): Promise<StoredRequest | undefined> {
  const [request] = await db.select(requestColumns).from(customRequests).where(eq(customRequests.number, number))
  return request
}

/** Returns the room plan that came with a request; null without one. */
export async function readRequestPlan(db: Db, id: string): Promise<Plan | null> {
  const [request] = await db.select({ plan }).from(customRequests).where(eq(customRequests.id, id))
  return request?.plan ?? null
}

/** Locks a request until the end of the transaction. */
export async function lockRequest(tx: Db, id: string): Promise<StoredRequest | undefined> {
  const which = eq(customRequests.id, id)
  const [request] = await tx.select(requestColumns).from(customRequests).where(which).for('no key update')
  return request
}

export async function updateRequest(
  tx: Db,
  id: string,
  values: Partial<Pick<StoredRequest, 'state' | 'orderId' | 'privateDetails' | 'changedAt'>>,
): Promise<void> {
  await tx.update(customRequests).set(values).where(eq(customRequests.id, id))
}

export async function insertQuote(tx: Db, quote: typeof customQuotes.$inferInsert): Promise<StoredQuote> {
  return onlyRow(await tx.insert(customQuotes).values(quote).returning())
}

/** Counts the offers for a request since a time. */
export function countQuotes(tx: Db, requestId: string, since: Date): Promise<number> {
  return tx.$count(customQuotes, and(eq(customQuotes.requestId, requestId), gt(customQuotes.createdAt, since)))
}

/** Reads the latest offer, the only valid one. */
export async function readLastQuote(db: Db, requestId: string): Promise<StoredQuote | undefined> {
  const [quote] = await db
    .select()
    .from(customQuotes)
    .where(eq(customQuotes.requestId, requestId))
    .orderBy(desc(customQuotes.createdAt), desc(customQuotes.id))
    .limit(1)
  return quote
}

/** Reads the requests of an account, newest first. Without a page, reads all of them. */
export function readRequestsOf(db: Db, userId: string, page?: { limit: number; offset: number }) {
  const all = db
    .select(requestColumns)
    .from(customRequests)
    .where(eq(customRequests.userId, userId))
    .orderBy(desc(customRequests.createdAt), asc(customRequests.id))
    .$dynamic()
  return page ? all.limit(page.limit).offset(page.offset) : all
}

export function countRequestsOf(db: Db, userId: string): Promise<number> {
  return db.$count(customRequests, eq(customRequests.userId, userId))
}

type MadeAfter = { id: number; slug: string; category: string; name: string; picture: Picture | null }
type Became = { number: string; state: OrderState; isExpired: boolean }

/** Data that is shown with a request besides its own row. */
export type Around = { product: MadeAfter | null; quote: StoredQuote | null; order: Became | null }

export async function readAround(
  db: Db,
  requests: readonly StoredRequest[],
  language: Language,
): Promise<(id: string) => Around> {
  const ids = requests.map(({ id }) => id)
  const [made, quotes, became] = await Promise.all([
    readProducts(db, ids, language),
    db
      .selectDistinctOn([customQuotes.requestId])
      .from(customQuotes)
      .where(inArray(customQuotes.requestId, ids))
      .orderBy(customQuotes.requestId, desc(customQuotes.createdAt), desc(customQuotes.id)),
    readBecame(db, ids),
  ])
  return (id) => ({
    product: made.find(({ requestId }) => requestId === id) ?? null,
    quote: quotes.find(({ requestId }) => requestId === id) ?? null,
    order: became.find(({ requestId }) => requestId === id) ?? null,
  })
}

/** Reads the product that the piece is modeled on, if shoppers can see it. */
export async function readMadeAfter(db: Db, requestId: string, language: Language): Promise<MadeAfter | null> {
  const [product] = await readProducts(db, [requestId], language)
  return product ?? null
}

/** Returns a color of a product if shoppers can see the product. */
export async function findColor(db: Db, productId: number, slug: string): Promise<KeptColor | null> {
  const { name, swatch, translations } = productColors
  const [color] = await db
    .select({ slug: productColors.slug, name, swatch, translations })
    .from(productColors)
    .innerJoin(products, eq(products.id, productColors.productId))
    .where(and(eq(products.id, productId), products.listed, eq(productColors.slug, slug)))
  return color ?? null
}

/** Returns the name of a product if shoppers can see it. */
export async function readProductName(db: Db, productId: number): Promise<string | undefined> {
  const isShown = and(eq(products.id, productId), products.listed)
  const [product] = await db.select({ name: products.name }).from(products).where(isShown)
  return product?.name
}

/** Reads the sizes in which shoppers can buy a product, in centimeters; none if it is not shown. */
export async function readProductSizes(db: Db, productId: number) {
  const isShown = and(eq(products.id, productId), products.listed)
  const rows = await db
    .selectDistinct({
      usual: { width: products.widthCm, height: products.heightCm, depth: products.depthCm },
      own: { width: variants.widthCm, height: variants.heightCm, depth: variants.depthCm },
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(isShown)
  return sizesInShop({
    dimensionsCm: measured(rows[0]?.usual ?? null),
    variants: rows.map(({ own }) => ({ dimensionsCm: measured(own) })),
  })
}

function measured(sides: Record<'width' | 'height' | 'depth', number | null> | null) {
  const { width = null, height = null, depth = null } = sides ?? {}
  return width === null || height === null || depth === null ? null : { width, height, depth }
}

function readProducts(db: Db, requestIds: readonly string[], language: Language) {
  const { id, slug, name, translations, categoryId, subcategoryId } = products
  return db
    .select({
      requestId: customRequests.id,
      id,
      slug,
      category: categories.name,
      name: translated(name, translations, 'name', language),
      picture: firstProductPicture(language),
    })
    .from(customRequests)
    .innerJoin(products, eq(id, customRequests.productId))
    .innerJoin(categories, eq(categories.id, sql`coalesce(${subcategoryId}, ${categoryId})`))
    .where(and(inArray(customRequests.id, [...requestIds]), products.listed))
}

function readBecame(db: Db, requestIds: readonly string[]) {
  const isExpired = subquery<boolean>(sql`exists (
    select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.action} = 'expire')`)
  return db
    .select({ requestId: customRequests.id, number: orders.number, state: orders.state, isExpired })
    .from(customRequests)
    .innerJoin(orders, eq(orders.id, customRequests.orderId))
    .where(inArray(customRequests.id, [...requestIds]))
}

export function readRequestEvents(db: Db, requestId: string) {
  const { action, actor, reason, at, id } = customRequestEvents
  return db
    .select({ action, actor, reason, at })
    .from(customRequestEvents)
    .where(eq(customRequestEvents.requestId, requestId))
    .orderBy(asc(id))
}

export async function readRequestPhotoIds(db: Db, requestIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.customRequestId, [...requestIds]))
    .orderBy(asc(photos.createdAt), asc(photos.id))
  return rows.map(({ id }) => id)
}
