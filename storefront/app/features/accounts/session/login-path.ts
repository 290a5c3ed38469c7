import { href } from 'react-router'

/** Pages that a login does not return to. */
const ON_THE_WAY = /^\/(login|register|verifyAccount|forgot-password)?$/i

/**
 * Returns the login page with the path to continue at: `/login?next=/my-orders` (return-path.ts reads it).
 *
 * @param next  a path of this shop, with its query
 */
export function loginPath(next: string): string {
  const [pathname = ''] = next.split('?')
  return ON_THE_WAY.test(pathname) ? href('/login') : `${href('/login')}?${new URLSearchParams({ next })}`
}

const NOWHERE = 'http://shop.invalid'

/**
 * Returns where to continue after the login: `next` of the address (login-path.ts) if it is a path of this shop,
 * otherwise `otherwise`. Anyone can forge such an address, so `//elsewhere.example`, `/\elsewhere.example` and the like
 * count as invalid.
 */
export function returnPath(search: URLSearchParams, otherwise: string): string {
  const next = search.get('next') ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, NOWHERE)) return otherwise
  const { origin, pathname, search: query, hash } = new URL(next, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + query + hash : otherwise
}
