import { sql } from 'drizzle-orm'
import type { SuggestReply } from '#contract/catalog/search.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { searchSynonyms } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenPicture, givenProduct } from './catalog.fixture.ts'

async function givenShop(db: Db) {
  const living = (await givenCategory(db, { name: 'Living room' })).id
  const bedroom = (await givenCategory(db, { name: 'Bedroom' })).id
  const beds = (await givenCategory(db, { name: 'Beds', parentId: bedroom })).id
  await givenProduct(db, { name: 'Everest sofa', categoryId: living, material: 'Velvet' })
  await givenProduct(db, { name: 'Sliding wardrobe', categoryId: bedroom, description: 'Solid, with a mirror.' })
  await givenProduct(db, { name: 'Lotus bed', categoryId: bedroom, subcategoryId: beds })
  await givenProduct(db, { name: 'Dining table', categoryId: living })
  await db.insert(searchSynonyms).values([
    { word: 'palang', means: 'bed' },
    { word: 'पलङ', means: 'bed' },
    { word: 'khanaghar', means: 'dining table' },
  ])
}

test.for([
  ['s', 'Everest sofa, Sliding wardrobe'],
  ['so', 'Everest sofa'], // a wardrobe described as solid does not match
  ['SOF', 'Everest sofa'],
  ['sofas', 'Everest sofa'],
  ['wardr', 'Sliding wardrobe'],
  ['dinin', 'Dining table'], // the dictionary stores the stem 'dine'
  ['velv', 'Everest sofa'], // a mere mention, without a match in a name
  ['velvet so', 'Everest sofa'],
  ['sofa vel', 'Everest sofa'],
  ['living ta', 'Dining table'],
  ['pal', 'Lotus bed'],
  ['पल', 'Lotus bed'],
  ['पलङ', 'Lotus bed'],
  ['khanagh', 'Dining table'],
  ['qqqqqq', ''],
  ['the', ''],
  ['%', ''],
] as const)('%s suggests [%s]', async ([typed, names], { app, db }) => {
  await givenShop(db)
  const suggested = await suggest(app, typed)
  expect(namesOf(suggested)).toBe(names)
  expect(suggested.correctedQuery).toBeNull()
})

test.for([
  ['sofaa', 'Everest sofa', 'sofa'],
  ['wadro', 'Sliding wardrobe', 'wardrobe'], // misspelled and unfinished
  ['palung', 'Lotus bed', 'palang'],
  ['dinning tab', 'Dining table', 'dining tab'],
] as const)('%s suggests [%s], corrected to %s', async ([typed, names, correctedQuery], { app, db }) => {
  await givenShop(db)
  const suggested = await suggest(app, typed)
  expect(namesOf(suggested)).toBe(names)
  expect(suggested.correctedQuery).toBe(correctedQuery)
})

test('conditions that no suggestion fulfils are named apart', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Bedroom' })
  const { id: subcategoryId } = await givenCategory(db, { name: 'Beds', parentId: categoryId })
  await givenProduct(db, { name: 'Lotus bed', categoryId, subcategoryId, variants: [{ price: 90_000 }] })
  const dear = await suggest(app, 'bed under 60000')
  expect(namesOf(dear)).toBe('Lotus bed')
  expect(dear.understood.map(({ kind }) => kind)).not.toContain('price')
  expect(dear.unmet).toMatchObject([{ kind: 'price', maxPrice: 60_000 }])
  expect((await suggest(app, 'bed under 100000')).unmet).toEqual([])
})

test('a suggestion has its picture, price and narrowest category', async ({ app, db }) => {
  const { id: pictureId } = await givenPicture(db)
  const { id: categoryId } = await givenCategory(db, { name: 'Bedroom' })
  const { id: subcategoryId } = await givenCategory(db, { name: 'Beds', parentId: categoryId })
  const variants = [{ price: 900, oldPrice: 1_000 }]
  const { id } = await givenProduct(db, { name: 'Cot', categoryId, subcategoryId, variants, pictureIds: [pictureId] })

  const [product] = (await suggest(app, 'cot')).products
  expect(product).toEqual({
    _id: String(id),
    name: 'Cot',
    price: 900,
    oldPrice: 1_000,
    color: null,
    size: null,
    categoryName: 'Beds',
    picture: expect.objectContaining({ id: pictureId }),
  })
})

test('a suggestion has the size and price that the words ask for', async ({ app, db }) => {
  const variants = [
    { size: '122*200', price: 700 },
    { size: '153*200', price: 900, oldPrice: 1_000 },
  ]
  await givenProduct(db, { name: 'Low bed', variants })
  const [queen] = (await suggest(app, 'queen bed')).products
  expect(queen).toMatchObject({ price: 900, oldPrice: 1_000, color: null, size: '153*200' })
  const [single] = (await suggest(app, 'single bed')).products
  expect(single).toMatchObject({ price: 700, oldPrice: null, size: null })
})

