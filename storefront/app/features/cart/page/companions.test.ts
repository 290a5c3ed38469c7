import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/products.ts'
import { companions } from './companions.ts'

const card = (_id: string, subCatId: string, countInStock = 5) => ({ _id, subCatId, countInStock }) as ProductCard
const bed = { subCatId: 'beds' }
const idsOf = (cards: readonly ProductCard[]) => cards.map(({ _id }) => _id)

test('companions are one product of each other kind, in the given order, and five at most', () => {
  const products = ['wardrobes', 'beds', 'lamps', 'wardrobes', 'rugs', 'quilts', 'tables', 'sofas'].map((kind, at) =>
    card(String(at), kind),
  )
  expect(idsOf(companions(bed, products, new Set()))).toEqual(['0', '2', '4', '5', '6'])
})

test('a product in the cart or sold out gives way to another of its kind', () => {
  const products = [card('1', 'lamps'), card('2', 'lamps', 0), card('3', 'lamps')]
  expect(idsOf(companions(bed, products, new Set(['1'])))).toEqual(['3'])
})
