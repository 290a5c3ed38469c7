import type { FamilyCell } from '#domain/catalog/color-families.ts'
import type { FacetCell, ListingFilters } from '#domain/catalog/listing-filters.ts'
import type { Rupees } from '#domain/money.ts'

/** Prices from lowest to highest, four bytes each (big-endian), as PostgreSQL's `int4send` writes them. */
export type SortedPrices = Buffer

/** A cell of the cross table with the prices of its products, from which it follows for any price range. */
export type PricedCell = Pick<
  FacetCell,
  'categoryId' | 'subcategoryId' | 'isInColor' | 'stock' | 'discount' | 'stars'
> & {
  prices: SortedPrices
  /** Whether what keeps the measures of a list has a price that the list asks for, whatever the product's own is. */
  isInPrice: boolean
}

/** A combination of color families with the prices of its products that pass the other filters. */
export type PricedFamily = { families: number; prices: SortedPrices }

export type PriceRange = Pick<ListingFilters, 'minPrice' | 'maxPrice'>

const BYTES = 4

export function facetCellIn({ prices, isInPrice, ...cell }: PricedCell, range: PriceRange): FacetCell {
  return {
    ...cell,
    count: prices.length / BYTES,
    countInPriceRange: isInPrice ? countBetween(prices, range) : 0,
    lowestPrice: prices.readInt32BE(0),
    highestPrice: prices.readInt32BE(prices.length - BYTES),
  }
}

export function familyCellIn({ families, prices }: PricedFamily, range: PriceRange): FamilyCell {
  return { families, count: countBetween(prices, range) }
}

/** Returns how many prices lie in a range. */
export function countBetween(prices: SortedPrices, { minPrice, maxPrice }: PriceRange): number {
  const end = maxPrice === null ? prices.length / BYTES : countBelow(prices, maxPrice + 1)
  return Math.max(0, end - (minPrice === null ? 0 : countBelow(prices, minPrice)))
}

function countBelow(prices: SortedPrices, limit: Rupees): number {
  let [low, high] = [0, prices.length / BYTES]
  while (low < high) {
    const middle = (low + high) >> 1
    if (prices.readInt32BE(BYTES * middle) < limit) low = middle + 1
    else high = middle
  }
  return low
}
