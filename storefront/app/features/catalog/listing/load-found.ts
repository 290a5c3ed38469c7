import { data, redirect } from 'react-router'
import type { Category } from '#contract/catalog/categories.ts'
import type { Facets, ProductsReply } from '#contract/catalog/products.ts'
import type { WantedOffer } from '#domain/catalog/wanted-offer.ts'
import { isRefusal } from '../../../api.ts'
import { shownProduct } from '../card/as-shown.ts'
import type { ShownProduct } from '../card/shown-product.ts'
import { type ListingState, pageCount } from './listing-url.ts'

/** The data of a listing or a search below its heading. */
export type Found = {
  products: ShownProduct[]
  /** Over all pages. */
  totalProducts: number
  /** Undefined when the API failed. */
  facets: Facets | undefined
  /** Whether the API failed; an empty list then does not mean that there are no products. */
  hasFailed: boolean
  /** The sidebar's name of each category that is offered or chosen. */
  categoryNames: Record<string, string>
}

/** Returns the reply, or undefined if the API fails or is too busy. Rethrows refusals, such as an unknown id. */
export async function replyOrNothing<Reply>(reply: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await reply
  } catch (error) {
    if (isRefusal(error) && error.init.status < 500 && error.data.code !== 'too_many_requests') throw error
    // A busy shop is not a failure.
    if (!isRefusal(error, 'unavailable') && !isRefusal(error, 'too_many_requests')) console.error(error)
    return undefined
  }
}

/** @param wanted  the offers that the filters and the search ask for; each card shows the first of them */
export function foundIn(
  reply: ProductsReply | undefined,
  categories: readonly Category[],
  { categoryIds }: ListingState,
  wanted: WantedOffer,
): Found {
  const shown = new Set([...categoryIds, ...(reply?.facets?.categories ?? []).map(({ _id }) => _id)])
  const named = categories.filter(({ _id }) => shown.has(_id))
  return {
    products: (reply?.products ?? []).map((card) => shownProduct(card, wanted)),
    totalProducts: reply?.totalProducts ?? 0,
    facets: reply?.facets,
    hasFailed: reply === undefined,
    categoryNames: Object.fromEntries(named.map(({ _id, filterName }) => [_id, filterName])),
  }
}

/**
 * @param addressOf  writes the address of a state
 * @throws a redirect to the last page for an address beyond it
 */
export function refusePageBehindLast(
  { products, totalProducts }: Found,
  state: ListingState,
  addressOf: (state: ListingState) => string,
): void {
  if (products.length > 0 || totalProducts === 0) return
  throw redirect(addressOf({ ...state, page: pageCount(totalProducts) }))
}

/** Prevents caching of a page without its products. */
export function withStatus<Page extends Found>(page: Page) {
  return data(page, { status: page.hasFailed ? 503 : 200 })
}
