import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { searchSynonyms } from '../../platform/db/schema.ts'
import { noteStatements } from '../../test/statements.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
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

ownDatabaseTest(
  'requests at the same time understand their words once, whatever else they read',
  async ({ db, pool }) => {
    await givenProduct(db, { name: 'Lotus sofa' })
    await givenProduct(db, { name: 'Lotus bed' })
    const statements = noteStatements(pool)
    /** Returns the statements about words that these searches sent, in a process that remembers nothing yet. */
    const askedBy = async (...searches: object[]) => {
      const answers = new AnswerCache()
      answers.resume()
      const catalog = { db, isCurrent: () => true, memory: openCatalogMemory(answers) }
      statements.length = 0
      const search = (more: object) =>
        searchProducts(catalog, { q: 'lotsu', page: 1, limit: 1, sort: 'relevance', ...more }, 'en')
      const found = await Promise.all(searches.map(search))
      expect(found.map(({ payload }) => payload.correctedQuery)).toEqual(searches.map(() => 'lotus'))
      return statements.filter((text) => text.includes('search_words')).toSorted()
    }
    const once = await askedBy({})
    expect(once).not.toEqual([])
    expect(await askedBy({ facets: true })).toEqual(once)
    expect(await askedBy({}, { page: 2 }, { sort: 'price' }, { facets: true })).toEqual(once)
  },
)
