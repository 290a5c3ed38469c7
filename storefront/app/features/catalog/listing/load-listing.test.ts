import type { Category } from '#contract/catalog/categories.ts'
import type { Picture } from '#contract/common.ts'
import type { ProductCard } from '#contract/catalog/products.ts'
import { expect, test } from 'vitest'
import { openApi } from '../../../api.ts'
import { type ListingScope, loadListing } from './load-listing.ts'
import { loadSearch } from './load-search.ts'

const shared = { slug: '', intro: '', images: [], pictures: [] }
const card = { _id: '1', pictures: [] as Picture[] } as ProductCard
const categories: Category[] = [
  { ...shared, _id: '1', name: 'Bedroom', filterName: 'Bedroom', intro: 'To sleep in.' },
  { ...shared, _id: '3', name: 'Dining', filterName: 'Dining & Kitchen' },
  { ...shared, _id: '7', name: 'Beds', filterName: 'Beds', parentId: '1' },
  { ...shared, _id: '8', name: 'Wardrobes', filterName: 'Wardrobes', parentId: '1' },
]

const codes: Record<number, string> = { 404: 'not_found', 429: 'too_many_requests', 503: 'unavailable' }

/** An API that lists `totalProducts` products on five pages at most, or answers every listing with `status`. */
function shop({ status = 200, totalProducts = 20 } = {}) {
  const asked: string[] = []
  const api = openApi(async (path) => {
    asked.push(path)
    if (path.startsWith('/api/category')) return { status: 200, json: () => ({ data: categories }) }
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
    const products = page * 12 - 12 < totalProducts ? [card] : []
    const refusal = { success: false, error: true, message: '', code: codes[status] ?? 'internal' }
    return { status, json: () => (status === 200 ? { products, totalProducts, correctedQuery: null } : refusal) }
  })
  return { api, asked }
}

function listing(scope: ListingScope, search = '', options = {}) {
  return loadListing(shop(options).api, scope, new URL(`https://shop.example/productListing${search}`))
}

test('a subcategory knows its trail, its home and its neighbours', async () => {
  expect(await listing({ subcategoryId: '7' })).toMatchObject({
    path: '/productListing/subcategory/7',
    trail: [
      { name: 'Bedroom', path: '/productListing/category/1' },
      { name: 'Beds', path: '/productListing/subcategory/7' },
    ],
    broader: '/productListing/category/1',
    narrower: [{ name: 'Beds' }, { name: 'Wardrobes' }],
  })
})

test('all products have the top categories below them', async () => {
  expect(await listing({})).toMatchObject({ trail: [], narrower: [{ name: 'Bedroom' }, { name: 'Dining' }] })
})

test('products and facets are one call, the categories another', async () => {
  const { api, asked } = shop()
  await loadListing(api, { categoryId: '1' }, new URL('https://shop.example/category/1?page=2&rating=5,4&sort=price'))
  expect(asked).toEqual([
    '/api/product/getAllProductsByCatId/1?page=2&limit=12&sort=price&rating=5%2C4&facets=true',
    '/api/category?flat=true&limit=1000',
  ])
})

test('a chosen category is named as the sidebar names it', async () => {
  expect((await listing({}, '?category=3')).categoryNames).toEqual({ 3: 'Dining & Kitchen' })
})

test.for<ListingScope>([
  { categoryId: '99' },
  { categoryId: 'x' },
  { categoryId: '0' },
  { categoryId: '7' },
  { subcategoryId: '1' },
])('%o is a 404', async (scope) => {
  await expect(listing(scope)).rejects.toMatchObject({ init: { status: 404 } })
})

test('a page behind the last leads to the last, the rest of the address stays', async () => {
  const refused = await listing({}, '?page=9&sort=price').catch((thrown: unknown) => thrown)
  expect(refused).toBeInstanceOf(Response)
  expect((refused as Response).headers.get('location')).toBe('/productListing?page=2&sort=price')
})

test('without an answer the listing is empty and says that it failed', async () => {
  expect(await listing({ categoryId: '1' }, '', { status: 500 })).toMatchObject({
    products: [],
    totalProducts: 0,
    hasFailed: true,
    trail: [{ name: 'Bedroom' }],
  })
})

test.for([429, 503])(
  'a search that is answered %i, since the shop is busy, has failed and is no error page',
  async (status) => {
    const { api } = shop({ status })
    const found = await loadSearch(api, new URL('https://shop.example/search?q=bed'))
    expect(found).toMatchObject({ query: 'bed', products: [], hasFailed: true })
  },
)

test('a blank search asks nobody', async () => {
  const { api, asked } = shop()
  const found = await loadSearch(api, new URL('https://shop.example/search?q=%20'))
  expect(found).toMatchObject({ query: '', products: [], hasFailed: false })
  expect(asked).toEqual([])
})

test('a search passes on its words and its filters', async () => {
  const { api, asked } = shop()
  await loadSearch(api, new URL('https://shop.example/search?q=+oak+bed+&maxPrice=50000'))
  expect(asked[0]).toContain('q=oak+bed&page=1&limit=12&sort=relevance&maxPrice=50000')
})
