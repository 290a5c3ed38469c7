import { href } from 'react-router'
import { MAX_PAGE } from '#domain/bounds.ts'

/** The page of My Orders in its address; nonsense is the first. */
export function readOrdersPage(search: URLSearchParams): number {
  const given = search.get('page') ?? ''
  const page = /^\d+$/.test(given) ? Number(given) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** `/my-orders?page=3`; the first one's is the plain address. */
export function ordersPagePath(page: number): string {
  return page > 1 ? `${href('/my-orders')}?page=${page}` : href('/my-orders')
}
