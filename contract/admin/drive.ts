import { problem } from '#contract/common.ts'
import { DoorPosition } from '#contract/checkout.ts'
import {
  driverActKinds,
  driverActRefusals,
  driverProblems,
  MAX_DRIVER_WORDS,
  CODE_LENGTH,
} from '#domain/drive/driver-acts.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { z } from 'zod'

/** Ten million rupees: more than any order costs. */
const MAX_CASH = 10_000_000
const Count = z.int().nonnegative()

export const DriverStopParams = z.strictObject({ id: z.uuid() })

/** A delivery as its driver sees it: what is needed at the door, without the hand-over code. */
export const DriverStop = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  /** Order number shown to the buyer. */
  order: z.string(),
  /** `out`: started. A cancelled delivery is no stop. */
  state: z.enum(['planned', 'out', 'delivered']),
  slot: z.enum(deliverySlotNames),
  /** The person to call. */
  name: z.string(),
  /** Ten digits. */
  phone: z.string(),
  /** On one line. */
  address: z.string(),
  position: DoorPosition,
  floor: z.int().nullable(),
  hasLift: z.boolean(),
  access: z.string(),
  note: z.string(),
  /** Named as on the packages, in English. */
  pieces: z.array(z.object({ position: Count, title: z.string(), quantity: z.int().positive() })),
  /** Rupees to take. */
  cash: Count,
  /** Rupees that must arrive before the hand-over. */
  unpaid: Count,
  /** Whether a reason replaces the code, because it went to nobody. */
  isReasonEnough: z.boolean(),
  deliveredAt: z.iso.datetime().nullable(),
})
export type DriverStop = z.infer<typeof DriverStop>

/** The caller's stops of today, in order. */
export const DriverStops = z.object({
  /** Today in Nepal. */
  day: z.iso.date(),
  /** The caller. The app compares it with the person whose name it shows. */
  staffId: z.uuid(),
  items: z.array(DriverStop),
})
export type DriverStops = z.infer<typeof DriverStops>

/** Text fields of the form of an act; its photos are in `photos`. */
export const DriverActFields = z
  .strictObject({
    kind: z.enum(driverActKinds),
    /** When it happened, by the clock of the device. */
    at: z.iso.datetime().refine((at) => at >= '1900' && at < '3000', problem('fields.not-a-day')),
    /** The member of staff who recorded it. Another person may have logged in on the same phone since. */
    staffId: z.uuid().optional(),
    /** Hand-over: the code that the customer gave. */
    code: z.string().max(CODE_LENGTH, 'Must have six digits').optional(),
    /** Hand-over without a code: how the driver knows the recipient. Problem: what happened. */
    words: z.string().max(MAX_DRIVER_WORDS).default(''),
    /** Hand-over: rupees that the driver counted. */
    cash: z.coerce.number().int().nonnegative().max(MAX_CASH).optional(),
    problem: z.enum(driverProblems).optional(),
  })
  .refine((act) => (act.kind === 'problem') === (act.problem !== undefined), {
    path: ['problem'],
    error: 'Belongs to a problem, and to nothing else',
  })
export type DriverActFields = z.output<typeof DriverActFields>

/** An act as the shop keeps it. */
export const DriverAct = z.object({
  id: z.uuid(),
  kind: z.enum(driverActKinds),
  problem: z.enum(driverProblems).nullable(),
  words: z.string(),
  cash: Count.nullable(),
  photoIds: z.array(z.uuid()),
  at: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  /** Null if the act was applied. */
  refusal: z.enum(driverActRefusals).nullable(),
  /** The refusal in words, for the office. */
  answer: z.string(),
})
export type DriverAct = z.infer<typeof DriverAct>

/** The shop's answer to an act. It is the same for each repeated call. */
export const DriverActReply = DriverAct.pick({ id: true, refusal: true, answer: true })
export type DriverActReply = z.infer<typeof DriverActReply>

/** Acts of a delivery, oldest first, with the driver's name. */
export const DriverActList = z.object({ items: z.array(DriverAct.extend({ driver: z.string() })) })
export type DriverActList = z.infer<typeof DriverActList>
