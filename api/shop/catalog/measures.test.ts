import type { SuggestReply } from '#contract/catalog/search.ts'
import type { Db } from '../../platform/db/client.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { noteStatements } from '../../test/statements.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { openCatalogMemory } from './catalog-memory.ts'
import { searchProducts } from './search-products.ts'
import { namesOf, search } from './search.fixture.ts'

test.for([
  ['chest under 60 cm wide', 'Narrow chest'],
  ['chest under 80 cm wide', 'Narrow chest, Sized chest'],
  ['chest over 100 cm wide', 'Sized chest, Wide chest'],
  ['chest under 45 cm deep', 'Sized chest, Wide chest'],
  ['chest under 100 cm long', 'Narrow chest, Sized chest'],
  ['chest under 80 cm wide and 45 cm deep', 'Sized chest'],
] as const)('%s finds what has one such variant: %s', async ([q, names], { app, db }) => {
  await givenChests(db)
  const { products, nearest, totalProducts } = await search(app, { q })
  expect(namesOf(products)).toBe(names)
  expect(totalProducts).toBe(products.length)
  expect(nearest).toBeNull()
})

test.for([
  ['dining under 180 cm', 'Narrow dining set, Tabled dining set'],
  ['dining under 150 cm', 'Narrow dining set'],
  ['dining 180 x 90 cm', 'Tabled dining set'],
  ['dining under 95 cm deep', 'Tabled dining set'],
  ['dining under 170 cm long and 95 cm deep', 'Tabled dining set'],
  ['dining over 240 cm wide', 'Sized dining set, Tabled dining set, Untabled dining set'],
  ['dining over 260 cm wide', 'Sized dining set'],
  ['dining under 180 cm wide and 70 cm high', ''],
] as const)('%s finds sets that keep it as a whole or by their table: %s', async ([q, names], { app, db }) => {
  await givenDiningSets(db)
  const { products, nearest } = await search(app, { q })
  expect(nearest === null ? namesOf(products) : '').toBe(names)
})

test('a set misses a measure by what its table misses', async ({ app, db }) => {
  await givenDiningSets(db)
  const { products, nearest } = await search(app, { q: 'dining under 100 cm wide' })
  expect(nearest).toMatchObject({ without: ['measure'] })
  expect(products.map(({ name }) => name)).toEqual([
    'Narrow dining set',
    'Tabled dining set',
    'Untabled dining set',
    'Sized dining set',
  ])
})

test('the price in the words is that of the variant that fits', async ({ app, db }) => {
  await givenChests(db)
  expect(namesOf((await search(app, { q: 'chest over 100 cm wide under 8000' })).products)).toBe('Wide chest')
  const narrow = await search(app, { q: 'chest under 80 cm wide under 5500' })
  expect(namesOf(narrow.products)).toBe('Narrow chest, Sized chest')
  expect(namesOf((await search(app, { q: 'chest over 100 cm wide', maxPrice: '8000' })).products)).toBe('Wide chest')
})

ownDatabaseTest(
  'the facets of a measure are one reading of the cross table, with a price or without',
  async ({ db, pool }) => {
    await givenChests(db)
    const statements = noteStatements(pool)
    const answers = new AnswerCache()
    answers.resume()
    const catalog = { db, isCurrent: () => true, memory: openCatalogMemory(answers) }
    const crossTables = async (more: object) => {
      statements.length = 0
      const query = { q: 'chest under 80 cm wide', page: 1, limit: 12, sort: 'relevance', facets: true } as const
      await searchProducts(catalog, { ...query, ...more }, 'en')
      return statements.filter((text) => text.includes('group by') && text.includes('stock_band')).length
    }
    expect(await crossTables({})).toBe(1)
    expect(await crossTables({ maxPrice: 4_500 })).toBe(1)
  },
)

test('the facets beside a price count what fits at that price', async ({ app, db }) => {
  await givenChests(db)
  const availabilityOf = async (more: object) => {
    const { facets, totalProducts } = await search(app, { q: 'chest under 80 cm wide', facets: 'true', ...more })
    return [totalProducts, facets?.availability.available]
  }
  expect(await availabilityOf({})).toEqual([2, 2])
  expect(await availabilityOf({ maxPrice: '4500' })).toEqual([1, 1])
})

test('a size is counted where a variant of that size keeps the measure', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Sleeping' })
  const { id: subcategoryId } = await givenCategory(db, { name: 'Beds', parentId: categoryId })
  const bed = (name: string, sizes: readonly (readonly [string, number, number])[]) => {
    const variants = sizes.map(([size, widthCm, price]) => ({ ...measures(widthCm, 210), size, price }))
    return givenProduct(db, { categoryId, subcategoryId, name, variants })
  }
  await bed('Narrow bed', [
    ['122*200', 140, 50_000],
    ['153*200', 170, 60_000],
  ])
  await bed('Slim bed', [
    ['122*200', 130, 40_000],
    ['153*200', 158, 70_000],
    ['183*200', 188, 90_000],
  ])
  await bed('Wide bed', [['122*200', 200, 30_000]])
  const facetsOf = async (q: string, more = {}) => (await search(app, { q, facets: 'true', ...more })).facets!
  expect((await facetsOf('bed under 160 cm wide')).sizes).toEqual([
    { size: 'single', count: 2 },
    { size: 'queen', count: 1 },
  ])
  expect((await facetsOf('bed under 160 cm wide', { maxPrice: '60000' })).sizes).toEqual([
    { size: 'single', count: 2 },
    { size: 'queen', count: 0 },
  ])
  const chosen = await facetsOf('bed under 160 cm wide', { size: 'queen' })
  expect(chosen).toMatchObject({ priceRange: { lowest: 70_000, highest: 70_000 } })
})

