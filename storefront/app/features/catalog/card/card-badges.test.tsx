import type { ProductCard } from '#contract/catalog/products.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import { addMessages } from '../../../messages/text.ts'
import { CardBadges } from './card-badges.tsx'

addMessages('en', messages)

const plain = { isDiscounted: false, isLatest: false, isFeatured: false }

/** Returns the visible badges and their text for screen readers. */
function badges(product: Partial<ProductCard>, price: number, oldPrice: number | null) {
  const offer = { color: null, size: null, price, oldPrice, countInStock: 1, isLarge: false }
  const html = renderToString(<CardBadges product={{ ...plain, ...product } as ProductCard} offer={offer} />)
  return [...html.matchAll(/>([^<]+)</g)].map(([, label]) => label)
}

test('the discount is that of the chosen color and size, not of the product', () => {
  expect(badges({ isDiscounted: false }, 112_500, 128_000)).toEqual(['−12.1%', '12.1% off'])
  expect(badges({ isDiscounted: true }, 112_500, null)).toEqual([])
})

test('an old price that is not higher is no discount', () => {
  expect(badges({ isDiscounted: true }, 120, 120)).toEqual([])
  expect(badges({ isDiscounted: true }, 120, 100)).toEqual([])
})

test('a discount that rounds to zero reads Sale', () => {
  expect(badges({}, 99_990, 100_000)).toEqual(['Sale'])
})

test('the badges are ordered discount, Latest, Trending', () => {
  const both = { isLatest: true, isFeatured: true }
  expect(badges(both, 90, 100)).toEqual(['−10.0%', '10% off', 'Latest', 'Trending'])
})
