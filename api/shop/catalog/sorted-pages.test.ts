import { noFilters } from '#domain/catalog/listing-filters.ts'
import { openListened, SORT } from '../../test/listened-database.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { readPage } from './listing-queries.ts'
import type { Listing } from './listing-shape.ts'

const inCategory = { categoryId: 1 }

/** Each sort order, and the index that has it. Without the index each page would sort every product of the shop. */
const sorts: [string, Partial<Listing>, string][] = [
  ['-sales', {}, 'Scan using products_by_sales '],
  ['relevance', {}, 'Scan using products_by_relevance '],
  ['name', {}, 'Scan using products_by_name '],
  ['-name', {}, 'Scan Backward using products_by_name '],
  ['name', { language: 'ne' }, 'Scan using products_by_nepali_name '],
  ['-name', { language: 'ne' }, 'Scan Backward using products_by_nepali_name '],
  ['price', {}, 'Scan using products_by_price '],
  ['-price', {}, 'Scan Backward using products_by_price '],
  ['-sales', { scope: inCategory }, 'Scan using products_by_category '],
]

test('a page of each sort order comes from its index, also far behind', async () => {
  const { db, asked, explain } = await openListened()
  for (const [sort, rest, index] of sorts) {
    for (const offset of [0, 12_000]) {
      const page = { scope: {}, filters: noFilters, language: 'en', limit: 12, offset, ...rest } as const
      asked.length = 0
      await readPage(db, { ...page, sort: sort as Listing['sort'] })
      const plan = await explain(asked[0]!)
      expect(plan, plan).toContain(index)
      expect(plan, plan).not.toMatch(SORT)
    }
  }
})
