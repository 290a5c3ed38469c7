import { useState } from 'react'
import { keep, readKept } from '../../kept.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { storageKeys } from './session/storage-keys.ts'

/** Who waits for a code, and what for. */
export type Waiting = {
  /** Null: nobody. */
  email: string | null
  /** Whether the code is for a new password, not for a new account. */
  isForgotten: boolean
}

const FORGOT_PASSWORD = 'forgot-password'
/** Where the browser keeps nothing (private windows) somebody waits until the shop is left. */
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

/** As it was when the page was opened; undefined in the served HTML, where nobody knows. */
export function useWaiting(): Waiting | undefined {
  const isHydrated = useHydrated()
  const [waiting] = useState(readWaiting)
  return isHydrated ? waiting : undefined
}