test('prices are sorted by those of the variants that fit', async ({ app, db }) => {
  await givenChests(db)
  const { products } = await search(app, { q: 'chest over 100 cm wide', sort: 'price' })
  expect(products.map(({ name }) => name)).toEqual(['Wide chest', 'Sized chest'])
})

test('a chosen price leaves the whole range of prices to choose from', async ({ app, db }) => {
  await givenChests(db)
  const asked = { q: 'chest under 80 cm wide', facets: 'true' }
  const priceRange = (await search(app, asked)).facets?.priceRange
  expect((await search(app, { ...asked, maxPrice: '4500' })).facets?.priceRange).toEqual(priceRange)
})

test('offers name the dimensions that differ from those of their product', async ({ app, db }) => {
  await givenChests(db)
  const { products } = await search(app, { q: 'chest under 80 cm wide' })
  const offers = products.find(({ name }) => name === 'Sized chest')?.offers
  expect(offers).toMatchObject([{ price: 5_000, ownDimensionsCm: { width: 70, depth: 40 } }, { price: 9_000 }])
  expect(products.find(({ name }) => name === 'Narrow chest')?.offers[0]).not.toHaveProperty('ownDimensionsCm')
})

test('suggestions show the price of the variant that fits', async ({ app, db }) => {
  await givenChests(db)
  const answer = await app.inject({ url: '/api/product/suggest', query: { q: 'chest over 100 cm wide' } })
  const { products } = answer.json<SuggestReply>()
  expect(products.map(({ name, price, size }) => [name, price, size])).toEqual([
    ['Wide chest', 7_000, null],
    ['Sized chest', 9_000, '1*200'],
  ])
})

test('if nothing fits, what misses the measure least comes first, and what has no measures last', async ({
  app,
  db,
}) => {
  await givenChests(db)
  const { products, nearest } = await search(app, { q: 'chest under 30 cm wide' })
  expect(nearest).toMatchObject({ without: ['measure'], upTo: null })
  expect(products.map(({ name }) => name)).toEqual(['Narrow chest', 'Sized chest', 'Wide chest', 'Unmeasured chest'])
})

test('what only mentions the word is no such piece, however well it fits', async ({ app, db }) => {
  await givenChests(db)
  await givenProduct(db, { ...measures(20, 20), name: 'Cushion', description: 'For a bunting.' })
  await givenProduct(db, { ...measures(200, 90), name: 'Bunting' })
  const { products, nearest } = await search(app, { q: 'bunting under 50 cm wide' })
  expect(nearest?.without).toEqual(['measure'])
  expect(namesOf(products)).toBe('Bunting')
})

test('without a piece nothing is held against the measure, which the reply says', async ({ app, db }) => {
  await givenChests(db)
  const found = await search(app, { q: 'at most 80 cm wide under 9000' })
  expect(found.unusedMeasures).toEqual(['at most 80 cm wide'])
  expect(found.understood.map(({ kind }) => kind)).toEqual(['price'])
})

/** `Sized chest` comes 70 and 120 cm wide, the wide one dearer. */
async function givenChests(db: Db) {
  const { id: categoryId } = await givenCategory(db, { name: 'Hall' })
  const { id: subcategoryId } = await givenCategory(db, { name: 'Chests', parentId: categoryId })
  const inChests = { categoryId, subcategoryId }
  await givenProduct(db, { ...inChests, name: 'Unmeasured chest', salesCount: 9, variants: [{ price: 1_000 }] })
  await givenProduct(db, { ...inChests, ...measures(55, 50), name: 'Narrow chest', variants: [{ price: 4_000 }] })
  await givenProduct(db, { ...inChests, ...measures(150, 40), name: 'Wide chest', variants: [{ price: 7_000 }] })
  await givenProduct(db, {
    ...inChests,
    ...measures(70, 40),
    name: 'Sized chest',
    variants: [
      { ...measures(70, 40), price: 5_000 },
      { ...measures(120, 40), price: 9_000 },
    ],
  })
}

/** `Tabled` and `Sized` have a table of 170 by 90 cm; the variant of `Sized` has measures of its own, and so another table. */
async function givenDiningSets(db: Db) {
  const { id: categoryId } = await givenCategory(db, { name: 'Eating' })
  const { id: subcategoryId } = await givenCategory(db, { name: 'Dining', parentId: categoryId })
  const inDining = { categoryId, subcategoryId }
  const tabled = { ...inDining, ...measures(253, 169), tableWidthCm: 170, tableDepthCm: 90 }
  await givenProduct(db, { ...tabled, name: 'Tabled dining set' })
  await givenProduct(db, { ...tabled, name: 'Sized dining set', variants: [{ ...measures(300, 180), price: 9_000 }] })
  await givenProduct(db, { ...inDining, ...measures(253, 169), name: 'Untabled dining set' })
  await givenProduct(db, { ...inDining, ...measures(140, 120), name: 'Narrow dining set' })
}

function measures(widthCm: number, depthCm: number) {
  return { widthCm, depthCm, heightCm: 80 }
}
