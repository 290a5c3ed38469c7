import { productColumns, variantColumns } from '#domain/imports/import-columns.ts'
import { MAX_VARIANTS } from '#domain/catalog/product.ts'
import { type ImportProblem, MAX_IMPORT_PROBLEMS } from '#domain/imports/imports.ts'
import { groupRows, type ProductGroup } from './group-rows.ts'
import { mapInSteps, runAtOnce, type Steps } from '../../platform/process/unhurried.ts'
import { fitPictures, knownColor, planColors, type PlannedColor } from './plan-colors.ts'
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

/** Computes the changes of a file: the same for the same rows and the same catalog. With problems, it must not run. */
export function planImport(rows: readonly TypedRow[], state: ShopState): Plan {
  return runAtOnce(planInSteps(rows, state))
}

/** Does the same in steps, for a whole file. */
export function* planInSteps(rows: readonly TypedRow[], state: ShopState): Steps<Plan> {
  const read: ReturnType<typeof readCells>[] = []
  let wrong = 0
  yield* mapInSteps(rows, (row) => {
    // A file can have half a million bad cells: their messages alone would fill the memory.
    if (wrong > MAX_IMPORT_PROBLEMS) return
    const cells = readCells(row, state)
    wrong += cells.problems.length
    read.push(cells)
  })
  if (wrong > MAX_IMPORT_PROBLEMS) return { products: [], problems: read.flatMap(({ problems }) => problems) }
  const { groups, problems: ofGroups } = groupRows(
    read.map(({ row }) => row),
    state,
  )
  // Planning a product of thousands of rows, such as a slug filled down by mistake, would keep everybody waiting for minutes.
  const possible = groups.filter((group) => !isTooLarge(group))
  const planned = yield* mapInSteps(possible, (group) => planProduct(group, state.products.get(group.slug)))
  const products = planned.map(({ product }) => product)
  const problems = [
    ...read.flatMap(({ problems: ofCells }) => ofCells),
    ...ofGroups,
    ...groups.filter(isTooLarge).map(({ row }) => ({ row, column: 'sku', message: TOO_MANY_VARIANTS })),
    ...planned.flatMap(({ problems: ofColors }) => ofColors),
  ]
  const badRows = new Set(problems.map(({ row }) => row))
  const ofProducts = yield* mapInSteps(products, (product) => {
    // Problems that follow from a bad row would only be reported twice.
    const isWhole = ![product.row, ...product.variants.map(({ row }) => row)].some((row) => badRows.has(row))
    return isWhole && isChanged(product) ? wrongProduct(product, state) : []
  })
  return { products, problems: [...problems, ...ofProducts.flat()].toSorted((a, b) => a.row - b.row) }
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

function planProduct(
  group: ProductGroup,
  was: StateProduct | undefined,
): { product: PlannedProduct; problems: ImportProblem[] } {
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
  const { colors, problems } = planColors(group, was, planned)
  const whole = plan(row, was?.cells, { ...newProduct, slug }, product)
  fitPictures(whole, colors)
  return { product: { ...whole, slug, was, colors, variants: planned, rows }, problems }
}

function plan(row: number, before: Cells | undefined, fresh: Cells, given: Cells): Planned {
  const after = { ...(before ?? fresh), ...given }
  const changed = Object.keys(after).filter((column) => after[column] !== (before?.[column] ?? ''))
  return { row, before, after, changed }
}
