import { useSyncExternalStore } from 'react'

const PHONE = '(width < 768px)'

/** For what stands only in the browser: the server does not know how wide it is. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(PHONE).matches,
    () => false,
  )
}
