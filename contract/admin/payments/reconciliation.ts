import { Day, Rupees } from '#contract/common.ts'
import { listQuery, longListOf } from '#contract/admin/list.ts'
import { paidWays } from '#domain/payments/payment-methods.ts'
import { lineStates, MOST_MATCHES, statementSources } from '#domain/reconciliation/reconciliation.ts'
import { MAX_HEADING_LENGTH, statementFields } from '#domain/reconciliation/statement-columns.ts'
import { suggestionReasons } from '#domain/reconciliation/suggestions.ts'
import { z } from 'zod'

const MAX_REASON_LENGTH = 200
const MAX_DAYS = 3_650

const Source = z.enum(statementSources)
/** A whole number of paisa; negative for money that went out. */
const Paisa = z.int()

/** Headings by what their columns are. */
export const StatementColumns = z.partialRecord(z.enum(statementFields), z.string().min(1).max(MAX_HEADING_LENGTH))
export type StatementColumns = z.infer<typeof StatementColumns>

/** Text fields of the form that uploads a statement. `columns` is `StatementColumns` as JSON. */
export const StatementFields = z.strictObject({ source: Source, columns: z.string().max(2_000) })
export const StatementPreviewFields = z.strictObject({ source: Source })

/** The first rows of a file that is not stored yet. */
export const StatementPreview = z.object({
  headings: z.array(z.string()),
  /** Cells of the first rows below the headings. */
  samples: z.array(z.array(z.string())),
  /** Remembered from the source's last file, or else guessed. */
  columns: StatementColumns,
  isRemembered: z.boolean(),
  rows: z.int(),
})
export type StatementPreview = z.infer<typeof StatementPreview>

/** What became of a file. `problems` are the first hundred rows that could not be read. */
export const StatementFile = z.object({
  id: z.uuid(),
  added: z.int(),
  /** Rows that an earlier file had brought in. */
  known: z.int(),
  wrong: z.int(),
  problems: z.array(z.object({ row: z.int(), problem: z.string() })),
})
export type StatementFile = z.infer<typeof StatementFile>

/** A payment or refund beside a line. */
const Settled = z.object({
  kind: z.enum(['payment', 'refund']),
  id: z.uuid(),
  orderId: z.uuid(),
  order: z.string(),
  method: z.enum(paidWays),
  amount: Rupees,
  /** Day in Nepal. */
  day: z.iso.date(),
  reference: z.string(),
})
export type Settled = z.infer<typeof Settled>

const Suggestion = z.object({ candidates: z.array(Settled), reasons: z.array(z.enum(suggestionReasons)), fee: Paisa })

export const StatementLine = z.object({
  id: z.uuid(),
  source: Source,
  day: z.iso.date(),
  paisa: Paisa,
  reference: z.string(),
  description: z.string(),
  state: z.enum(lineStates),
  /** What it settles, if matched. */
  matched: z.array(Settled),
  /** What wallet or bank kept; null unless matched. */
  fee: Paisa.nullable(),
  /** Why it was left out. */
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Suggestions for an open line, the best first. */
  suggestions: z.array(Suggestion),
})
export type StatementLine = z.infer<typeof StatementLine>

/** `q` is an amount. */
export const StatementLinesQuery = listQuery(['day'], {
  state: z.enum(lineStates).optional(),
  source: Source.optional(),
  from: Day.optional(),
  until: Day.optional(),
})
export type StatementLinesQuery = z.output<typeof StatementLinesQuery>
export const StatementLineList = longListOf(StatementLine)

export const StatementLineParams = z.strictObject({ id: z.uuid() })

/** All that a line settles. */
export const MatchBody = z
  .strictObject({
    paymentIds: z.array(z.uuid()).max(MOST_MATCHES).default([]),
    refundIds: z.array(z.uuid()).max(MOST_MATCHES).default([]),
  })
  .refine(({ paymentIds, refundIds }) => paymentIds.length + refundIds.length > 0, 'Must name a payment or a refund')
export type MatchBody = z.output<typeof MatchBody>

export const LeaveOutBody = z.strictObject({ reason: z.string().trim().min(1).max(MAX_REASON_LENGTH) })

/** Payments that no line covers. `days`: only those at least so old. `q`: an order's number or a reference. */
export const UncoveredPaymentsQuery = listQuery(['receivedAt'], {
  method: z.enum(statementSources).optional(),
  days: z.coerce.number().int().min(0).max(MAX_DAYS).optional(),
})
export type UncoveredPaymentsQuery = z.output<typeof UncoveredPaymentsQuery>
export const UncoveredPaymentList = longListOf(Settled)

/** Sums of the lines of a month and source, in paisa: of the last twelve months that have lines. */
export const StatementMonths = z.object({
  months: z.array(
    z.object({
      /** `2026-11` */
      month: z.string(),
      source: Source,
      received: Paisa,
      sent: Paisa,
      fees: Paisa,
      lines: z.int(),
      open: z.int(),
    }),
  ),
})
export type StatementMonths = z.infer<typeof StatementMonths>
