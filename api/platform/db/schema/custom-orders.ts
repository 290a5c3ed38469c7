import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { customMaterials } from '#domain/custom-requests/request-form.ts'
import {
  type CustomRequestEvent,
  customRequestStates,
  productionStages,
} from '#domain/custom-requests/custom-requests.ts'
import { users } from './accounts.ts'
import { bytea, instant, language } from './columns.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'

const centimetres = () => numeric({ precision: 5, scale: 1, mode: 'number' }).notNull()

/** Requests for pieces made to the shopper's measurements. */
export const customRequests = pgTable(
  'custom_requests',
  {
    id: uuid().primaryKey(),
    /** Like an order number, with KC instead of KA. */
    number: text().notNull().unique('custom_requests_one_per_number'),
    /** Null for a guest's request, and once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: customRequestStates }).notNull().default('requested'),
    /** '' once the account is deleted. */
    name: text().notNull(),
    email: text().notNull(),
    language: language(),
    /**
     * Encrypted (api/sales/custom-requests/private-request.ts): phone, instructions, shopper's reason. Null once the
     * account is deleted.
     */
    privateDetails: bytea(),
    /** Product whose page the request was sent from. */
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** The color chosen on that page. */
    color: jsonb().$type<KeptColor>(),
    widthCm: centimetres(),
    heightCm: centimetres(),
    depthCm: centimetres(),
    material: text({ enum: customMaterials }).notNull(),
    /** The sender's room plan; null without one, and once the account is deleted. */
    plan: jsonb().$type<Plan>(),
    /** The order that an accepted request became. */
    orderId: uuid()
      .unique('custom_requests_one_per_order')
      .references(() => orders.id),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
  },
  (request) => [
    check('custom_requests_size', sql`least(${request.widthCm}, ${request.heightCm}, ${request.depthCm}) > 0`),
    check('custom_requests_order', sql`(${request.state} = 'accepted') = (${request.orderId} is not null)`),
    index('custom_requests_by_user').on(request.userId, request.createdAt.desc().nullsFirst()),
    index('custom_requests_by_state').on(request.state, request.createdAt),
    index('custom_requests_by_time').on(request.createdAt.desc().nullsFirst(), request.id),
    index('custom_requests_by_words').using(
      'gin',
      sql`${request.number} gin_trgm_ops`,
      sql`${request.name} gin_trgm_ops`,
      sql`${request.email} gin_trgm_ops`,
    ),
  ],
)

/**
 * History of a request, starting with its submission. It holds nothing personal; the database refuses to edit or delete
 * a row.
 */
export const customRequestEvents = pgTable(
  'custom_request_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid()
      .notNull()
      .references(() => customRequests.id),
    action: text().$type<CustomRequestEvent>().notNull(),
    actor: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
    /** Account that acted, if any; no foreign key, as in order_events. */
    actorId: uuid(),
    /** Reason given by the store. A shopper's reason is in `privateDetails` of the request. */
    reason: text().notNull().default(''),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (event) => [index('custom_request_events_by_request').on(event.requestId, event.id)],
)

/** Quotes for a request; the latest counts. Rows are final. */
export const customQuotes = pgTable(
  'custom_quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => customRequests.id, { onDelete: 'cascade' }),
    /** Whole rupees, including VAT, excluding delivery. */
    price: integer().notNull(),
    /** Production time in weeks. */
    weeks: smallint().notNull(),
    /** Last day in Nepal on which the quote can be accepted. */
    validUntil: date().notNull(),
    /** Written by staff. */
    note: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
  },
  (quote) => [
    check('custom_quotes_price', sql`${quote.price} > 0`),
    check('custom_quotes_weeks', sql`${quote.weeks} between 1 and 52`),
    index('custom_quotes_by_request').on(quote.requestId, quote.createdAt),
  ],
)

/** Production progress of a custom order; the latest row counts. */
export const productionSteps = pgTable(
  'production_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    stage: text({ enum: productionStages }).notNull(),
    /** Message from staff to the buyer. */
    note: text().notNull().default(''),
    at: instant().notNull().defaultNow(),
  },
  (step) => [index('production_steps_by_order').on(step.orderId, step.id)],
)
