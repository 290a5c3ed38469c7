import { isId } from '#domain/id.ts'

const STORAGE_KEY = 'recentlyViewed'
export const RECENTLY_VIEWED = 6

/** Ids as they were stored, last viewed first; anything that is not a list of ids counts as none. */
export function parseViewed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isProductId).slice(0, RECENTLY_VIEWED + 1) : []
  } catch {
    return [] // not written by us
  }
}

function isProductId(entry: unknown): entry is string {
  return typeof entry === 'string' && isId(entry)
}

/** Puts a product first, keeps each once, and one more than is shown: the page leaves out its own product. */
export function withViewed(viewed: readonly string[], id: string): string[] {
  return [id, ...viewed.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED + 1)
}

/** What this browser looked at before; none where it keeps nothing (private windows, full storage). */
export function readViewed(): string[] {
  try {
    return parseViewed(localStorage.getItem(STORAGE_KEY))
  } catch {
    return []
  }
}

export function writeViewed(viewed: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(viewed))
  } catch (error) {
    console.warn('Recently viewed products are not kept', error)
  }
}
