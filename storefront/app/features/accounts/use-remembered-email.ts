import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { readKept } from '../../kept.ts'
import { storageKeys } from './session/storage-keys.ts'
import { fillIfEmpty } from './enter-value.ts'

/** What a page that leads to the login tells it: who has just been verified, or has a new password. */
export type LoginState = { email: string }

/** Fills in who comes from there, or who logged in here before and wanted to be remembered. */
export function useRememberedEmail(
  email: RefObject<HTMLInputElement | null>,
  remember: RefObject<HTMLInputElement | null>,
): void {
  const state = useLocation().state as Partial<LoginState> | null
  const given = state?.email
  useEffect(() => {
    const remembered = readKept(storageKeys.rememberedEmail)
    fillIfEmpty(email.current!, given ?? remembered ?? '')
    if (remembered !== null) tick(remember.current!)
  }, [email, remember, given])
}

function tick(box: HTMLInputElement): void {
  box.checked = true
}
