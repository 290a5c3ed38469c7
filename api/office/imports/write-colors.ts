import { inArray, sql } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { setColorsAside, updateColors } from '../../shop/catalog/update-colors.ts'
import type { Db } from '../../platform/db/client.ts'
import { productColors } from '../../platform/db/schema.ts'
import type { PlannedProduct } from './plan-import.ts'
import { colorValues } from './row-values.ts'

/** Returns the id of a product's color by its name; null for ''. */
export type ColorIdOf = (slug: string, name: string) => number | null

/**
 * Writes the colors of planned products. Variants and pictures may still have a lost color, so it stays until
 * `removeLostColors`.
 */
export async function writeColors(
  tx: Db,
  planned: readonly PlannedProduct[],
  ids: ReadonlyMap<string, number>,
): Promise<ColorIdOf> {
  const lost = lostColors(planned)
  if (lost.length > 0) await setColorsAside(tx, inArray(productColors.id, lost))
  const rows = planned.flatMap(({ slug, colors }) => {
    const productId = defined(ids.get(slug), `product ${slug}`)
    return colors.map((color, position) => ({ ...colorValues(color), id: color.id, productId, position }))
  })
  await updateColors(
    tx,
    rows.flatMap(({ id, ...row }) => (id === undefined ? [] : { ...row, id })),
  )
  const added = rows.filter(({ id }) => id === undefined).map(({ id: _new, ...row }) => row)
  const { id, productId, name } = productColors
  const inserted =
    added.length === 0 ? [] : await tx.insert(productColors).values(added).returning({ id, productId, name })
  const known = rows.flatMap((row) => (row.id === undefined ? [] : { ...row, id: row.id }))
  const idOf = new Map([...known, ...inserted].map((row) => [`${row.productId} ${row.name}`, row.id]))
  return (slug, color) =>
    color === '' ? null : defined(idOf.get(`${ids.get(slug)} ${color}`), `color ${color} of ${slug}`)
}

/** Deletes the colors in which nothing is sold any more. Variants and pictures must have other ones by now. */
export async function removeLostColors(tx: Db, planned: readonly PlannedProduct[]): Promise<void> {
  const lost = lostColors(planned)
  if (lost.length > 0) await tx.delete(productColors).where(inArray(productColors.id, lost))
}

/** Puts the variants of products with colors in the shop's order: by color, then as they were. */
export async function orderByColor(
  tx: Db,
  planned: readonly PlannedProduct[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const colored = planned.filter(({ colors }) => colors.length > 0).map(({ slug }) => ids.get(slug))
  if (colored.length === 0) return
  await tx.execute(sql`
    update variants set position = placed.position
    from (
      select variants.id,
        row_number() over (partition by variants.product_id order by color.position, variants.position) - 1 as position
      from variants join product_colors color on color.product_id = variants.product_id and color.id = variants.color_id
      where variants.product_id = any(${sql.param(colored)})
    ) placed
    where placed.id = variants.id and placed.position <> variants.position`)
}

function lostColors(planned: readonly PlannedProduct[]): number[] {
  return planned.flatMap(({ was, colors }) => {
    const kept = new Set(colors.map(({ id }) => id))
    return (was?.colors ?? []).flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  })
}
