import { isId } from '#domain/id.ts'
import { keep, readKept } from '../../../storage.ts'

const STORAGE_KEY = 'compare'
export const MAX_COMPARED = 4

/** A product's id, with the choices of its page if the shopper made any, such as `12?color=walnut&size=153*200`. */
export type Compared = string

export function comparedId(compared: Compared): string {
  return compared.split('?', 1)[0]!
}

/** Returns what is stored, in the order of choice; anything but a list of products counts as empty. */
export function parseCompared(stored: string | null): readonly Compared[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? firstOf(list) : []
  } catch {
    return [] // not written by this shop
  }
}

/** Returns the first four valid entries, each product once. */
export function firstOf(entries: readonly unknown[]): Compared[] {
  const ids = entries.map((entry) => (typeof entry === 'string' ? comparedId(entry) : ''))
  return entries.filter((_, at) => isId(ids[at]!) && ids.indexOf(ids[at]!) === at).slice(0, MAX_COMPARED) as Compared[]
}

const changes = new EventTarget()
/** Replaces storage where the browser has none (private windows, full storage), until the visitor leaves the page. */
let unsaved: string | undefined
let last: { stored: string | null; compared: readonly Compared[] } = { stored: null, compared: [] }

/** Returns this browser's choice, the same array as long as nothing changes. */
export function readCompared(): readonly Compared[] {
  const stored = unsaved ?? readKept(STORAGE_KEY)
  if (stored !== last.stored) last = { stored, compared: parseCompared(stored) }
  return last.compared
}

export function writeCompared(compared: readonly Compared[]): void {
  const stored = JSON.stringify(compared)
  unsaved = keep(STORAGE_KEY, stored) ? undefined : stored
  changes.dispatchEvent(new Event('change'))
}

/** Calls back when the choice changes, here or in another tab. */
export function onComparedChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changes.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}
