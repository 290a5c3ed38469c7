import type { SearchQuery, SearchReply } from '#contract/catalog/search.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Language } from '#domain/language/languages.ts'
import { looksPersonal } from '#domain/personal-text.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import type { CatalogReads } from './catalog-memory.ts'
import { insertMiss } from './miss-queries.ts'
import { searchProducts } from './search-products.ts'

/**
 * Runs a visitor's search and counts searches that nothing fulfils, so that staff learn what people want. A typed phone
 * number or email address is not theirs to read. The answer and the pages with it are cached
 * (storefront/server/render-page.ts, five minutes), so a repeated search within that time counts once.
 *
 * @param from  what to search, perhaps on a replica of `db`
 */
export async function searchAndNote(
  { db, from }: { db: Db; from: CatalogReads },
  query: SearchQuery,
  language: Language,
  now = new Date(),
): Promise<Answer<SearchReply>> {
  const answer = await searchProducts(from, query, language)
  if (isMiss(answer.payload) && isForWordsAlone(query) && !looksPersonal(query.q)) {
    await insertMiss(db, { term: query.q.toLowerCase(), language, day: nepalDay(now) })
  }
  return answer
}

/** Nothing fulfils the search, or nothing of one of its kinds, even if the page lists what comes nearest. */
function isMiss({ totalProducts, nearest, missing }: SearchReply): boolean {
  return totalProducts === 0 || nearest !== null || missing.length > 0
}

/** Returns whether only the words can have emptied the page: there is no filter, and it is the first page. */
function isForWordsAlone({
  q: _q,
  sort: _sort,
  limit: _limit,
  facets: _facets,
  exact: _exact,
  page,
  ...filters
}: SearchQuery): boolean {
  return page === 1 && Object.values(filters).every((chosen) => chosen === undefined)
}
