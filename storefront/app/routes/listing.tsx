import { useEffect } from 'react'
import { href, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import { apiContext } from '../api.ts'
import { listingMeta, listingTitle } from '../features/catalog/listing/listing-meta.ts'
import { ListingTitle } from '../features/catalog/listing/listing-title.tsx'
import { nothingFound, rememberLastPage } from '../features/catalog/listing/last-page.ts'
import {
  LISTING_SORT,
  listingParams,
  listingSearch,
  type ListingState,
  parseListing,
} from '../features/catalog/listing/listing-url.ts'
import { ListingView } from '../features/catalog/listing/listing-view.tsx'
import { withStatus } from '../features/catalog/listing/load-found.ts'
import type { ListingScope } from '../features/catalog/listing/listing-query.ts'
import { type Listing, listingPath, loadListing } from '../features/catalog/listing/load-listing.ts'
import { NoResults, NothingIn } from '../features/catalog/listing/no-results.tsx'
import { showsTheSame, useListing } from '../features/catalog/listing/use-listing.ts'
import { needMessages } from '../messages/load-messages.ts'
import { type Text, textIn, useText } from '../messages/text.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/listing'

await needMessages('listing')

export const handle: PageHandle = { searchParams: listingParams }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope: ListingScope = params
  return withStatus(await loadListing(context.get(apiContext), scope, new URL(request.url)))
}

const lastListing = rememberLastPage<Listing>((last, failed) => last.path === failed.path)

/** If the shop is unreachable the page stays, without products and with a retry. */
export function clientLoader({ serverLoader, params, request }: Route.ClientLoaderArgs) {
  const alone: Listing = {
    ...nothingFound,
    path: listingPath(params),
    trail: [],
    intro: '',
    narrower: [],
    broader: href('/productListing'),
  }
  return lastListing.load(async () => serverLoader(), alone, request.signal)
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !showsTheSame(currentUrl, nextUrl)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches)
  if (!shell || !loaderData) return []
  return listingMeta(loaderData, stateOf(location), shell, textIn(shell.language))
}

export default function ListingPage({ loaderData: listing }: Route.ComponentProps) {
  const text = useText()
  const { pathname } = useLocation()
  useEffect(() => lastListing.note(listing), [listing])
  const controls = useListing({
    usualSort: LISTING_SORT,
    addressOf: (state) => pathname + listingSearch(state, LISTING_SORT),
    neighbours: [listing.broader, ...listing.narrower.map(({ path }) => path)],
  })
  const title = listingTitle(listing, text)
  return (
    <Container>
      <ListingTitle
        steps={stepsTo(listing, text)}
        title={title}
        intro={listing.trail.length > 0 ? listing.intro : text('listing.all-intro')}
        chips={chipsOf(listing, controls.state, text)}
      />
      <ListingView
        controls={controls}
        found={listing}
        empty={
          <NoResults
            controls={controls}
            found={listing}
            filtered={text('listing.none-filtered', { title })}
            failed={{ title: text('listing.none-available'), text: text('listing.failed') }}
          >
            <NothingIn title={listing.trail.at(-1)?.name} />
          </NoResults>
        }
      />
    </Container>
  )
}

function stateOf({ search }: { search: string }): ListingState {
  return parseListing(new URLSearchParams(search), LISTING_SORT)
}

function stepsTo({ trail }: Listing, text: Text) {
  const steps = trail.length > 0 ? trail : [{ name: text('listing.all-products'), path: href('/productListing') }]
  return [
    { name: text('breadcrumb.home'), to: href('/') },
    ...steps.map(({ name, path }, at) => ({ name, to: at < steps.length - 1 ? path : undefined })),
  ]
}

/** Another category starts without filters, in the same order and view. */
function chipsOf({ broader, narrower, path }: Listing, { sort, view }: ListingState, text: Text) {
  const search = listingSearch({ ...noFilters, page: 1, sort, view }, LISTING_SORT)
  const places = [{ name: text('listing.narrower-all'), path: broader }, ...narrower]
  return places.map((place) => ({ name: place.name, to: place.path + search, isCurrent: place.path === path }))
}
