import { ONE_LAKH } from '#domain/reports/one-lakh.ts'
import { reportNames } from '#domain/reports/report-names.ts'
import { z } from 'zod'
import { Day } from '#contract/common.ts'

/** Calendar years of Bikram Sambat that could ever be stored. */
const Year = z.coerce.number().int().min(2_000).max(2_200)
const MAX_LIMIT = 1_000_000_000
const MAX_PAGE = 100_000

export const ReportParams = z.strictObject({ report: z.enum(reportNames) })

/** Each report takes the fields that it offers (`reportChoices`) and ignores the others. */
const choices = {
  /** The calendar year in which the fiscal year begins: 2083 for 2083/84. Without it the current one. */
  year: Year.optional(),
  /** A month of Bikram Sambat, 4 for Shrawan; without it the whole year. */
  month: z.coerce.number().int().min(1).max(12).optional(),
  /** Months of Bikram Sambat, or Gregorian ones. */
  calendar: z.enum(['bs', 'ad']).default('bs'),
  /** The form with the columns of goods: one row for each line of an invoice. */
  goods: z.literal('true').optional(),
  /** Whole rupees, without VAT. */
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(ONE_LAKH),
  /** The stock at the end of this day in Nepal; without it the stock now. */
  day: Day.optional(),
}

export const ReportQuery = z.strictObject({
  ...choices,
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
})
export type ReportQuery = z.output<typeof ReportQuery>

export const ReportFileQuery = z.strictObject({ ...choices, format: z.enum(['xlsx', 'pdf', 'csv']).default('xlsx') })
export type ReportFileQuery = z.output<typeof ReportFileQuery>

/** What a report is made for. */
export type ReportAsked = Omit<ReportQuery, 'page' | 'perPage'>

/** The fiscal years with invoices, newest first, always with the current one. */
export const ReportYears = z.object({
  years: z.array(
    z.object({
      year: z.int(),
      /** `2083/84` */
      name: z.string(),
      months: z.array(z.object({ month: z.int(), name: z.string(), startsOn: z.iso.date(), endsOn: z.iso.date() })),
    }),
  ),
  /** The current month; null once the calendar has ended. */
  current: z.object({ year: z.int(), month: z.int() }).nullable(),
})
export type ReportYears = z.infer<typeof ReportYears>

/** A report as a page shows it. Amounts are whole rupees. */
export const ReportPage = z.object({
  title: z.string(),
  /** `Fiscal year 2083/84, Mangsir 2083` */
  period: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.int(), isMoney: z.boolean() })),
  /** Null where there is nothing to compare. */
  chart: z.object({ title: z.string(), bars: z.array(z.object({ label: z.string(), value: z.int() })) }).nullable(),
  columns: z.array(z.object({ title: z.string(), isNumber: z.boolean(), isMoney: z.boolean() })),
  items: z.array(
    z.object({
      /** The order that the row is about, if any. */
      orderId: z.string().nullable(),
      isTotal: z.boolean(),
      cells: z.array(z.union([z.string(), z.int(), z.null()])),
    }),
  ),
  /** Number of pages. */
  pages: z.int(),
  /** Number of rows of the file that the page leaves out; 0 when it shows them all. */
  left: z.int(),
  notes: z.array(z.string()),
})
export type ReportPage = z.infer<typeof ReportPage>
