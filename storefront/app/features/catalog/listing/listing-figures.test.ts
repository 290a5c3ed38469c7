import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount } from './listing-url.ts'
import { priceBounds, priceChoice, thumbsOf } from './price-bounds.ts'

test('an empty listing has one page', () => {
  expect([0, 1, 12, 13, 51].map(pageCount)).toEqual([1, 1, 1, 2, 5])
})

test('the slider runs from 10,000 to 2,00,000, or further if a product is cheaper or more expensive', () => {
  expect(priceBounds(null)).toEqual({ lowest: 10_000, highest: 200_000 })
  expect(priceBounds({ lowest: 24_500, highest: 96_500 })).toEqual({ lowest: 10_000, highest: 200_000 })
  expect(priceBounds({ lowest: 1_250, highest: 264_500 })).toEqual({ lowest: 1_000, highest: 265_000 })
})

test('a thumb at its end sets no limit, and untouched thumbs change nothing', () => {
  const bounds = { lowest: 10_000, highest: 200_000 }
  expect(priceChoice([10_000, 175_000], bounds)).toEqual({ minPrice: null, maxPrice: 175_000 })
  const within = fc.integer({ min: 10_001, max: 199_999 })
  fc.assert(
    fc.property(fc.option(within), fc.option(within), (minPrice, maxPrice) => {
      const filter = { minPrice, maxPrice }
      expect(priceChoice(thumbsOf(filter, bounds), bounds)).toEqual(filter)
    }),
  )
})

test('a limit outside the slider puts its thumb at the end', () => {
  expect(thumbsOf({ minPrice: 5, maxPrice: 9_000_000 }, { lowest: 10_000, highest: 200_000 })).toEqual([
    10_000, 200_000,
  ])
})
