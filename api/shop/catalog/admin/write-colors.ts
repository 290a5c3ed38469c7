import { and, eq, notInArray } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import type { ColorForm } from '#contract/admin/catalog/products.ts'
import type { Db } from '../../../platform/db/client.ts'
import { productColors } from '../../../platform/db/schema.ts'
import { setColorsAside, updateColors } from '../update-colors.ts'
import { withoutBlanks } from './picture-links.ts'

/** The ids of a product's colors by slug, in the shop's order. */
export type ColorIds = ReadonlyMap<string, number>

/**
 * Writes the colors of a product, in this order. Variants and pictures may still have a color that is not among them, so
 * it stays under a slug that no color has, until `removeOtherColors`.
 */
export async function writeColors(tx: Db, productId: number, forms: readonly ColorForm[]): Promise<ColorIds> {
  const rows = forms.map(({ swatchPicture, translations, ...form }, position) => {
    return { ...form, position, swatchPictureId: swatchPicture, translations: withoutBlanks(translations) }
  })
  const kept = rows.flatMap(({ id, ...row }) => (id === null ? [] : { ...row, id, productId }))
  const added = rows.filter(({ id }) => id === null).map(({ id: _new, ...row }) => ({ ...row, productId }))
  await setColorsAside(tx, isOther(productId, kept))
  await updateColors(tx, kept)
  if (added.length > 0) await tx.insert(productColors).values(added)
  const { id, slug } = productColors
  const written = await tx
    .select({ id, slug })
    .from(productColors)
    .where(eq(productColors.productId, productId))
    .orderBy(productColors.position)
  return new Map(written.map((color) => [color.slug, color.id]))
}

/** @param slug  null for none */
export function idOfColor(ids: ColorIds, slug: string | null): number | null {
  return slug === null ? null : defined(ids.get(slug), `color ${slug}`)
}

/** Deletes the colors that `writeColors` left out. Nothing may refer to them any more. */
export async function removeOtherColors(tx: Db, productId: number, forms: readonly ColorForm[], ids: ColorIds) {
  const kept = forms.map(({ slug }) => ({ id: ids.get(slug) ?? null }))
  await tx.delete(productColors).where(isOther(productId, kept))
}

function isOther(productId: number, kept: readonly { id: number | null }[]) {
  const ids = kept.flatMap(({ id }) => id ?? [])
  return and(eq(productColors.productId, productId), notInArray(productColors.id, ids))
}
