import { useEffect, useSyncExternalStore } from 'react'
import type { followPresses } from './follow-presses.ts'
import type { HeldPress, holdPress } from './hold-press.ts'
import type { typeAgain } from './type-again.ts'

const never = () => () => {}

/** False in the served HTML, true once scripts run. */
export function useHydrated(): boolean {
  return useKnownInBrowser(() => true, false)
}

/**
 * Returns what only the browser knows, such as the fragment of the address. A served page renders again only where that
 * differs from what was served: for a page with many parts, in one task.
 */
export function useKnownInBrowser<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(never, read, () => served)
}

declare global {
  // The script in the page's head sets these (early-press.ts).
  interface Window {
    holdPress: typeof holdPress
    /** Waits until no press is under way in a part. */
    endOfPress: ReturnType<typeof followPresses>
    typeAgain: typeof typeAgain
    /** Repeats what was pressed and typed before hydration. */
    repeatEarly: () => void
    /** The button, input or link last pressed before hydration, except what adds to the cart. */
    earlyPress?: HeldPress
    /** Set when the page loads itself again and presses again what was pressed (server/scripts-after-page.ts). */
    loadsAgain?: true
    /** Whether a press on a busy button has not been sent yet: a page that is loaded again presses it again. */
    isUnsent?: boolean
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
    // After this commit, so that React renders what each event changes before the next.
    queueMicrotask(window.repeatEarly)
  }, [isHydrated])
  return null
}
