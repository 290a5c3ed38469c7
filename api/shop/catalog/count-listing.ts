import type { FamilyCell } from '#domain/catalog/color-families.ts'
import { type FacetCell, noFilters } from '#domain/catalog/listing-filters.ts'
import type { DataMemory } from '../../platform/cache/data-memory.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { countProducts, readFacetCells, readFamilyCells, readPrices } from './listing-queries.ts'
import { isOfVariants, type Listing, shapeOf, valuesOf } from './listing-shape.ts'
import { countBetween, facetCellIn, familyCellIn, type SortedPrices } from './sorted-prices.ts'

type Counted = Pick<Listing, 'scope' | 'filters'>

const anyPrice = { minPrice: null, maxPrice: null }

/**
 * Counts the products of a list on all its pages. Like the other counts here, it is remembered for every list that differs
 * only in what does not change it, such as page and sort.
 */
export async function totalOf(catalog: CatalogReads, counted: Counted): Promise<number> {
  const { minPrice, maxPrice } = counted.filters
  if ((minPrice !== null || maxPrice !== null) && !isOfVariants(counted.scope)) {
    return countBetween(await pricesOf(catalog, counted), counted.filters)
  }
  return remembered(catalog, catalog.memory.totals, counted, () => countProducts(catalog.db, counted))
}

/** Returns the prices of a list in any price range, because visitors move its limits. */
function pricesOf(catalog: CatalogReads, { scope, filters }: Counted): Promise<SortedPrices> {
  const counted = { scope, filters: { ...filters, ...anyPrice } }
  return remembered(catalog, catalog.memory.prices, counted, () => readPrices(catalog.db, counted))
}

/** Returns the cross table of a scope; of the filters only price and colors change it. */
export async function facetCellsOf(catalog: CatalogReads, { scope, filters }: Counted): Promise<FacetCell[]> {
  const counted = { scope, filters: { ...noFilters, colors: filters.colors } }
  const read = () => readFacetCells(catalog.db, counted)
  const cells = await remembered(catalog, catalog.memory.facets, counted, read)
  return cells.map((cell) => facetCellIn(cell, filters))
}

/** Returns how many products of each combination of color families pass the other filters. */
export async function familyCellsOf(catalog: CatalogReads, { scope, filters }: Counted): Promise<FamilyCell[]> {
  const counted = { scope, filters: { ...filters, ...anyPrice, colors: [] } }
  const read = () => readFamilyCells(catalog.db, counted)
  const cells = await remembered(catalog, catalog.memory.families, counted, read)
  return cells.map((cell) => familyCellIn(cell, filters))
}

function remembered<Data>(
  { isCurrent }: CatalogReads,
  memory: DataMemory<Data>,
  counted: Counted,
  read: () => Promise<Data>,
): Promise<Data> {
  // Variants change without a notice that the lists of their sizes change.
  if (isOfVariants(counted.scope)) return read()
  const key = `${shapeOf(counted).name} ${JSON.stringify(valuesOf(counted))}`
  return memory.share(key, { isCurrent, tags: ['catalog'] }, read)
}
