import type { Product } from '#contract/catalog/products.ts'
import { expect, test } from 'vitest'
import { openApi } from '../../../api.ts'
import { loadComparison } from './load-comparison.ts'

const queen = { width: 167, depth: 213, height: 102 }
const single = { width: 136, depth: 213, height: 102 }
const walnut = { color: 'walnut', countInStock: 0, isLarge: true, oldPrice: null }
const oak = { ...walnut, color: 'oak', countInStock: 2 }
const variants = [
  { ...walnut, size: 'Single', type: 'Normal', weightKg: 40, price: 100, dimensionsCm: single },
  { ...walnut, size: 'Single', type: 'Hydraulics', weightKg: 48, price: 105, dimensionsCm: single },
  { ...walnut, size: 'Double', type: 'Normal', weightKg: null, price: 120, dimensionsCm: null },
  { ...walnut, size: 'Queen', type: 'Normal', weightKg: 40, price: 130, dimensionsCm: null },
  { ...oak, size: 'Single', type: 'Normal', weightKg: 40, price: 110, dimensionsCm: single },
  { ...oak, size: 'Queen', type: 'Normal', weightKg: 40, price: 140, dimensionsCm: null },
]

const pictures = [
  { id: 'w', color: 'walnut' },
  { id: 'o', color: 'oak' },
]

const shop: Record<string, { status: number; body: unknown }> = {
  '/api/product/1': {
    status: 200,
    body: {
      product: { _id: '1', slug: 'bed', name: 'Bed', pictures, variants, dimensionsCm: queen, reviews: ['long'] },
    },
  },
  '/api/product/2': {
    status: 200,
    body: {
      product: { _id: '2', slug: 'six-seater-desk', name: 'Desk', pictures: [], variants: variants.slice(0, 1) },
    },
  },
  '/api/product/4': {
    status: 200,
    body: {
      product: {
        _id: '4',
        slug: 'round-set',
        name: 'Four-seater round set',
        pictures: [],
        variants: variants.slice(0, 1),
      },
    },
  },
  '/api/product/5': {
    status: 200,
    body: {
      product: {
        _id: '5',
        slug: 'bench-set',
        name: 'Set with bench',
        specialFeatures: 'Six-seater table, Felt strips',
        pictures: [],
        variants: variants.slice(0, 1),
      },
    },
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

test('the seats are those in the name of the size or of the product, or in its features', async () => {
  const { products } = await load('?products=1,2,4,5')
  expect(products.map(({ seats }) => seats)).toEqual([null, 6, 4, 6])
})

/** Price, width, type and picture of the only product of a comparison. */
async function shown(compared: string) {
  const { offer, picture } = (await load(`?products=${encodeURIComponent(compared)}`)).products[0]!
  return [offer.price, offer.dimensionsCm?.width, offer.type, picture?.id]
}

test('price, measures and picture are those of the color, size and type that the shopper chose', async () => {
  expect(await shown('1?color=oak&size=Queen')).toEqual([140, 167, 'Normal', 'o'])
  expect(await shown('1?color=walnut&size=Single&type=Hydraulics')).toEqual([105, 136, 'Hydraulics', 'w'])
  expect(await shown('1')).toEqual([110, 136, 'Normal', 'o'])
})

test('each size of the color can be chosen instead, and says whether it is sold out', async () => {
  const { products } = await load(`?products=${encodeURIComponent('1?color=oak&size=Queen')},2`)
  expect(products.map(({ sizes }) => sizes)).toEqual([
    [
      { size: 'Single', compared: '1?color=oak&size=Single&type=Normal', isSoldOut: false },
      { size: 'Queen', compared: '1?color=oak&size=Queen&type=Normal', isSoldOut: false },
    ],
    [{ size: 'Single', compared: '2?color=walnut&size=Single&type=Normal', isSoldOut: true }],
  ])
})

test('a choice that the shop sells no more gives way to the first', async () => {
  const { products, goneIds } = await load(`?products=${encodeURIComponent('1?color=pink&size=King')}`)
  expect(products.map(({ offer }) => [offer.color, offer.size])).toEqual([['walnut', 'Single']])
  expect(goneIds).toEqual([])
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
