import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { customMaterials } from '#domain/custom-order.ts'
import type { CustomRequestEvent } from '#domain/custom-requests.ts'
import { customRequestStates, productionStages } from '#domain/production.ts'
import { users } from './accounts.ts'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { language } from './translations.ts'

const centimetres = () => numeric({ precision: 5, scale: 1, mode: 'number' }).notNull()

/** Pieces that shoppers have asked for, to their own measures. */
export const customRequests = pgTable(
  'custom_requests',
  {
    id: uuid().primaryKey(),
    /** As an order's, with KC instead of KA. */
    number: text().notNull().unique('custom_requests_one_per_number'),
    /** Null for a guest's, and once the account was deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: customRequestStates }).notNull().default('requested'),
    /** '' once the account was deleted. */
    name: text().notNull(),
    email: text().notNull(),
    language: language(),
    /** Encrypted (api/sales/custom-requests/private-request.ts): phone, instructions, shopper's reason. Null once the account was deleted. */
    privateDetails: bytea(),
    /** The product from whose page it was sent. */
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    widthCm: centimetres(),
    heightCm: centimetres(),
    depthCm: centimetres(),
    material: text({ enum: customMaterials }).notNull(),
    /** What it has become. */
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
  ],
)

/** What was done about a request, its sending first. Nothing in them is personal, and the database refuses to edit or delete one. */
export const customRequestEvents = pgTable(
  'custom_request_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid()
      .notNull()
      .references(() => customRequests.id),
    action: text().$type<CustomRequestEvent>().notNull(),
    actor: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
    /** Which account, where one acted: no reference, as in order_events. */
    actorId: uuid(),
    /** The shop's words. A shopper's are with what is private of the request. */
    reason: text().notNull().default(''),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (event) => [index('custom_request_events_by_request').on(event.requestId, event.id)],
)

/** What the shop offers for a request; the last one counts. Rows are final. */
export const customQuotes = pgTable(
  'custom_quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => customRequests.id, { onDelete: 'cascade' }),
    /** Whole rupees, VAT contained, without delivery. */
    price: integer().notNull(),
    /** How long the making takes, in weeks. */
    weeks: smallint().notNull(),
    /** The last day in Nepal on which it can be accepted. */
    validUntil: date().notNull(),
    /** The shop's words. */
    note: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
  },
  (quote) => [
    check('custom_quotes_price', sql`${quote.price} > 0`),
    check('custom_quotes_weeks', sql`${quote.weeks} between 1 and 52`),
    index('custom_quotes_by_request').on(quote.requestId, quote.createdAt),
  ],
)

/** How far the making of a custom order is; the last row counts. */
export const productionSteps = pgTable(
  'production_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    stage: text({ enum: productionStages }).notNull(),
    /** The shop's words to the buyer. */
    note: text().notNull().default(''),
    at: instant().notNull().defaultNow(),
  },
  (step) => [index('production_steps_by_order').on(step.orderId, step.id)],
)
