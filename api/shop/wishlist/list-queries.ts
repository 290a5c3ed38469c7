import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListItem, SavedChoice } from '#contract/wishlist.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { categories, listItems, productColors, products, subscriptions, variants } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { firstProductPicture, subquery, variantPicture } from '../../platform/media/picture-rows.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { variantColor } from '../catalog/color-rows.ts'

/** What a product was saved in; the color is a slug. */
const savedChoice = { color: listItems.color, size: listItems.size, type: listItems.type }

type ShownVariant = Pick<ListItem, 'size' | 'type' | 'price' | 'oldPrice' | 'picture'> & {
  id: string
  color: KeptColor | null
  stock: number
}
export type ListRow = Awaited<ReturnType<typeof readListRows>>[number]

/** The variant most like the saved color, size and type, in this order; of several the first in stock, or else the first. */
function shownVariant(language: Language) {
  return subquery<ShownVariant | null>(sql`
    select jsonb_build_object('id', ${variants.id}::text, 'color', ${variantColor}, 'size', ${variants.size},
      'type', ${variants.type}, 'price', ${variants.price}, 'oldPrice', ${variants.oldPrice}, 'stock', ${variants.stock},
      'picture', ${variantPicture(language)})
    from ${variants} left join ${productColors}
      on ${productColors.productId} = ${variants.productId} and ${productColors.id} = ${variants.colorId}
    where ${variants.productId} = ${products.id}
    order by ${productColors.slug} = ${listItems.color} desc nulls last,
      ${variants.size} = ${listItems.size} desc nulls last, ${variants.type} = ${listItems.type} desc nulls last,
      ${variants.stock} > 0 desc, ${variants.position}
    limit 1`)
}

/** Returns the list, newest first. */
export function readListRows(db: Db, userId: string, language: Language) {
  const statement = prepared(db, `list ${language}`, (name) =>
    db
      .select({
        productId: listItems.productId,
        name: translated(products.name, products.translations, 'name', language),
        picture: firstProductPicture(language),
        categoryId: products.categoryId,
        categoryName: translated(categories.name, categories.translations, 'name', language),
        isListed: products.listed,
        variant: shownVariant(language),
        saved: savedChoice,
        price: products.price,
        oldPrice: products.oldPrice,
        ratingSum: products.ratingSum,
        ratingCount: products.ratingCount,
        stock: products.stock,
        addedAt: listItems.addedAt,
        noticeId: subscriptions.id,
      })
      .from(listItems)
      .innerJoin(products, eq(products.id, listItems.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(
        subscriptions,
        and(
          eq(subscriptions.userId, listItems.userId),
          eq(subscriptions.productId, listItems.productId),
          eq(subscriptions.kind, 'back-in-stock'),
          isNull(subscriptions.variantId),
        ),
      )
      .where(eq(listItems.userId, sql.placeholder('userId')))
      .orderBy(desc(listItems.addedAt), desc(listItems.productId))
      .prepare(name),
  )
  return statement.execute({ userId })
}

/** What is no longer sold is known to the owner, and may be any text of theirs: a product comes back with its choice. */
const choiceInShop = {
  color: inShop(listItems.color, productColors, productColors.slug),
  size: inShop(listItems.size, variants, variants.size),
  type: inShop(listItems.type, variants, variants.type),
}

function inShop(chosen: PgColumn, table: typeof variants | typeof productColors, known: PgColumn) {
  const ofShop = sql`select from ${table} where ${table.productId} = ${listItems.productId} and ${known} = ${chosen}`
  return subquery<string | null>(sql`select ${chosen} where exists (${ofShop})`)
}

/** Returns the products in the list that are on sale, newest first, in the colors, sizes and types that the shop has. */
export function readListed(db: Db, userId: string): Promise<{ id: number; saved: SavedChoice }[]> {
  return db
    .select({ id: listItems.productId, saved: choiceInShop })
    .from(listItems)
    .innerJoin(products, eq(products.id, listItems.productId))
    .where(and(eq(listItems.userId, userId), products.listed))
    .orderBy(desc(listItems.addedAt), desc(listItems.productId))
}

/** Returns what the product was saved in; undefined if it is not in the list. */
export async function findSaved(db: Db, userId: string, productId: number): Promise<SavedChoice | undefined> {
  const [saved] = await db.select(savedChoice).from(listItems).where(isItem(userId, productId))
  return saved
}

export async function updateSaved(tx: Db, userId: string, productId: number, saved: SavedChoice): Promise<void> {
  await tx.update(listItems).set(saved).where(isItem(userId, productId))
}

export async function hasColor(tx: Db, productId: number, slug: string): Promise<boolean> {
  const isCalled = and(eq(productColors.productId, productId), eq(productColors.slug, slug))
  return (await tx.$count(productColors, isCalled)) > 0
}

export async function countItems(db: Db, userId: string): Promise<number> {
  const found = onlyRow(await db.select({ count: count() }).from(listItems).where(eq(listItems.userId, userId)))
  return found.count
}

/** Returns the product if shoppers see it, and locks it against deletion until the transaction ends. */
export async function holdListed(tx: Db, productId: number) {
  const [product] = await tx
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), products.listed))
    .for('key share')
  return product
}

/**
 * Inserts a saved product.
 *
 * @param addedAt  times in the future are capped at now
 */
export async function insertItem(
  tx: Db,
  { addedAt, ...item }: SavedChoice & { userId: string; productId: number; addedAt: string | undefined },
): Promise<void> {
  const now = sql`clock_timestamp()`
  const at = addedAt === undefined ? now : sql`least(${addedAt}::timestamptz, ${now})`
  await tx.insert(listItems).values({ ...item, addedAt: at })
}

export async function deleteItem(tx: Db, userId: string, productId: number): Promise<void> {
  await tx.delete(listItems).where(isItem(userId, productId))
}

function isItem(userId: string, productId: number) {
  return and(eq(listItems.userId, userId), eq(listItems.productId, productId))
}
