import type { Product } from '#contract/products.ts'
import { expect, test } from 'vitest'
import { openApi } from '../../api.ts'
import { loadComparison } from './load-comparison.ts'

const shop: Record<string, { status: number; body: unknown }> = {
  '/api/product/1': { status: 200, body: { product: { _id: '1', name: 'Bed', pictures: [], reviews: ['long'] } } },
  '/api/product/2': { status: 200, body: { product: { _id: '2', name: 'Desk', pictures: [] } } },
  '/api/product/9': { status: 500, body: { error: true, code: 'internal', message: 'Broken' } },
}
const gone = { status: 404, body: { error: true, code: 'not_found', message: 'No such product' } }

function load(search: string) {
  const api = openApi(async (path) => {
    const { status, body } = shop[path] ?? gone
    return { status, json: () => body }
  })
  return loadComparison(api, new URL(`http://shop.example/compare${search}`))
}

test('the products of the address come in its order, without what the page does not show', async () => {
  const { products, goneCount } = await load('?products=2,1')
  expect(products.map(({ name }) => name)).toEqual(['Desk', 'Bed'])
  expect(goneCount).toBe(0)
  expect((products[1] as Partial<Product>).reviews).toBeUndefined()
})

test('what left the shop is left out and counted', async () => {
  const { products, goneCount } = await load('?products=1,7,8')
  expect(products.map(({ _id }) => _id)).toEqual(['1'])
  expect(goneCount).toBe(2)
})

test('an address without products asks for none', async () => {
  expect(await load('')).toEqual({ products: [], goneCount: 0 })
})

test('an API out of order is no empty comparison', async () => {
  await expect(load('?products=1,9')).rejects.toMatchObject({ init: { status: 500 } })
})
