import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import type { CreditRequest } from '#domain/invoices/invoice.ts'
import { bytea, instant } from './columns.ts'
import { orders } from './orders.ts'

export const invoiceKinds = ['invoice', 'credit-note'] as const

/** Last number of each series per fiscal year, incremented in the issuing transaction so that there are no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text({ enum: invoiceKinds }).notNull(),
    /** Nepal's fiscal year, such as `2083/84`. */
    fiscalYear: text().notNull(),
    last: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.kind, counter.fiscalYear] })],
)

/** Tax invoices, and the credit notes that reverse them. The database refuses to edit or delete a row. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    fiscalYear: text().notNull(),
    /** Starts at 1 in each series and year, without gaps. */
    sequence: integer().notNull(),
    /** Number as printed: `2083/84-000123`. */
    number: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`fiscal_year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')`,
      ),
    /**
     * Cause of the document, which prevents issuing it twice: `order`, `cancel`, `return:<id>`, `damage:<id>`,
     * `staff:<id>`, `edit:<id>`.
     */
    cause: text().notNull(),
    /** The invoice that a credit note reverses. */
    creditsId: uuid().references((): AnyPgColumn => invoices.id),
    /** Whole rupees, including VAT. */
    total: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull(),
    /** Whether the document names the buyer's PAN. Null: issued before this column existed, so only the document says it. */
    hasPan: boolean(),
    issuedAt: instant().notNull(),
    /** Day of issue in Bikram Sambat, `2083-08-05`, by the calendar known at that time. */
    bsDay: text().notNull(),
    /**
     * Everything printed, as it was then; encrypted (contract/invoices.ts). The law requires five years, even after the
     * account is deleted.
     */
    document: bytea().notNull(),
  },
  (invoice) => [
    unique('invoices_one_per_number').on(invoice.kind, invoice.fiscalYear, invoice.sequence),
    unique('invoices_one_per_cause').on(invoice.orderId, invoice.kind, invoice.cause),
    // For the lists of programs (api/office/integrations), like those of payments.
    index('invoices_by_time').on(invoice.issuedAt, invoice.id),
    check('invoices_sequence', sql`${invoice.sequence} > 0`),
    check('invoices_figures', sql`${invoice.total} >= 0 and ${invoice.vat} between 0 and ${invoice.total}`),
    check('invoices_fiscal_year', sql`${invoice.fiscalYear} ~ '^[0-9]{4}/[0-9]{2}$'`),
    check('invoices_credit', sql`(${invoice.kind} = 'credit-note') = (${invoice.creditsId} is not null)`),
  ],
)

/** Each print or download of an invoice or credit note; the first is the original. */
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

/**
 * Invoices and credit notes that could not be issued when due: the calendar ends, or the store has no name yet. They are
 * issued later.
 */
export const waitingPapers = pgTable(
  'waiting_papers',
  {
    /** Order of issue: first in, first out. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    cause: text().notNull(),
    /** What the credit note credits; null for an invoice. */
    credit: jsonb().$type<CreditRequest>(),
    since: instant().notNull().defaultNow(),
  },
  (paper) => [
    unique('waiting_papers_one_per_cause').on(paper.orderId, paper.kind, paper.cause),
    check('waiting_papers_credit', sql`(${paper.kind} = 'credit-note') = (${paper.credit} is not null)`),
  ],
)
