import { Day, Rupees } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery, longListOf } from '#contract/admin/list.ts'

const MAX_NAME_LENGTH = 100
const MAX_NOTE_LENGTH = 500
/** Maximum number of payments counted, or listed for counting, at once. */
export const MOST_PAYMENTS = 500
const MAX_AMOUNT = 1_000_000_000

export const AdminHandoverParams = z.strictObject({ id: z.uuid() })

/** A cash payment at the door or in the shop. */
const CashPayment = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  order: z.string(),
  name: z.string(),
  amount: Rupees,
  at: z.iso.datetime(),
  /** Staff member who recorded it. */
  takenBy: z.string().nullable(),
})
export type CashPayment = z.infer<typeof CashPayment>

/** Uncounted cash: the oldest 500 payments by day, oldest first. `count` and `sum` cover all uncounted payments. */
export const WaitingCash = z.object({
  days: z.array(z.object({ day: z.iso.date(), sum: Rupees, payments: z.array(CashPayment) })),
  count: z.int(),
  sum: Rupees,
})
export type WaitingCash = z.infer<typeof WaitingCash>

export const AdminHandoversQuery = listQuery(['at', 'day'], {
  day: Day.optional(),
  /** `true`: only counts that differ from the expected sum. */
  differs: z.enum(['true', 'false']).optional(),
})
export type AdminHandoversQuery = z.output<typeof AdminHandoversQuery>

export const HandoverRow = z.object({
  id: z.uuid(),
  /** Date in Nepal on which the cash was collected. */
  day: z.iso.date(),
  broughtBy: z.string(),
  expected: Rupees,
  counted: Rupees,
  /** Why `counted` differs from `expected`. */
  note: z.string(),
  /** Staff member who counted it. */
  staffName: z.string(),
  at: z.iso.datetime(),
})

export const AdminHandover = HandoverRow.extend({ payments: z.array(CashPayment) })
export type AdminHandover = z.infer<typeof AdminHandover>

export const AdminHandoverList = longListOf(HandoverRow)

/** All payments must be of the same day. */
export const CountCashBody = z.strictObject({
  day: Day,
  broughtBy: z.string().max(MAX_NAME_LENGTH),
  paymentIds: z.array(z.uuid()).min(1).max(MOST_PAYMENTS),
  counted: z.int().min(0).max(MAX_AMOUNT),
  note: z.string().max(MAX_NOTE_LENGTH).default(''),
})
export type CountCashBody = z.input<typeof CountCashBody>
