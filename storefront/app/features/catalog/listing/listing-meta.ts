import { href } from 'react-router'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import type { Text } from '../../../messages/text.ts'
import { addressOf, canonical, type Place } from '../../shell/canonical.ts'
import { breadcrumbJsonLd } from '../product/product-json-ld.ts'
import { countFilters } from './listing-choices.ts'
import type { Found } from './load-found.ts'
import type { Listing } from './load-listing.ts'
import { LISTING_SORT, listingSearch, type ListingState, PAGE_SIZE } from './listing-url.ts'

type Shop = Place & { settings: { name: string } }

/** Returns the heading of a listing, which also names it in a sentence. */
export function listingTitle({ trail }: Pick<Listing, 'trail'>, text: Text): string {
  return trail.at(-1)?.name ?? text('listing.all-products')
}

export function listingMeta(listing: Listing, state: ListingState, shop: Shop, text: Text) {
  const heading = listingTitle(listing, text)
  const title = pageTitle(heading, state, shop, text)
  const description = listing.intro || text('listing.all-intro')
  const isFiltered = countFilters(state) > 0
  // Each page of the unfiltered listing is canonical; sorted and filtered ones are variants of it.
  const home: ListingState = { ...noFilters, page: isFiltered ? 1 : state.page, sort: LISTING_SORT, view: 'grid' }
  const path = listing.path + listingSearch(home, LISTING_SORT)
  const steps = [{ name: text('breadcrumb.home'), path: href('/') }, ...listing.trail]
  if (listing.trail.length === 0) steps.push({ name: heading, path: listing.path })
  return [
    { title },
    { name: 'description', content: description },
    ...canonical(shop, path),
    ...(isFiltered || listing.hasFailed ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressOf(shop, path) },
    { property: 'og:site_name', content: shop.settings.name },
    { 'script:ld+json': breadcrumbJsonLd(steps, shop) },
    ...(listing.products.length > 0 ? [{ 'script:ld+json': itemListJsonLd(listing, state.page, shop) }] : []),
  ]
}

/** Returns the meta tags of search results, which search engines may not index. */
export function searchMeta(heading: string, state: ListingState, shop: Shop, text: Text) {
  return [{ title: pageTitle(heading, state, shop, text) }, { name: 'robots', content: 'noindex' }]
}

function pageTitle(heading: string, { page }: ListingState, shop: Shop, text: Text): string {
  const title = page > 1 ? text('listing.page-title', { title: heading, page }) : heading
  return text('page.title', { page: title, name: shop.settings.name })
}

/** @source https://developers.google.com/search/docs/appearance/structured-data/carousel */
function itemListJsonLd({ products, totalProducts }: Found, page: number, shop: Place) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalProducts,
    itemListElement: products.map(({ _id, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + index + 1,
      name,
      url: addressOf(shop, href('/product/:id', { id: _id })),
    })),
  }
}
