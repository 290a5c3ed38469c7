import type { EditedRecord } from './merge-edits.ts'

/** Two people edited one record; see merge-edits.ts for the three states. */
export type Conflict = { base: EditedRecord; mine: EditedRecord; theirs: EditedRecord }

/** `back` returns to the form, where everything is as it was typed. */
export type Decision = 'mine' | 'theirs' | 'back'

type Open = { conflict: Conflict; decide: (decision: Decision) => void }

let open: Open | undefined
const listeners = new Set<() => void>()

/** Asks whoever saves what is to happen. */
export function askAboutConflict(conflict: Conflict): Promise<Decision> {
  return new Promise((resolve) => show({ conflict, decide: (decision) => (show(undefined), resolve(decision)) }))
}

/** What the dialog shows. */
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
