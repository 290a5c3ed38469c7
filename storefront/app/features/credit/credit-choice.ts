import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession } from '../accounts/session/session.ts'

/** A gift card whose code the shop knows; whole rupees. */
export type ChosenCard = { code: string; codeEnd: string; balance: number }

/** What the shopper wants to pay with. `own`: the store credit of the account, 0 to use none. Kept in memory, not in storage. */
type CreditChoice = { card: ChosenCard | null; own: number }

const NONE: CreditChoice = { card: null, own: 0 }
let choice = NONE
const listeners = new Set<() => void>()

export function chooseCredit(changed: Partial<CreditChoice>): void {
  choice = { ...choice, ...changed }
  for (const listener of listeners) listener()
}

export function forgetCredit(): void {
  chooseCredit(NONE)
}

export function useCreditChoice(): CreditChoice {
  return useSyncExternalStore(listen, readCreditChoice, readCreditChoice)
}

/** Returns what credit leaves of a total, in whole rupees. */
export function useLeftToPay(total: number): number {
  const { card, own } = useCreditChoice()
  return Math.max(0, total - (card?.balance ?? 0) - own)
}

/** Returns what was chosen last, for code outside of React. */
export function readCreditChoice(): CreditChoice {
  return choice
}

let member = readSession().user?._id
onSessionChange(forgetOfOthers)

/** The next person at this device neither sees nor spends what a member has chosen. */
function forgetOfOthers(): void {
  const { status, user } = readSession()
  if (status !== 'guest' && status !== 'member') return
  if (member !== undefined && member !== user?._id) forgetCredit()
  member = user?._id
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
