import type { CreditRequest } from '#domain/invoice.ts'
import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { orders } from './orders.ts'

export const invoiceKinds = ['invoice', 'credit-note'] as const

/** The last number of each series in each fiscal year, counted in the transaction that issues: no number is left out. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text({ enum: invoiceKinds }).notNull(),
    /** Of Nepal, such as `2083/84`. */
    fiscalYear: text().notNull(),
    last: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.kind, counter.fiscalYear] })],
)

/** Tax invoices and the credit notes that take them back. The database refuses to edit or delete one. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    fiscalYear: text().notNull(),
    /** From 1 on in each series and year, none left out. */
    sequence: integer().notNull(),
    /** As it is printed: `2083/84-000123`. */
    number: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`fiscal_year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')`,
      ),
    /** Why, so that nothing is issued twice: `order`, `cancel`, `return:<id>`, `damage:<id>`, `staff:<id>`. */
    cause: text().notNull(),
    /** The invoice that a credit note takes back. */
    creditsId: uuid().references((): AnyPgColumn => invoices.id),
    /** Whole rupees, VAT contained. */
    total: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull(),
    issuedAt: instant().notNull(),
    /** The day of it in Bikram Sambat, `2083-08-05`, as the calendar was known then. */
    bsDay: text().notNull(),
    /** Encrypted: all that is printed, as it was then (contract/invoices.ts). Kept five years by law, also without the account. */
    document: bytea().notNull(),
  },
  (invoice) => [
    unique('invoices_one_per_number').on(invoice.kind, invoice.fiscalYear, invoice.sequence),
    unique('invoices_one_per_cause').on(invoice.orderId, invoice.kind, invoice.cause),
    check('invoices_sequence', sql`${invoice.sequence} > 0`),
    check('invoices_figures', sql`${invoice.total} >= 0 and ${invoice.vat} between 0 and ${invoice.total}`),
    check('invoices_fiscal_year', sql`${invoice.fiscalYear} ~ '^[0-9]{4}/[0-9]{2}$'`),
    check('invoices_credit', sql`(${invoice.kind} = 'credit-note') = (${invoice.creditsId} is not null)`),
  ],
)

/** Each time one was printed or handed out as a file; the first is the original. */
export const invoicePrints = pgTable(
  'invoice_prints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    actor: text({ enum: ['shopper', 'staff', 'system'] }).notNull(),
    actorId: uuid(),
    at: instant().notNull().defaultNow(),
  },
  (print) => [index('invoice_prints_by_invoice').on(print.invoiceId)],
)

/** Papers that could not be issued when they were due (the calendar ends, the shop has no name yet): each is, once it can. */
export const waitingPapers = pgTable(
  'waiting_papers',
  {
    /** The first to wait is the first to be issued. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    cause: text().notNull(),
    /** What is credited; null for an invoice. */
    credit: jsonb().$type<CreditRequest>(),
    since: instant().notNull().defaultNow(),
  },
  (paper) => [
    unique('waiting_papers_one_per_cause').on(paper.orderId, paper.kind, paper.cause),
    check('waiting_papers_credit', sql`(${paper.kind} = 'credit-note') = (${paper.credit} is not null)`),
  ],
)
