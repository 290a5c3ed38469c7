import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytea, instant, language } from './columns.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** Internal notes of staff about an order, never shown to its buyer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    /** Encrypted. */
    words: bytea().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (note) => [index('order_notes_by_order').on(note.orderId, note.at)],
)

/** Internal notes of staff about a customer, deleted with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    /** Encrypted. */
    words: bytea().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (note) => [index('customer_notes_by_user').on(note.userId, note.at)],
)

/** Cash from deliveries, counted by a member of staff when the driver hands it over. Rows are final. */
export const cashHandovers = pgTable(
  'cash_handovers',
  {
    id: uuid().primaryKey(),
    /** Day in Nepal on which the cash was collected. */
    day: date().notNull(),
    /** Name of the person who handed it over. */
    broughtBy: text().notNull(),
    /** Expected and counted amount, in whole rupees. */
    expected: bigint({ mode: 'number' }).notNull(),
    counted: bigint({ mode: 'number' }).notNull(),
    /** Reason for a difference; '' when there is none. */
    note: text().notNull().default(''),
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (handover) => [
    index('cash_handovers_by_time').on(handover.at.desc().nullsFirst()),
    check('cash_handovers_sums', sql`${handover.expected} > 0 and ${handover.counted} >= 0`),
    check(
      'cash_handovers_difference',
      sql`${handover.expected} = ${handover.counted} or btrim(${handover.note}) <> ''`,
    ),
  ],
)

/** The payments of a handover; each payment is handed over once. */
export const cashHandoverLines = pgTable(
  'cash_handover_lines',
  {
    handoverId: uuid()
      .notNull()
      .references(() => cashHandovers.id),
    paymentId: uuid()
      .notNull()
      .unique('cash_handover_lines_once')
      .references(() => payments.id),
  },
  (line) => [primaryKey({ columns: [line.handoverId, line.paymentId] })],
)

/** Cash payments not counted yet; triggers on payments and cash_handover_lines maintain this table. */
export const waitingCash = pgTable(
  'waiting_cash',
  {
    paymentId: uuid()
      .primaryKey()
      .references(() => payments.id),
    amount: bigint({ mode: 'number' }).notNull(),
    receivedAt: instant().notNull(),
  },
  (cash) => [index('waiting_cash_by_time').on(cash.receivedAt, cash.paymentId)],
)

/** Searches without results, counted per day. Nothing links them to a person. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** Lower case and trimmed. */
    term: text().notNull(),
    language: language(),
    /** Day in Nepal. */
    day: date().notNull(),
    count: integer().notNull().default(1),
  },
  (miss) => [
    unique('search_misses_one_per_day').on(miss.term, miss.language, miss.day),
    index('search_misses_by_day').on(miss.day),
    check('search_misses_counted', sql`${miss.count} > 0`),
  ],
)
