import { useEffect, useSyncExternalStore } from 'react'

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

/**
 * Notes on the page that it answers to touch. It has no content: were this a state of the whole page, React would render
 * the whole page a second time, in one go.
 */
export function HydrationNote(): null {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    document.documentElement.dataset.hydrated = 'true'
    repeatEarlyPress()
  }, [isHydrated])
  return null
}

/** Clicks the button again, now that it works. A ticked box shows its press by itself, except in a served part. */
function repeatEarlyPress(): void {
  const pressed = window.earlyPress
  delete window.earlyPress
  if (pressed instanceof HTMLButtonElement && pressed.isConnected) pressed.click()
}
