import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFacets, discountSteps, type FacetCell, noFilters as none, starRows } from './listing-filters.ts'

const bed: FacetCell = {
  categoryId: '1',
  subcategoryId: '11',
  isInColor: true,
  stock: 'all',
  discount: 10,
  stars: 5,
  count: 4,
  countInPriceRange: 3,
  lowestPrice: 50_000,
  highestPrice: 90_000,
}
const lamp: FacetCell = {
  categoryId: '2',
  subcategoryId: '21',
  isInColor: true,
  stock: 'some',
  discount: null,
  stars: 4,
  count: 2,
  countInPriceRange: 2,
  lowestPrice: 3_000,
  highestPrice: 9_000,
}
const swing: FacetCell = {
  categoryId: '3',
  subcategoryId: null,
  isInColor: true,
  stock: 'none',
  discount: 0,
  stars: null,
  count: 1,
  countInPriceRange: 1,
  lowestPrice: 40_000,
  highestPrice: 40_000,
}

test('without a choice every product in the price range counts', () => {
  const counts = countFacets([bed, lamp, swing], none)
  expect(counts.total).toBe(6)
  expect(counts.categories).toEqual({ 1: 3, 11: 3, 2: 2, 21: 2, 3: 1 })
  expect(counts.availability).toEqual({ available: 5, 'in-stock': 3, 'not-available': 1 })
  expect(counts.discount).toEqual({ 0: 4, 10: 3, 20: 0, 30: 0 })
  expect(counts.stars).toEqual({ 5: 3, 4: 2, 3: 0, 2: 0, 1: 0 })
  expect(counts.priceRange).toEqual({ lowest: 3_000, highest: 90_000 })
})

test('a facet is counted as if its own choice were not made, the others narrow', () => {
  const counts = countFacets([bed, lamp, swing], { ...none, categoryIds: ['1'] })
  expect(counts.total).toBe(3)
  expect(counts.categories).toEqual({ 1: 3, 11: 3, 2: 2, 21: 2, 3: 1 })
  expect(counts.stars).toEqual({ 5: 3, 4: 0, 3: 0, 2: 0, 1: 0 })
})

test('products in another color than the chosen ones count nowhere', () => {
  const counts = countFacets([bed, { ...lamp, isInColor: false }], { ...none, colors: ['brown'] })
  expect(counts).toMatchObject({ total: 3, categories: { 1: 3, 11: 3 }, priceRange: { highest: 90_000 } })
  expect(counts.categories['2']).toBeUndefined()
})

test('nothing left has no price range', () => {
  expect(countFacets([bed], { ...none, stars: [1] }).priceRange).toBeNull()
})

test('the total of a choice is what its own count promised', () => {
  const cell: fc.Arbitrary<FacetCell> = fc.record({
    categoryId: fc.constantFrom('1', '2'),
    subcategoryId: fc.constantFrom('11', '12', null),
    isInColor: fc.boolean(),
    stock: fc.constantFrom('none', 'some', 'all'),
    discount: fc.option(fc.constantFrom(...discountSteps)),
    stars: fc.option(fc.constantFrom(...starRows)),
    count: fc.integer({ min: 5, max: 9 }),
    countInPriceRange: fc.integer({ min: 0, max: 5 }),
    lowestPrice: fc.constant(1),
    highestPrice: fc.constant(2),
  })
  fc.assert(
    fc.property(
      fc.array(cell),
      fc.constantFrom(...starRows),
      fc.constantFrom(...discountSteps),
      (cells, star, step) => {
        const before = countFacets(cells, { ...none, discount: step })
        expect(countFacets(cells, { ...none, discount: step, stars: [star] }).total).toBe(before.stars[star])
        const promised = countFacets(cells, { ...none, stars: [star] }).discount[step]
        expect(countFacets(cells, { ...none, discount: step, stars: [star] }).total).toBe(promised)
      },
    ),
  )
})
