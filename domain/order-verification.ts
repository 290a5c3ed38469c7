/**
 * How long a guest's order holds its goods before its buyer has entered the code from our mail, where it is paid in cash
 * (decision 031).
 */
export const VERIFY_WITHIN_MS = 10 * 60_000

/** Orders that wait for their money at the same time, by one phone number or one e-mail address. */
export const MOST_OPEN_ORDERS = 10

/**
 * Pieces that unpaid orders of guests may hold at the same time, by one network.
 *
 * @param stock  of the whole shop, with what these orders hold
 * @returns `all` of them, and those of orders that stand for longer than VERIFY_WITHIN_MS or the time to pay by wallet
 */
export function mostHeldPieces(stock: number): { all: number; standing: number } {
  return { all: Math.max(20, Math.floor(stock / 10)), standing: Math.max(10, Math.floor(stock / 50)) }
}
