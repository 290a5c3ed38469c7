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

/** Key in a tab's storage: the instant of the next code in milliseconds, and its receiver. */
export const RESEND_AFTER = 'resendAfter'

/** The email address or phone number that codes go to. The shop counts those for orders and for notices apart. */
export type CodeReceiver = { kind: 'account' | 'order' | 'notice'; contact: string }

/** Blocks another code to this receiver for that many seconds; a reload does not shorten the wait. */
export function waitForResend({ kind, contact }: CodeReceiver, seconds = CODE_RESEND_AFTER_S): void {
  keep(RESEND_AFTER, `${Date.now() + seconds * 1000} ${kind} ${contact}`, 'sessionStorage')
}
