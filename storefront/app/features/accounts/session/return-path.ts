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
