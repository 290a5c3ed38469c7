import { mapInSteps, type Steps } from '../../platform/process/unhurried.ts'
import type { FoundProblems } from './problems.ts'
import type { Cells } from './product-cells.ts'
import type { CellRow } from './read-cells.ts'
import type { ShopState } from './shop-state.ts'

/** The rows of a file about one product. */
export type ProductGroup = {
  /** The first row that names the product, and all of its rows. */
  row: number
  rows: number[]
  slug: string
  product: Cells
  /** Row number of each column, for the list of problems. */
  rowOf: Record<string, number>
  /** `color` has the cells of the variant's color in its row. */
  variants: { row: number; cells: Cells; color: Cells }[]
}

/**
 * Groups the rows by product. A row belongs to the product that it names, by ID or slug; else to the owner of its SKU;
 * else to the product of the row above. Rows that contradict it are added to `found`.
 */
export function* groupRows(
  rows: readonly CellRow[],
  state: Pick<ShopState, 'slugById' | 'slugBySku'>,
  found: FoundProblems,
): Steps<ProductGroup[]> {
  const groups = new Map<string, ProductGroup>()
  const skus = new Map<string, number>()
  let above: string | undefined
  yield* mapInSteps(rows, (row) => {
    const named = nameOf(row, state, above)
    if ('message' in named) {
      found.add({ row: row.row, ...named })
      return
    }
    above = named.slug
    const group = groups.get(named.slug) ?? newGroup(row, named.slug)
    groups.set(named.slug, group)
    group.rows.push(row.row)
    takeProductCells(group, row, found)
    takeVariant(group, row, { skus, found })
  })
  return [...groups.values()]
}

function newGroup({ row }: CellRow, slug: string): ProductGroup {
  return { row, rows: [], slug, product: {}, rowOf: {}, variants: [] }
}

function nameOf(
  { product, variant }: CellRow,
  { slugById, slugBySku }: Pick<ShopState, 'slugById' | 'slugBySku'>,
  above: string | undefined,
): { slug: string } | { column: string; message: string } {
  const { product_id: id, slug } = product
  const owner = slugBySku.get(variant['sku'] ?? '')
  const byId = id === undefined ? undefined : slugById.get(id)
  if (id !== undefined && byId === undefined) return { column: 'product_id', message: `There is no product ${id}` }
  if (byId !== undefined && slug !== undefined && byId !== slug) {
    return { column: 'slug', message: `Product ${id} has the slug ${byId}, which an import does not change` }
  }
  const named = byId ?? slug ?? owner ?? above
  if (named === undefined) return { column: 'slug', message: 'Names no product' }
  if (owner !== undefined && owner !== named) return { column: 'sku', message: `Belongs to the product ${owner}` }
  return { slug: named }
}

function takeProductCells(group: ProductGroup, { row, product }: CellRow, found: FoundProblems): void {
  for (const [column, value] of Object.entries(product)) {
    if (column === 'product_id' || column === 'slug') continue
    const said = group.product[column]
    if (said !== undefined && said !== value) {
      found.add({ row, column, message: `Says something else than row ${group.rowOf[column]} of the same product` })
    } else {
      group.product[column] = value
      group.rowOf[column] ??= row
    }
  }
}

function takeVariant(
  group: ProductGroup,
  { row, variant, color }: CellRow,
  { skus, found }: { skus: Map<string, number>; found: FoundProblems },
): void {
  const { sku } = variant
  if (sku === undefined) {
    const [column] = Object.keys({ ...variant, ...color })
    if (column !== undefined) found.add({ row, column: 'sku', message: `Is missing: ${column} belongs to a SKU` })
    return
  }
  const earlier = skus.get(sku)
  if (earlier !== undefined) {
    found.add({ row, column: 'sku', message: `Is in row ${earlier} already` })
    return
  }
  skus.set(sku, row)
  group.variants.push({ row, cells: variant, color })
}
