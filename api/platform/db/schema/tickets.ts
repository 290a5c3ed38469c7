import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Plan } from '#domain/planner/plan.ts'
import { ticketActions, ticketKinds, ticketStates } from '#domain/tickets/tickets.ts'
import { users } from './accounts.ts'
import { bytea, instant, language } from './columns.ts'

/** Support tickets; complaints are kept for as long as the law requires. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique('tickets_one_per_number'),
    kind: text({ enum: ticketKinds }).notNull(),
    state: text({ enum: ticketStates }).notNull().default('open'),
    /** Null for a guest's ticket, and once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Name, email address and phone, encrypted. */
    privateDetails: bytea().notNull(),
    /** Number of the order in question, as typed; '' for none. */
    orderNumber: text().notNull().default(''),
    /** The sender's room plan; null without one. Not encrypted: the dashboard counts planned products. */
    plan: jsonb().$type<Plan>(),
    language: language(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
  },
  (ticket) => [
    index('tickets_by_user').on(ticket.userId, ticket.createdAt.desc().nullsFirst()),
    index('tickets_by_state').on(ticket.state, ticket.createdAt),
    index('tickets_by_kind').on(ticket.kind, ticket.createdAt),
    index('tickets_by_time').on(ticket.createdAt.desc().nullsFirst(), ticket.id),
    index('tickets_by_number_part').using(
      'gin',
      sql`${ticket.number} gin_trgm_ops`,
      sql`${ticket.orderNumber} gin_trgm_ops`,
    ),
  ],
)

/** History of a ticket: first message, answers, changes. The database refuses to edit or delete a single row. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    action: text({ enum: ticketActions }).notNull(),
    actor: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
    /** Account that acted, if any; no foreign key, as in order_events. */
    actorId: uuid(),
    /** Encrypted; null without a message. */
    words: bytea(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (event) => [index('ticket_events_by_ticket').on(event.ticketId, event.id)],
)
