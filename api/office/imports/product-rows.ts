import { inArray } from 'drizzle-orm'
import { type ImportColumn, importColumns } from '#domain/imports/import-columns.ts'
import type { ProductsQuery } from '#contract/admin/catalog/products.ts'
import { selectProductIds } from '../../shop/catalog/admin/product-list-queries.ts'
import { products } from '../../platform/db/schema.ts'
import { allRows } from '../../platform/exports/all-rows.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Cell, Column } from '#domain/imports/table-files.ts'
import type { Cells } from './product-cells.ts'
import { cellsOf } from './row-values.ts'
import { readProducts } from './state-queries.ts'

/** A variant of a product with all import columns; a product without variants has one row without a variant. */
export type ProductLine = { product: Cells; color: Cells; variant: Cells }

/** The columns of an import, with numbers as numbers where a spreadsheet may calculate with them. */
export const exportColumns: Column<ProductLine>[] = importColumns.map((column) => ({
  heading: column.name,
  value: (line) => asCell(column, line[column.of][column.name] ?? ''),
}))

/** Only roles that may read reports export it. */
export const COST_COLUMN = 'cost'

const numbers = new Set(
  importColumns.filter(({ name }) => /(_kg|_cm|price|cost|stock|_at|_id)$/.test(name)).map(({ name }) => name),
)

function asCell({ name }: ImportColumn, text: string): Cell {
  if (text === '') return null
  return numbers.has(name) ? Number(text) : text
}

/** Returns all variants of the products in a list, in its order. */
export function linesOfList(db: Db, query: Omit<ProductsQuery, 'page' | 'perPage'>): AsyncIterable<ProductLine> {
  return allRows(db, (tx) => selectProductIds(tx, query), readLines)
}

/** Reads the lines of some products, in the order of the IDs. */
async function readLines(db: Db, ids: number[]): Promise<ProductLine[]> {
  const keys = await db.select({ slug: products.slug }).from(products).where(inArray(products.id, ids))
  const found = await readProducts(
    db,
    keys.map(({ slug }) => slug),
  )
  const byId = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    if (!product) return []
    const { variants, colors, cells } = product
    if (variants.length === 0) return [{ product: cells, color: {}, variant: {} }]
    const colorOf = new Map(colors.map((color) => [color.name, color.cells]))
    return variants.map((variant) => {
      return { product: cells, color: colorOf.get(cellsOf(variant.cells)('color')) ?? {}, variant: variant.cells }
    })
  })
}
