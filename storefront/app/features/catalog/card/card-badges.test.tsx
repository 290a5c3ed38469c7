import type { ProductCard } from '#contract/catalog/products.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import { addMessages } from '../../../messages/text.ts'
import { CardBadges } from './card-badges.tsx'

addMessages('en', messages)

const plain = { isDiscounted: false, isLatest: false, isFeatured: false }

/** Returns the visible badges and their text for screen readers. */
function badges(
  product: Partial<ProductCard>,
  offer: { price: number; oldPrice: number | null; isDiscounted: boolean },
) {
  const html = renderToString(<CardBadges product={{ ...plain, ...product } as ProductCard} offer={offer} />)
  return [...html.matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, label]) => label)
}

test('the discount is that of the chosen size, not of the product', () => {
  const reduced = { price: 112_500, oldPrice: 128_000, isDiscounted: true }
  expect(badges({ isDiscounted: false }, reduced)).toEqual(['−12.1%', '12.1% off'])
  expect(badges({ isDiscounted: true }, { price: 112_500, oldPrice: null, isDiscounted: false })).toEqual([])
})

test('a size without the discount flag, or without a higher old price, has no discount', () => {
  expect(badges({ isDiscounted: true }, { price: 100, oldPrice: 120, isDiscounted: false })).toEqual([])
  expect(badges({ isDiscounted: true }, { price: 120, oldPrice: 120, isDiscounted: true })).toEqual([])
})

test('a discount that rounds to zero reads Sale', () => {
  expect(badges({}, { price: 99_990, oldPrice: 100_000, isDiscounted: true })).toEqual(['Sale'])
})

test('the badges are ordered discount, Latest, Trending', () => {
  const offer = { price: 90, oldPrice: 100, isDiscounted: true }
  expect(badges({ isLatest: true, isFeatured: true }, offer)).toEqual(['−10.0%', '10% off', 'Latest', 'Trending'])
})
