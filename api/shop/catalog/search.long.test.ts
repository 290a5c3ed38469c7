import type { SearchReply } from '#contract/catalog/search.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, searchSynonyms } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { writeCategoryName } from './write-category-name.ts'

async function givenShop(db: Db) {
  const category = async (name: string) => (await givenCategory(db, { name })).id
  const [living, bedroom, dining] = [await category('Living room'), await category('Bedroom'), await category('Dining')]
  await givenProduct(db, { name: 'Everest L sofa', categoryId: living, material: 'Sal wood, velvet' })
  await givenProduct(db, {
    name: 'Sliding wardrobe',
    categoryId: bedroom,
    description: 'With a mirror and two drawers.',
  })
  await givenProduct(db, { name: 'Lotus bed', categoryId: bedroom, variants: [{ price: 500 }] })
  await givenProduct(db, { name: 'Bunk bed', categoryId: bedroom, variants: [{ price: 300 }] })
  await givenProduct(db, { name: 'Dining chair', categoryId: dining })
  await givenProduct(db, { name: 'Dining table', categoryId: dining })
  await db.insert(searchSynonyms).values([
    { word: 'palang', means: 'bed' },
    { word: 'पलङ', means: 'bed' },
    { word: 'कुर्सी', means: 'chair' },
    { word: 'tebul', means: 'table' },
    { word: 'daraz', means: 'wardrobe' },
    { word: 'khanaghar', means: 'dining table' },
    { word: 'chain', means: 'swing' },
  ])
}

test.for([
  ['sofa', 'Everest L sofa', null],
  ['SOFAS!', 'Everest L sofa', null],
  ['sofaa', 'Everest L sofa', 'sofa'],
  ['wardrob', 'Sliding wardrobe', null],
  ['wadrobe', 'Sliding wardrobe', 'wardrobe'],
  ['chiar', 'Dining chair', 'chair'],
  ['dinning chiar', 'Dining chair', 'dining chair'],
  ['velvet sofa', 'Everest L sofa', null],
  ['the sofa with velvet', 'Everest L sofa', null],
  ['drawer', 'Sliding wardrobe', null],
  ['palang', 'Bunk bed, Lotus bed', null],
  ['palung', 'Bunk bed, Lotus bed', 'palang'],
  ['पलङ', 'Bunk bed, Lotus bed', null],
  ['कुर्सी', 'Dining chair', null],
  ['कुर्सि', 'Dining chair', 'कुर्सी'],
  ['tebul', 'Dining table', null],
  ['khanaghar', 'Dining table', null],
  ['daraz', 'Sliding wardrobe', null],
  ['bunk palang', 'Bunk bed', null],
  ['wardr', 'Sliding wardrobe', null],
  ['sofa qqqqqq', 'Everest L sofa', 'sofa'],
  ['sofa wardrobe', 'Everest L sofa, Sliding wardrobe', null],
  ['qqqqqq', '', null],
  ['chain', '', null], // no misspelled chair, but a synonym of what this shop does not have
  ['dining double', 'Dining chair, Dining table', 'dining'],
  ['the', '', null],
  ['%', '', null],
] as const)('%s finds [%s], corrected to %s', async ([typed, names, correctedQuery], { app, db }) => {
  await givenShop(db)
  const found = await search(app, { q: typed })
  expect(namesOf(found)).toBe(names)
  expect(found.correctedQuery).toBe(correctedQuery)
  expect(found.totalProducts).toBe(names === '' ? 0 : names.split(', ').length)
})

test('a match in the name ranks before a mere mention', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Furniture' })
  await givenProduct(db, { name: 'Blanket', description: 'For any bed.', categoryId, salesCount: 80 })
  await givenProduct(db, { name: 'Simple bed', categoryId, salesCount: 1 })
  const { products } = await search(app, { q: 'bed' })
  expect(products.map(({ name }) => name)).toEqual(['Simple bed', 'Blanket'])
})

test('a word finds its other forms; only an unknown word finds words that begin with it', async ({ app, db }) => {
  await givenShop(db)
  expect(namesOf(await search(app, { q: 'beds' }))).toBe('Bunk bed, Lotus bed')
  expect(namesOf(await search(app, { q: 'bedr' }))).toBe('Bunk bed, Lotus bed, Sliding wardrobe')
})

test('search results can be filtered, counted, sorted and paged like a listing', async ({ app, db }) => {
  await givenShop(db)
  const cheap = await search(app, { q: 'bed', maxPrice: '400', facets: 'true' })
  expect(namesOf(cheap)).toBe('Bunk bed')
  expect(cheap.totalProducts).toBe(1)
  expect(cheap.facets?.categories).toEqual([
    expect.objectContaining({ name: 'Living room', count: 0 }),
    expect.objectContaining({ name: 'Bedroom', count: 1 }),
    expect.objectContaining({ name: 'Dining', count: 0 }),
  ])
  expect(cheap.facets?.priceRange).toEqual({ lowest: 300, highest: 500 })

  const [first, second] = [
    await search(app, { q: 'palang', sort: 'price', limit: '1' }),
    await search(app, { q: 'palang', sort: 'price', limit: '1', page: '2' }),
  ]
  expect([namesOf(first), namesOf(second)]).toEqual(['Bunk bed', 'Lotus bed'])
})

