import type { FamilyCell } from '#domain/catalog/color-families.ts'
import { type FacetCell, noFilters } from '#domain/catalog/listing-filters.ts'
import type { DataMemory } from '../../platform/cache/data-memory.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { countProducts, readFacetCells, readFamilyCells } from './listing-queries.ts'
import { type Listing, shapeOf, valuesOf } from './listing-shape.ts'

type Counted = Pick<Listing, 'scope' | 'filters'>

/**
 * Counts the products of a list on all its pages. Like the other counts here, it is remembered for every list that differs
 * only in what does not change it, such as page and sort.
 */
export function totalOf(catalog: CatalogReads, counted: Counted): Promise<number> {
  return remembered(catalog, catalog.memory.totals, counted, () => countProducts(catalog.db, counted))
}

/** Returns the cross table of a scope; of the filters only price and colors change it. */
export function facetCellsOf(catalog: CatalogReads, { scope, filters }: Counted): Promise<FacetCell[]> {
  const { minPrice, maxPrice, colors } = filters
  const counted = { scope, filters: { ...noFilters, minPrice, maxPrice, colors } }
  return remembered(catalog, catalog.memory.facets, counted, () => readFacetCells(catalog.db, counted))
}

/** Returns how many products of each combination of color families pass the other filters. */
export function familyCellsOf(catalog: CatalogReads, { scope, filters }: Counted): Promise<FamilyCell[]> {
  const counted = { scope, filters: { ...filters, colors: [] } }
  return remembered(catalog, catalog.memory.families, counted, () => readFamilyCells(catalog.db, counted))
}

function remembered<Data>(
  { isCurrent }: CatalogReads,
  memory: DataMemory<Data>,
  counted: Counted,
  read: () => Promise<Data>,
): Promise<Data> {
  // Variants change without a notice that the lists of their sizes change.
  if (counted.scope.sizes) return read()
  const key = `${shapeOf(counted).name} ${JSON.stringify(valuesOf(counted))}`
  return memory.share(key, { isCurrent, tags: ['catalog'] }, read)
}
