import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { translated } from '../../platform/language/translated.ts'
import { cartLines, productColors, products, variants } from '../../platform/db/schema.ts'
import { variantColor } from '../catalog/color-rows.ts'

export type LineRow = Awaited<ReturnType<typeof readLines>>[number]
export type VariantRow = Awaited<ReturnType<typeof holdVariants>>[number]

/** Reads the lines of a locked cart, oldest first. */
export function readLines(tx: Db, cartId: string) {
  return tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))
}

/** The requested variant, or a product with an optional color (its slug), size and type; a missing one means any. */
export type Wish = { variantId: number } | WishedChoice
type WishedChoice = {
  productId: number
  color?: string | undefined
  size?: string | undefined
  type?: string | undefined
}

/** Returns the first listed variant that matches, or undefined. Locks it against deletion until the transaction ends. */
export async function holdWished(tx: Db, wish: Wish): Promise<VariantRow | undefined> {
  const wished =
    'variantId' in wish
      ? eq(variants.id, wish.variantId)
      : and(
          eq(variants.productId, wish.productId),
          wish.color === undefined
            ? undefined
            : inArray(variants.colorId, colorsCalled(tx, wish.productId, wish.color)),
          wish.size === undefined ? undefined : eq(variants.size, wish.size),
          wish.type === undefined ? undefined : eq(variants.type, wish.type),
        )
  const [variant] = await selectVariants(tx, and(wished, eq(products.listed, true)))
    .orderBy(asc(variants.position))
    .limit(1)
    .for('key share', { of: variants })
  return variant
}

function colorsCalled(tx: Db, productId: number, slug: string) {
  return tx
    .select({ id: productColors.id })
    .from(productColors)
    .where(and(eq(productColors.productId, productId), eq(productColors.slug, slug)))
}

/** Returns the existing variants, listed or not. Locks them against deletion until the transaction ends. */
export function holdVariants(tx: Db, ids: readonly number[]) {
  return selectVariants(tx, inArray(variants.id, [...ids]))
    .orderBy(asc(variants.id))
    .for('key share', { of: variants })
}

function selectVariants(tx: Db, wanted: SQL | undefined) {
  const { id, productId, size, type, price, stock } = variants
  return tx
    .select({
      id,
      productId,
      name: products.name,
      color: variantColor,
      size,
      type,
      price,
      stock,
      isListed: products.listed,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(wanted)
    .$dynamic()
}

/** Returns the product's name of each existing variant. */
export async function readNames(tx: Db, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  const name = translated(products.name, products.translations, 'name', language)
  const rows = await tx
    .select({ id: variants.id, name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

export async function insertLines(tx: Db, lines: (typeof cartLines.$inferInsert)[]): Promise<void> {
  if (lines.length > 0) await tx.insert(cartLines).values(lines)
}

/** Moves the variant's line before another line of the cart. Without such a line it stays last. */
export async function placeBefore(tx: Db, cartId: string, variantId: number, before: string): Promise<void> {
  await tx.execute(sql`
    update cart_lines line set added_at = next.added_at - interval '1 microsecond'
    from cart_lines next
    where next.cart_id = ${cartId} and next.id = ${before}
      and line.cart_id = ${cartId} and line.variant_id = ${variantId} and not line.is_saved`)
}

export async function updateLine(tx: Db, id: string, values: Partial<typeof cartLines.$inferInsert>): Promise<void> {
  await tx.update(cartLines).set(values).where(eq(cartLines.id, id))
}

/** @returns whether the cart had this line */
export async function deleteLine(tx: Db, cartId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, id)))
  return gone.rowCount === 1
}

/** Deletes the cart's lines, except those saved for later. */
export async function deleteLinesInCart(tx: Db, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.isSaved, false)))
}

export async function deleteAllLines(tx: Db, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId))
}

/**
 * Accepts the changes that the shopper has seen, if they are still current: the price equals the present one, the
 * quantity equals what can be bought.
 */
export async function acceptChanges(
  tx: Db,
  cartId: string,
  seen: readonly { _id: string; price: number; buyable: number }[],
): Promise<void> {
  await tx.execute(sql`
    update cart_lines line set
      seen_price = case when variants.price = seen.price then variants.price else seen_price end,
      quantity = case
        when not is_saved and stock > 0 and seen.buyable = least(quantity, stock) then seen.buyable
        else quantity end
    from variants, jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen(_id uuid, price integer, buyable smallint)
    where line.cart_id = ${cartId} and line.id = seen._id and variants.id = line.variant_id`)
}
