import { useSyncExternalStore } from 'react'
import { onComparedChange, readCompared } from './compared.ts'

const none: readonly string[] = []

/** Returns this browser's choice; empty in the served HTML, which is the same for everyone. */
export function useCompared(): readonly string[] {
  return useSyncExternalStore(onComparedChange, readCompared, () => none)
}

export function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    onComparedChange,
    () => readCompared().includes(id),
    () => false,
  )
}
