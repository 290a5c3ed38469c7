import { damageRemedies, damageStates, returnStates } from '#domain/fulfilment/after-sales.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { Day } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery } from '#contract/admin/list.ts'

const MAX_WORDS_LENGTH = 2_000
const MAX_PIECES = 100
const Price = z.int().nonnegative()
const Words = z.string().max(MAX_WORDS_LENGTH).default('')

export const AdminAfterSalesParams = z.strictObject({ id: z.uuid() })

/** `todo`: a repair or a replacement that was promised and is not done. */
export const AdminDamageQuery = listQuery(['createdAt', 'answeredAt', 'remedyDay'], {
  state: z.enum([...damageStates, 'todo']).optional(),
})
export type AdminDamageQuery = z.output<typeof AdminDamageQuery>

/** `open`: it waits for something. */
export const AdminReturnsQuery = listQuery(['createdAt', 'changedAt'], {
  state: z.enum([...returnStates, 'open']).optional(),
})
export type AdminReturnsQuery = z.output<typeof AdminReturnsQuery>

/** The order that something was sent about. */
const About = {
  id: z.uuid(),
  orderId: z.uuid(),
  order: z.string(),
  orderState: z.enum(orderStates),
  /** '' once the account behind it was deleted; so are the next ones. */
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** The shop's words to its shopper. */
  answer: z.string(),
  /** The shopper's. */
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
  price: Price,
  /** When the newest pieces of it were handed over; null before. */
  deliveredAt: z.iso.datetime().nullable(),
  /** The shop's promise: until then it can be reported, or sent back. */
  until: z.iso.datetime().nullable(),
})

export const AdminDamage = z.object({
  ...About,
  state: z.enum(damageStates),
  remedy: z.enum(damageRemedies).nullable(),
  piece: Piece,
  answeredAt: z.iso.datetime().nullable(),
  /** The most that can go back for it now, in whole rupees. */
  maxRefundable: Price,
  /** What goes back, or has. */
  refund: Price,
  /** When somebody comes to repair or replace it, in Nepal. */
  remedyDay: z.iso.date().nullable(),
  remedySlot: z.enum(deliverySlotNames).nullable(),
  remediedAt: z.iso.datetime().nullable(),
})
export type AdminDamage = z.infer<typeof AdminDamage>
export const AdminDamageList = listOf(AdminDamage)

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
  /** The replacement was taken from what is for sale. */
  isFromStock: z.boolean(),
})
export type EndRemedyBody = z.input<typeof EndRemedyBody>

export const AdminReturn = z.object({
  ...About,
  state: z.enum(returnStates),
  pieces: z.array(Piece),
  changedAt: z.iso.datetime(),
  /** Whole rupees that go back once it is received; null until somebody has said so. */
  refund: Price.nullable(),
  /** What the pieces cost, and the most that can go back with them now. */
  usual: Price,
  most: Price,
})
export type AdminReturn = z.infer<typeof AdminReturn>
export const AdminReturnList = listOf(AdminReturn)

export const ApproveReturnBody = z.strictObject({ refund: z.int32(), answer: Words })
export type ApproveReturnBody = z.input<typeof ApproveReturnBody>

export const DeclineReturnBody = z.strictObject({ answer: z.string().max(MAX_WORDS_LENGTH) })
export type DeclineReturnBody = z.input<typeof DeclineReturnBody>

export const ReceiveReturnBody = z.strictObject({
  /** The pieces of it that are for sale again; the others are not. */
  restock: z.array(z.strictObject({ position: z.int32().min(0), quantity: z.int32().min(1) })).max(MAX_PIECES),
})
export type ReceiveReturnBody = z.input<typeof ReceiveReturnBody>
