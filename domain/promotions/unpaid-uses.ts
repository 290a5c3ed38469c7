const LEAST_SHARE = 2

/** Uses of a coupon in unpaid orders of guests and new accounts: of all, of one neighborhood, and of one network in it. */
export type UnpaidUses = { all: number; near: number; here: number }

/**
 * Whether a network may have one more unpaid use of a coupon (decision 085). Unpaid orders hold half of the uses, those of one
 * neighborhood a quarter. A network that has none gets one of a further quarter, in a neighborhood up to half: otherwise the
 * first few networks would shut the code for all others. The last quarter is left to customers.
 */
export function mayUseUnpaid(maxUses: number, held: UnpaidUses): boolean {
  const share = (part: number) => Math.max(LEAST_SHARE, Math.floor(maxUses * part))
  if (held.here === 0) return held.all < share(3 / 4) && held.near < share(1 / 2)
  return held.all < share(1 / 2) && held.near < share(1 / 4)
}
