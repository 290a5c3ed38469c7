import { useSyncExternalStore } from 'react'

/** Parts that open over any page. */
export type Part = 'palette' | 'shortcuts'

let shown: Part | undefined
const listeners = new Set<() => void>()

export function showPart(part: Part | undefined): void {
  shown = part
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useShownPart(): Part | undefined {
  return useSyncExternalStore(watch, () => shown)
}
