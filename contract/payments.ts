import { attemptEndings, attemptStates, paymentPurposes } from '#domain/payments/payments.ts'
import { paymentMethods, walletProviders } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'

/** As eSewa sends it, in base64. */
export const MAX_RETURN_BYTES = 4 * 1024

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

export const PayBody = z.strictObject({
  wallet: z.enum(walletProviders),
  /** What the page showed: another sum is refused. */
  amount: z.int().positive(),
})
export type PayBody = z.input<typeof PayBody>

/** How a pending order is to be paid instead. */
export const PaymentBody = z.strictObject({ payment: z.enum(paymentMethods) })
export type PaymentBody = z.input<typeof PaymentBody>

/** Where the browser goes to pay: it posts `fields` to `url`, or opens `url` where there are none. */
const PayStep = z.object({ attemptId: z.uuid(), url: z.url(), fields: z.record(z.string(), z.string()).nullable() })
export type PayStep = z.infer<typeof PayStep>
export const PayReply = reply({ data: PayStep })
export type PayReply = z.infer<typeof PayReply>

export const AttemptParams = z.strictObject({ attemptId: z.uuid() })

/** State of a payment attempt. Its id is enough to read it, since it names nobody. */
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
  /** Whether the money goes back: the order was paid already or is off, or it was another amount. */
  isRefundDue: z.boolean(),
  /** Whether the wallet is unreachable at the moment; we ask again. */
  isWalletAway: z.boolean(),
  /** Whether the order can be paid by another try. */
  canPayAgain: z.boolean(),
})
export type Attempt = z.infer<typeof Attempt>
export const AttemptReply = reply({ data: Attempt })
export type AttemptReply = z.infer<typeof AttemptReply>
