import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { language } from './translations.ts'

/** What staff tell each other about an order; its buyer never sees it. */
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

/** The same about a customer; gone with the account. */
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

/** Cash that whoever brought the goods handed over, counted by somebody of the staff. Rows are final. */
export const cashHandovers = pgTable(
  'cash_handovers',
  {
    id: uuid().primaryKey(),
    /** In Nepal, on which it was collected. */
    day: date().notNull(),
    /** Who handed it over. */
    broughtBy: text().notNull(),
    /** Whole rupees: what should be there, and what was. */
    expected: bigint({ mode: 'number' }).notNull(),
    counted: bigint({ mode: 'number' }).notNull(),
    /** Why the two differ; '' where they do not. */
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

/** Of which payments it was: each is handed over once. */
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

/** Cash that nobody has counted yet; triggers of payments and of cash_handover_lines keep it. */
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

/** What was searched and not found, counted by day: nothing says by whom. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** In small letters, without spaces at its ends. */
    term: text().notNull(),
    language: language(),
    /** In Nepal. */
    day: date().notNull(),
    count: integer().notNull().default(1),
  },
  (miss) => [
    unique('search_misses_one_per_day').on(miss.term, miss.language, miss.day),
    index('search_misses_by_day').on(miss.day),
    check('search_misses_counted', sql`${miss.count} > 0`),
  ],
)
