import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ticketActions, ticketKinds, ticketStates } from '#domain/tickets.ts'
import { users } from './accounts.ts'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { language } from './translations.ts'

/** What people wrote to the shop; complaints are kept as long as the law says. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique('tickets_one_per_number'),
    kind: text({ enum: ticketKinds }).notNull(),
    state: text({ enum: ticketStates }).notNull().default('open'),
    /** Null for a guest's, and once the account was deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Encrypted: name, e-mail address, phone. */
    privateDetails: bytea().notNull(),
    /** The order it is about, as typed; '' for none. */
    orderNumber: text().notNull().default(''),
    language: language(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
  },
  (ticket) => [
    index('tickets_by_user').on(ticket.userId, ticket.createdAt.desc().nullsFirst()),
    index('tickets_by_state').on(ticket.state, ticket.createdAt),
    index('tickets_by_kind').on(ticket.kind, ticket.createdAt),
  ],
)

/** The log of a ticket: the first words, each answer, each change. The database refuses to edit or delete one alone. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    action: text({ enum: ticketActions }).notNull(),
    actor: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
    /** Which account, where one acted: no reference, as in order_events. */
    actorId: uuid(),
    /** Encrypted; null where nothing was said. */
    words: bytea(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (event) => [index('ticket_events_by_ticket').on(event.ticketId, event.id)],
)
