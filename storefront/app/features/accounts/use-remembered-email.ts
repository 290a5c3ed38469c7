import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { readKept, storageKeys } from '../../storage.ts'
import { fillIfEmpty } from './enter-value.ts'

/** Navigation state for the login: the email that was just verified (`isNew`) or has a new password. */
export type LoginState = { email: string; isNew?: true }

/** Fills in the email from that state, or the one remembered from an earlier login. */
export function useRememberedEmail(email: RefObject<HTMLInputElement>, remember: RefObject<HTMLInputElement>): void {
  const state = useLocation().state as Partial<LoginState> | null
  const given = state?.email
  useEffect(() => {
    const remembered = readKept(storageKeys.rememberedEmail)
    fillIfEmpty(email.current, given ?? remembered ?? '')
    if (remembered !== null) tick(remember.current)
  }, [email, remember, given])
}

function tick(box: HTMLInputElement): void {
  box.checked = true
}
