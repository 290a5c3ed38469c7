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

declare global {
  interface Window {
    /** The button last pressed before hydration; the page's start script sets it. */
    earlyPress?: HTMLButtonElement | null
  }
}

/** Clicks the button again, now that it works. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress
  delete window.earlyPress
  if (button?.isConnected) button.click()
}
