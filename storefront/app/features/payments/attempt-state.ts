import type { Attempt } from '#contract/payments.ts'

/** States of an attempt as shoppers see it; all but the first three are final. */
export type AttemptStand = 'looking' | 'away' | 'waiting' | 'paid' | 'back' | 'refunded' | 'failed'

/** @param isLong  whether the check has been running for a while */
export function standOf({ state, isRefundDue, isWalletAway }: Attempt, isLong: boolean): AttemptStand {
  if (state === 'refunded') return 'refunded'
  if (state === 'failed') return 'failed'
  if (state === 'paid') return isRefundDue ? 'back' : 'paid'
  if (isWalletAway) return 'away'
  return isLong ? 'waiting' : 'looking'
}
