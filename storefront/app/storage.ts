type Place = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a key; null for nothing, also where it lets nothing be kept (private windows). */
export function readKept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key)
  } catch {
    return null
  }
}

/** What was kept as JSON of an object; an empty one for anything else. */
export function recordIn(kept: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {} // not written by us
  }
}

/**
 * Keeps a text, or with null what was kept goes.
 *
 * @returns  whether it could be done: not in private windows, nor with a full storage
 */
export function keep(key: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, text)
    return true
  } catch (error) {
    console.warn(`Nothing can be kept as ${key}`, error)
    return false
  }
}

/** Forgets the drafts of this tab: somebody has left, and the next person at this device must not read them. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that lets nothing be kept has nothing to forget.
  }
}
