import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { deliveryOutcomes, endpointStates } from '#domain/webhooks/webhook-events.ts'
import { bytea, instant } from './columns.ts'

/** Receivers of webhooks. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    description: text().notNull().default(''),
    /** domain/webhooks/webhook-events.ts */
    events: text().array().notNull(),
    state: text({ enum: endpointStates }).notNull().default('active'),
    /** Signing secret, encrypted (api/office/webhooks/endpoint-secrets.ts). */
    secret: bytea().notNull(),
    /** The secret before, encrypted. Messages are signed with it too until `previousUntil`. */
    previousSecret: bytea(),
    previousUntil: instant(),
    /** First failure since a message last arrived. */
    failingSince: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (endpoint) => [
    check(
      'webhook_endpoints_previous',
      sql`(${endpoint.previousSecret} is null) = (${endpoint.previousUntil} is null)`,
    ),
  ],
)

/** What happened. Triggers write a row in the transaction of the event if an endpoint wants it (0031_webhooks.sql). */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    event: text().notNull(),
    /** Kind and id of the record, such as `order:<id>`. Messages of a record are sent in their order. */
    record: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Start of the transaction. */
    createdAt: instant().notNull().defaultNow(),
  },
  (message) => [
    index('webhook_messages_by_record').on(message.record, message.createdAt),
    index('webhook_messages_by_time').on(message.createdAt),
  ],
)

/** A message on its way to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Rises in the order in which the changes of a record were committed, since they hold the lock of its row. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: uuid()
      .notNull()
      .references(() => webhookMessages.id, { onDelete: 'cascade' }),
    /** No foreign key: all orders would share a lock on the row of the endpoint. */
    endpointId: uuid().notNull(),
    /** As in the message. */
    record: text().notNull(),
    state: text({ enum: deliveryOutcomes }).notNull().default('waiting'),
    /** Tries so far, the current one included. */
    tries: integer().notNull().default(0),
    /** Infinity while it waits for an earlier delivery of its record. */
    nextTryAt: instant().notNull().defaultNow(),
    /** End of all tries. */
    triedUntil: instant()
      .notNull()
      .default(sql`now() + interval '3 days'`),
    /** End of the sending process's lease. */
    leasedUntil: instant(),
    endedAt: instant(),
  },
  (delivery) => [
    check('webhook_deliveries_ended', sql`(${delivery.state} = 'waiting') = (${delivery.endedAt} is null)`),
    index('webhook_deliveries_by_message').on(delivery.messageId),
    index('webhook_deliveries_by_endpoint').on(delivery.endpointId, delivery.id),
    index('webhook_deliveries_in_state').on(delivery.state, delivery.id),
    index('webhook_deliveries_due')
      .on(delivery.endpointId, delivery.nextTryAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_in_turn')
      .on(delivery.endpointId, delivery.record, delivery.id)
      .where(sql`state = 'waiting'`),
  ],
)

/** Each try of a delivery. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    durationMs: integer().notNull(),
    /** HTTP status of the answer; null without one. */
    status: smallint(),
    /** Beginning of the answer. */
    answer: text().notNull().default(''),
    /** Why there was no answer; '' if there was one. */
    error: text().notNull().default(''),
  },
  (attempt) => [index('webhook_tries_by_delivery').on(attempt.deliveryId, attempt.id)],
)
