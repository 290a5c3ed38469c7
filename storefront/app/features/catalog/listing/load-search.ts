import { data } from 'react-router'
import type { MissingKind, Nearest, SearchReply, Understood } from '#contract/catalog/search.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import { wantedOffer } from '#domain/catalog/wanted-offer.ts'
import type { Api } from '../../../api.ts'
import { shownProduct } from '../card/as-shown.ts'
import type { ShownProduct } from '../card/shown-product.ts'
import { type Found, foundIn, refusePageBehindLast, replyOrNothing, withStatus } from './load-found.ts'
import { apiQuery, offersIn } from './listing-query.ts'
import { parseListing } from './listing-url.ts'
import { isExactSearch, SEARCH_SORT, searchAddress, searchedFor } from './search-url.ts'

export type SearchPage = Found & {
  /** As typed; '' for none. */
  query: string
  /** Whether the words are searched for as they are. */
  isExact: boolean
  /** The corrected search, if any. */
  correctedQuery: string | null
  /** Similar searches. */
  didYouMean: string[]
  /** The conditions in the search. */
  understood: Understood[]
  /** The measures in the search that no product was held against, as typed. */
  unusedMeasures: string[]
  /** What the search asks for, as typed, if the shop sells no such thing. */
  notSold?: SearchReply['notSold']
  /** How several words fall short of what they find. */
  shortfall?: SearchReply['shortfall']
  /** How many products the words find as they are, if that is more; else null. */
  exactTotal: number | null
  /** What the list has instead, when nothing fulfils all conditions. */
  nearest: NearestShown | null
  /** Those of several kinds that nothing fulfils. */
  missing: MissingShown[]
  /** Whether the words ask for furniture made to measure. */
  isCustom: boolean
  /** Whether they ask for that alone, and name no piece. */
  isCustomAlone: boolean
  /** Best sellers, if nothing was found. */
  popular: ShownProduct[]
  /** Whether the address contains invalid characters, so that a search is impossible. */
  isBroken: boolean
}

export type MissingShown = Omit<MissingKind, 'products'> & { products: ShownProduct[] }

type NearestShown = Omit<Nearest, 'others'> & { others: ShownProduct[] }

export async function loadSearch(api: Api, address: URL): Promise<SearchPage> {
  const query = searchedFor(address.searchParams)
  const isExact = isExactSearch(address.searchParams)
  const state = parseListing(address.searchParams, SEARCH_SORT)
  if (isBroken(query)) return { ...nothingAsked, query: '', isBroken: true }
  if (query === '') return nothingAsked

  const [reply, categories] = await Promise.all([
    replyOrNothing(api.search({ q: query, exact: isExact || undefined, ...apiQuery(state) })),
    replyOrNothing(api.categories()),
  ])
  const wanted = wantedOffer(offersIn(state), reply?.understood ?? [])
  const found = foundIn(reply, categories ?? [], state, wanted)
  refusePageBehindLast(found, state, (last) => searchAddress(query, last, isExact))
  const {
    correctedQuery = null,
    didYouMean = [],
    understood = [],
    unusedMeasures = [],
    notSold,
    shortfall,
    exactTotal = null,
    nearest = null,
    missing = [],
    isCustom = false,
    isCustomAlone = false,
    popular = [],
  } = reply ?? {}
  return {
    ...found,
    query,
    isExact,
    correctedQuery,
    didYouMean,
    understood,
    unusedMeasures,
    notSold,
    shortfall,
    exactTotal,
    nearest: nearest && { ...nearest, others: nearest.others.map((card) => shownProduct(card)) },
    missing: missing.map((kind) => ({ ...kind, products: kind.products.map((card) => shownProduct(card, wanted)) })),
    isCustom,
    isCustomAlone,
    popular: popular.map((card) => shownProduct(card)),
    isBroken: false,
  }
}

/** What a page shows besides its products when nothing is known about the search. */
export const nothingUnderstood = {
  isExact: false,
  correctedQuery: null,
  didYouMean: [],
  understood: [],
  unusedMeasures: [],
  exactTotal: null,
  nearest: null,
  missing: [],
  isCustom: false,
  isCustomAlone: false,
  popular: [],
  isBroken: false,
} satisfies Partial<SearchPage>

const nothingAsked: SearchPage = {
  ...nothingUnderstood,
  products: [],
  totalProducts: 0,
  facets: undefined,
  hasFailed: false,
  categoryNames: {},
  query: '',
}

/** Returns an error status for an unreadable search. */
export function withSearchStatus(page: SearchPage) {
  return page.isBroken ? data(page, { status: 400 }) : withStatus(page)
}
