import type { EditedRecord } from './merge-edits.ts'

/** Concurrent edits of one record; merge-edits.ts explains the three versions. */
export type Conflict = { base: EditedRecord; mine: EditedRecord; theirs: EditedRecord }

/** Resolution of a conflict. `back` returns to the form with everything as typed. */
export type Decision = 'mine' | 'theirs' | 'back'

type Open = { conflict: Conflict; decide: (decision: Decision) => void }

let open: Open | undefined
const listeners = new Set<() => void>()

/** Opens the conflict dialog and resolves with the user's decision. */
export function askAboutConflict(conflict: Conflict): Promise<Decision> {
  return new Promise((resolve) => show({ conflict, decide: (decision) => (show(undefined), resolve(decision)) }))
}

/** Returns the conflict that the dialog shows. */
export function openConflict(): Open | undefined {
  return open
}

export function watchConflicts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: Open | undefined) {
  open = next
  for (const listener of listeners) listener()
}
