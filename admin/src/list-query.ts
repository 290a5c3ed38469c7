import type { SortPayload } from 'react-admin'
import type { Query } from './api.ts'

/** The most that one page of a list may hold. */
export const MAX_PER_PAGE = 100

export function pageOf(pagination: { page: number; perPage: number } | undefined): Query {
  return pagination ? { page: pagination.page, perPage: Math.min(pagination.perPage, MAX_PER_PAGE) } : {}
}

/** react-admin sorts by `id` where a list names no order; then it is the list's usual one. */
export function sortOf(sort: SortPayload | undefined): { sort?: string } {
  if (!sort || sort.field === 'id') return {}
  return { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }
}
