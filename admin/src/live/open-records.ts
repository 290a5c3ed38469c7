import type { LiveEvent } from '#contract/admin/live.ts'

/** A form that edits a record. It decides itself what to do with a change by somebody else. */
export type OpenRecord = { onChanged: (event: LiveEvent) => void; onMissed: () => void }

const open = new Map<string, OpenRecord>()

/** Registers a form. @returns the function that ends it */
export function openRecord(topic: string, id: string, record: OpenRecord): () => void {
  const key = keyOf(topic, id)
  open.set(key, record)
  return () => {
    if (open.get(key) === record) open.delete(key)
  }
}

/** Returns the form that edits a record. */
export function openFormOf(topic: string, id: string): OpenRecord | undefined {
  return open.get(keyOf(topic, id))
}

export function openForms(): OpenRecord[] {
  return [...open.values()]
}

function keyOf(topic: string, id: string): string {
  return `${topic} ${id}`
}
