/** Keys of account data in the browser's local storage, named as specified. */
export const storageKeys = {
  accessToken: 'accesstoken',
  refreshToken: 'refreshtoken',
  /** Another spelling: read and removed, but never written. */
  refreshTokenToo: 'refreshToken',
  /** Id of a refresh without a response so far (refresh-tokens.ts). */
  refreshAttempt: 'refreshattempt',
  /** Email address that is being verified, or whose password is being reset. */
  userEmail: 'userEmail',
  /** `forgot-password` while a code is for a new password. */
  actionType: 'actionType',
  /** Fills in the login form after Remember Me. */
  rememberedEmail: 'rememberedEmail',
} as const

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

/** Key in a tab's storage: id of the member whose drafts the tab has (session/drafts.ts); absent while they are a guest's. */
export const DRAFTS_OWNER = 'draftsOf'

/** Key of the room plan. Pages that only look whether there is one need no script of the planner. */
export const PLAN_KEY = 'planner'

/** Key of what links this browser's room plan to the one in an account. */
export const PLAN_IN_ACCOUNT = 'plannerAccount'

/** Key of the measures of "Will it get in?", for pages that only look whether there are any. */
export const PASSAGES_KEY = 'passages'

/** Key of the last measuring visit requested without an email address. */
export const VISIT_KEY = 'measuringVisit'

/** Removes this tab's drafts after a logout, so that the next person at this device cannot read them. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser without storage has nothing to remove.
  }
}
