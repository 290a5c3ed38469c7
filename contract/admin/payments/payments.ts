import { paidWays, paymentMethods, walletProviders } from '#domain/payments/payment-methods.ts'
import { attemptEndings, attemptStates, MAX_REFERENCE_LENGTH } from '#domain/payments/payments.ts'
import { Day, Rupees } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery, longListOf } from '#contract/admin/list.ts'

/** Higher than any order total, and still exact as a number. */
const MAX_RUPEES = 1_000_000_000

const Amount = z.int().min(1).max(MAX_RUPEES)
const Reference = z.string().trim().min(1, 'Please give the reference').max(MAX_REFERENCE_LENGTH)

/** The transfer as shown on the bank statement. */
export const TransferBody = z.strictObject({
  amount: Amount,
  reference: Reference,
  /** Whether the transfer covers several orders; `amount` is this order's share. */
  isForSeveral: z.boolean().default(false),
})
/** How the rest of an order is paid instead. */
export const StaffPaymentBody = z.strictObject({ payment: z.enum(paymentMethods) })
/** `id` is unique per payment, so a retry with the same id is recorded once. */
export const CashBody = z.strictObject({ id: z.uuid(), amount: Amount })
/** `id` is unique per refund, so a retry with the same id is recorded once. */
export const PromiseBody = z.strictObject({ id: z.uuid(), amount: Amount })
/** Without `amount`, the whole refund. */
export const RefundDoneBody = z.strictObject({ amount: Amount.optional(), reference: Reference })
/** Without `amount`, as much as the wallet can send. `mobile` is that of the customer's account at the wallet. */
export const RefundSendBody = z.strictObject({ amount: Amount.optional(), mobile: z.string().max(30).optional() })

export const PaymentAttempt = z.object({
  id: z.uuid(),
  wallet: z.enum(walletProviders),
  amount: Rupees,
  state: z.enum(attemptStates),
  ending: z.enum(attemptEndings).nullable(),
  reference: z.string().nullable(),
  at: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable(),
  /** Whether the wallet can be queried now. */
  canAsk: z.boolean(),
})

/** A request to a wallet to send a refund, while its result is not known. */
const RefundRequest = z.object({
  wallet: z.enum(walletProviders),
  amount: Rupees,
  /** `sending` for a minute at most; `unknown` until a look-up or staff say what became of it. */
  state: z.enum(['sending', 'unknown']),
  sentAt: z.iso.datetime(),
  sentBy: z.string().nullable(),
  /** Whether look-ups cannot tell the result, so that staff look in the wallet's portal. */
  isForStaff: z.boolean(),
  /** Whether it is too old to be on its way, so that staff can say that the wallet made no refund. */
  canEnd: z.boolean(),
})

/** A refund. */
export const AdminRefund = z.object({
  id: z.uuid(),
  amount: Rupees,
  /** The reason in words. */
  why: z.string(),
  dueBy: z.iso.datetime(),
  /** Business days until `dueBy`, including that day; 0 from that day on. Null once the refund is done. */
  businessDaysLeft: z.int().nonnegative().nullable(),
  isLate: z.boolean(),
  promisedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
  reference: z.string(),
  /** The wallet that can send it now, and the most that it can send at once; null if none can. */
  wallet: z.object({ name: z.enum(walletProviders), most: Rupees }).nullable(),
  request: RefundRequest.nullable(),
  /** Whether it can go to store credit of the customer’s account instead. */
  canBeCredit: z.boolean(),
  /** Why the latest request sent nothing, as a sentence. */
  failure: z.string().nullable(),
})
export type AdminRefund = z.infer<typeof AdminRefund>

export const AdminPayment = z.object({
  id: z.uuid(),
  method: z.enum(paidWays),
  amount: Rupees,
  at: z.iso.datetime(),
  reference: z.string(),
  /** Name of the staff member; null for a wallet. */
  recordedBy: z.string().nullable(),
})

const refundSorts = ['dueBy', 'amount', 'promisedAt', 'doneAt'] as const

/** `q` searches order numbers, names, email addresses and references. */
export const RefundsQuery = listQuery(refundSorts, {
  state: z.enum(['open', 'late', 'done']).optional(),
  /** Dates in Nepal, both included. */
  dueFrom: Day.optional(),
  dueUntil: Day.optional(),
})
export type RefundsQuery = z.output<typeof RefundsQuery>

/** A refund and its order. */
export const RefundRow = AdminRefund.extend({
  order: z.object({ id: z.uuid(), number: z.string(), name: z.string(), email: z.string() }),
  /** How the money came in; the refund goes back the same way. For cash, staff ask for a bank account or wallet. */
  paidBy: z.enum(paidWays),
})
export type RefundRow = z.infer<typeof RefundRow>
export const RefundList = longListOf(RefundRow)

export const RefundParams = z.strictObject({ id: z.uuid() })
export const AttemptParams = z.strictObject({ id: z.string().max(60), attemptId: z.uuid() })
