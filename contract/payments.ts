import { attemptEndings, attemptStates, paymentPurposes } from '#domain/payments/payments.ts'
import { paymentMethods, walletProviders } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'
import { reply } from './common.ts'
import { MAX_CODE_LENGTH } from './orders.ts'

/** Size limit of the base64 data in eSewa's return. */
export const MAX_RETURN_BYTES = 4 * 1024

export const PayBody = z.strictObject({
  wallet: z.enum(walletProviders),
  /** The amount that the page showed; any other amount is refused. */
  amount: z.int().positive(),
})
export type PayBody = z.input<typeof PayBody>

/** A new payment method for a pending order, with the code that a guest needs for cash, as typed. */
export const PaymentBody = z.strictObject({
  payment: z.enum(paymentMethods),
  code: z.string().max(MAX_CODE_LENGTH).optional(),
})
export type PaymentBody = z.input<typeof PaymentBody>

/** The next step of a payment: the browser posts `fields` to `url`, or opens `url` if `fields` is null. */
const PayStep = z.object({ attemptId: z.uuid(), url: z.url(), fields: z.record(z.string(), z.string()).nullable() })
export type PayStep = z.infer<typeof PayStep>
export const PayReply = reply({ data: PayStep })
export type PayReply = z.infer<typeof PayReply>

export const AttemptParams = z.strictObject({ attemptId: z.uuid() })

/** State of a payment attempt. The id is enough to read it, because it contains no personal data. */
const Attempt = z.object({
  attemptId: z.uuid(),
  orderId: z.string(),
  wallet: z.enum(walletProviders),
  purpose: z.enum(paymentPurposes),
  amount: z.int().positive(),
  begunAt: z.iso.datetime(),
  state: z.enum(attemptStates),
  /** Why a failed attempt ended, if known. */
  ending: z.enum(attemptEndings).nullable(),
  /** Whether the money is refunded: the order was already paid or cancelled, or the amount was wrong. */
  isRefundDue: z.boolean(),
  /** Whether the wallet is unreachable at the moment. We query it again later. */
  isWalletAway: z.boolean(),
  /** Whether the shopper can try to pay the order again. */
  canPayAgain: z.boolean(),
})
export type Attempt = z.infer<typeof Attempt>
export const AttemptReply = reply({ data: Attempt })
export type AttemptReply = z.infer<typeof AttemptReply>
