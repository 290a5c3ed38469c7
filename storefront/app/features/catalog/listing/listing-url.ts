import { latinDigits } from '#domain/digits.ts'
import { MAX_CHOICES, MAX_PAGE, MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { isId } from '#domain/id.ts'
import { availabilities, discountSteps, type ListingFilters, starRows } from '#domain/catalog/listing-filters.ts'
import type { Rupees } from '#domain/money.ts'
import { sortValues, type SortValue } from '#domain/sorting.ts'

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

/** What a listing shows, as its address says it. */
export type ListingState = ListingFilters & { page: number; sort: SortValue; view: View }

/** The parameters a listing knows; every other one in its address is none of its business. */
export const listingParams = [
  'page',
  'sort',
  'view',
  'minPrice',
  'maxPrice',
  'category',
  'availability',
  'discount',
  'rating',
] as const

/** The sort of a listing whose address names none. */
export const LISTING_SORT = '-sales'

export const noFilters: ListingFilters = {
  minPrice: null,
  maxPrice: null,
  categoryIds: [],
  availability: [],
  discount: null,
  stars: [],
}

/**
 * Reads a listing's address. Nonsense is ignored, a list may be written with commas or by repeating its name (as a
 * form without scripts sends it), and prices in the wrong order change places.
 *
 * @param usualSort  the sort of an address that names none
 */
export function parseListing(search: URLSearchParams, usualSort: SortValue): ListingState {
  const page = wholeNumber(search.get('page')) ?? 1
  return {
    page: Math.min(Math.max(page, 1), MAX_PAGE),
    sort: sortValues.find((value) => value === search.get('sort')) ?? usualSort,
    view: views.find((value) => value === search.get('view')) ?? views[0],
    ...priceRange(readPrice(search.get('minPrice')), readPrice(search.get('maxPrice'))),
    categoryIds: categoryIds(words(search, 'category')),
    availability: chosen(availabilities, words(search, 'availability')),
    // A form without scripts can send several: together they let pass what the least of them does.
    discount: chosen(discountSteps, words(search, 'discount'))[0] ?? null,
    stars: chosen(starRows, words(search, 'rating')),
  }
}

/**
 * Writes what `parseListing` reads, defaults left out, always in the same order.
 *
 * @returns  `?page=2&sort=price`, or '' when everything is as usual
 */
export function listingSearch(state: ListingState, usualSort: SortValue): string {
  const { page, sort, view, ...filters } = state
  const parts = [
    page > 1 && `page=${page}`,
    sort !== usualSort && `sort=${sort}`,
    view !== views[0] && `view=${view}`,
    ...filterParts(filters),
  ].filter((part) => part !== false)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Every value is a number, an id or a word of ours, so nothing needs escaping and commas stay legible. */
function filterParts({ minPrice, maxPrice, categoryIds: ids, availability, discount, stars }: ListingFilters) {
  return [
    minPrice !== null && `minPrice=${minPrice}`,
    maxPrice !== null && `maxPrice=${maxPrice}`,
    ids.length > 0 && `category=${ids.join(',')}`,
    availability.length > 0 && `availability=${availability.join(',')}`,
    discount !== null && `discount=${discount}`,
    stars.length > 0 && `rating=${stars.join(',')}`,
  ]
}

/** A price as it was typed or stands in an address (`1,75,000`); null when it is no limit. */
export function readPrice(text: string | null): Rupees | null {
  const price = wholeNumber(text)
  return price !== null && price > 0 && price <= MAX_PRICE_RUPEES ? price : null
}

/** Two limits in whatever order they were given. */
export function priceRange(one: Rupees | null, other: Rupees | null): Pick<ListingFilters, 'minPrice' | 'maxPrice'> {
  const isOrdered = one === null || other === null || one <= other
  return isOrdered ? { minPrice: one, maxPrice: other } : { minPrice: other, maxPrice: one }
}

function wholeNumber(text: string | null): number | null {
  const digits = latinDigits(text ?? '')
    .replaceAll(',', '')
    .trim()
  return /^\d+$/.test(digits) ? Number(digits) : null
}

function words(search: URLSearchParams, name: string): string[] {
  return search.getAll(name).flatMap((value) => value.split(','))
}

/** In the order of the table, each once. */
function chosen<Choice extends string | number>(choices: readonly Choice[], given: string[]): Choice[] {
  return choices.filter((choice) => given.includes(String(choice)))
}

function categoryIds(given: string[]): string[] {
  const ids = given.filter(isId)
  return [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b)).slice(0, MAX_CHOICES)
}
