type Place = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a key; null for nothing, also where it lets nothing be kept (private windows). */
export function readKept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key)
  } catch {
    return null
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
