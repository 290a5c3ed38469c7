import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { productPictures, products, variants } from '../../platform/db/schema.ts'
import type { PlannedProduct } from './plan-import.ts'
import { productValues, variantValues, cellsOf, picturesOf } from './row-values.ts'
import type { ShopState } from './shop-state.ts'

/**
 * Writes planned products with their variants and pictures, in a fixed number of statements. A new variant's first
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
  await writeVariants(tx, planned, ids)
  await writePictures(tx, planned, ids)
}

async function writeVariants(tx: Db, planned: readonly PlannedProduct[], ids: ReadonlyMap<string, number>) {
  const all = planned.flatMap(({ slug, variants: named }) =>
    named.map((variant) => ({ ...variant, productId: defined(ids.get(slug), `product ${slug}`) })),
  )
  const changed = all.filter(({ before, changed: columns }) => before && columns.length > 0)
  await updateAll(
    tx,
    variants,
    changed.map((variant) => ({ ...variantValues(variant.after), id: variant.id! })),
  )
  const created = all.filter(({ before }) => !before)
  if (created.length === 0) return
  await tx.insert(variants).values(
    created.map(({ after, productId, position }) => ({
      ...variantValues(after),
      sku: cellsOf(after)('sku'),
      productId,
      position,
    })),
  )
}

/** Replaces the pictures. A known picture keeps its description; a new one gets the product's name. */
async function writePictures(tx: Db, planned: readonly PlannedProduct[], ids: ReadonlyMap<string, number>) {
  const changed = planned.filter(({ changed: columns }) => columns.includes('pictures'))
  const before = changed.flatMap(({ was }) => (was ? [was.id] : []))
  if (before.length > 0) await tx.delete(productPictures).where(inArray(productPictures.productId, before))
  const links = changed.flatMap(({ slug, was, after }) => {
    const known = new Map(was?.pictures.map((link) => [link.pictureId, link]))
    const named = picturesOf(after)
    return named.map((pictureId, position) => {
      const { alt = cellsOf(after)('name'), translations = {} } = known.get(pictureId) ?? {}
      return { productId: defined(ids.get(slug), `product ${slug}`), position, pictureId, alt, translations }
    })
  })
  if (links.length > 0) await tx.insert(productPictures).values(links)
}

/** Updates many rows with one statement; every row names the same columns. */
async function updateAll(tx: Db, table: PgTable, rows: readonly ({ id: number } & Record<string, unknown>)[]) {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const named = Object.keys(first).map((key) => {
    const column = columns[key]!
    return { key, name: sql.identifier(inSnakeCase(column.name)), type: sql.raw(column.getSQLType()) }
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

function inSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
