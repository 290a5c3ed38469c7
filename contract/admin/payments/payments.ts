import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { MAX_REFERENCE_LENGTH } from '#domain/payments/payments.ts'
import { Day } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery } from '#contract/admin/list.ts'
import { AdminRefund } from '#contract/admin/orders.ts'

/** More than any order costs, and still exact as a number. */
const MAX_RUPEES = 1_000_000_000

const Rupees = z.int().min(1).max(MAX_RUPEES)
const Reference = z.string().trim().min(1, 'Please give the reference').max(MAX_REFERENCE_LENGTH)

/** As the bank's statement has it. */
export const TransferBody = z.strictObject({
  amount: Rupees,
  reference: Reference,
  /** One transfer for several orders: `amount` is what of it was for this one. */
  isForSeveral: z.boolean().default(false),
})
/** `id` is new for each payment: sent twice it is one. */
export const CashBody = z.strictObject({ id: z.uuid(), amount: Rupees })
/** `id` likewise. */
export const PromiseBody = z.strictObject({ id: z.uuid(), amount: Rupees })
/** All of it where no amount is given. */
export const RefundDoneBody = z.strictObject({ amount: Rupees.optional(), reference: Reference })

const refundSorts = ['dueBy', 'amount', 'promisedAt', 'doneAt'] as const

/** `q` is looked for in numbers, names, e-mail addresses and references. */
export const RefundsQuery = listQuery(refundSorts, {
  state: z.enum(['open', 'late', 'done']).optional(),
  /** Days in Nepal, both included. */
  dueFrom: Day.optional(),
  dueUntil: Day.optional(),
})
export type RefundsQuery = z.output<typeof RefundsQuery>

/** A refund with the order that it is of. */
export const RefundRow = AdminRefund.extend({
  order: z.object({ id: z.uuid(), number: z.string(), name: z.string(), email: z.string() }),
  /** How its money came, the last of it: it goes back the same way. */
  paidBy: z.enum(paymentMethods),
})
export type RefundRow = z.infer<typeof RefundRow>
export const RefundList = listOf(RefundRow).extend({
  /** Sums over the whole list, not one page. */
  sum: z.int().nonnegative(),
})

export const RefundParams = z.strictObject({ id: z.uuid() })
export const AttemptParams = z.strictObject({ id: z.string().max(60), attemptId: z.uuid() })
