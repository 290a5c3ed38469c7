import { use, useEffect } from 'react'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '../api.ts'
import { countFilters } from '../features/catalog/listing/listing-choices.ts'
import { searchMeta } from '../features/catalog/listing/listing-meta.ts'
import { ListingTitle } from '../features/catalog/listing/listing-title.tsx'
import { nothingFound, rememberLastPage } from '../features/catalog/listing/last-page.ts'
import { listingParams, parseListing } from '../features/catalog/listing/listing-url.ts'
import { ListingView } from '../features/catalog/listing/listing-view.tsx'
import { loadSearch, type SearchPage, withSearchStatus } from '../features/catalog/listing/load-search.ts'
import { DidYouMean } from '../features/catalog/listing/did-you-mean.tsx'
import { NoResults } from '../features/catalog/listing/no-results.tsx'
import { NothingFound } from '../features/catalog/listing/nothing-found.tsx'
import { SEARCH_SORT, searchAddress, searchedFor } from '../features/catalog/listing/search-url.ts'
import { TrendingTerms } from '../features/catalog/listing/trending-terms.tsx'
import { showsTheSame, useListing } from '../features/catalog/listing/use-listing.ts'
import { readRecent, withRecent, writeRecent } from '../features/catalog/search/recent-terms.ts'
import { firstRecentTerms } from '../features/catalog/search/terms.ts'
import { needMessages } from '../messages/load-messages.ts'
import { LanguageContext, type Text, textIn, useText } from '../messages/text.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/search'
import styles from './search.module.css'

await needMessages('listing')

export const handle: PageHandle = { searchParams: ['q', ...listingParams] }

export async function loader({ context, request }: Route.LoaderArgs) {
  return withSearchStatus(await loadSearch(context.get(apiContext), new URL(request.url)))
}

const lastSearch = rememberLastPage<SearchPage>((last, failed) => last.query === failed.query)

/** If the shop is unreachable the page stays, without products and with a retry. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const query = searchedFor(new URL(request.url).searchParams)
  const alone: SearchPage = { ...nothingFound, query, correctedQuery: null, didYouMean: [], isBroken: false }
  return lastSearch.load(async () => serverLoader(), alone, request.signal)
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !showsTheSame(currentUrl, nextUrl)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches)
  if (!shell || !loaderData) return []
  const text = textIn(shell.language)
  const state = parseListing(new URLSearchParams(location.search), SEARCH_SORT)
  return searchMeta(headingFor(loaderData.query, text), state, shell, text)
}

export default function Search({ loaderData: found }: Route.ComponentProps) {
  const text = useText()
  const { query, correctedQuery, didYouMean } = found
  useRememberedTerm(query)
  useEffect(() => lastSearch.note(found), [found])
  const title = headingFor(query, text)
  const steps = [{ name: text('breadcrumb.home'), to: href('/') }, { name: text('search.title') }]
  const corrected = correctedQuery === null ? '' : text('search.corrected', { query, corrected: correctedQuery })
  const ask = text(found.isBroken ? 'search.broken' : 'search.empty')
  return (
    <Container>
      <ListingTitle steps={steps} title={title} intro={query === '' ? ask : corrected} chips={[]} />
      <DidYouMean queries={didYouMean} />
      {query === '' ? <TrendingTerms /> : <SearchResults found={found} />}
    </Container>
  )
}

/** Stores the search among this browser's recent terms. */
function useRememberedTerm(query: string): void {
  const language = use(LanguageContext)
  useEffect(() => {
    if (query === '') return
    const text = textIn(language)
    writeRecent(withRecent(readRecent(firstRecentTerms.map((key) => text(key))), query))
  }, [query, language])
}

function SearchResults({ found }: { found: Route.ComponentProps['loaderData'] }) {
  const text = useText()
  const { query } = found
  const controls = useListing({ usualSort: SEARCH_SORT, addressOf: (state) => searchAddress(query, state) })
  const empty = (
    <NoResults
      controls={controls}
      found={found}
      filtered={text('search.none-filtered', { query })}
      failed={{ title: text('search.busy'), text: text('search.busy-text') }}
    >
      <NothingFound query={query} />
    </NoResults>
  )
  const isNothing = found.totalProducts === 0 && !found.hasFailed && countFilters(controls.state) === 0
  // An empty result has nothing to sort or filter.
  if (isNothing) return <div className={styles.nothing}>{empty}</div>
  return <ListingView controls={controls} found={found} query={query} empty={empty} />
}

function headingFor(query: string, text: Text): string {
  return query === '' ? text('search.title') : text('search.results-for', { query })
}
