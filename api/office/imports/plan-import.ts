import { productColumns, variantColumns } from '#domain/imports/import-columns.ts'
import { MAX_VARIANTS } from '#domain/catalog/product.ts'
import type { ImportProblem } from '#domain/imports/imports.ts'
import { groupRows, type ProductGroup } from './group-rows.ts'
import { mapInSteps, type Steps } from '../../platform/process/unhurried.ts'
import { fitPictures, knownColor, planColors, type PlannedColor } from './plan-colors.ts'
import { FoundProblems, TooManyProblems } from './problems.ts'
import type { Cells } from './product-cells.ts'
import { readCells } from './read-cells.ts'
import type { TypedRow } from './read-table.ts'
import type { ShopState, StateProduct } from './shop-state.ts'
import { TOO_MANY_VARIANTS, wrongProduct } from './wrong-products.ts'

/** A record before (undefined for a new one) and after the import, and the columns that differ. */
export type Planned = { row: number; before: Cells | undefined; after: Cells; changed: string[] }

export type PlannedVariant = Planned & { id: number | undefined; position: number }

export type PlannedProduct = Planned & {
  slug: string
  was: StateProduct | undefined
  /** Those in which something is sold after the import, in order. */
  colors: PlannedColor[]
  /** The variants that the file names. */
  variants: PlannedVariant[]
  /** The rows of the file about this product. */
  rows: number[]
}

export type Plan = { products: PlannedProduct[]; problems: ImportProblem[] }

/**
 * Computes the changes of a file, in steps: the same for the same rows and the same catalog. With problems, it must not run.
 * With more than MAX_IMPORT_PROBLEMS it ends early, without products.
 */
export function* planInSteps(rows: readonly TypedRow[], state: ShopState): Steps<Plan> {
  const found = new FoundProblems()
  try {
    const products = yield* planProducts(rows, state, found)
    return { products, problems: found.inOrder() }
  } catch (error) {
    if (error instanceof TooManyProblems) return { products: [], problems: found.inOrder() }
    throw error
  }
}

function* planProducts(rows: readonly TypedRow[], state: ShopState, found: FoundProblems): Steps<PlannedProduct[]> {
  const read = yield* mapInSteps(rows, (row) => readCells(row, state, found))
  const groups = yield* groupRows(read, state, found)
  // Planning a product of thousands of rows, such as a slug filled down by mistake, would keep everybody waiting for minutes.
  const possible = groups.filter((group) => !isTooLarge(group))
  for (const { row } of groups.filter(isTooLarge)) found.add({ row, column: 'sku', message: TOO_MANY_VARIANTS })
  const planOf = (group: ProductGroup) => planProduct(group, state.products.get(group.slug), found)
  const products = yield* mapInSteps(possible, planOf, rowCount)
  const badRows = new Set(found.inOrder().map(({ row }) => row))
  const check = (product: PlannedProduct) => {
    // Problems that follow from a bad row would only be reported twice.
    const isWhole = ![product.row, ...product.variants.map(({ row }) => row)].some((row) => badRows.has(row))
    if (isWhole && isChanged(product)) found.addAll(wrongProduct(product, state))
  }
  yield* mapInSteps(products, check, rowCount)
  return products
}

/** A product of 200 variants takes as long as 200 products. */
export function rowCount({ rows }: Pick<PlannedProduct, 'rows'>): number {
  return rows.length
}

/** Unchanged products skip the rules: the catalog may have older products that break them. */
function isChanged({ changed, colors, variants }: PlannedProduct): boolean {
  return [changed, ...[...colors, ...variants].map((one) => one.changed)].some((columns) => columns.length > 0)
}

function isTooLarge({ variants }: ProductGroup): boolean {
  return variants.length > MAX_VARIANTS
}

const newProduct: Cells = {
  ...Object.fromEntries(productColumns.map(({ name }) => [name, ''])),
  published: 'no',
  is_latest: 'no',
  is_featured: 'no',
  packages_are_estimates: 'no',
}
const newVariant: Cells = { ...Object.fromEntries(variantColumns.map(({ name }) => [name, ''])), stock: '0' }

function planProduct(group: ProductGroup, was: StateProduct | undefined, found: FoundProblems): PlannedProduct {
  const { row, rows, slug, product, variants } = group
  const known = new Map(was?.variants.map((variant) => [variant.cells['sku'], variant]))
  let position = Math.max(-1, ...(was?.variants.map((variant) => variant.position) ?? []))
  const planned = variants.map((variant): PlannedVariant => {
    const current = known.get(variant.cells['sku'])
    if (!current) position += 1
    const place = current?.position ?? position
    const { color: name = '' } = variant.cells
    const cells = name === '' ? variant.cells : { ...variant.cells, color: knownColor(name, was) }
    return { ...plan(variant.row, current?.cells, newVariant, cells), id: current?.id, position: place }
  })
  const colors = planColors(group, was, planned, found)
  const whole = plan(row, was?.cells, { ...newProduct, slug }, product)
  fitPictures(whole, colors)
  return { ...whole, slug, was, colors, variants: planned, rows }
}

function plan(row: number, before: Cells | undefined, fresh: Cells, given: Cells): Planned {
  const after = { ...(before ?? fresh), ...given }
  const changed = Object.keys(after).filter((column) => after[column] !== (before?.[column] ?? ''))
  return { row, before, after, changed }
}
