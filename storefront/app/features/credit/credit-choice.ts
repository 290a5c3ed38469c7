import { useSyncExternalStore } from 'react'

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
  return useSyncExternalStore(
    listen,
    () => choice,
    () => NONE,
  )
}

/** Returns what credit leaves of a total, in whole rupees. */
export function useLeftToPay(total: number): number {
  const { card, own } = useCreditChoice()
  return Math.max(0, total - (card?.balance ?? 0) - own)
}

/** Returns what the order asks the shop to take, the gift card first. */
export function wantedCredit(total: number): { code?: string; amount: number }[] {
  const { card, own } = choice
  const ofCard = Math.min(card?.balance ?? 0, total)
  const ofOwn = Math.min(own, total - ofCard)
  return [
    ...(card && ofCard > 0 ? [{ code: card.code, amount: ofCard }] : []),
    ...(ofOwn > 0 ? [{ amount: ofOwn }] : []),
  ]
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
