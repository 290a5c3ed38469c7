import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { driverActKinds, driverActRefusals, driverProblems, type PieceAtDoor } from '#domain/drive/driver-acts.ts'
import { instant } from './columns.ts'
import { deliveries } from './fulfilment.ts'
import { orders } from './orders.ts'
import { staff } from './staff.ts'

/** What drivers recorded at the door, each act once, with the shop's answer. */
export const driverActs = pgTable(
  'driver_acts',
  {
    /** Made on the device, so that a repeated call is the same act. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    deliveryId: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    kind: text({ enum: driverActKinds }).notNull(),
    problem: text({ enum: driverProblems }),
    /** Written by the driver. */
    words: text().notNull().default(''),
    /** Rupees that the driver counted; null where none were to be taken. */
    cash: integer(),
    photoIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When it happened, by the clock of the device. */
    at: instant().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    /** `at` within what the shop knows: it counts for cash and delivery. Null before this was recorded. */
    happenedAt: instant(),
    /** The pieces of a hand-over, as the driver saw them; empty for other acts. */
    pieces: jsonb().$type<PieceAtDoor[]>().notNull().default([]),
    /** The delivery of the pieces that the driver brought back. */
    restDeliveryId: uuid().references(() => deliveries.id, { onDelete: 'set null' }),
    /** Null for an act that was applied. */
    refusal: text({ enum: driverActRefusals }),
    /** The refusal as staff read it; '' for an act that was applied. */
    answer: text().notNull().default(''),
    /** A colleague in the office settles a refused act, and says how. */
    settledAt: instant(),
    settledBy: uuid().references(() => staff.id),
    settlement: text().notNull().default(''),
  },
  (act) => [
    check('driver_acts_problem', sql`(${act.kind} = 'problem') = (${act.problem} is not null)`),
    check('driver_acts_cash', sql`${act.cash} >= 0`),
    check('driver_acts_photos', sql`cardinality(${act.photoIds}) <= 3`),
    check('driver_acts_answer', sql`(${act.refusal} is null) = (${act.answer} = '')`),
    index('driver_acts_by_delivery').on(act.deliveryId, act.receivedAt, act.id),
    check('driver_acts_settled', sql`(${act.settledAt} is null) = (${act.settledBy} is null)`),
    index('driver_acts_by_order').on(act.orderId),
    index('driver_acts_by_rest')
      .on(act.restDeliveryId)
      .where(sql`rest_delivery_id is not null`),
    index('driver_acts_to_settle')
      .on(act.receivedAt, act.id)
      .where(sql`refusal is not null and settled_at is null`),
  ],
)

/** The order in which a driver makes the stops of a day, once the office has chosen one. Other stops follow. */
export const driverRounds = pgTable(
  'driver_rounds',
  {
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** Day in Nepal. */
    day: date().notNull(),
    /** No foreign keys: a delivery that has another day or driver since is left out. */
    deliveryIds: uuid().array().notNull(),
    changedAt: instant().notNull().defaultNow(),
  },
  (round) => [primaryKey({ columns: [round.staffId, round.day] })],
)
