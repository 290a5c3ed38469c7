import { useSyncExternalStore } from 'react'

const PHONE = '(width < 768px)'

/** For components rendered in the browser only, since the server does not know the screen width. */
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
