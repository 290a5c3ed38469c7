import fc from 'fast-check'
import { colorFamilies } from '#domain/catalog/color-families.ts'
import { availabilities, discountSteps, starRows, sortValues } from '#domain/catalog/listing-filters.ts'
import { bedSizeNames } from '#domain/catalog/sizes.ts'
import { expect, test } from 'vitest'
import { choose, clearFilters, countFilters, toggle, toggleCategory, toggleDiscount } from './listing-choices.ts'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import { listingSearch, type ListingState, parseListing, views } from './listing-url.ts'

const usual: ListingState = { ...noFilters, page: 1, sort: '-sales', view: 'grid' }
const parse = (search: string) => parseListing(new URLSearchParams(search), '-sales')
const write = (state: ListingState) => listingSearch(state, '-sales')

const price = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }))
const anyState: fc.Arbitrary<ListingState> = fc
  .record({
    page: fc.integer({ min: 1, max: 100_000 }),
    sort: fc.constantFrom(...sortValues),
    view: fc.constantFrom(...views),
    prices: fc.tuple(price, price),
    sizes: fc.subarray([...bedSizeNames]),
    colors: fc.subarray([...colorFamilies]),
    categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 40 }),
    availability: fc.subarray([...availabilities]),
    discount: fc.option(fc.constantFrom(...discountSteps)),
    stars: fc.subarray([...starRows]),
  })
  .map(({ prices: [one, other], categoryIds, ...rest }) => {
    const isOrdered = one === null || other === null || one <= other
    const [minPrice, maxPrice] = isOrdered ? [one, other] : [other, one]
    return { ...rest, minPrice, maxPrice, categoryIds: categoryIds.toSorted((a, b) => a - b).map(String) }
  })

test('parsing returns what was written, for every choice', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...sortValues), (state, usualSort) => {
      const search = listingSearch(state, usualSort)
      expect(parseListing(new URLSearchParams(search), usualSort)).toEqual(state)
    }),
  )
})

test('any address parses without an error, and its result survives writing and parsing', () => {
  const name = fc.oneof(
    fc.constantFrom('page', 'sort', 'minPrice', 'maxPrice', 'size', 'color', 'category', 'rating'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const state = parseListing(new URLSearchParams(pairs), 'relevance')
      expect(parseListing(new URLSearchParams(listingSearch(state, 'relevance')), 'relevance')).toEqual(state)
    }),
  )
})

test('an unchanged listing has no parameters', () => {
  expect(write(usual)).toBe('')
  expect(parse('')).toEqual(usual)
})

test('the address is readable', () => {
  const state: ListingState = {
    page: 2,
    sort: '-price',
    view: 'list',
    minPrice: 20_000,
    maxPrice: 175_000,
    sizes: ['queen', 'king'],
    colors: ['beige', 'green'],
    categoryIds: ['3', '14'],
    availability: ['in-stock'],
    discount: 10,
    stars: [5, 4],
  }
  expect(write(state)).toBe(
    '?page=2&sort=-price&view=list&minPrice=20000&maxPrice=175000&size=queen,king&color=beige,green&category=3,14&availability=in-stock&discount=10&rating=5,4',
  )
})

test.for([
  ['page=0', {}],
  ['page=-1', {}],
  ['page=2.5', {}],
  ['page=1e9', {}],
  // Beyond every last page; the listing then redirects to the last.
  ['page=999999', { page: 100_000 }],
  [`page=${'9'.repeat(400)}`, { page: 100_000 }],
  ['page=02', { page: 2 }],
  ['sort=cheapest', {}],
  ['view=table', {}],
  ['minPrice=', {}],
  ['minPrice=abc&maxPrice=-5', {}],
  ['minPrice=0', {}],
  ['maxPrice=1,75,000', { maxPrice: 175_000 }],
  ['maxPrice=9999999999', {}],
  ['minPrice=9000&maxPrice=500', { minPrice: 500, maxPrice: 9000 }],
  ['size=king&size=queen,double', { sizes: ['queen', 'king'] }],
  ['color=blue&color=green', { colors: ['green', 'blue'] }],
  ['color=blue,Green,,mauve,blue', { colors: ['blue'] }],
  ["color=red' or 1=1--", {}],
  ['category=x,12,,3,12', { categoryIds: ['3', '12'] }],
  ['category=12&category=3', { categoryIds: ['3', '12'] }],
  ["category=1' or 1=1--", {}],
  ['availability=sold&availability=in-stock', { availability: ['in-stock'] }],
  ['discount=15', {}],
  ['discount=0', { discount: 0 }],
  ['discount=30&discount=10', { discount: 10 }],
  ['rating=9,4,5,4', { stars: [5, 4] }],
  ['utm_source=mail&fbclid=1', {}],
] satisfies [string, Partial<ListingState>][])('%s', ([search, expected]) => {
  expect(parse(search)).toEqual({ ...usual, ...expected })
})

test('a search keeps its own default sort', () => {
  expect(parseListing(new URLSearchParams(), 'relevance').sort).toBe('relevance')
  expect(listingSearch({ ...usual, sort: 'relevance' }, 'relevance')).toBe('')
  expect(listingSearch(usual, 'relevance')).toBe('?sort=-sales')
})

test('every change of what is listed returns to the first page', () => {
  const deep: ListingState = { ...usual, page: 4 }
  expect(choose(deep, { sort: 'price' }).page).toBe(1)
  expect(toggleCategory(deep, '7').page).toBe(1)
  expect(toggle(deep, 'stars', 4).page).toBe(1)
  expect(clearFilters(deep).page).toBe(1)
})

test('a repeated choice is undone', () => {
  const once = toggle(toggleCategory(toggle(usual, 'stars', 5), '7'), 'colors', 'green')
  expect(toggle(toggleCategory(toggle(once, 'colors', 'green'), '7'), 'stars', 5)).toEqual(usual)
})

test('a discount replaces the previous one', () => {
  expect(toggleDiscount(toggleDiscount(usual, 10), 20).discount).toBe(20)
  expect(toggleDiscount({ ...usual, discount: 20 }, 20).discount).toBeNull()
})

test('both ends of a price range count as one filter', () => {
  expect(
    countFilters({ ...noFilters, minPrice: 1, maxPrice: 2, sizes: ['king'], colors: ['red'], stars: [5], discount: 0 }),
  ).toBe(5)
  expect(countFilters(noFilters)).toBe(0)
})
