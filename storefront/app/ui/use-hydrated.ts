import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the served HTML, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
