import { useState } from 'react'
import { keep, readKept, storageKeys } from '../../storage.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { CODE_RESEND_AFTER_S } from '#domain/accounts/one-time-code.ts'

/** Email address with a pending code, and its purpose. */
export type Waiting = {
  /** Null when none waits. */
  email: string | null
  /** Whether the code is for a new password rather than a new account. */
  isForgotten: boolean
}

const FORGOT_PASSWORD = 'forgot-password'
/** Replaces storage where the browser has none (private windows), until the visitor leaves the shop. */
let unkept: Waiting | undefined

export function startWaiting(email: string, { isForgotten }: Pick<Waiting, 'isForgotten'>): void {
  const isKept =
    keep(storageKeys.userEmail, email) && keep(storageKeys.actionType, isForgotten ? FORGOT_PASSWORD : null)
  unkept = isKept ? undefined : { email, isForgotten }
}

export function stopWaiting(): void {
  unkept = undefined
  keep(storageKeys.userEmail, null)
  keep(storageKeys.actionType, null)
}

export function readWaiting(): Waiting {
  const email = readKept(storageKeys.userEmail) || null
  return unkept ?? { email, isForgotten: readKept(storageKeys.actionType) === FORGOT_PASSWORD }
}

/** Returns the state when the page opened; undefined in the served HTML, where it is unknown. */
export function useWaiting(): Waiting | undefined {
  const isHydrated = useHydrated()
  const [waiting] = useState(readWaiting)
  return isHydrated ? waiting : undefined
}

const STORAGE_KEY = 'resendAfter'

/** Blocks another code for that many seconds; a reload does not shorten the wait. */
export function waitForResend(seconds = CODE_RESEND_AFTER_S): void {
  keep(STORAGE_KEY, String(Date.now() + seconds * 1000), 'sessionStorage')
}

/** Returns the whole seconds until the next code is possible; 0 when it is possible now. */
export function secondsToResend(): number {
  const until = Number(readKept(STORAGE_KEY, 'sessionStorage'))
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
