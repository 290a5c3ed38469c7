import { attemptEndings, attemptStates, paymentPurposes } from '#domain/payments/payments.ts'
import { paidWays, paymentMethods, walletProviders } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'
import { MAX_CODE_LENGTH, reply, Rupees } from './common.ts'

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

/** Payments, amounts due and refunds. */
export const OrderMoney = z.object({
  /** Payments received minus refunds paid. */
  paid: Rupees,
  /** Total amount still to be paid; 0 once the order is delivered, cancelled or returned. */
  due: Rupees,
  /** Price of the pieces that come back in exchange and pay for this order; 0 for other orders. */
  exchanged: Rupees,
  /** The amount that the buyer can pay now by wallet or bank; null if nothing. */
  payNow: z.object({ purpose: z.enum(paymentPurposes), amount: Rupees, until: z.iso.datetime().nullable() }).nullable(),
  /** When the order ends unless it is paid; null for an order that does not, and while the shop checks a bank receipt. */
  payUntil: z.iso.datetime().nullable(),
  /** The latest wallet attempt with an unknown outcome; the wallet may already have the money. */
  pending: z.object({ attemptId: z.uuid(), wallet: z.enum(walletProviders), amount: Rupees }).nullable(),
  /** Wallets that can be used now; none while the shop checks a bank receipt. */
  wallets: z.array(z.enum(walletProviders)),
  /** Half of a custom piece's total, paid before production starts; null for other orders. */
  deposit: Rupees.nullable(),
  payments: z.array(
    z.object({
      method: z.enum(paidWays),
      purpose: z.enum(paymentPurposes),
      amount: Rupees,
      at: z.iso.datetime(),
      /** Reference of the wallet or the bank; '' for cash. */
      reference: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      amount: Rupees,
      /** How the money came in. Cash (`cod`) goes to a bank account or wallet, for which the shop asks. */
      paidBy: z.enum(paidWays),
      dueBy: z.iso.datetime(),
      doneAt: z.iso.datetime().nullable(),
      reference: z.string(),
    }),
  ),
  /** The latest voucher. */
  voucher: z
    .object({
      state: z.enum(['sent', 'accepted', 'declined']),
      sentAt: z.iso.datetime(),
      answer: z.string(),
      /** For GET /orders/{orderId}/photos/{photoId}. */
      photo: z.uuid(),
    })
    .nullable(),
})
export type OrderMoney = z.infer<typeof OrderMoney>
