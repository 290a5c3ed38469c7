import { useHydrated } from '../../ui/use-hydrated.ts'

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
