import type { PaidWay } from '../payments/payment-methods.ts'

/** Where a statement comes from: a wallet's settlement report, or the shop's bank. */
export const statementSources = ['esewa', 'khalti', 'bank'] as const
export type StatementSource = (typeof statementSources)[number]

export const sourceNames = { esewa: 'eSewa', khalti: 'Khalti', bank: 'Bank' } as const satisfies Record<
  StatementSource,
  string
>

/** `left-out`: a person said why no payment of the shop belongs to it, such as interest or rent. */
export const lineStates = ['open', 'matched', 'left-out'] as const
export type LineState = (typeof lineStates)[number]

/** Payments and refunds that one line can settle. */
export const MOST_MATCHES = 200
/** A wallet takes some percent; more than this is probably a wrong choice. */
const MAX_FEE_SHARE = 0.1
/** After this many days without a line, a payment is shown as not covered. */
export const COVERED_WITHIN_DAYS = 7

/** Whole rupees of what is matched: payments come in, refunds go out. */
export type Matched = { payments: readonly number[]; refunds: readonly number[] }

export const PAISA = 100

/** Why payments cannot belong to a line, in English and as a kind; `paisa` is how much the sums differ. */
export type FeeProblem = { problem: string; wrong: 'nothing-chosen' | 'too-little' | 'too-much'; paisa: number }

/**
 * What wallet or bank kept of the matched money.
 *
 * @param paisa  the line's amount; negative for money that went out
 * @returns paisa; `problem` when these payments cannot belong to the line
 */
export function feeOf(paisa: number, { payments, refunds }: Matched): { fee: number } | FeeProblem {
  const [received, sent] = [total(payments), total(refunds)]
  if (received + sent === 0) {
    return { problem: 'Please choose a payment or a refund.', wrong: 'nothing-chosen', paisa: 0 }
  }
  const fee = (received - sent) * PAISA - paisa
  if (fee < 0) {
    return { problem: `The line has ${paisaText(-fee)} more than what you chose.`, wrong: 'too-little', paisa: -fee }
  }
  if (fee > (received + sent) * PAISA * MAX_FEE_SHARE) {
    const problem = `${paisaText(fee)} would be left as a fee, which is more than a tenth.`
    return { problem, wrong: 'too-much', paisa: fee }
  }
  return { fee }
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/**
 * Whether a payment or refund can be on a statement. A wallet settles into the bank's account, too. A refund is sent by bank
 * whatever its order was paid by, but by hand in a wallet only of that wallet's orders.
 *
 * @param method  of the payment; of a refund, the wallet that sent it, or else its order's
 */
export function canSettle(
  source: StatementSource,
  { kind, method }: { kind: 'payment' | 'refund'; method: PaidWay },
): boolean {
  return source === method || (source === 'bank' && (kind === 'refund' || (method !== 'cod' && method !== 'credit')))
}

/** `-1234550` -> `-Nrs. 12,345.50`; without paisa where there are none. */
export function paisaText(paisa: number): string {
  const whole = Math.trunc(Math.abs(paisa) / PAISA)
  const rest = Math.abs(paisa) % PAISA
  const sign = paisa < 0 ? '-' : ''
  return `${sign}Nrs. ${lakhs.format(whole)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const lakhs = new Intl.NumberFormat('en-IN')
