import { Day, problem } from '#contract/common.ts'
import { Version } from '#contract/admin/list.ts'
import { DoorPosition } from '#contract/checkout.ts'
import {
  driverActKinds,
  driverActRefusals,
  driverProblems,
  keptReasons,
  MAX_DRIVER_WORDS,
  CODE_LENGTH,
} from '#domain/drive/driver-acts.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { z } from 'zod'

/** Ten million rupees: more than any order costs. */
const MAX_CASH = 10_000_000
/** More than one driver makes in a day. */
const MOST_STOPS = 300
const MAX_TITLE_LENGTH = 300
const MAX_LINES = 100
const MAX_JSON_LENGTH = 60_000
const Count = z.int().nonnegative()

export const DriverStopParams = z.strictObject({ id: z.uuid() })

const Slot = z.enum(deliverySlotNames)

/** A delivery as its driver sees it: what is needed at the door, without the hand-over code. */
export const DriverStop = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  /** Order number shown to the buyer. */
  order: z.string(),
  /** `out`: started. A cancelled delivery is no stop. */
  state: z.enum(['planned', 'out', 'delivered']),
  slot: Slot,
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
  pieces: z.array(
    z.object({
      position: Count,
      title: z.string(),
      quantity: z.int().positive(),
      /** Path of a small picture; null for none. */
      picture: z.string().nullable(),
      /** Boxes of one piece, and kilograms; null where nobody has entered them. */
      boxes: z.int().positive().nullable(),
      weightKg: z.number().nullable(),
      /** Rupees less to take when one of them goes back, when two do, and so on; empty where no cash is due. */
      priceOfLast: z.array(Count),
    }),
  ),
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

/** Pieces at the door: in the order of the stop, each as the driver saw it. */
const PiecesAtDoor = z
  .array(
    z
      .strictObject({
        position: Count,
        title: z.string().max(MAX_TITLE_LENGTH),
        given: Count.max(MAX_QUANTITY),
        kept: Count.max(MAX_QUANTITY),
        why: z.enum(keptReasons).nullable(),
      })
      .refine(({ kept, why }) => kept > 0 === (why !== null), {
        path: ['why'],
        error: 'Belongs to pieces that go back',
      }),
  )
  .min(1)
  .max(MAX_LINES)
  .refine((pieces) => pieces.some(({ given }) => given > 0), 'Something must be handed over')

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
    /** Hand-over: JSON of all pieces of the stop, and which of them go back. */
    pieces: z.string().max(MAX_JSON_LENGTH).transform(readJson).pipe(PiecesAtDoor).optional(),
  })
  .refine((act) => act.kind === 'hand-over' || act.pieces === undefined, {
    path: ['pieces'],
    error: 'Belong to a hand-over, and to nothing else',
  })
  .refine((act) => (act.kind === 'problem') === (act.problem !== undefined), {
    path: ['problem'],
    error: 'Belongs to a problem, and to nothing else',
  })
export type DriverActFields = z.output<typeof DriverActFields>

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'Must be JSON' })
    return z.NEVER
  }
}

/** An act as the shop keeps it. */
export const DriverAct = z.object({
  id: z.uuid(),
  deliveryId: z.uuid(),
  kind: z.enum(driverActKinds),
  problem: z.enum(driverProblems).nullable(),
  words: z.string(),
  cash: Count.nullable(),
  photoIds: z.array(z.uuid()),
  at: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  /** The time that counts for cash and delivery: `at` within what the shop knows. */
  happenedAt: z.iso.datetime(),
  /** Pieces of a hand-over, as the driver saw them; empty for other acts. */
  pieces: z.array(
    z.object({
      position: Count,
      title: z.string(),
      given: Count,
      kept: Count,
      why: z.enum(keptReasons).nullable(),
    }),
  ),
  /** The delivery of the pieces that went back; null for none. */
  restDeliveryId: z.uuid().nullable(),
  /** Null if the act was applied. */
  refusal: z.enum(driverActRefusals).nullable(),
  /** The refusal in words, for the office. */
  answer: z.string(),
  /** How the office settled a refused act; null while it waits, and for an act that was applied. */
  settled: z.object({ by: z.string(), at: z.iso.datetime(), how: z.string() }).nullable(),
})
export type DriverAct = z.infer<typeof DriverAct>

/** The shop's answer to an act. It is the same for each repeated call. The app has the words for a refusal. */
export const DriverActReply = DriverAct.pick({ id: true, refusal: true })
export type DriverActReply = z.infer<typeof DriverActReply>

/** Acts of a delivery, oldest first, with the driver's name. Those that took its pieces back belong to it, too. */
export const DriverActList = z.object({ items: z.array(DriverAct.extend({ driver: z.string() })) })
export type DriverActList = z.infer<typeof DriverActList>

/** Refused acts that nobody has settled, oldest first, and how many there are. */
export const RefusedActList = z.object({
  items: z.array(
    DriverAct.extend({
      driver: z.string(),
      /** Number of the order. */
      order: z.string(),
    }),
  ),
  total: Count,
})
export type RefusedActList = z.infer<typeof RefusedActList>

/** What the office did about a refused act. */
export const SettleActBody = z.strictObject({
  how: z.string().trim().min(1, problem('fields.missing')).max(MAX_DRIVER_WORDS),
})
export type SettleActBody = z.infer<typeof SettleActBody>

export const DriverRoundsQuery = z.strictObject({ day: Day })
export const DriverRoundParams = z.strictObject({ staffId: z.uuid(), day: Day })

/** The stops of one driver on a day, in order. */
export const DriverRound = z.object({
  staffId: z.uuid(),
  name: z.string(),
  /** Whether the office has chosen the order. Otherwise it is by time, district and address. */
  isChosen: z.boolean(),
  version: Version,
  stops: z.array(
    DriverStop.pick({ id: true, order: true, state: true, slot: true, name: true, address: true, cash: true }).extend({
      /** Number of pieces. */
      pieces: Count,
    }),
  ),
})
export type DriverRound = z.infer<typeof DriverRound>

/** Drivers who have stops on a day, by name. */
export const DriverRoundList = z.object({ items: z.array(DriverRound) })
export type DriverRoundList = z.infer<typeof DriverRoundList>

/** All stops of the driver on that day, in the order in which they are made; none: the usual order. */
export const DriverRoundBody = z.strictObject({ deliveryIds: z.array(z.uuid()).max(MOST_STOPS), version: Version })
export type DriverRoundBody = z.infer<typeof DriverRoundBody>
