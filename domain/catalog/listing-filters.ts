import type { Rupees } from '../money.ts'
import type { ColorFamily } from './color-families.ts'
import type { BedSizeName } from './sizes.ts'

/** The sort values of the listing calls; the first is the default. */
export const sortValues = ['-sales', 'relevance', 'name', '-name', 'price', '-price'] as const
export type SortValue = (typeof sortValues)[number]

export const availabilities = ['available', 'in-stock', 'not-available'] as const
/**
 * `available`: some size and type can be bought now; `in-stock`: every size and type can;
 * `not-available`: none can. So `in-stock` is a part of `available`.
 */
export type Availability = (typeof availabilities)[number]

/** Least percent off; 0 stands for any discount at all. */
export const discountSteps = [0, 10, 20, 30] as const
export type DiscountStep = (typeof discountSteps)[number]

/** Stars a rating is rounded to; products without a review have none of them. */
export const starRows = [5, 4, 3, 2, 1] as const
type Stars = (typeof starRows)[number]

/** What a visitor chose in the sidebar. Choices within one facet add up, facets narrow each other. */
export type ListingFilters = {
  minPrice: Rupees | null
  maxPrice: Rupees | null
  /** Each size has its own price, so with a size the price limits are meant for it. */
  sizes: readonly BedSizeName[]
  colors: readonly ColorFamily[]
  categoryIds: readonly string[]
  availability: readonly Availability[]
  discount: DiscountStep | null
  stars: readonly Stars[]
}

export const noFilters: ListingFilters = {
  minPrice: null,
  maxPrice: null,
  sizes: [],
  colors: [],
  categoryIds: [],
  availability: [],
  discount: null,
  stars: [],
}

/** One cell of the shop's cross table: every product in it looks the same to the filters except for its price. */
export type FacetCell = {
  categoryId: string
  subcategoryId: string | null
  /** Whether they come in a chosen color; true if none is chosen. */
  isInColor: boolean
  stock: 'none' | 'some' | 'all'
  /** Percent off, rounded down to 0, 10, 20 or 30; null when not reduced. */
  discount: DiscountStep | null
  stars: Stars | null
  count: number
  /** How many of `count` lie within the chosen price range. */
  countInPriceRange: number
  lowestPrice: Rupees
  highestPrice: Rupees
}

/** The colors are counted apart (color-families.ts): with all their combinations there would be too many cells. */
export type FacetCounts = {
  categories: Record<string, number>
  availability: Record<Availability, number>
  discount: Record<DiscountStep, number>
  stars: Record<Stars, number>
  /** Lowest and highest price among what the other facets leave; null when that is nothing. */
  priceRange: { lowest: Rupees; highest: Rupees } | null
  /** Products that pass every facet. */
  total: number
}

/**
 * Counts every choice of every facet as if that facet's own choice were not made, so that a visitor
 * sees what choosing differently would give.
 *
 * @param cells  the cross table of the products in scope (before any filter)
 */
export function countFacets(cells: readonly FacetCell[], filters: ListingFilters): FacetCounts {
  const counts: FacetCounts = {
    categories: {},
    availability: { available: 0, 'in-stock': 0, 'not-available': 0 },
    discount: { 0: 0, 10: 0, 20: 0, 30: 0 },
    stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
    priceRange: null,
    total: 0,
  }
  for (const cell of cells) addCell(counts, cell, filters)
  return counts
}

function addCell(counts: FacetCounts, cell: FacetCell, filters: ListingFilters): void {
  const passes = {
    colors: cell.isInColor,
    categories: passesCategories(cell, filters),
    availability: passesAvailability(cell, filters),
    discount: passesDiscount(cell, filters),
    stars: passesStars(cell, filters),
  }
  const failed = Object.values(passes).filter((passed) => !passed).length
  const passesOthers = (facet: keyof typeof passes) => failed === 0 || (failed === 1 && !passes[facet])
  const inRange = cell.countInPriceRange

  if (passesOthers('categories')) {
    for (const id of [cell.categoryId, cell.subcategoryId]) {
      if (id !== null) counts.categories[id] = (counts.categories[id] ?? 0) + inRange
    }
  }
  if (passesOthers('availability')) {
    for (const choice of availabilities) if (isAvailable(cell, choice)) counts.availability[choice] += inRange
  }
  if (passesOthers('discount')) {
    for (const step of discountSteps) if (reaches(cell, step)) counts.discount[step] += inRange
  }
  if (passesOthers('stars') && cell.stars !== null) counts.stars[cell.stars] += inRange
  if (failed === 0) {
    counts.total += inRange
    counts.priceRange = {
      lowest: Math.min(counts.priceRange?.lowest ?? cell.lowestPrice, cell.lowestPrice),
      highest: Math.max(counts.priceRange?.highest ?? cell.highestPrice, cell.highestPrice),
    }
  }
}

function passesCategories(cell: FacetCell, { categoryIds }: ListingFilters): boolean {
  if (categoryIds.length === 0) return true
  return (
    categoryIds.includes(cell.categoryId) || (cell.subcategoryId !== null && categoryIds.includes(cell.subcategoryId))
  )
}

function passesAvailability(cell: FacetCell, { availability }: ListingFilters): boolean {
  return availability.length === 0 || availability.some((choice) => isAvailable(cell, choice))
}

function isAvailable(cell: FacetCell, choice: Availability): boolean {
  if (choice === 'available') return cell.stock !== 'none'
  return choice === 'in-stock' ? cell.stock === 'all' : cell.stock === 'none'
}

function passesDiscount(cell: FacetCell, { discount }: ListingFilters): boolean {
  return discount === null || reaches(cell, discount)
}

function reaches(cell: FacetCell, step: DiscountStep): boolean {
  return cell.discount !== null && cell.discount >= step
}

function passesStars(cell: FacetCell, { stars }: ListingFilters): boolean {
  return stars.length === 0 || (cell.stars !== null && stars.includes(cell.stars))
}
