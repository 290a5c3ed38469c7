import { useSyncExternalStore } from 'react'
import { type Compared, onComparedChange, readCompared } from './compared.ts'

const none: readonly Compared[] = []

/** Returns this browser's choice; empty in the served HTML, which is the same for everyone. */
export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(onComparedChange, readCompared, () => none)
}
