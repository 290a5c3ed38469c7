import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/products.ts'
import { dayInNepal, mixProducts } from './mixed-products.ts'

function product(id: number, flags: Partial<ProductCard> = { isFeatured: true }): ProductCard {
  const plain = { isFeatured: false, isLatest: false, isDiscounted: false }
  return { ...plain, ...flags, _id: String(id) } as ProductCard
}

const ids = (products: ProductCard[]) => products.map(({ _id }) => _id)

test('only promoted products show, at most eight, without duplicates', () => {
  const lists = [
    [product(1), product(2), product(3)],
    [product(2, { isLatest: true }), product(4, { isLatest: true })],
    [product(5, { isDiscounted: true })],
    [product(6, {}), ...[7, 8, 9, 10, 11].map((id) => product(id))],
  ]
  expect(ids(mixProducts(lists, 1)).toSorted((a, b) => Number(a) - Number(b))).toEqual('1,2,3,4,5,7,8,9'.split(','))
})

test('the order is the same for everyone on one day, and differs between days', () => {
  const list = [[1, 2, 3, 4, 5, 6, 7, 8].map((id) => product(id))]
  expect(mixProducts(list, 20_000)).toEqual(mixProducts(list, 20_000))
  const orders = new Set([1, 2, 3, 4, 5].map((day) => ids(mixProducts(list, day)).join()))
  expect(orders.size).toBe(5)
})

test('the day changes at midnight in Nepal, 18:15 UTC', () => {
  const before = dayInNepal(Date.UTC(2026, 0, 1, 18, 14))
  expect(dayInNepal(Date.UTC(2026, 0, 1, 18, 15))).toBe(before + 1)
})
