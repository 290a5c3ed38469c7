import { useHydrated } from '../../ui/use-hydrated.ts'

/** On the way to a login: a path of this shop, with where to go on afterwards (`?next=`) as this page was given it. */
export function withNext(path: string): string {
  const next = new URLSearchParams(location.search).get('next')
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`
}

/** The same for links; the served HTML knows nothing of it. */
export function useWithNext(path: string): string {
  const isHydrated = useHydrated()
  return isHydrated ? withNext(path) : path
}
