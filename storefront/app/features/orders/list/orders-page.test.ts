import { expect, test } from 'vitest'
import { ordersPagePath, readOrdersPage } from './orders-page.ts'

test.for([
  ['', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=', 1],
] satisfies [string, number][])('%s is page %i', ([search, page]) => {
  expect(readOrdersPage(new URLSearchParams(search))).toBe(page)
})

test('the highest page in an address is one that the API accepts', () => {
  expect(readOrdersPage(new URLSearchParams('page=99999999999'))).toBe(100_000)
})

test('the address has the page’s number, except for the first page', () => {
  expect([1, 2].map(ordersPagePath)).toEqual(['/my-orders', '/my-orders?page=2'])
})
