import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { MAX_REFERENCE_LENGTH, type AttemptEnding } from '#domain/payments/payments.ts'

/** A new payment attempt, as adapters receive it. */
export type NewAttempt = {
  id: string
  /** New for every try: letters, digits and '-'. */
  ref: string
  orderNumber: string
  /** Whole rupees. */
  amount: number
}

/** One that the gateway knows by `providerRef`. */
export type AskedAttempt = { providerRef: string; amount: number }

/** The gateway did not answer in time, or with nothing that its documentation knows. */
type Away = { says: 'away'; answer: string }

/** What a gateway makes of a new attempt. `request` is what was sent, without secrets; `answer` the raw text that came. */
export type BeginAnswer =
  | {
      says: 'begun'
      providerRef: string
      request: Record<string, unknown>
      answer: string | null
      /** The browser posts `fields` to `url`, or opens `url` where there are none. */
      url: string
      fields: Record<string, string> | null
    }
  | { says: 'refused'; request: Record<string, unknown>; answer: string }
  | (Away & { request: Record<string, unknown> })

/** What a gateway says of an attempt. Rupees may have paisa, and are null where it names no sum. */
export type Checked =
  | { says: 'paid'; rupees: number | null; reference: string; answer: string }
  | { says: 'waiting'; answer: string }
  /** It knows of no such attempt: the buyer may still be on its page. */
  | { says: 'unknown'; answer: string }
  | { says: 'failed'; ending: Extract<AttemptEnding, 'cancelled' | 'expired'>; answer: string }
  | { says: 'refunded'; answer: string }
  | Away

/**
 * One wallet. Whatever its gateway does wrong is an answer, `away`; nothing of it is thrown.
 *
 * Another wallet (Fonepay, connectIPS) is another adapter.
 */
export type Wallet = {
  provider: WalletProvider
  /** What `begin` will call the attempt at the gateway, where the shop decides that; null where the gateway does. */
  refOf: (attempt: NewAttempt) => string | null
  begin: (attempt: NewAttempt) => Promise<BeginAnswer>
  check: (attempt: AskedAttempt) => Promise<Checked>
  /**
   * Whether a buyer's return speaks of this attempt. Anybody can write one: it is a reason to look up, or one for the log.
   *
   * @param query  of the address, or what was posted to it
   * @returns what is wrong with it
   */
  wrongReturn: (query: Record<string, unknown>, attempt: AskedAttempt) => string | undefined
  /** Origins that its forms are posted to, for a page's policy. */
  formOrigins: readonly string[]
}

/** Returns what a gateway calls a payment, no longer than we store it; '' when it is no text and no number. */
export function cutReference(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, MAX_REFERENCE_LENGTH) : ''
}
