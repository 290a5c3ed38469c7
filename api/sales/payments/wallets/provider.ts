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

/** An attempt that the gateway knows by `providerRef`. */
export type AskedAttempt = { providerRef: string; amount: number }

/** The gateway did not answer in time, or not as its documentation says. */
type Away = { says: 'away'; answer: string }

/** A gateway's reply to a new attempt. `request` is what we sent, without secrets; `answer` is the raw reply. */
export type BeginAnswer =
  | {
      says: 'begun'
      providerRef: string
      request: Record<string, unknown>
      answer: string | null
      /** The browser posts `fields` to `url`, or opens `url` if they are null. */
      url: string
      fields: Record<string, string> | null
    }
  | { says: 'refused'; request: Record<string, unknown>; answer: string }
  | (Away & { request: Record<string, unknown> })

/** What a gateway says about an attempt. `rupees` may have decimals, and is null if the gateway names no amount. `isRefunded`: it contradicts itself. */
export type Checked =
  | { says: 'paid'; rupees: number | null; reference: string; answer: string; isRefunded?: boolean }
  | { says: 'waiting'; answer: string }
  /** It knows of no such attempt: the buyer may still be on its page. */
  | { says: 'unknown'; answer: string }
  | { says: 'failed'; ending: Extract<AttemptEnding, 'cancelled' | 'expired'>; answer: string }
  | { says: 'refunded'; isWhole: boolean; reference: string; answer: string }
  | Away

/** A refund of a payment that the wallet knows by `transactionId`. */
export type AskedRefund = {
  transactionId: string
  /** Whole rupees; null for all of a payment of which nothing went back. */
  amount: number | null
  /** Mobile number of the buyer's account at the wallet; needed for a payment from a bank. */
  mobile?: string | undefined
}

/** Why a wallet sends nothing back, as far as it says so. */
export type RefundRefusal = 'no-money' | 'no-permission' | 'needs-mobile' | 'other'

/** What a gateway says to a refund. `words` are its own. After `away` it may have sent the money or not. */
export type RefundAnswer =
  | { says: 'refunded'; answer: string }
  | { says: 'refused'; why: RefundRefusal; words: string; answer: string }
  | Away

/**
 * One wallet. Errors of its gateway are the answer `away`; nothing is thrown.
 *
 * Another wallet (Fonepay, connectIPS) is another adapter.
 */
export type Wallet = {
  provider: WalletProvider
  /** Returns the reference that `begin` gives the attempt; null if the gateway chooses it. */
  refOf: (attempt: NewAttempt) => string | null
  begin: (attempt: NewAttempt) => Promise<BeginAnswer>
  check: (attempt: AskedAttempt) => Promise<Checked>
  /** Sends money back. Absent for a wallet whose refunds staff make in its portal. */
  refund?: (asked: AskedRefund) => Promise<RefundAnswer>
  /**
   * Checks a buyer's return. Anybody can forge one, so it is only a reason to look the attempt up, or to log it.
   *
   * @param query  of the address, or what was posted to it
   * @returns what is wrong with it
   */
  wrongReturn: (query: Record<string, unknown>, attempt: AskedAttempt) => string | undefined
  /** Origins to which its forms are posted, for a page's security policy. */
  formOrigins: readonly string[]
}

/** Returns a gateway's reference, cut to the length that we store; '' if it is neither text nor number. */
export function cutReference(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, MAX_REFERENCE_LENGTH) : ''
}
