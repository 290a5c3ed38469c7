import type { SearchQuery, SearchReply } from '#contract/products.ts'
import { nepalDay } from '#domain/delivery-estimate.ts'
import type { Language } from '#domain/languages.ts'
import type { Answer } from '../../platform/cache/answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { insertMiss } from './miss-queries.ts'
import { searchProducts } from './search-products.ts'

/**
 * A search as a visitor makes it: what the shop has nothing for is counted, so that staff learn what people want. The
 * answer is kept in memory, and so are pages with it (storefront/server/render-page.ts, five minutes): the same search
 * within that time is counted once.
 *
 * @param from  to search in, perhaps a replica of `db`
 */
export async function searchAndNote(
  { db, from }: { db: Db; from: Db },
  query: SearchQuery,
  language: Language,
  now = new Date(),
): Promise<Answer<SearchReply>> {
  const answer = await searchProducts(from, query, language)
  if (answer.payload.totalProducts === 0 && isForWordsAlone(query)) {
    await insertMiss(db, { term: query.q.toLowerCase(), language, day: nepalDay(now) })
  }
  return answer
}

/** Nothing else can have left the page empty: no filter, no page behind the last. */
function isForWordsAlone({
  q: _q,
  sort: _sort,
  limit: _limit,
  facets: _facets,
  page,
  ...filters
}: SearchQuery): boolean {
  return page === 1 && Object.values(filters).every((chosen) => chosen === undefined)
}
