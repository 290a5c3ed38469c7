import { useState } from 'react'
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'
import { savesData } from '../../../ui/saves-data.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/**
 * Whether pictures may turn by themselves: the visitor can pause them, for all cards at once. They begin paused where
 * somebody wants no motion, or pays for every picture that is loaded.
 */
export function useTurning() {
  const isHydrated = useHydrated()
  const [choice, setChoice] = useState<boolean>()
  const isPaused = choice ?? (isHydrated && (prefersReducedMotion() || savesData()))
  return { isPaused, togglePause: () => setChoice(!isPaused) }
}

export type Turning = ReturnType<typeof useTurning>
