import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { driverActKinds, driverActRefusals, driverProblems } from '#domain/drive/driver-acts.ts'
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
    /** Null for an act that was applied. */
    refusal: text({ enum: driverActRefusals }),
    /** The refusal as staff read it; '' for an act that was applied. */
    answer: text().notNull().default(''),
  },
  (act) => [
    check('driver_acts_problem', sql`(${act.kind} = 'problem') = (${act.problem} is not null)`),
    check('driver_acts_cash', sql`${act.cash} >= 0`),
    check('driver_acts_photos', sql`cardinality(${act.photoIds}) <= 3`),
    check('driver_acts_answer', sql`(${act.refusal} is null) = (${act.answer} = '')`),
    index('driver_acts_by_delivery').on(act.deliveryId, act.receivedAt, act.id),
    index('driver_acts_by_order').on(act.orderId),
  ],
)
