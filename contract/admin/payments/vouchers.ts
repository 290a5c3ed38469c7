import { orderStates } from '#domain/orders/order-states.ts'
import { Rupees } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery, longListOf } from '#contract/admin/list.ts'

const MAX_TEXT_LENGTH = 500
const MAX_AMOUNT = 1_000_000_000

const voucherStates = ['sent', 'accepted', 'declined'] as const

export const AdminVoucherParams = z.strictObject({ id: z.uuid() })

/** `sent`: the voucher waits for an answer. */
export const AdminVouchersQuery = listQuery(['createdAt', 'answeredAt'], { state: z.enum(voucherStates).optional() })
export type AdminVouchersQuery = z.output<typeof AdminVouchersQuery>

/** A photo of a bank voucher, and its order. */
export const AdminVoucher = z.object({
  id: z.uuid(),
  state: z.enum(voucherStates),
  /** For GET /photos/:id; null if the account was deleted. */
  photo: z.uuid().nullable(),
  /** Reason for declining it. */
  answer: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  orderId: z.uuid(),
  /** Order number that the buyer knows and gives to the bank. */
  order: z.string(),
  orderState: z.enum(orderStates),
  name: z.string(),
  total: Rupees,
  /** Amount due before production starts, for a custom piece; null for other orders. */
  deposit: Rupees.nullable(),
  /** Payments received minus refunds paid. */
  paid: Rupees,
  /** Total amount still to be paid. */
  due: Rupees,
  /** Amount due now: deposit, balance or total; null when nothing is due. */
  wanted: Rupees.nullable(),
  /** Deadline of the first payment; null if the order does not expire without it. */
  payUntil: z.iso.datetime().nullable(),
})
export type AdminVoucher = z.infer<typeof AdminVoucher>

export const AdminVoucherList = longListOf(AdminVoucher)

/** The transfer as shown on the bank statement. */
export const AcceptVoucherBody = z.strictObject({
  amount: z.int().min(1, 'Please enter the amount').max(MAX_AMOUNT),
  reference: z.string().max(MAX_TEXT_LENGTH),
  /** Whether the transfer covers several orders; `amount` is this order's share. */
  isForSeveral: z.boolean().default(false),
})
export type AcceptVoucherBody = z.input<typeof AcceptVoucherBody>

export const DeclineVoucherBody = z.strictObject({ answer: z.string().max(MAX_TEXT_LENGTH) })
export type DeclineVoucherBody = z.input<typeof DeclineVoucherBody>
