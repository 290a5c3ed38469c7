import { useSyncExternalStore } from 'react'
import { PASSAGES_KEY, readKept } from '../../storage.ts'

export const measureChanges = new EventTarget()

/** Returns whether this browser keeps measures; false in the served HTML, which is the same for everyone. */
export function useIsMeasured(): boolean {
  return useSyncExternalStore(
    onMeasures,
    () => readKept(PASSAGES_KEY) !== null,
    () => false,
  )
}

/** Calls back when the measures change on this page. */
export function onMeasures(listener: () => void): () => void {
  measureChanges.addEventListener('change', listener)
  return () => measureChanges.removeEventListener('change', listener)
}
