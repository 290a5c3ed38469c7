import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { productColors } from '../../platform/db/schema.ts'

type Color = Omit<typeof productColors.$inferSelect, 'swatchPictureId'> & { swatchPictureId?: string | null }

/**
 * Updates the colors that have changed, in one statement, so that colors can swap slugs and places.
 *
 * @param rows  each with a swatch picture, or each without one, which stays then
 */
export async function updateColors(tx: Db, rows: readonly Color[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const pictureId = 'swatchPictureId' in first ? sql`g."swatchPictureId"` : sql`product_colors.swatch_picture_id`
  const given = sql`g.position, g.slug, g.name, g.swatch, ${pictureId}, g.translations`
  await tx.execute(sql`
    update product_colors set (position, slug, name, swatch, swatch_picture_id, translations) = (${given})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id integer, "productId" integer, position integer,
      slug text, name text, swatch text, "swatchPictureId" text, translations jsonb)
    where product_colors.product_id = g."productId" and product_colors.id = g.id
      and (product_colors.position, product_colors.slug, product_colors.name, product_colors.swatch,
        product_colors.swatch_picture_id, product_colors.translations) is distinct from (${given})`)
}

/** Gives colors that are about to be deleted slugs and places that no other color has. */
export async function setColorsAside(tx: Db, which: SQL | undefined): Promise<void> {
  const { id, position } = productColors
  const values = { slug: sql`'removed-' || ${id}`, position: sql`-1 - ${position}` }
  await tx.update(productColors).set(values).where(which)
}
