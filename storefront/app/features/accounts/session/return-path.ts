const NOWHERE = 'http://shop.invalid'

/**
 * Where to go on after the login: the address' `next` (login-path.ts) when it is a path of this shop, or else
 * `otherwise`. Anybody can write such an address: `//elsewhere.example`, `/\elsewhere.example` and the like lead nowhere
 * else.
 */
export function returnPath(search: URLSearchParams, otherwise: string): string {
  const next = search.get('next') ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, NOWHERE)) return otherwise
  const { origin, pathname, search: query, hash } = new URL(next, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + query + hash : otherwise
}
