import { expect, onTestFinished, test, vi } from 'vitest'
import { openApi } from '../../api.ts'
import { loadHome } from './load-home.ts'
import { loadMixedProducts } from './mixed-products.ts'

const rooms = ['Bedroom', 'बैठक कोठा', 'Dining', 'Office', 'Outdoor', 'Bedding', 'Bath']
const slugs = ['bedroom', 'living-room', 'dining', 'office', 'outdoor', 'bedding', 'bath']
const categories = [
  ...rooms.map((name, at) => ({ _id: String(at + 1), name, slug: slugs[at] })),
  { _id: '20', name: 'Beds', slug: 'beds', parentId: '1' },
]
const products = [
  { _id: '1', isFeatured: true, pictures: [], colors: [], offers: [] },
  { _id: '2', isFeatured: false, pictures: [], colors: [], offers: [] },
  { _id: '3', isLatest: true, pictures: [], colors: [], offers: [] },
]
const projects = [
  { _id: '1', pictures: [{ id: 'a' }] },
  { _id: '2', parentId: { _id: '1' }, pictures: [] },
  { _id: '3', parentId: { _id: '1' }, pictures: [{ id: 'b' }] },
]

/** A shop that records its requests, and refuses those that begin with one of `failing`. */
function shop(failing: string[] = []) {
  const asked: string[] = []
  const api = openApi(async (address) => {
    asked.push(address)
    const path = address.split('?')[0]!
    const data = { '/api/category': categories, '/api/project': projects }[path] ?? [{ _id: '1' }]
    const status = failing.some((begin) => address.startsWith(begin)) ? 500 : 200
    return { status, json: () => ({ data, products }) }
  })
  return { api, asked }
}

const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)

test('the page has six rooms, one project with a picture, and a slider of promoted products', async () => {
  const { api, asked } = shop()
  const home = await loadHome(api)
  expect(home.categories.map(({ name }) => name)).toEqual(rooms.slice(0, 6))
  expect(home.project?._id).toBe('3')
  expect(home.livingRoom?.categoryId).toBe('2')
  expect(ids(home.livingRoom!.products)).toEqual(['1', '3'])
  expect(asked).toEqual(
    expect.arrayContaining([
      '/api/product/getAllProducts?limit=15&catId=2',
      '/api/banner?limit=1000',
      '/api/client?limit=10',
      '/api/project?flat=true',
    ]),
  )
})

test('three featured, three latest, three reduced and ten other products are requested at once', async () => {
  const { api, asked } = shop()
  await loadMixedProducts(api)
  expect(asked).toEqual(
    ['featured=true&limit=3', 'latest=true&limit=3', 'discounted=true&limit=3', 'limit=10'].map(
      (query) => `/api/product/getAllProducts?${query}`,
    ),
  )
})

test.each([
  ['banners', '/api/banner', []],
  ['mixedProducts', '/api/product/getAllProducts?featured', []],
  ['livingRoom', '/api/product/getAllProducts?limit=15', { categoryId: '2', products: [] }],
  ['project', '/api/project', null],
  ['clients', '/api/client', []],
] as const)(
  'if loading fails, %s are empty, the console shows the error, and the rest stays',
  async (part, path, empty) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const whole = await loadHome(shop().api)
    expect(await loadHome(shop([path]).api)).toEqual({ ...whole, [part]: empty })
    expect(log).toHaveBeenCalledOnce()
  },
)

test('without categories there are no tiles and no room sliders', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  expect(await loadHome(shop(['/api/category']).api)).toMatchObject({ categories: [], livingRoom: null })
})
