import type { CategoryCondition } from '#domain/catalog/sentence.ts'
import { isOfVariants, type Listing } from './listing-shape.ts'
import type { ReadSearch } from './search-scope.ts'
import type { Search } from './understand-search.ts'

/** One of the categories that a search asks for, or several of one kind, and the search for it alone. */
export type KindOfSearch = { category: CategoryCondition; search: ReadSearch }

/**
 * Splits a search for several categories, such as beds and mattresses, into one for each, in order. Beside a set the number
 * of seats says nothing of a single chair: `dining table and chairs for 6`.
 */
export function kindsIn(search: ReadSearch): KindOfSearch[] {
  const { conditions } = search
  const byId = new Map(
    conditions.flatMap((condition) => (condition.kind === 'category' ? [[condition.id, condition] as const] : [])),
  )
  const hasSets = [...byId.values()].some(({ firstIds }) => firstIds)
  return [...byId.values()].map((category) => {
    const isSingle = hasSets && !category.firstIds
    const kept = conditions.filter((one) => {
      return one.kind === 'category' ? one.id === category.id : !(isSingle && one.kind === 'seats')
    })
    return { category, search: { ...search, conditions: kept } }
  })
}

/** Returns whether a category or a room is all that a search asks for, besides words. */
export function isKindAlone({ conditions }: Search): boolean {
  return conditions.length > 0 && conditions.every(({ kind }) => kind === 'category' || kind === 'room')
}

/**
 * Returns the list that begins as the search for a category or room alone does: an index has its products in order. Returns
 * undefined for other searches.
 */
export function listOfKind({ scope, filters, ...page }: Listing): Listing | undefined {
  const { placeIds = [], roomIds = [], matching, scale, saying } = scope
  if (matching !== undefined || isOfVariants(scope) || scale || saying || placeIds.length + roomIds.length !== 1)
    return undefined
  if (placeIds.length === 0) return { ...page, filters, scope: { categoryId: roomIds[0] } }
  return { ...page, filters, scope: { subcategoryId: placeIds[0] }, sort: '-sales' }
}
