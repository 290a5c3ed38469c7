import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { searchSynonyms } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { givenProduct } from './catalog.fixture.ts'
import { openCatalogMemory } from './catalog-memory.ts'
import { searchProducts } from './search-products.ts'

test('a search is understood once for all its pages, until the catalog changes', async ({ db }) => {
  await givenProduct(db, { name: 'Lotus sofa' })
  const answers = new AnswerCache()
  answers.resume()
  const catalog = { db, isCurrent: () => true, memory: openCatalogMemory(answers) }
  const correctionOn = async (page: number) => {
    const query = { q: 'sofaa', page, limit: 12, sort: 'relevance' } as const
    const { payload } = await searchProducts(catalog, query, 'en')
    return payload.correctedQuery
  }
  expect(await correctionOn(1)).toBe('sofa')
  await db.insert(searchSynonyms).values({ word: 'sofaa', means: 'sofa' })
  expect(await correctionOn(2)).toBe('sofa')
  answers.drop(['catalog'])
  expect(await correctionOn(3)).toBe(null)
})
