import { latinDigits } from '#domain/text.ts'
import { MAX_CHOICES, MAX_PAGE, MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { isId } from '#domain/id.ts'
import { colorFamilies } from '#domain/catalog/color-families.ts'
import {
  availabilities,
  discountSteps,
  type ListingFilters,
  starRows,
  sortValues,
  type SortValue,
} from '#domain/catalog/listing-filters.ts'
import { bedSizeNames } from '#domain/catalog/sizes.ts'
import type { Rupees } from '#domain/money.ts'

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

/** The state of a listing, as encoded in its address. */
export type ListingState = ListingFilters & { page: number; sort: SortValue; view: View }

/** The parameters of a listing; it ignores all others in its address. */
export const listingParams = [
  'page',
  'sort',
  'view',
  'minPrice',
  'maxPrice',
  'size',
  'color',
  'category',
  'availability',
  'discount',
  'rating',
] as const

/** The default sort of a listing. */
export const LISTING_SORT = '-sales'

/**
 * Parses a listing's address and ignores invalid values. A list may use commas or repeat its name, as a form without
 * scripts does. Prices in the wrong order are swapped.
 *
 * @param usualSort  the default sort
 */
export function parseListing(search: URLSearchParams, usualSort: SortValue): ListingState {
  const page = wholeNumber(search.get('page')) ?? 1
  const given = (name: string) => search.getAll(name).flatMap((value) => value.split(','))
  return {
    page: Math.min(Math.max(page, 1), MAX_PAGE),
    sort: sortValues.find((value) => value === search.get('sort')) ?? usualSort,
    view: views.find((value) => value === search.get('view')) ?? views[0],
    ...priceRange(readPrice(search.get('minPrice')), readPrice(search.get('maxPrice'))),
    sizes: chosen(bedSizeNames, given('size')),
    colors: chosen(colorFamilies, given('color')),
    categoryIds: categoryIds(given('category')),
    availability: chosen(availabilities, given('availability')),
    // A form without scripts can send several discounts; the smallest includes all others.
    discount: chosen(discountSteps, given('discount'))[0] ?? null,
    stars: chosen(starRows, given('rating')),
  }
}

/**
 * Writes what `parseListing` reads, in a fixed order and without defaults.
 *
 * @returns  `?page=2&sort=price`, or '' for the defaults
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

/** Every value is a number, an id or a word of ours, so nothing needs escaping and commas stay readable. */
function filterParts(filters: ListingFilters) {
  const { minPrice, maxPrice, sizes, colors, categoryIds: ids, availability, discount, stars } = filters
  return [
    minPrice !== null && `minPrice=${minPrice}`,
    maxPrice !== null && `maxPrice=${maxPrice}`,
    list('size', sizes),
    list('color', colors),
    list('category', ids),
    list('availability', availability),
    discount !== null && `discount=${discount}`,
    list('rating', stars),
  ]
}

function list(name: string, values: readonly (string | number)[]) {
  return values.length > 0 && `${name}=${values.join(',')}`
}

/** Parses a price as typed or in an address (`1,75,000`); null if it is not a limit. */
export function readPrice(text: string | null): Rupees | null {
  const price = wholeNumber(text)
  return price !== null && price > 0 && price <= MAX_PRICE_RUPEES ? price : null
}

/** Orders two limits. */
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

/** Returns the choices in the order of the table, without duplicates. */
function chosen<Choice extends string | number>(choices: readonly Choice[], given: string[]): Choice[] {
  return choices.filter((choice) => given.includes(String(choice)))
}

function categoryIds(given: string[]): string[] {
  const ids = given.filter(isId)
  return [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b)).slice(0, MAX_CHOICES)
}

export const PAGE_SIZE = 12

export function pageCount(totalProducts: number): number {
  return Math.max(1, Math.ceil(totalProducts / PAGE_SIZE))
}
