import type { SearchReply, SuggestReply } from '#contract/catalog/search.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { searchSynonyms } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'

test.for([
  ['small chest', 'Wide chest, Low chest, Large chest, Chest'],
  ['a chest for a small room', 'Wide chest, Low chest, Large chest, Chest'],
  ['large chest', 'Wide chest, Large chest, Low chest, Chest'],
  ['sano sanduk', 'Wide chest, Low chest, Large chest, Chest'],
  ['ठूलो सन्दूक', 'Wide chest, Large chest, Low chest, Chest'],
  ['small chest under 5500', 'Low chest, Chest'],
] as const)('%s begins with what takes the least or the most floor: %s', async ([q, names], { app, db }) => {
  await givenChests(db)
  const found = await search(app, { q })
  expect(namesInOrder(found.products)).toBe(names)
  expect(found).toMatchObject({ nearest: null, correctedQuery: null })
  expect(found.understood[0]).toMatchObject({ kind: 'category', name: 'Chests' })
  const suggested = (await app.inject({ url: '/api/product/suggest', query: { q } })).json<SuggestReply>()
  expect(namesInOrder(suggested.products)).toBe(names)
})

test('of a frequent kind only the best sellers come by size, and all others follow', async ({ app, db }) => {
  const inChests = await givenChests(db)
  for (let made = 0; made < 120; made += 1) {
    await givenProduct(db, { ...inChests, ...measures(90), name: 'Sold chest', salesCount: 9 })
  }
  const first = await search(app, { q: 'small chest' })
  expect(first.totalProducts).toBe(124)
  expect(new Set(first.products.map(({ name }) => name))).toEqual(new Set(['Sold chest']))
  const pages = []
  for (let page = 1; page < 4; page += 1)
    pages.push(await search(app, { q: 'small chest', page: String(page), limit: '50' }))
  const ids = pages.flatMap(({ products }) => products.map(({ _id }) => _id))
  expect(ids).toHaveLength(124)
  expect(new Set(ids).size).toBe(124)
})

/** Chests of several sizes, the one without measures sold most; `Wide chest` comes in the smallest and the largest. */
async function givenChests(db: Db) {
  const { id: categoryId } = await givenCategory(db, { name: 'Hall', translations: { ne: { name: 'प्रवेश' } } })
  const named = { name: 'Chests', parentId: categoryId, translations: { ne: { name: 'सन्दूक' } } }
  const inChests = { categoryId, subcategoryId: (await givenCategory(db, named)).id }
  await db.insert(searchSynonyms).values({ word: 'sanduk', means: 'chest' })
  await givenProduct(db, {
    ...inChests,
    name: 'Chest',
    description: 'Small.',
    salesCount: 8,
    variants: [{ price: 4_000 }],
  })
  await givenProduct(db, {
    ...inChests,
    ...measures(120),
    name: 'Large chest',
    salesCount: 5,
    variants: [{ price: 9_000 }],
  })
  await givenProduct(db, { ...inChests, ...measures(80), name: 'Low chest', variants: [{ price: 5_000 }] })
  await givenProduct(db, {
    ...inChests,
    ...measures(90),
    name: 'Wide chest',
    variants: [
      { size: 'L', price: 9_500, ...measures(140) },
      { size: 'S', price: 6_000, ...measures(60) },
    ],
  })
  return inChests
}

function measures(widthCm: number) {
  return { widthCm, depthCm: 40, heightCm: 50 }
}

function namesInOrder(products: readonly { name: string }[]): string {
  return products.map(({ name }) => name).join(', ')
}

async function search(app: App, query: Record<string, string>): Promise<SearchReply> {
  const answer = await app.inject({ url: '/api/product/search', query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
