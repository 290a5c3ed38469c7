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
    /** The button or input last pressed before hydration; the page's start script sets it. */
    earlyPress?: HTMLButtonElement | HTMLInputElement | null
  }
}

/** Clicks the button again, now that it works. A ticked box shows its press by itself, except in a served part. */
export function repeatEarlyPress(): void {
  const pressed = window.earlyPress
  delete window.earlyPress
  if (pressed instanceof HTMLButtonElement && pressed.isConnected) pressed.click()
}
