type Place = 'localStorage' | 'sessionStorage'

/** Returns the text stored under a key; null for none, or without browser storage (private windows). */
export function readKept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key)
  } catch {
    return null
  }
}

/** Parses a stored JSON object; an empty object for anything else. */
export function recordIn(kept: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {} // not written by this shop
  }
}

/**
 * Stores a text; null removes it.
 *
 * @returns  whether it worked: not in private windows or with a full storage
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

/** Removes this tab's drafts after a logout, so that the next person at this device cannot read them. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser without storage has nothing to remove.
  }
}
