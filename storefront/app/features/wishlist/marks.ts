import { useSyncExternalStore } from 'react'

/** Product ids: those in My List, and those with a requested mail. */
export type Marks = { saved: ReadonlySet<string>; noticed: ReadonlySet<string> }

export const noMarks: Marks = { saved: new Set(), noticed: new Set() }

let marks = noMarks
const listeners = new Set<() => void>()

export function setMarks(next: Marks): void {
  marks = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns false in the served HTML, for guests, and until a member's list is known (follow-list.ts). */
export function useMark(kind: keyof Marks, productId: string): boolean {
  return useSyncExternalStore(
    listen,
    () => marks[kind].has(productId),
    () => false,
  )
}
