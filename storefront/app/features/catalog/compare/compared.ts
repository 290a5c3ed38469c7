import { isId } from '#domain/id.ts'
import { keep, readKept } from '../../../storage.ts'

const STORAGE_KEY = 'compare'
export const MAX_COMPARED = 4

/** Returns the stored ids in the order of choice; anything but a list of ids counts as empty. */
export function parseCompared(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? firstIds(list) : []
  } catch {
    return [] // not written by this shop
  }
}

/** Returns the products in `?products=1,2,3`: the first four valid ones, without duplicates. */
export function comparedIn(search: URLSearchParams): string[] {
  return firstIds(search.getAll('products').flatMap((list) => list.split(',')))
}

function firstIds(entries: readonly unknown[]): string[] {
  const ids = entries.filter((entry): entry is string => typeof entry === 'string' && isId(entry))
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

/** Returns `?products=1,2,3`; '' for none. */
export function compareSearch(ids: readonly string[]): string {
  return ids.length > 0 ? `?products=${ids.join(',')}` : ''
}

const changes = new EventTarget()
/** Replaces storage where the browser has none (private windows, full storage), until the visitor leaves the page. */
let unsaved: string | undefined
let last: { stored: string | null; ids: readonly string[] } = { stored: null, ids: [] }

/** Returns this browser's choice, the same array as long as nothing changes. */
export function readCompared(): readonly string[] {
  const stored = unsaved ?? readKept(STORAGE_KEY)
  if (stored !== last.stored) last = { stored, ids: parseCompared(stored) }
  return last.ids
}

export function writeCompared(ids: readonly string[]): void {
  const stored = JSON.stringify(ids)
  unsaved = keep(STORAGE_KEY, stored) ? undefined : stored
  changes.dispatchEvent(new Event('change'))
}

/** Removes a product; does nothing if it was not chosen. */
export function dropCompared(id: string): void {
  const ids = readCompared()
  if (ids.includes(id)) writeCompared(ids.filter((other) => other !== id))
}

/**
 * Adds a product, or removes it.
 * @returns  false when there is no room for another
 */
export function toggleCompared(id: string): boolean {
  const ids = readCompared()
  if (!ids.includes(id) && ids.length >= MAX_COMPARED) return false
  writeCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return true
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
