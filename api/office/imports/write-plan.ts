import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { columnName } from '../../platform/db/column-name.ts'
import { productPictures, products, variants } from '../../platform/db/schema.ts'
import { type ColorIdOf, orderByColor, removeLostColors, writeColors } from './write-colors.ts'
import type { PlannedProduct } from './plan-import.ts'
import { productValues, variantValues, cellsOf, picturesOf } from './row-values.ts'
import type { ShopState } from './shop-state.ts'

/**
 * Writes planned products with their colors, variants and pictures, in a fixed number of statements. A new variant's first
 * stock is its first stock movement. Triggers write the movements of existing variants, the prices and the audit log.
 */
export async function writePlan(tx: Db, planned: readonly PlannedProduct[], state: ShopState): Promise<void> {
  const created = planned.filter(({ was }) => !was)
  const changed = planned.filter(({ was, changed: columns }) => was && columns.length > 0)
  const ids = new Map(planned.flatMap(({ slug, was }) => (was ? [[slug, was.id] as const] : [])))
  if (created.length > 0) {
    const values = created.map((product) => ({ ...productValues(product, state), slug: product.slug }))
    const rows = await tx.insert(products).values(values).returning({ id: products.id, slug: products.slug })
    for (const { id, slug } of rows) ids.set(slug, id)
  }
  await updateAll(
    tx,
    products,
    changed.map((product) => ({ ...productValues(product, state), id: product.was!.id })),
  )
  const colorIdOf = await writeColors(tx, planned, ids)
  await writeVariants(tx, planned, ids, colorIdOf)
  await writePictures(tx, planned, ids, colorIdOf)
  await removeLostColors(tx, planned)
  await orderByColor(tx, planned, ids)
}

async function writeVariants(
  tx: Db,
  planned: readonly PlannedProduct[],
  ids: ReadonlyMap<string, number>,
  colorIdOf: ColorIdOf,
) {
  const all = planned.flatMap(({ slug, variants: named }) =>
    named.map((variant) => ({
      ...variant,
      productId: defined(ids.get(slug), `product ${slug}`),
      colorId: colorIdOf(slug, cellsOf(variant.after)('color')),
    })),
  )
  const changed = all.filter(({ before, changed: columns }) => before && columns.length > 0)
  await updateAll(
    tx,
    variants,
    changed.map(({ after, id, colorId }) => ({ ...variantValues(after), colorId, id: id! })),
  )
  const created = all.filter(({ before }) => !before)
  if (created.length === 0) return
  await tx.insert(variants).values(
    created.map(({ after, productId, position, colorId }) => ({
      ...variantValues(after),
      colorId,
      sku: cellsOf(after)('sku'),
      productId,
      position,
    })),
  )
}

/** Replaces the pictures. A known picture keeps its description; a new one gets the product's name. */
async function writePictures(
  tx: Db,
  planned: readonly PlannedProduct[],
  ids: ReadonlyMap<string, number>,
  colorIdOf: ColorIdOf,
) {
  const changed = planned.filter(hasOtherPictures)
  const before = changed.flatMap(({ was }) => (was ? [was.id] : []))
  if (before.length > 0) await tx.delete(productPictures).where(inArray(productPictures.productId, before))
  const links = changed.flatMap(({ slug, was, after, colors }) => {
    const known = new Map(was?.pictures.map((link) => [link.pictureId, link]))
    const named = picturesOf(after)
    return named.map((pictureId, position) => {
      const { alt = cellsOf(after)('name'), translations = {} } = known.get(pictureId) ?? {}
      const shown = colors.find((color) => picturesOf(color.after, 'color_pictures').includes(pictureId))
      const colorId = colorIdOf(slug, shown?.name ?? '')
      return { productId: defined(ids.get(slug), `product ${slug}`), position, pictureId, colorId, alt, translations }
    })
  })
  if (links.length > 0) await tx.insert(productPictures).values(links)
}

/** Whether pictures come, go or show another color: also when their color is lost. */
function hasOtherPictures({ changed, was, colors }: PlannedProduct): boolean {
  const isKept = (id: number) => colors.some((color) => color.id === id)
  return (
    changed.includes('pictures') ||
    colors.some((color) => color.changed.includes('color_pictures')) ||
    (was?.colors.some(({ id }) => !isKept(id)) ?? false)
  )
}

/** Updates many rows with one statement; every row names the same columns. */
async function updateAll(tx: Db, table: PgTable, rows: readonly ({ id: number } & Record<string, unknown>)[]) {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const named = Object.keys(first).map((key) => {
    const column = columns[key]!
    return { key, name: sql.identifier(columnName(column.name)), type: sql.raw(column.getSQLType()) }
  })
  const kinds = named.map(({ key, type }) => sql`${sql.identifier(key)} ${type}`)
  const sets = named
    .filter(({ key }) => key !== 'id')
    .map(({ key, name }) => sql`${name} = given.${sql.identifier(key)}`)
  await tx.execute(sql`
    update ${table} set ${list(sets)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${list(kinds)})
    where ${table}.id = given.id`)
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}
