import { orderStates } from '#domain/orders/order-states.ts'
import { z } from 'zod'
import { listOf, listQuery } from '#contract/admin/list.ts'

const MAX_TEXT_LENGTH = 500
const MAX_AMOUNT = 1_000_000_000

const voucherStates = ['sent', 'accepted', 'declined'] as const
const Price = z.int().nonnegative()

export const AdminVoucherParams = z.strictObject({ id: z.uuid() })

/** `sent`: it waits for an answer. */
export const AdminVouchersQuery = listQuery(['createdAt', 'answeredAt'], { state: z.enum(voucherStates).optional() })
export type AdminVouchersQuery = z.output<typeof AdminVouchersQuery>

/** The picture of a bank's voucher, and the order that it is for. */
export const AdminVoucher = z.object({
  id: z.uuid(),
  state: z.enum(voucherStates),
  /** For GET /photos/:id; null once the account behind the order was deleted. */
  photo: z.uuid().nullable(),
  /** Why it was declined. */
  answer: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  orderId: z.uuid(),
  /** The number that its buyer knows, and gives to the bank. */
  order: z.string(),
  orderState: z.enum(orderStates),
  name: z.string(),
  total: Price,
  /** What is to be paid before anything begins, of a custom piece; null for everything else. */
  deposit: Price.nullable(),
  /** What arrived, less what went back. */
  paid: Price,
  /** What is still to be paid in all. */
  due: Price,
  /** Amount due now: deposit, balance or total; null when nothing is due. */
  wanted: Price.nullable(),
  /** Until when its first payment has to arrive; null where nothing ends the order for it. */
  payUntil: z.iso.datetime().nullable(),
})
export type AdminVoucher = z.infer<typeof AdminVoucher>

export const AdminVoucherList = listOf(AdminVoucher)

/** The transfer as the bank's statement has it. */
export const AcceptVoucherBody = z.strictObject({
  amount: z.int().min(1, 'Please enter the amount').max(MAX_AMOUNT),
  reference: z.string().max(MAX_TEXT_LENGTH),
  /** The transfer was for several orders, and `amount` is what of it was for this one. */
  isForSeveral: z.boolean().default(false),
})
export type AcceptVoucherBody = z.input<typeof AcceptVoucherBody>

export const DeclineVoucherBody = z.strictObject({ answer: z.string().max(MAX_TEXT_LENGTH) })
export type DeclineVoucherBody = z.input<typeof DeclineVoucherBody>
