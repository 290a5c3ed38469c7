import type { ProductsReply } from '#contract/catalog/products.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { givenColoredBed } from './colored.fixture.ts'

const SINGLE = '122*200'
const QUEEN = '153*200'
const KING = '183*200'

/** Three beds, of which two have queen size, and a chair beside them. */
async function givenBeds(db: Db): Promise<number> {
  const room = await givenCategory(db, { name: 'Bedroom' })
  const beds = await givenCategory(db, { name: 'Beds', parentId: room.id })
  const inBeds = { categoryId: room.id, subcategoryId: beds.id }
  const bed = (name: string, prices: readonly (readonly [string, number, number?])[]) =>
    givenProduct(db, { ...inBeds, name, variants: prices.map(([size, price, stock = 1]) => ({ size, price, stock })) })
  await bed('Asan', [
    [SINGLE, 74_500],
    [QUEEN, 86_500, 0],
    [KING, 97_500],
  ])
  await bed('Lotus', [
    [SINGLE, 80_000],
    [QUEEN, 79_000],
  ])
  await bed('Cot', [[SINGLE, 30_000]])
  await givenProduct(db, { ...inBeds, name: 'Bench', variants: [{ size: null, price: 9_000 }] })
  return beds.id
}

async function list(app: App, id: number, query: Record<string, string>): Promise<ProductsReply> {
  const url = `/api/product/getAllProducts?subCatId=${id}`
  const answer = await app.inject({ url: `${url}&${new URLSearchParams({ facets: 'true', ...query })}` })
  expect(answer.statusCode).toBe(200)
  return answer.json<ProductsReply>()
}

test('a size lists what comes in it, by the price of that size', async ({ app, db }) => {
  const id = await givenBeds(db)
  const names = async (query: Record<string, string>) => {
    const { products, totalProducts } = await list(app, id, { sort: 'price', ...query })
    expect(totalProducts).toBe(products.length)
    return products.map((card) => card.name).join(', ')
  }
  expect(await names({})).toBe('Bench, Cot, Asan, Lotus')
  expect(await names({ size: 'queen' })).toBe('Lotus, Asan')
  expect(await names({ size: 'queen', sort: '-price' })).toBe('Asan, Lotus')
  expect(await names({ size: 'queen', maxPrice: '80000' })).toBe('Lotus')
  // Its single size costs less, its queen size does not.
  expect(await names({ size: 'queen', maxPrice: '75000' })).toBe('')
  expect(await names({ size: 'single,king', minPrice: '90000' })).toBe('Asan')
  expect(await names({ size: 'queen', availability: 'in-stock' })).toBe('Lotus')
})

const countsOf = (single: number, queen: number, king: number) => [
  { size: 'single', count: single },
  { size: 'queen', count: queen },
  { size: 'king', count: king },
]

test('sizes are counted within the price limits, whichever are chosen; the others go by the size', async ({
  app,
  db,
}) => {
  const id = await givenBeds(db)
  const facets = async (query: Record<string, string>) => (await list(app, id, query)).facets!
  expect(await facets({})).toMatchObject({ sizes: countsOf(3, 2, 1), priceRange: { lowest: 9_000, highest: 80_000 } })
  expect(await facets({ size: 'queen' })).toMatchObject({
    sizes: countsOf(3, 2, 1),
    availability: { available: 2, 'in-stock': 1, 'not-available': 0 },
    priceRange: { lowest: 79_000, highest: 86_500 },
  })
  expect(await facets({ size: 'queen', maxPrice: '80000' })).toMatchObject({
    sizes: countsOf(3, 1, 0),
    availability: { available: 1, 'in-stock': 1, 'not-available': 0 },
    priceRange: { lowest: 79_000, highest: 86_500 },
  })
})

test('a product in two colors counts once in a size; a list without beds has no sizes', async ({ app, db }) => {
  const room = await givenCategory(db, { name: 'Seats' })
  const chairs = await givenCategory(db, { name: 'Chairs', parentId: room.id })
  await givenProduct(db, { categoryId: room.id, subcategoryId: chairs.id, variants: [{ size: '60*60', price: 5_000 }] })
  await givenColoredBed(db)
  expect((await list(app, chairs.id, {})).facets!.sizes).toEqual([])
  expect((await list(app, chairs.id, { size: 'king' })).facets!.sizes).toEqual([{ size: 'king', count: 0 }])
  const all = await app.inject({ url: '/api/product/getAllProducts?size=queen&facets=true' })
  const { facets, products } = all.json<ProductsReply>()
  expect(products.map((card) => card.name)).toEqual(['Rara bed'])
  expect(facets!.sizes.find(({ size }) => size === 'queen')).toEqual({ size: 'queen', count: 1 })
})

test('a search for beds, and a list narrowed to them, offers their sizes', async ({ app, db }) => {
  const id = await givenBeds(db)
  const facets = async (address: string) => {
    const answer = await app.inject({ url: `/api/product/${address}&facets=true` })
    return answer.json<ProductsReply>().facets!
  }
  expect((await facets(`getAllProducts?category=${id}`)).sizes).toEqual(countsOf(3, 2, 1))
  expect((await facets('getAllProducts?featured=false')).sizes).toEqual([])
  expect((await facets('search?q=beds')).sizes).toEqual(countsOf(3, 2, 1))
  expect((await facets('search?q=cot')).sizes).toEqual([])
  const queen = { sizes: countsOf(3, 1, 0), priceRange: { lowest: 79_000, highest: 86_500 } }
  expect(await facets('search?q=queen+beds+under+80000')).toMatchObject(queen)
  expect(await facets('search?q=queen+beds&maxPrice=80000')).toMatchObject(queen)
})
