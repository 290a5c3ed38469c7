import { useState } from 'react'
import { prefersReducedMotion, savesData } from '../../../ui/preferences.ts'
import { useHydrated } from '../../../ui/hydration.ts'

/**
 * Returns whether pictures may advance automatically. The visitor can pause all cards at once. They start paused for
 * visitors with reduced motion or Save-Data.
 */
export function useTurning() {
  const isHydrated = useHydrated()
  const [choice, setChoice] = useState<boolean>()
  const isPaused = choice ?? (isHydrated && (prefersReducedMotion() || savesData()))
  return { isPaused, togglePause: () => setChoice(!isPaused) }
}

export type Turning = ReturnType<typeof useTurning>
