import { z } from 'zod'
import { reply } from '#contract/common.ts'
import { MAX_NUMBER_LENGTH, OrderRow } from '#contract/orders/orders.ts'

/** Orders that a call shows and adds at most; further ones follow once these are added. */
export const MOST_GUEST_ORDERS = 20
/** An order that is not the account's yet: only what tells whether one has placed it. */
const GuestOrder = OrderRow.pick({ orderId: true, date: true, totalAmount: true }).extend({
  /** Nothing was paid, and the shop has not confirmed it: a stranger may have placed it. */
  isUnpaid: z.boolean(),
})
export type GuestOrder = z.infer<typeof GuestOrder>
export const GuestOrdersReply = reply({ data: z.array(GuestOrder) })
export type GuestOrdersReply = z.infer<typeof GuestOrdersReply>
export const AddGuestOrdersBody = z.strictObject({
  orderIds: z.array(z.string().max(MAX_NUMBER_LENGTH)).min(1).max(MOST_GUEST_ORDERS),
})
export type AddGuestOrdersBody = z.input<typeof AddGuestOrdersBody>
export const GuestOrdersAddedReply = reply({
  /** How many of them are the account's now, with those that were before. */
  added: z.int(),
  /** How many could not be added because the account would hold too much in unpaid orders. */
  left: z.int(),
})
export type GuestOrdersAddedReply = z.infer<typeof GuestOrdersAddedReply>