test('a synonym of stop words alone finds nothing and breaks nothing', async ({ app, db }) => {
  await givenShop(db)
  await db.insert(searchSynonyms).values([{ word: 'yo', means: 'the' }])
  expect(namesOf(await search(app, { q: 'yo' }))).toBe('')
  expect(namesOf(await search(app, { q: 'yo sofa' }))).toBe('Everest L sofa')
})

test('a misspelled word is corrected to the likeliest similar word that finds products', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Furniture' })
  await givenProduct(db, { name: 'Chair', categoryId })
  await givenProduct(db, { name: 'Stair', categoryId })
  await givenProduct(db, { name: 'Stair with rail', categoryId })
  const { id } = await givenProduct(db, { name: 'Shaird', categoryId })
  await db.execute(`update products set published = false where id = ${id}`)

  const found = await search(app, { q: 'shair' })
  expect(found.correctedQuery).toBe('stair')
  expect(found.didYouMean).toEqual(['chair'])
})

test('another form of the same word is not offered as a reading', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Sofas' })
  await givenProduct(db, { name: 'Sofa', categoryId })
  expect(await search(app, { q: 'sofaa' })).toMatchObject({ correctedQuery: 'sofa', didYouMean: [] })
})

test('a rare word offers a similar word that finds far more', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Furniture' })
  for (let made = 0; made < 5; made += 1) await givenProduct(db, { name: `Table ${made}`, categoryId })
  await givenProduct(db, { name: 'Tablo', categoryId })

  expect(await search(app, { q: 'tablo' })).toMatchObject({
    totalProducts: 1,
    correctedQuery: null,
    didYouMean: ['table'],
  })
  expect((await search(app, { q: 'table' })).didYouMean).toEqual([])

  await db.insert(searchSynonyms).values({ word: 'tablo', means: 'tablo' })
  expect((await search(app, { q: 'tablo' })).didYouMean).toEqual([])
})

test('a search without results offers words slightly further away', async ({ app, db }) => {
  await givenShop(db)
  expect(await search(app, { q: 'soffaa' })).toMatchObject({ correctedQuery: 'sofa' })
  expect(await search(app, { q: 'szfaa' })).toMatchObject({ totalProducts: 0, didYouMean: ['sofa'] })
  expect(await search(app, { q: 'qqqqqq' })).toMatchObject({ totalProducts: 0, didYouMean: [] })
})

test('a renamed category is found by its new name', async ({ app, db }) => {
  await givenShop(db)
  const renamed = db.update(categories).set({ name: 'Lounge' }).where(eq(categories.name, 'Living room'))
  const [living] = await renamed.returning({ categoryId: categories.id })
  await writeCategoryName(living!, { db }, AbortSignal.timeout(60_000))
  expect(namesOf(await search(app, { q: 'lounge' }))).toBe('Everest L sofa')
  expect(namesOf(await search(app, { q: 'living' }))).not.toContain('sofa')
})

test('hostile input is harmless', async ({ app, db }) => {
  await givenShop(db)
  const hostile = [
    "'; drop table products; --",
    '" & | ! <-> :* (',
    '\\',
    'sofa:*A',
    "a' OR 'a'='a",
    '%_%',
    '<script>',
    '../..',
    'ा',
    '\u200b',
    '🛋️',
    'x'.repeat(200),
    'word '.repeat(40),
  ]
  for (const q of hostile) {
    const answer = await app.inject(`/api/product/search?q=${encodeURIComponent(q)}`)
    expect(answer.statusCode, q).toBe(200)
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), async (q) => {
      const { statusCode } = await app.inject(`/api/product/search?q=${encodeURIComponent(q)}`)
      expect([200, 400]).toContain(statusCode)
    }),
    { numRuns: 40, seed: 3 },
  )
  expect(namesOf(await search(app, { q: 'sofa' }))).toBe('Everest L sofa')
})

test.for(['%00sofa', 'sofa%00bed', '%FF', 'sofa%20%E0%A4', '%ED%A0%80', '%EF%BF%BD', 'sofa+%FF'])(
  'q=%s is refused as broken text',
  async (q, { app }) => {
    for (const path of ['search', 'suggest']) {
      const answer = await app.inject(`/api/product/${path}?q=${q}`)
      expect(answer.statusCode, path).toBe(400)
      expect(answer.json(), path).toMatchObject({
        code: 'invalid_input',
        fields: { q: expect.stringMatching(/^Please enter the search again/) },
      })
    }
  },
)

test.for(['', '   ', 'x'.repeat(201)])('the search %j is refused', async (q, { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty('q')
})

test('an empty search asks for a keyword', async ({ app }) => {
  expect((await app.inject('/api/product/search?q=')).json().fields.q).toBe('Please enter a search keyword to continue')
})

async function search(app: App, query: Record<string, string>): Promise<SearchReply> {
  const answer = await app.inject({ url: '/api/product/search', query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function namesOf({ products }: SearchReply): string {
  return products
    .map(({ name }) => name)
    .toSorted()
    .join(', ')
}

test.for([
  ['custom', true],
  ['custom made furniture', true],
  ['custom elephant', false],
  ['custom bed', false],
] as const)('whether "%s" asks for made to measure alone: %s', async ([q, isAlone], { app, db }) => {
  await givenShop(db)
  const reply = await app.inject({ url: '/api/product/search', query: { q } })
  expect(reply.json()).toMatchObject({ isCustom: true, isCustomAlone: isAlone })
})
