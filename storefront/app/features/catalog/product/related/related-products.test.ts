import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/products.ts'
import { RELATED_PRODUCTS, relatedProducts } from './related-products.ts'

const cards = (...ids: number[]) => ids.map((id) => ({ _id: `${id}` }) as ProductCard)
const idsOf = (products: ProductCard[]) => products.map(({ _id }) => Number(_id))

test('products of the subcategory come first, then those of the category, without duplicates', () => {
  expect(idsOf(relatedProducts('7', cards(7, 9, 8), cards(1, 8, 7, 2)))).toEqual([9, 8, 1, 2])
})

test('a full subcategory leaves no room for the category', () => {
  const many = cards(...Array.from({ length: 12 }, (_, at) => at + 1))
  const related = relatedProducts('3', many, cards(99))
  expect(related).toHaveLength(RELATED_PRODUCTS)
  expect(idsOf(related)).not.toContain(3)
  expect(idsOf(related)).not.toContain(99)
})

test('a single product has no related ones', () => {
  expect(relatedProducts('7', cards(7), cards(7))).toEqual([])
})
