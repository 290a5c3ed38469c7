import { href } from 'react-router'
import { MAX_PAGE } from '#domain/bounds.ts'

/** Reads the page of My Orders from its address; an invalid one is the first. */
export function readOrdersPage(search: URLSearchParams): number {
  const given = search.get('page') ?? ''
  const page = /^\d+$/.test(given) ? Number(given) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** Returns `/my-orders?page=3`, without a number for the first page. */
export function ordersPagePath(page: number): string {
  return page > 1 ? `${href('/my-orders')}?page=${page}` : href('/my-orders')
}
