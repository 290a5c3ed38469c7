import { z } from 'zod'
import { paidWays } from '#domain/payments/payment-methods.ts'
import { Rupees } from '#contract/common.ts'
import { days, Instant, PageQuery } from './parts.ts'

const ofOrder = { orderId: z.uuid(), orderNumber: z.string() }

/** Money that came in. It never changes. */
export const ApiPayment = z.object({
  id: z.uuid(),
  ...ofOrder,
  method: z.enum(paidWays),
  amount: Rupees,
  reference: z.string().describe('Of the wallet or bank; empty for cash'),
  receivedAt: Instant,
})
export type ApiPayment = z.infer<typeof ApiPayment>

/** Money that goes back: promised first, then done. */
export const ApiRefund = z.object({
  id: z.uuid(),
  ...ofOrder,
  amount: Rupees,
  isCredit: z.boolean().describe('Whether it went to a gift card or store credit, and no money was sent'),
  promisedAt: Instant,
  dueBy: Instant,
  doneAt: Instant.nullable(),
  reference: z
    .string()
    .nullable()
    .describe('Of the wallet or bank, or the end of a gift card’s code; null until it is done'),
})
export type ApiRefund = z.infer<typeof ApiRefund>

export const ApiPaymentsQuery = PageQuery.extend({ orderId: z.uuid().optional(), ...days })
export type ApiPaymentsQuery = z.output<typeof ApiPaymentsQuery>

/** The days are those of the promise. */
export const ApiRefundsQuery = ApiPaymentsQuery.extend({ state: z.enum(['open', 'done']).optional() })
export type ApiRefundsQuery = z.output<typeof ApiRefundsQuery>
