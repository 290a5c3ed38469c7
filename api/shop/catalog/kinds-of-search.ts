import type { ReadSearch } from './search-scope.ts'

/** One of the categories that a search asks for, and the search for it alone. */
export type KindOfSearch = { id: number; search: ReadSearch }

/** Splits a search for several categories, such as beds and mattresses, into one for each, in order. */
export function kindsIn(search: ReadSearch): KindOfSearch[] {
  const { conditions } = search
  const ids = new Set(conditions.flatMap((condition) => (condition.kind === 'category' ? [condition.id] : [])))
  return [...ids].map((id) => ({
    id,
    search: { ...search, conditions: conditions.filter((one) => one.kind !== 'category' || one.id === id) },
  }))
}
