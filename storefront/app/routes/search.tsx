import { useEffect } from 'react'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '../api.ts'
import { countFilters } from '../features/catalog/listing/listing-choices.ts'
import { searchMeta } from '../features/catalog/listing/listing-meta.ts'
import { ListingTitle } from '../features/catalog/listing/listing-title.tsx'
import { nothingFound, rememberLastPage } from '../features/catalog/listing/last-page.ts'
import { listingParams, type ListingState, parseListing } from '../features/catalog/listing/listing-url.ts'
import { ListingView } from '../features/catalog/listing/listing-view.tsx'
import {
  loadSearch,
  nothingUnderstood,
  type SearchPage,
  withSearchStatus,
} from '../features/catalog/listing/load-search.ts'
import { NoResults } from '../features/catalog/listing/no-results.tsx'
import { CARD_SIZES } from '../features/catalog/listing/results.tsx'
import { EXACT_PARAM, SEARCH_SORT, searchAddress, searchedFor } from '../features/catalog/listing/search-url.ts'
import { type ListingControls, showsTheSame, useListing } from '../features/catalog/listing/use-listing.ts'
import { useMissingPrice } from '../features/catalog/listing/use-missing-price.ts'
import { needMessages } from '../messages/load-messages.ts'
import { type Text, textIn, useText } from '../messages/text.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import { Container } from '../ui/container.tsx'
import { prefetch } from '../ui/lazy-part.tsx'
import { servedPart } from '../ui/served-part.tsx'
import type { Route } from './+types/search'
import styles from './search.module.css'

await needMessages('listing', 'search')

/** Few searches have these. */
const UnderstoodChips = servedPart(() => import('../features/catalog/listing/understood-chips.tsx'))
const DidYouMean = servedPart(() => import('../features/catalog/listing/did-you-mean.tsx'))
const TrendingTerms = servedPart(() => import('../features/catalog/listing/trending-terms.tsx'))
const NothingFound = servedPart(() => import('../features/catalog/listing/nothing-found.tsx'))
const NearestNote = servedPart(() => import('../features/catalog/listing/nearest-note.tsx'))
const CustomNote = servedPart(() => import('../features/catalog/listing/custom-note.tsx'))
const MissingKinds = servedPart(() => import('../features/catalog/listing/missing-kinds.tsx'))
const MoreProducts = servedPart(() => import('../features/catalog/listing/more-products.tsx'))

export const handle: PageHandle = { searchParams: ['q', EXACT_PARAM, ...listingParams] }

export async function loader({ context, request }: Route.LoaderArgs) {
  return withSearchStatus(await loadSearch(context.get(apiContext), new URL(request.url)))
}

const lastSearch = rememberLastPage<SearchPage>((last, failed) => last.query === failed.query)

/** If the shop is unreachable the page stays, without products and with a retry. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const query = searchedFor(new URL(request.url).searchParams)
  const alone: SearchPage = { ...nothingFound, ...nothingUnderstood, query }
  const page = await lastSearch.load(async () => serverLoader(), alone, request.signal)
  await loadAbove(page)
  return page
}

/** Loads what stands above the cards, which must not move once they are there. A failure is for the part itself. */
async function loadAbove({ understood, didYouMean, nearest, missing, isCustom }: SearchPage): Promise<void> {
  const parts = [
    understood.length > 0 && UnderstoodChips,
    didYouMean.length > 0 && DidYouMean,
    nearest && NearestNote,
    isCustom && CustomNote,
    missing.length > 0 && MissingKinds,
  ]
  await Promise.all(parts.map((part) => part && part.loadOnce().catch(() => undefined)))
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
  const { query, correctedQuery, didYouMean, unusedMeasures, shortfall } = found
  useRememberedTerm(query)
  useEffect(() => lastSearch.note(found), [found])
  const title = query === '' ? text('search.title') : text('search.heading', { query })
  const controls = useListing({ usualSort: SEARCH_SORT, addressOf: (state) => addressFor(found, state) })
  const steps = [{ name: text('breadcrumb.home'), to: href('/') }, { name: text('search.title') }]
  const corrected = correctedQuery === null ? '' : text('search.corrected', { query, corrected: correctedQuery })
  const unused = unusedMeasures.map((measure) => text('search.unused-measure', { measure }))
  const short = shortfall ? [text(`search.${shortfall}`)] : []
  const ask = text(found.isBroken ? 'search.broken' : 'search.empty')
  return (
    <Container>
      <ListingTitle
        steps={steps}
        title={title}
        note={query === '' ? ask : [corrected, ...short, ...unused].join(' ').trim()}
      >
        <UnderstoodChips found={found} state={controls.state} />
      </ListingTitle>
      <DidYouMean queries={didYouMean} />
      {query === '' ? <TrendingTerms /> : <SearchResults found={found} controls={controls} />}
    </Container>
  )
}

/** Stores the search among this browser's recent terms. */
function useRememberedTerm(query: string): void {
  useEffect(() => {
    if (query === '') return
    prefetch(async () => (await import('../features/catalog/search/remember-term.ts')).rememberTerm(query))
  }, [query])
}

function SearchResults({ found, controls }: { found: SearchPage; controls: ListingControls }) {
  const text = useText()
  const missing = useMissingPrice(found)
  const { query, notSold, isExact, nearest, isCustom, isCustomAlone, popular } = found
  const empty = (
    <NoResults
      controls={controls}
      found={found}
      filtered={text('search.none-filtered', { query })}
      failed={{ title: text('search.busy'), text: text('search.busy-text') }}
    >
      <NothingFound query={query} notSold={notSold} />
    </NoResults>
  )
  const isNothing = found.totalProducts === 0 && !found.hasFailed && countFilters(controls.state) === 0
  // An empty result has nothing to sort or filter.
  if (isNothing) {
    return (
      <div className={styles.nothing}>
        {!isCustomAlone && empty}
        {isCustom && <CustomNote found={found} />}
        <MoreProducts title={text('search.popular')} products={popular} sizes={CARD_SIZES} />
      </div>
    )
  }
  return (
    <>
      <MissingKinds found={found} state={controls.state} sizes={CARD_SIZES} />
      <ListingView
        controls={controls}
        found={found}
        search={{ query, isExact }}
        conditions={found.understood}
        asked={askedPrice(found)}
        relevance={missing && text('search.sort-closest')}
        note={
          isCustom && !nearest ? <CustomNote found={found} /> : <NearestNote found={found} state={controls.state} />
        }
        more={missing && <MoreProducts title={missing.others} products={nearest?.others ?? []} sizes={CARD_SIZES} />}
        empty={empty}
      />
    </>
  )
}

/** Returns the price in the words; the filter then shows it. */
function askedPrice({ understood }: SearchPage) {
  return understood.find((condition) => condition.kind === 'price')
}

/** A price that was chosen replaces the one in the words. */
function addressFor({ query, isExact, understood }: SearchPage, state: ListingState): string {
  const hasPrice = state.minPrice !== null || state.maxPrice !== null
  const without = hasPrice ? understood.find(({ kind }) => kind === 'price')?.without : undefined
  return searchAddress(without || query, state, isExact)
}

function headingFor(query: string, text: Text): string {
  return query === '' ? text('search.title') : text('search.results-for', { query })
}
