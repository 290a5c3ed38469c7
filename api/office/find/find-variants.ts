import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { FOUND_OF_A_KIND, type Found } from '#contract/admin/find.ts'
import type { Db } from '../../platform/db/client.ts'
import { pictures, productColors, productPictures, products, variants } from '../../platform/db/schema.ts'
import { bestForVariant, subquery } from '../../platform/media/picture-rows.ts'
import { bestRows } from './best-rows.ts'
import type { Typed } from './typed.ts'

/** Words without a figure are hardly a mistyped SKU, and neither is a short text. */
const MISTYPED_SKU = /^(?=.*\d)(?=.*[A-Z]).{8,}$/

/** Finds variants by their SKU, or by words of it, also by one with a slip. */
export async function findVariants(db: Db, typed: Typed) {
  const { words, sku } = typed
  const whole = sku === null ? [] : await readVariants(db, eq(variants.sku, sku), 1)
  const isLatin = words.every((word) => /^[a-z0-9]+$/.test(word))
  const found = isLatin && whole.length === 0 ? await likeSku(db, typed) : whole
  return { items: await readShown(db, found), isExact: whole.length > 0 }
}

async function likeSku(db: Db, { words, sku, order, custom, ticket }: Typed) {
  const said = await bestRows({
    words: words.map((word) => [word]),
    texts: { said: [variants.sku] },
    read: (wanted, limit) => readVariants(db, wanted, limit),
    textsOf: (row) => ({ said: [row.sku] }),
  })
  const isNumber = order !== null || custom !== null || ticket !== null
  if (said.length > 0 || sku === null || isNumber || !MISTYPED_SKU.test(sku)) return said
  return readVariants(db, sql`${variants.sku} %> ${sku}`, FOUND_OF_A_KIND, sql`${variants.sku} <->> ${sku}`)
}

/** Ids grow, so they sort by age. */
function readVariants(db: Db, wanted: SQL, limit: number, order: SQL = desc(variants.id)) {
  const { id, sku } = variants
  return db.select({ id, sku }).from(variants).where(wanted).orderBy(order).limit(limit)
}

const picture = subquery<Found['variants'][number]['picture']>(sql`
  select jsonb_build_object('id', ${pictures.id}, 'width', ${pictures.width})
  from ${productPictures} join ${pictures} on ${pictures.id} = ${productPictures.pictureId}
  where ${productPictures.productId} = ${variants.productId} order by ${bestForVariant} limit 1`)

async function readShown(db: Db, found: readonly { id: number }[]): Promise<Found['variants']> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const { id, productId, sku, size, type, stock, colorId } = variants
  const rows = await db
    .select({ id, productId, name: products.name, sku, color: productColors.name, size, type, stock, picture })
    .from(variants)
    .innerJoin(products, eq(products.id, productId))
    .leftJoin(productColors, and(eq(productColors.productId, productId), eq(productColors.id, colorId)))
    .where(inArray(id, ids))
  return ids.flatMap((one) => rows.find((row) => row.id === one) ?? [])
}
