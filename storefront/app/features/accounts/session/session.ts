import { useState, useSyncExternalStore } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import { href } from 'react-router'

/**
 * State of the session:
 * - `unknown` in the served HTML, which is the same for everyone;
 * - `checking` while the server looks up the owner of the stored token;
 * - `unreachable` when there is a token, but the server is unreachable; we retry automatically;
 * - `guest`; `hasLeft` after this tab's own logout (`useHasLeft`).
 */
export type Session =
  | { status: 'unknown' | 'checking' | 'unreachable'; user?: undefined }
  | { status: 'guest'; hasLeft?: true; user?: undefined }
  | { status: 'member'; user: UserProfile }

const unknown: Session = { status: 'unknown' }
let session: Session = unknown
const listeners = new Set<() => void>()

export function readSession(): Session {
  return session
}

export function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/**
 * Applies the server's changes to the user. It logs nobody in: meanwhile the user may have logged out, or another one
 * in, here or in another tab.
 *
 * @param id  id of the member when the request was sent
 */
export function changeUser(id: string, changes: Partial<UserProfile>): void {
  if (session.user?._id === id) setSession({ status: 'member', user: { ...session.user, ...changes } })
}

/** Calls back on every change of the session. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, readSession, () => unknown)
}

/**
 * Whether this is the page on which the member logged out: it leads home by itself. A visitor who opens it
 * afterwards, by Back for one, is a guest like any other.
 */
export function useHasLeft(): boolean {
  const [wasGuest] = useState(() => session.status === 'guest')
  const now = useSession()
  return !wasGuest && now.status === 'guest' && now.hasLeft === true
}

/** Pages that a login does not return to. */
const ON_THE_WAY = /^\/(login|register|verifyAccount|forgot-password)?$/i

/**
 * Returns the login page with the path to continue at: `/login?next=/my-orders` (`returnPath` reads it).
 *
 * @param next  a path of this shop, with its query
 */
export function loginPath(next: string): string {
  const [pathname = ''] = next.split('?')
  return ON_THE_WAY.test(pathname) ? href('/login') : `${href('/login')}?${new URLSearchParams({ next })}`
}
