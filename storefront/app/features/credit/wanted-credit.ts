import { readCreditChoice } from './credit-choice.ts'

/** Returns what the order asks the shop to take, the gift card first. */
export function wantedCredit(total: number): { code?: string; amount: number }[] {
  const { card, own } = readCreditChoice()
  const ofCard = Math.min(card?.balance ?? 0, total)
  const ofOwn = Math.min(own, total - ofCard)
  return [
    ...(card && ofCard > 0 ? [{ code: card.code, amount: ofCard }] : []),
    ...(ofOwn > 0 ? [{ amount: ofOwn }] : []),
  ]
}
