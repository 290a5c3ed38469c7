const LEAST_UNPAID_USES = 2

/**
 * Maximum number of uses of a coupon that unpaid orders of guests and new accounts hold (decision 085): half of all in the
 * whole shop, a quarter in one neighborhood.
 */
export function mostUnpaidUses(maxUses: number): { all: number; near: number } {
  return {
    all: Math.max(LEAST_UNPAID_USES, Math.floor(maxUses / 2)),
    near: Math.max(LEAST_UNPAID_USES, Math.floor(maxUses / 4)),
  }
}
