import { noFilters } from '#domain/catalog/listing-filters.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { type CatalogReads, openCatalogMemory } from './catalog-memory.ts'
import type { Listing } from './listing-shape.ts'
import { readRankedPage } from './ranked-page.ts'

/** Products that mention teak, the best sellers first; two of them in their name. */
const sales = { Sofa: 90, 'Teak bed': 80, Lamp: 70, Chair: 60, 'Teak desk': 50 }

test('if few products match, all are ranked', async ({ db }) => {
  const namesOf = await givenTeak(db, 100)
  expect(await namesOf({ mostRanked: 2 })).toEqual(['Teak bed', 'Teak desk', 'Sofa', 'Lamp', 'Chair'])
})

test('if many match, the best sellers are ranked and the others follow by sales', async ({ db }) => {
  const namesOf = await givenTeak(db)
  expect(await namesOf({ mostRanked: 2 })).toEqual(['Teak bed', 'Sofa', 'Lamp', 'Chair', 'Teak desk'])
  expect(await namesOf({ mostRanked: 5 })).toEqual(['Teak bed', 'Teak desk', 'Sofa', 'Lamp', 'Chair'])
})

test('its pages neither repeat nor skip a product', async ({ db }) => {
  const namesOf = await givenTeak(db)
  const all = await namesOf({ mostRanked: 3 })
  for (const limit of [1, 2, 3, 4]) {
    const pages: string[][] = []
    for (let offset = 0; offset < 6; offset += limit) pages.push(await namesOf({ mostRanked: 3, limit, offset }))
    expect(pages.flat()).toEqual(all)
  }
})

async function givenTeak(db: Db, others = 0) {
  const { id: categoryId } = await givenCategory(db)
  const names = new Map<number, string>()
  for (const [name, salesCount] of Object.entries(sales)) {
    const { id } = await givenProduct(db, { name, salesCount, categoryId, description: 'Of teak.' })
    names.set(id, name)
  }
  for (let made = 0; made < others; made += 1) await givenProduct(db, { name: 'Mirror', categoryId })
  const catalog: CatalogReads = { db, isCurrent: () => true, memory: openCatalogMemory(new AnswerCache()) }
  const listing: Omit<Listing, 'limit' | 'offset'> = {
    scope: { matching: `'teak'`, ranking: `'teak'` },
    filters: noFilters,
    sort: 'relevance',
    language: 'en',
  }
  return async ({ mostRanked, limit = 10, offset = 0 }: { mostRanked: number; limit?: number; offset?: number }) => {
    const page = await readRankedPage(catalog, { ...listing, limit, offset }, mostRanked)
    return page.map(({ id }) => names.get(id)!)
  }
}
