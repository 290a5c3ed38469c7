/** `gift-card` is opened by its code, `store-credit` by the customer's account. */
export const creditKinds = ['gift-card', 'store-credit'] as const
export type CreditKind = (typeof creditKinds)[number]

/** Whole rupees that a gift card is sold for. */
export const GIFT_CARD_RUPEES = { min: 500, max: 100_000 } as const
/** The most that one act of staff adds or takes away, in whole rupees. */
export const MAX_CREDIT_RUPEES = 1_000_000
export const MAX_CREDIT_REASON_LENGTH = 300
export const MAX_GIFT_MESSAGE_LENGTH = 500
/** A gift card and the store credit of an account can pay one order together. */
export const MAX_CREDITS_PER_ORDER = 2

/** How long buyer, recipient and message of a gift card are kept at least; longer while something is left on it. */
export const CARD_DETAILS_KEPT_DAYS = 90

/** How the money for a gift card came in; `free` for a card that the shop gives away. */
export const giftCardPayments = ['cash', 'bank', 'esewa', 'khalti', 'free'] as const
export type GiftCardPayment = (typeof giftCardPayments)[number]

/**
 * Reasons of entries. `sold`: a gift card was sold or given away. `given`: staff gave store credit. `order`: it paid an order.
 * `back`: an order that it had paid gave it back. `refund`: staff sent another refund to it. `correction`: staff corrected it.
 */
export const creditReasons = ['sold', 'given', 'order', 'back', 'refund', 'correction'] as const
export type CreditReason = (typeof creditReasons)[number]

/** A part of an account's balance, in whole rupees. */
export type CreditShare = { id: string; amount: number }

/**
 * Returns what each account pays of an order, in the order given. Nobody pays more than the total, and no account more than
 * it has.
 *
 * @param total     whole rupees
 * @param accounts  with their balances, in whole rupees
 */
export function shareCredit(total: number, accounts: readonly { id: string; balance: number }[]): CreditShare[] {
  return creditBack(
    total,
    accounts.map(({ id, balance: amount }) => ({ id, amount })),
  )
}

/**
 * Returns what goes back to each account of a refund. What an order was paid with credit goes back first, so that nobody turns
 * credit into money.
 *
 * @param amount  of the refund, in whole rupees
 * @param taken   what each account paid of the order and has not got back, in whole rupees
 */
export function creditBack<Share extends CreditShare>(amount: number, taken: readonly Share[]): Share[] {
  let left = amount
  return taken.flatMap((share) => {
    const part = Math.max(0, Math.min(share.amount, left))
    left -= part
    return part > 0 ? [{ ...share, amount: part }] : []
  })
}
