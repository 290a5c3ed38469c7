import type { Product } from '#contract/catalog/products.ts'
import { expect, test } from 'vitest'
import { openApi } from '../../../api.ts'
import { loadComparison } from './load-comparison.ts'

const variants = [
  { size: 'Single', type: 'Normal', weightKg: 40 },
  { size: 'Single', type: 'Hydraulics', weightKg: 48 },
  { size: 'Double', type: 'Normal', weightKg: null },
  { size: 'Queen', type: 'Normal', weightKg: 40 },
]

const offers = [
  { color: 'walnut', size: 'Single', price: 100, oldPrice: null, countInStock: 0 },
  { color: 'oak', size: 'Single', price: 110, oldPrice: null, countInStock: 2 },
]
const pictures = [
  { id: 'w', color: 'walnut' },
  { id: 'o', color: 'oak' },
]

const shop: Record<string, { status: number; body: unknown }> = {
  '/api/product/1': {
    status: 200,
    body: { product: { _id: '1', name: 'Bed', pictures, offers, variants, reviews: ['long'] } },
  },
  '/api/product/2': {
    status: 200,
    body: { product: { _id: '2', name: 'Desk', pictures: [], offers: offers.slice(0, 1), variants: [] } },
  },
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

test('the products come in the order of the address, with only the displayed fields', async () => {
  const { products, goneIds } = await load('?products=2,1')
  expect(products.map(({ name }) => name)).toEqual(['Desk', 'Bed'])
  expect(goneIds).toEqual([])
  expect((products[1] as Partial<Product>).reviews).toBeUndefined()
})

test('a size has the weight of its first type', async () => {
  const { products } = await load('?products=1')
  expect(products[0]!.weights).toEqual([
    { size: 'Single', kilograms: 40 },
    { size: 'Queen', kilograms: 40 },
  ])
})

test('the first color and size in stock is compared, with its picture; else the first', async () => {
  const { products } = await load('?products=1,2')
  expect(products.map(({ offer, picture }) => [offer.color, picture?.id])).toEqual([
    ['oak', 'o'],
    ['walnut', undefined],
  ])
})

test('products gone from the shop are left out and named', async () => {
  const { products, goneIds } = await load('?products=7,1,8')
  expect(products.map(({ _id }) => _id)).toEqual(['1'])
  expect(goneIds).toEqual(['7', '8'])
})

test('an address without products sends no request', async () => {
  expect(await load('')).toEqual({ products: [], goneIds: [] })
})

test('a failing API is an error, not an empty comparison', async () => {
  await expect(load('?products=1,9')).rejects.toMatchObject({ init: { status: 500 } })
})
