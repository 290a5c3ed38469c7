import type { SortPayload } from 'react-admin'
import type { Query } from './api.ts'

/** Maximum number of records on one page of a list. */
export const MAX_PER_PAGE = 100

export function pageOf(pagination: { page: number; perPage: number } | undefined): Query {
  return pagination ? { page: pagination.page, perPage: Math.min(pagination.perPage, MAX_PER_PAGE) } : {}
}

/** Returns the API's sort parameter. react-admin sorts by `id` by default; the API's default order then applies. */
export function sortOf(sort: SortPayload | undefined): { sort?: string } {
  if (!sort || sort.field === 'id') return {}
  return { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }
}
