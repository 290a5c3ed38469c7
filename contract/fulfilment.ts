import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { Day } from './common.ts'
import { z } from 'zod'

/** Above every limit in domain/, so that the domain's message is the one shown. */
const MAX_TEXT_LENGTH = 4_000

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

export const DeliveryParams = z.strictObject({
  orderId: z.string().max(40),
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

export const PhotoParams = z.strictObject({ orderId: z.string().max(40), photoId: z.uuid() })
export const ReturnParams = z.strictObject({ orderId: z.string().max(40), returnId: z.uuid() })
