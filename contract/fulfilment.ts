import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { damageOutcomes, damageStates, returnStates } from '#domain/fulfilment/after-sales.ts'
import { deliverySlotNames, deliveryStates } from '#domain/fulfilment/delivery-planning.ts'
import { Day, Rupees, reply } from './common.ts'
import { z } from 'zod'

/** Above every limit in domain/, so that the domain's message is the one shown. */
const MAX_TEXT_LENGTH = 4_000
/** As typed; domain/orders/order-number.ts parses it. */
const OrderNumber = z.string().max(40)

/** A quantity of one order item. */
const Pieces = z.object({
  /** Index in `items`, from 0. */
  position: z.int().nonnegative(),
  quantity: z.int().positive(),
})

/** One delivery of an order, or its pickup. */
export const OrderDelivery = z.object({
  /** 1 for the first. */
  number: z.int().positive(),
  state: z.enum(deliveryStates),
  /** Date in Nepal; null until a day is chosen. */
  day: z.iso.date().nullable(),
  slot: z.enum(deliverySlotNames).nullable(),
  /**
   * Days between which it comes if nobody chooses one, never past ones. Null by arrangement, for pieces that follow later,
   * and once its days are over. A pickup waits from the first day on.
   */
  estimate: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** The last attempt, on `day`, while the delivery waits for a new day. */
  failed: z.object({ day: z.iso.date(), reason: z.string() }).nullable(),
  pieces: z.array(Pieces),
  /**
   * Six digits that the customer gives to the driver or the store. Null once delivered, and for callers who opened the
   * order with only its number and contact. The emails contain it.
   */
  code: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** Whole rupees that the driver or the store collects in cash; null where nothing is due, and once it is over. */
  cash: Rupees.nullable(),
  /** Null if the buyer cannot choose a day now. `movesLeft`: how often a chosen day can still be changed. */
  planning: z.object({ until: z.iso.datetime().nullable(), movesLeft: z.int().nonnegative() }).nullable(),
})
export type OrderDelivery = z.infer<typeof OrderDelivery>

export const DamageReport = z.object({
  _id: z.uuid(),
  position: z.int().nonnegative(),
  /** '' if the account was deleted. */
  description: z.string(),
  /** Ids, for GET /orders/{orderId}/photos/{photoId}. */
  photos: z.array(z.uuid()),
  state: z.enum(damageStates),
  remedy: z.enum(damageOutcomes).nullable(),
  /** The day in Nepal on which somebody comes to repair or replace it; null until it is set, and once that was done. */
  visit: z.object({ day: z.iso.date(), slot: z.enum(deliverySlotNames) }).nullable(),
  answer: z.string(),
  at: z.iso.datetime(),
})
export type DamageReport = z.infer<typeof DamageReport>

export const ReturnRequest = z.object({
  _id: z.uuid(),
  pieces: z.array(Pieces),
  reason: z.string(),
  photos: z.array(z.uuid()),
  state: z.enum(returnStates),
  answer: z.string(),
  /** Refund in whole rupees; null until the shop has decided it. */
  refund: Rupees.nullable(),
  /** Number of the order that goes out in exchange; absent for none. */
  exchangedFor: z.string().optional(),
  at: z.iso.datetime(),
  changedAt: z.iso.datetime(),
})
export type ReturnRequest = z.infer<typeof ReturnRequest>

export const DeliveryParams = z.strictObject({
  orderId: OrderNumber,
  number: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number),
})

/** Possible delivery days with their slots; a full slot has `isFree: false`. */
export const SlotsReply = reply({
  data: z.array(
    z.object({
      /** Date in Nepal. */
      day: z.iso.date(),
      slots: z.array(z.object({ slot: z.enum(deliverySlotNames), isFree: z.boolean() })),
    }),
  ),
})
export type SlotsReply = z.infer<typeof SlotsReply>

export const PlanBody = z.strictObject({ day: Day, slot: z.enum(deliverySlotNames) })
export type PlanBody = z.input<typeof PlanBody>

/** A multipart form: every field is text, and `photos` holds one to five files. */
export const DamageFields = z.strictObject({
  position: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
  description: z.string().max(MAX_TEXT_LENGTH).default(''),
})

/** A multipart form, too. `pieces` is JSON: `[{"position":0,"quantity":1}]`. `photos` holds up to five files. */
export const ReturnFields = z.strictObject({
  reason: z.string().max(MAX_TEXT_LENGTH).default(''),
  pieces: z.string().max(MAX_TEXT_LENGTH),
})
export const ReturnPieces = z
  .array(z.strictObject({ position: z.int().min(0), quantity: z.int().min(1).max(MAX_QUANTITY) }))
  .min(1)
  .max(100)

export const PhotoParams = z.strictObject({ orderId: OrderNumber, photoId: z.uuid() })
export const ReturnParams = z.strictObject({ orderId: OrderNumber, returnId: z.uuid() })
