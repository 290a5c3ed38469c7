import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns whether a media query holds, such as `(width < 768px)`. For components rendered in the browser only, since the
 * server does not know the screen.
 */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
}
