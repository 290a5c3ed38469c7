/**
 * States of a request to a wallet to send a refund. `sending` is written before the request leaves, `unknown` while nobody
 * knows whether the wallet made it.
 */
export const refundRequestStates = ['sending', 'unknown', 'done', 'failed'] as const
export type RefundRequestState = (typeof refundRequestStates)[number]

const MINUTE_MS = 60_000

/** A request leaves the shop within this time after it was written, or never. */
export const REFUND_LEAVES_WITHIN_MS = MINUTE_MS
/** A request can be on its way for so long. Only then does a look-up without a refund mean that none was made. */
export const REFUND_ARRIVES_WITHIN_MS = 15 * MINUTE_MS

/** How much of a payment its wallet has sent back; `unclear` when it does not say. */
export type SeenRefund = 'none' | 'part' | 'all' | 'unclear'

/** What became of a request. `ask-staff`: look-ups never tell, so staff look in the wallet's portal. */
export type RefundOutcome = 'done' | 'not-made' | 'wait' | 'ask-staff'

/**
 * Returns what a look-up says about a request whose answer was lost. Wallets say only whether nothing, a part or all of a
 * payment went back, so it depends on what had gone back before.
 *
 * @param isPartBefore  whether a part of the payment had gone back before the request
 * @param isLast        whether nothing of the payment is left after the request
 * @param ageMs         time since the request was written
 * @source docs/decisions/102-khalti-refunds.md
 */
export function refundOutcome(
  seen: SeenRefund,
  { isPartBefore, isLast, ageMs }: { isPartBefore: boolean; isLast: boolean; ageMs: number },
): RefundOutcome {
  if (seen === 'unclear') return 'wait'
  if (seen === 'all') return isLast ? 'done' : 'ask-staff'
  if (seen === 'part' && !isPartBefore) return isLast ? 'ask-staff' : 'done'
  // The wallet shows no more than before the request, as far as that can be seen.
  const canTell = seen === 'none' ? !isPartBefore : isLast
  if (!canTell) return 'ask-staff'
  return ageMs < REFUND_ARRIVES_WITHIN_MS ? 'wait' : 'not-made'
}
