import { useSyncExternalStore } from 'react'
import type { SavedChoice } from '#contract/wishlist.ts'
import type { WishedChoice } from './wished-choice.ts'

/** By product id: what those in My List are saved in, and those with a requested mail. */
export type Marks = { saved: ReadonlyMap<string, SavedChoice>; noticed: ReadonlySet<string> }

export const noMarks: Marks = { saved: new Map(), noticed: new Set() }

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

/**
 * Returns false in the served HTML, for guests, and until a member's list is known (follow-list.ts).
 *
 * @param chosen  a product saved in another color, size or type does not count; undefined: it counts in any
 */
export function useMark(kind: keyof Marks, productId: string, chosen?: WishedChoice): boolean {
  return useSyncExternalStore(
    listen,
    () => marks[kind].has(productId) && (chosen === undefined || isSavedIn(marks.saved.get(productId), chosen)),
    () => false,
  )
}

function isSavedIn(saved: SavedChoice | undefined, { color, size, type }: WishedChoice): boolean {
  if (saved === undefined) return false
  return isMet(saved.color, color) && isMet(saved.size, size) && isMet(saved.type, type)
}

function isMet(wanted: string | null, given: string | undefined): boolean {
  return wanted === null || wanted === given
}
