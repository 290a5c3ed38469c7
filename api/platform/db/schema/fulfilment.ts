import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { damageOutcomes, damageStates, returnStates } from '#domain/fulfilment/after-sales.ts'
import { deliverySlotNames, deliveryStates } from '#domain/fulfilment/delivery-planning.ts'
import { bytea, instant } from './columns.ts'
import { deliveryZones } from './delivery.ts'
import { orderLines, orders } from './orders.ts'

/** Position of a slot in its day. */
export function placeOfSlot(slot: AnyPgColumn): SQL {
  return sql`array_position(array['morning', 'afternoon', 'evening'], ${slot})`
}

/** As `orderOf` sorts in ascending order. */
function nullsFirst(expression: SQL): SQL {
  return sql`${expression} nulls first`
}

/** Deliveries of an order: one, or several when some pieces follow later. A pickup has one too. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** 1 for the first delivery of the order. */
    number: smallint().notNull(),
    state: text({ enum: deliveryStates }).notNull().default('planned'),
    /** Day in Nepal; null until chosen. */
    day: date(),
    slot: text({ enum: deliverySlotNames }),
    /** Zone whose capacity it uses; null when the district has no zone. */
    zoneId: integer().references(() => deliveryZones.id),
    /** Whether the buyer collects it at the shop. A trigger writes it, as the order says. */
    isPickup: boolean().notNull().default(false),
    /** Whether the delivery needs the truck. */
    isLarge: boolean().notNull(),
    /** Six digits that the buyer gives the driver. */
    code: text().notNull(),
    /** Rupees that the mail or SMS named as it left; null before, after it failed, and where no cash is taken. */
    cashTold: integer(),
    /** How often the shopper has chosen another day or slot. */
    moves: smallint().notNull().default(0),
    /** Wrong codes entered so far. */
    wrongCodes: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
  },
  (delivery) => [
    unique('deliveries_one_per_number').on(delivery.orderId, delivery.number),
    check('deliveries_code_form', sql`${delivery.code} ~ '^[0-9]{6}$'`),
    check('deliveries_day_with_slot', sql`(${delivery.day} is null) = (${delivery.slot} is null)`),
    check('deliveries_delivered', sql`(${delivery.state} = 'delivered') = (${delivery.deliveredAt} is not null)`),
    index('deliveries_by_slot').on(delivery.zoneId, delivery.day, delivery.slot),
    // For the list of the back office (api/sales/fulfilment/admin/delivery-queries.ts).
    index('deliveries_by_day').on(delivery.day.asc().nullsFirst(), nullsFirst(placeOfSlot(delivery.slot)), delivery.id),
    index('deliveries_by_time').on(delivery.createdAt, delivery.id),
    index('deliveries_by_arrival').on(delivery.deliveredAt.asc().nullsFirst(), delivery.id),
    // A pickup has neither day nor zone, so these are few, and the latter hardly any.
    index('deliveries_to_collect')
      .on(delivery.day.asc().nullsFirst(), nullsFirst(placeOfSlot(delivery.slot)), delivery.id)
      .where(sql`is_pickup`),
    index('deliveries_by_arrangement')
      .on(delivery.day.asc().nullsFirst(), nullsFirst(placeOfSlot(delivery.slot)), delivery.id)
      .where(sql`zone_id is null and not is_pickup`),
    index('deliveries_in_state').on(
      delivery.state,
      delivery.day.asc().nullsFirst(),
      nullsFirst(placeOfSlot(delivery.slot)),
      delivery.id,
    ),
  ],
)

/** Order lines and quantities in a delivery. */
export const deliveryLines = pgTable(
  'delivery_lines',
  {
    deliveryId: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    position: smallint().notNull(),
    quantity: smallint().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.deliveryId, line.position] }),
    foreignKey({ columns: [line.orderId, line.position], foreignColumns: [orderLines.orderId, orderLines.position] }),
    check('delivery_lines_quantity', sql`${line.quantity} > 0`),
    index('delivery_lines_by_order').on(line.orderId, line.position),
  ],
)

/** Damage reported by shoppers, and how it is remedied. */
export const damageReports = pgTable(
  'damage_reports',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Position of the order line. */
    position: smallint().notNull(),
    /** Written by the shopper; encrypted. Null once the account is deleted. */
    description: bytea(),
    photoIds: uuid().array().notNull(),
    state: text({ enum: damageStates }).notNull().default('reported'),
    remedy: text({ enum: damageOutcomes }),
    /** Written by staff. */
    answer: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
    /** Day (in Nepal) and slot of the repair or replacement visit, and when it was done. */
    remedyDay: date(),
    remedySlot: text({ enum: deliverySlotNames }),
    remediedAt: instant(),
  },
  (report) => [
    check('damage_reports_day_with_slot', sql`(${report.remedyDay} is null) = (${report.remedySlot} is null)`),
    check(
      'damage_reports_remedied',
      sql`coalesce(${report.remedy} in ('replacement', 'repair'), false) or num_nonnulls(${report.remedyDay}, ${report.remediedAt}) = 0`,
    ),
    index('damage_reports_to_remedy')
      .on(report.remedyDay)
      .where(sql`remedy in ('replacement', 'repair') and remedied_at is null`),
    foreignKey({
      columns: [report.orderId, report.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('damage_reports_have_photos', sql`cardinality(${report.photoIds}) between 1 and 5`),
    check('damage_reports_remedy', sql`(${report.state} = 'accepted') = (${report.remedy} is not null)`),
    check('damage_reports_answered', sql`(${report.state} = 'reported') = (${report.answeredAt} is null)`),
    index('damage_reports_by_order').on(report.orderId, report.createdAt),
    // At most one unanswered report per order line.
    uniqueIndex('damage_reports_one_waits')
      .on(report.orderId, report.position)
      .where(sql`state = 'reported'`),
  ],
)

/** Requests to return goods, and their progress. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: returnStates }).notNull().default('requested'),
    /** Written by the shopper; encrypted. Null once the account is deleted. */
    reason: bytea(),
    photoIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Written by staff. */
    answer: text().notNull().default(''),
    /** Whole rupees to refund once the goods are received. */
    refund: bigint({ mode: 'number' }),
    createdAt: instant().notNull().defaultNow(),
    /** Time of the last state change. */
    changedAt: instant().notNull().defaultNow(),
  },
  (request) => [
    check('return_requests_photos', sql`cardinality(${request.photoIds}) <= 5`),
    check('return_requests_refund', sql`${request.refund} >= 0`),
    index('return_requests_by_order').on(request.orderId, request.createdAt),
    // For the list of the back office (api/sales/fulfilment/admin/after-sales-queries.ts).
    index('return_requests_by_time').on(request.createdAt, request.id),
    index('return_requests_by_change').on(request.changedAt, request.id),
    // At most one open return per order.
    uniqueIndex('return_requests_one_open')
      .on(request.orderId)
      .where(sql`state in ('requested', 'approved', 'collected')`),
  ],
)

/** Order lines and quantities in a return. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    position: smallint().notNull(),
    quantity: smallint().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.returnId, line.position] }),
    foreignKey({ columns: [line.orderId, line.position], foreignColumns: [orderLines.orderId, orderLines.position] }),
    check('return_lines_quantity', sql`${line.quantity} > 0`),
    index('return_lines_by_order').on(line.orderId, line.position),
  ],
)