test('at most six products; name matches rank before category matches', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Lamps' })
  for (let made = 0; made < 7; made += 1) await givenProduct(db, { name: `Light ${made}`, categoryId, salesCount: 9 })
  await givenProduct(db, { name: 'Lamp', categoryId })
  const { products } = await suggest(app, 'lam')
  expect(products).toHaveLength(6)
  expect(products[0]?.name).toBe('Lamp')
})

test('an exact name match is suggested, however many products sell better', async ({ app, db }) => {
  const { id: categoryId } = await givenCategory(db, { name: 'Lamps for reading' })
  await db.execute(sql`
    insert into products (slug, name, category_id, sales_count)
      select 'light-' || n, 'Light ' || n, ${categoryId}, 9 from generate_series(1, 600) as n`)
  await db.execute(sql`
    insert into variants (product_id, position, sku, price, stock)
      select id, 0, 'LIGHT-' || id, 10000, 5 from products where slug like 'light-%'`)
  await givenProduct(db, { name: 'Lamp', categoryId })
  await givenProduct(db, { name: 'Velvet lamp', categoryId })
  const firstOf = async (q: string) => (await suggest(app, q)).products[0]?.name
  expect(await firstOf('lamp')).toBe('Lamp')
  expect(await firstOf('velvet lamp')).toBe('Velvet lamp')
})

test('matching categories are suggested with their parent, except empty ones', async ({ app, db }) => {
  await givenShop(db)
  await givenCategory(db, { name: 'Bedding' })
  const { categories } = await suggest(app, 'bed')
  expect(categories.map(({ name, parent }) => [name, parent?.name])).toEqual([
    ['Beds', 'Bedroom'],
    ['Bedroom', undefined],
  ])
})

test.for(['bed', 'palang', 'पलङ'])('for %s its own category comes first', async (typed, { app, db }) => {
  await givenShop(db)
  const bedside = (await givenCategory(db, { name: 'Bedside tables for a bed' })).id
  await givenProduct(db, { name: 'Bedside table', categoryId: bedside })
  expect((await suggest(app, typed)).categories[0]?.name).toBe('Beds')
})

test('an exact match ranks before a prefix match', async ({ app, db }) => {
  await givenProduct(db, { name: 'Footstool', salesCount: 99 })
  await givenProduct(db, { name: 'Foot' })
  const { products } = await suggest(app, 'foot')
  expect(products.map(({ name }) => name)).toEqual(['Foot', 'Footstool'])
})

test('at most three categories are suggested', async ({ app, db }) => {
  for (const room of ['one', 'two', 'three', 'four']) {
    const { id: categoryId } = await givenCategory(db, { name: `Room ${room}` })
    await givenProduct(db, { categoryId })
  }
  expect((await suggest(app, 'room')).categories).toHaveLength(3)
})

test('the answer lists the words that matched', async ({ app, db }) => {
  await givenShop(db)
  expect((await suggest(app, 'sofaa')).matches).toEqual(['sofa'])
  expect((await suggest(app, 'Lotus palang')).matches).toEqual(['lotus', 'palang', 'bed'])
})

test('an unpublished product is not suggested', async ({ app, db }) => {
  await givenShop(db)
  await db.execute("update products set published = false where name = 'Everest sofa'")
  expect(namesOf(await suggest(app, 'sofa'))).toBe('')
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
    'ा',
    '🛋️',
    'x'.repeat(200),
    'word '.repeat(40),
  ]
  for (const q of hostile) {
    const answer = await app.inject({ url: '/api/product/suggest', query: { q } })
    expect(answer.statusCode, q).toBe(200)
  }
  expect(namesOf(await suggest(app, 'sofa'))).toBe('Everest sofa')
})

test.for(['', '   ', 'x'.repeat(201)])('suggestions for %j are refused', async (q, { app }) => {
  const answer = await app.inject({ url: '/api/product/suggest', query: { q } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields.q).toMatch(/^Please enter/)
})

test('an unknown field is refused', async ({ app }) => {
  const answer = await app.inject('/api/product/suggest?q=bed&limit=3')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty('limit')
})

async function suggest(app: App, q: string): Promise<SuggestReply> {
  const answer = await app.inject({ url: '/api/product/suggest', query: { q } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function namesOf({ products }: SuggestReply): string {
  return products
    .map(({ name }) => name)
    .toSorted()
    .join(', ')
}
