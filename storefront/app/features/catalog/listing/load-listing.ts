import { withoutLanguage } from '#domain/language/languages.ts'
import { data, href } from 'react-router'
import type { Category } from '#contract/catalog/categories.ts'
import { isId } from '#domain/id.ts'
import type { Api } from '../../../api.ts'
import { apiQuery, type ListingScope, offersIn, productsOf } from './listing-query.ts'
import { type Found, foundIn, refusePageBehindLast, replyOrNothing } from './load-found.ts'
import { LISTING_SORT, listingSearch, parseListing } from './listing-url.ts'

type NamedPath = { name: string; path: string }

export type Listing = Found & {
  /** The canonical path among the listing's addresses. */
  path: string
  /** From the category down to this listing; empty for all products. */
  trail: NamedPath[]
  /** One or two sentences; '' for all products, or for a category without one. */
  intro: string
  /** The subcategories of a category, or the siblings of a subcategory. */
  narrower: NamedPath[]
  /** Name of the category that contains `narrower`. */
  broader: string
}

/** @throws `data(null, { status: 404 })` for an id that no category has */
export async function loadListing(api: Api, scope: ListingScope, address: URL): Promise<Listing> {
  const id = scope.subcategoryId ?? scope.categoryId
  if (id !== undefined && !isId(id)) throw data(null, { status: 404 })

  const state = parseListing(address.searchParams, LISTING_SORT)
  const [reply, categories] = await Promise.all([
    replyOrNothing(productsOf(api, scope, apiQuery(state))),
    replyOrNothing(api.categories()),
  ])
  const found = foundIn(reply, categories ?? [], state, offersIn(state))
  refusePageBehindLast(found, state, (last) => withoutLanguage(address.pathname) + listingSearch(last, LISTING_SORT))
  const place = placeOf(scope, categories)
  return { ...found, ...place }
}

/** Breadcrumb of a listing; only the listing itself if the categories are missing. */
function placeOf({ categoryId, subcategoryId }: ListingScope, categories: readonly Category[] | undefined) {
  const id = subcategoryId ?? categoryId
  const own = categories?.find((category) => category._id === id)
  const parent = own?.parentId === undefined ? undefined : categories?.find(({ _id }) => _id === own.parentId)
  const isWrongLevel = own !== undefined && (own.parentId === undefined) !== (categoryId !== undefined)
  if (id !== undefined && categories && (!own || isWrongLevel)) throw data(null, { status: 404 })

  const group = parent ?? own
  const narrower = categories?.filter(({ parentId }) => parentId === group?._id) ?? []
  return {
    path: listingPath({ categoryId, subcategoryId }),
    trail: [parent, own].filter((step) => step !== undefined).map(namedPath),
    intro: own?.intro ?? '',
    narrower: narrower.map(namedPath),
    broader: listingPath({ categoryId: group?._id }),
  }
}

function namedPath({ _id, name, parentId }: Category): NamedPath {
  return { name, path: listingPath(parentId === undefined ? { categoryId: _id } : { subcategoryId: _id }) }
}

export function listingPath({ categoryId, subcategoryId }: ListingScope): string {
  if (subcategoryId !== undefined) return href('/productListing/subcategory/:subcategoryId', { subcategoryId })
  if (categoryId !== undefined) return href('/productListing/category/:categoryId', { categoryId })
  return href('/productListing')
}
