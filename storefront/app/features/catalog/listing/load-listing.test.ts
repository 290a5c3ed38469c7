import type { Category } from '#contract/catalog/categories.ts'
import type { Color } from '#contract/catalog/colors.ts'
import type { Picture } from '#contract/common.ts'
import { blush, green } from '../../../test/given-products.ts'
import type { CardOffer, ProductCard } from '#contract/catalog/products.ts'
import { expect, test } from 'vitest'
import { openApi } from '../../../api.ts'
import type { ListingScope } from './listing-query.ts'
import { loadListing } from './load-listing.ts'
import { loadSearch } from './load-search.ts'

const shared = { slug: '', intro: '', images: [], pictures: [] }
const card = { _id: '1', pictures: [] as Picture[], colors: [] as Color[], offers: [] as CardOffer[] } as ProductCard
const categories: Category[] = [
  { ...shared, _id: '1', name: 'Bedroom', filterName: 'Bedroom', intro: 'To sleep in.' },
  { ...shared, _id: '3', name: 'Dining', filterName: 'Dining & Kitchen' },
  { ...shared, _id: '7', name: 'Beds', filterName: 'Beds', parentId: '1' },
  { ...shared, _id: '8', name: 'Wardrobes', filterName: 'Wardrobes', parentId: '1' },
]

const codes: Record<number, string> = { 404: 'not_found', 429: 'too_many_requests', 503: 'unavailable' }

/**
 * Returns a fake API with `totalProducts` products on at most five pages, or one that always responds with `status`.
 */
function shop({ status = 200, totalProducts = 20, product = card } = {}) {
  const asked: string[] = []
  const api = openApi(async (path) => {
    asked.push(path)
    if (path.startsWith('/api/category')) return { status: 200, json: () => ({ data: categories }) }
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
    const products = page * 12 - 12 < totalProducts ? [product] : []
    const refusal = { success: false, error: true, message: '', code: codes[status] ?? 'internal' }
    return { status, json: () => (status === 200 ? { products, totalProducts, correctedQuery: null } : refusal) }
  })
  return { api, asked }
}

function listing(scope: ListingScope, search = '', options = {}) {
  return loadListing(shop(options).api, scope, new URL(`https://shop.example/productListing${search}`))
}

test('a subcategory has its trail, its canonical path and its siblings', async () => {
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

test('the listing of all products has the top categories', async () => {
  expect(await listing({})).toMatchObject({ trail: [], narrower: [{ name: 'Bedroom' }, { name: 'Dining' }] })
})

test('products and facets take one call, the categories another', async () => {
  const { api, asked } = shop()
  await loadListing(api, { categoryId: '1' }, new URL('https://shop.example/category/1?page=2&rating=5,4&sort=price'))
  expect(asked).toEqual([
    '/api/product/getAllProductsByCatId/1?page=2&limit=12&sort=price&rating=5%2C4&facets=true',
    '/api/category?flat=true&limit=1000',
  ])
})

test('a list filtered by color asks for it, and its cards begin with their first color of the chosen ones', async () => {
  const offers = [green, blush].map(({ slug }) => ({ color: slug }) as CardOffer)
  const pictures = [green, blush].map(({ slug }) => ({ placeholder: slug, color: slug }))
  const product = { ...card, pictures, offers, colors: [green, blush] } as ProductCard
  const { api, asked } = shop({ product })
  const load = async (search: string) =>
    (await loadListing(api, {}, new URL(`https://shop.example/productListing${search}`))).products[0]!
  expect(await load('?color=pink')).toMatchObject({
    shownOffer: 1,
    colors: [{ slug: 'blush' }, { slug: 'forest-green' }],
    offers: [{ color: 'forest-green' }, { color: 'blush' }],
    pictures: [{ placeholder: '' }, { placeholder: 'blush' }],
  })
  expect(asked[0]).toContain('&color=pink&')
  for (const search of ['', '?color=green,pink', '?color=blue']) {
    const { shownOffer, colors } = await load(search)
    expect([shownOffer, colors.map(({ slug }) => slug)]).toEqual([undefined, ['forest-green', 'blush']])
  }
})

test('a chosen category has its name from the sidebar', async () => {
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

test('a page beyond the last redirects to the last and keeps the other parameters', async () => {
  const refused = await listing({}, '?page=9&sort=price').catch((thrown: unknown) => thrown)
  expect(refused).toBeInstanceOf(Response)
  expect((refused as Response).headers.get('location')).toBe('/productListing?page=2&sort=price')
})

test('if the API fails, the listing is empty and says so', async () => {
  expect(await listing({ categoryId: '1' }, '', { status: 500 })).toMatchObject({
    products: [],
    totalProducts: 0,
    hasFailed: true,
    trail: [{ name: 'Bedroom' }],
  })
})

test.for([429, 503])('a busy response %i to a search is a failed listing, not an error page', async (status) => {
  const { api } = shop({ status })
  const found = await loadSearch(api, new URL('https://shop.example/search?q=bed'))
  expect(found).toMatchObject({ query: 'bed', products: [], hasFailed: true })
})

test('a blank search sends no request', async () => {
  const { api, asked } = shop()
  const found = await loadSearch(api, new URL('https://shop.example/search?q=%20'))
  expect(found).toMatchObject({ query: '', products: [], hasFailed: false })
  expect(asked).toEqual([])
})

test('a search sends its words and filters', async () => {
  const { api, asked } = shop()
  await loadSearch(api, new URL('https://shop.example/search?q=+oak+bed+&maxPrice=50000'))
  expect(asked[0]).toContain('q=oak+bed&page=1&limit=12&sort=relevance&maxPrice=50000')
})
