import { damageOutcomes, damageStates, returnStates } from '#domain/fulfilment/after-sales.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { DoorPosition } from '#contract/checkout.ts'
import { Day, QueryRowId, Rupees } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery, longListOf } from '#contract/admin/list.ts'

const MAX_WORDS_LENGTH = 2_000
const MAX_PIECES = 100
const Words = z.string().max(MAX_WORDS_LENGTH).default('')

export const AdminAfterSalesParams = z.strictObject({ id: z.uuid() })

/** `todo`: a promised repair or replacement that is not done yet. */
export const AdminDamageQuery = listQuery(['createdAt', 'answeredAt', 'remedyDay'], {
  state: z.enum([...damageStates, 'todo']).optional(),
})
export type AdminDamageQuery = z.output<typeof AdminDamageQuery>

/** `open`: the return still needs a step. */
export const AdminReturnsQuery = listQuery(['createdAt', 'changedAt'], {
  state: z.enum([...returnStates, 'open']).optional(),
  /** Returns with a piece of this product. */
  productId: QueryRowId.optional(),
})
export type AdminReturnsQuery = z.output<typeof AdminReturnsQuery>

/** The order concerned. */
const About = {
  id: z.uuid(),
  orderId: z.uuid(),
  order: z.string(),
  orderState: z.enum(orderStates),
  /** '' if the account was deleted; so are the next fields. */
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  position: DoorPosition,
  createdAt: z.iso.datetime(),
  /** The shop's answer to the shopper. */
  answer: z.string(),
  /** The shopper's message. */
  words: z.string(),
  /** Ids, for GET /photos/:id. */
  photos: z.array(z.uuid()),
}

const Piece = z.object({
  position: z.int().nonnegative(),
  sku: z.string(),
  title: z.string(),
  quantity: z.int().positive(),
  /** Price of one piece after discounts, in whole rupees. */
  price: Rupees,
  /** When the latest pieces of it were handed over; null before delivery. */
  deliveredAt: z.iso.datetime().nullable(),
  /** Deadline to report or return it. */
  until: z.iso.datetime().nullable(),
})

export const AdminDamage = z.object({
  ...About,
  state: z.enum(damageStates),
  remedy: z.enum(damageOutcomes).nullable(),
  piece: Piece,
  answeredAt: z.iso.datetime().nullable(),
  /** Maximum that can be refunded for it now, in whole rupees. */
  maxRefundable: Rupees,
  /** Refund promised or paid. */
  refund: Rupees,
  /** Date in Nepal of the visit to repair or replace it. */
  remedyDay: z.iso.date().nullable(),
  remedySlot: z.enum(deliverySlotNames).nullable(),
  remediedAt: z.iso.datetime().nullable(),
})
export type AdminDamage = z.infer<typeof AdminDamage>
/** A report after a change of staff. */
export const ChangedDamage = AdminDamage.extend({
  /** Whether the buyer got no message about the change, because staff had caused many. */
  isUntold: z.boolean(),
})
export type ChangedDamage = z.infer<typeof ChangedDamage>
export const AdminDamageList = longListOf(AdminDamage)

export const AnswerDamageBody = z.discriminatedUnion('remedy', [
  z.strictObject({ remedy: z.enum(['replacement', 'repair']), answer: Words }),
  z.strictObject({ remedy: z.literal('refund'), amount: z.int32(), answer: Words }),
  z.strictObject({ remedy: z.null(), answer: z.string().max(MAX_WORDS_LENGTH) }),
])
export type AnswerDamageBody = z.input<typeof AnswerDamageBody>

export const PlanRemedyBody = z.strictObject({ day: Day, slot: z.enum(deliverySlotNames) })
export type PlanRemedyBody = z.input<typeof PlanRemedyBody>

export const EndRemedyBody = z.strictObject({
  note: Words,
  /** Whether the replacement was taken from stock for sale. */
  isFromStock: z.boolean(),
})
export type EndRemedyBody = z.input<typeof EndRemedyBody>

export const AdminReturn = z.object({
  ...About,
  state: z.enum(returnStates),
  pieces: z.array(Piece),
  changedAt: z.iso.datetime(),
  /** Refund in whole rupees, due once the return is received; null until staff have decided it. */
  refund: Rupees.nullable(),
  /** Price of the pieces, and the maximum that can be refunded with them now. */
  usual: Rupees,
  most: Rupees,
  /** The order that goes out in exchange; absent for none. */
  newOrder: z.object({ id: z.uuid(), number: z.string() }).optional(),
})
export type AdminReturn = z.infer<typeof AdminReturn>
export const AdminReturnList = longListOf(AdminReturn)

export const ApproveReturnBody = z.strictObject({ refund: z.int32(), answer: Words })
export type ApproveReturnBody = z.input<typeof ApproveReturnBody>

export const DeclineReturnBody = z.strictObject({ answer: z.string().max(MAX_WORDS_LENGTH) })
export type DeclineReturnBody = z.input<typeof DeclineReturnBody>

export const ReceiveReturnBody = z.strictObject({
  /** Returned pieces to put back on sale; the others stay out of stock. */
  restock: z.array(z.strictObject({ position: z.int32().min(0), quantity: z.int32().min(1) })).max(MAX_PIECES),
})
export type ReceiveReturnBody = z.input<typeof ReceiveReturnBody>
