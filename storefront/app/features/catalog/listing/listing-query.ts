import type { WantedOffer } from '#domain/catalog/wanted-offer.ts'
import { sizesNamed } from '#domain/catalog/sizes.ts'
import type { Api, Query } from '../../../api.ts'
import { type ListingState, PAGE_SIZE } from './listing-url.ts'

/** The products of a listing; without an id, all of them. */
export type ListingScope = { categoryId?: string | undefined; subcategoryId?: string | undefined }

/** Query to the API for one page of a listing. */
export function apiQuery(state: ListingState): Query {
  return {
    page: state.page,
    limit: PAGE_SIZE,
    sort: state.sort,
    minPrice: state.minPrice ?? undefined,
    maxPrice: state.maxPrice ?? undefined,
    size: state.sizes,
    color: state.colors,
    category: state.categoryIds,
    availability: state.availability,
    discount: state.discount ?? undefined,
    rating: state.stars,
    facets: true,
  }
}

/** Returns the offers that the filters ask for. */
export function offersIn(state: ListingState): WantedOffer {
  return { ...state, sizes: sizesNamed(state.sizes) }
}

/** Calls the API for one page of a listing. */
export function productsOf(
  api: Pick<Api, 'products' | 'productsOfCategory' | 'productsOfSubcategory'>,
  { categoryId, subcategoryId }: ListingScope,
  query: Query,
) {
  if (subcategoryId !== undefined) return api.productsOfSubcategory(subcategoryId, query)
  if (categoryId !== undefined) return api.productsOfCategory(categoryId, query)
  return api.products(query)
}
