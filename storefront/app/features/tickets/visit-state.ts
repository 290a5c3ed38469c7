import { MAX_VISIT_NOTE_LENGTH } from '#domain/tickets/measuring-visit.ts'

/** State of a link to the form for a measuring visit. */
export type VisitState = {
  /** Stands in the note of the form. */
  note: string
}

/** Returns what was typed with the note of the link below it; what was typed alone if there is none, or no room for it. */
export function withNoteOf(state: unknown, typed: string): string {
  const { note } = (state ?? {}) as Partial<VisitState>
  if (typeof note !== 'string' || typed.includes(note)) return typed
  const both = [typed, note].filter((part) => part !== '').join('\n')
  return both.length > MAX_VISIT_NOTE_LENGTH ? typed : both
}
