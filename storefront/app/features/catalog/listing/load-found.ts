import { data, redirect } from 'react-router'
import type { Category } from '#contract/catalog/categories.ts'
import type { Facets, ProductsReply } from '#contract/catalog/products.ts'
import { isRefusal, type Query } from '../../../api.ts'
import { type ShownProduct, shownProduct } from '../card/shown-product.ts'
import type { ListingState } from './listing-url.ts'
import { PAGE_SIZE, pageCount } from './page-count.ts'

/** What a listing or a search shows below its heading. */
export type Found = {
  products: ShownProduct[]
  /** On all pages together. */
  totalProducts: number
  /** Absent when the API did not answer. */
  facets: Facets | undefined
  /** The API did not answer: nothing is listed, which says nothing about what there is. */
  hasFailed: boolean
  /** The sidebar's name of each category that is offered or chosen. */
  categoryNames: Record<string, string>
}

/** Query to the API for one page of a listing. */
export function apiQuery(state: ListingState): Query {
  return {
    page: state.page,
    limit: PAGE_SIZE,
    sort: state.sort,
    minPrice: state.minPrice ?? undefined,
    maxPrice: state.maxPrice ?? undefined,
    category: state.categoryIds,
    availability: state.availability,
    discount: state.discount ?? undefined,
    rating: state.stars,
    facets: true,
  }
}

/** The reply, or undefined when the API is out of order or too busy. Its refusals (an unknown id) are thrown on. */
export async function replyOrNothing<Reply>(reply: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await reply
  } catch (error) {
    if (isRefusal(error) && error.init.status < 500 && error.data.code !== 'too_many_requests') throw error
    // A shop that says it is busy is not out of order.
    if (!isRefusal(error, 'unavailable') && !isRefusal(error, 'too_many_requests')) console.error(error)
    return undefined
  }
}

export function foundIn(
  reply: ProductsReply | undefined,
  categories: readonly Category[],
  { categoryIds }: ListingState,
): Found {
  const shown = new Set([...categoryIds, ...(reply?.facets?.categories ?? []).map(({ _id }) => _id)])
  const named = categories.filter(({ _id }) => shown.has(_id))
  return {
    products: (reply?.products ?? []).map(shownProduct),
    totalProducts: reply?.totalProducts ?? 0,
    facets: reply?.facets,
    hasFailed: reply === undefined,
    categoryNames: Object.fromEntries(named.map(({ _id, filterName }) => [_id, filterName])),
  }
}

/**
 * @param addressOf  writes the address of a state
 * @throws a redirect to the last page when an address asks for one behind it
 */
export function refusePageBehindLast(
  { products, totalProducts }: Found,
  state: ListingState,
  addressOf: (state: ListingState) => string,
): void {
  if (products.length > 0 || totalProducts === 0) return
  throw redirect(addressOf({ ...state, page: pageCount(totalProducts) }))
}

/** A page without its products is not to be kept by anybody. */
export function withStatus<Page extends Found>(page: Page) {
  return data(page, { status: page.hasFailed ? 503 : 200 })
}
