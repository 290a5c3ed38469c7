import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { lineStates, statementSources } from '#domain/reconciliation/reconciliation.ts'
import type { StatementColumns } from '#domain/reconciliation/statement-columns.ts'
import { bytea, instant } from './columns.ts'
import { payments, refunds } from './payments.ts'

/** Statements of banks and wallets that staff brought in. The latest of a source says how its columns are read. */
export const statementFiles = pgTable(
  'statement_files',
  {
    id: uuid().primaryKey(),
    source: text({ enum: statementSources }).notNull(),
    fileName: text().notNull(),
    columns: jsonb().$type<StatementColumns>().notNull(),
    /** Rows that became lines, that an earlier file had brought in, and that could not be read. */
    added: integer().notNull(),
    known: integer().notNull(),
    wrong: integer().notNull(),
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (file) => [index('statement_files_by_source').on(file.source, file.at.desc().nullsFirst())],
)

/** Movements of money on statements. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: uuid().primaryKey(),
    fileId: uuid()
      .notNull()
      .references(() => statementFiles.id),
    source: text({ enum: statementSources }).notNull(),
    /** Gregorian day as the statement has it. */
    day: date().notNull(),
    /** Negative for money that went out. */
    paisa: bigint({ mode: 'number' }).notNull(),
    /** Encrypted reference and description, which may name people (api/office/reconciliation/private-line.ts). */
    privateDetails: bytea().notNull(),
    /** Keyed hash of what the line says, by which a later file with the same line is recognized. */
    rowHash: bytea().notNull(),
    state: text({ enum: lineStates }).notNull().default('open'),
    /** Paisa that wallet or bank kept of what is matched. */
    fee: bigint({ mode: 'number' }),
    /** Why no payment belongs to it; '' in every other state. */
    reason: text().notNull().default(''),
    /** The person who matched it or left it out. */
    decidedBy: text(),
    decidedAt: instant(),
  },
  (line) => [
    uniqueIndex('statement_lines_once').on(line.rowHash),
    check('statement_lines_amount', sql`${line.paisa} <> 0`),
    check('statement_lines_decided', sql`(${line.state} = 'open') = (${line.decidedAt} is null)`),
    check('statement_lines_fee', sql`(${line.state} = 'matched') = (${line.fee} is not null)`),
    check('statement_lines_reason', sql`(${line.state} = 'left-out') = (${line.reason} <> '')`),
    index('statement_lines_by_day').on(line.day.desc().nullsFirst(), line.id),
    index('statement_lines_by_state').on(line.state, line.day.desc().nullsFirst(), line.id),
    index('statement_lines_by_amount').on(line.paisa, line.day.desc().nullsFirst(), line.id),
    index('statement_lines_by_file').on(line.fileId),
  ],
)

/** The payment or refund that a line settles; each is settled once. */
export const statementMatches = pgTable(
  'statement_matches',
  {
    id: uuid().primaryKey().defaultRandom(),
    lineId: uuid()
      .notNull()
      .references(() => statementLines.id),
    paymentId: uuid()
      .unique('statement_matches_payment_once')
      .references(() => payments.id),
    refundId: uuid()
      .unique('statement_matches_refund_once')
      .references(() => refunds.id),
  },
  (match) => [
    check('statement_matches_one', sql`num_nonnulls(${match.paymentId}, ${match.refundId}) = 1`),
    index('statement_matches_by_line').on(match.lineId),
  ],
)

/** Payments other than cash that no line covers; triggers on payments and statement_matches maintain this table. */
export const uncoveredPayments = pgTable(
  'uncovered_payments',
  {
    paymentId: uuid()
      .primaryKey()
      .references(() => payments.id),
    method: text({ enum: paymentMethods }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** As `plainReference` writes it, without the order's number of a share. */
    reference: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (payment) => [
    index('uncovered_payments_by_time').on(payment.receivedAt, payment.paymentId),
    index('uncovered_payments_by_amount').on(payment.amount, payment.receivedAt),
    index('uncovered_payments_by_reference').on(payment.reference),
  ],
)
