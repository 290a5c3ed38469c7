import { useHydrated } from '../../ui/hydration.ts'

const NOWHERE = 'http://shop.invalid'

/**
 * Returns where to continue after the login: `next` of the address (`loginPath`) if it is a path of this shop,
 * otherwise `otherwise`. Anyone can forge such an address, so `//elsewhere.example`, `/\elsewhere.example` and the like
 * count as invalid.
 */
export function returnPath(search: URLSearchParams, otherwise: string): string {
  const next = search.get('next') ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, NOWHERE)) return otherwise
  const { origin, pathname, search: query, hash } = new URL(next, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + query + hash : otherwise
}

/** Adds the current page's `?next=`, where to go after the login, to a path of the shop. */
export function withNext(path: string): string {
  const next = new URLSearchParams(location.search).get('next')
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`
}

/** Does the same for links; the served HTML omits it. */
export function useWithNext(path: string): string {
  const isHydrated = useHydrated()
  return isHydrated ? withNext(path) : path
}
