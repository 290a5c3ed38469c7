import type { ReportAsked, ReportPage } from '#contract/admin/reports.ts'
import type { ReportName } from '#domain/reports/report-names.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

/** What reports are read with. */
export type ReportTools = { db: Db; secrets: Pick<Secrets, 'dataKey'>; now: Date }

export type ReportColumn = {
  title: string
  /** The same in Nepali, and the heading above this column and its neighbors, in the forms of the tax office. */
  nepali?: string
  group?: string
  kind: 'text' | 'number' | 'money'
  /** In characters. */
  width: number
}

export type ReportRow = {
  cells: (string | number | null)[]
  /** A sum of rows above. */
  isTotal?: boolean
  orderId?: string
  /** Orders of which it is a sum, where it names their buyer. */
  orderIds?: string[]
}

/** A report before somebody chooses how to see it: on a page, as a spreadsheet or on paper. */
export type Report = {
  name: ReportName
  title: string
  /** The title and the rule of the tax office's form, in Nepali. */
  form?: { title: string; rule: string }
  period: string
  /** For the name of a file: `2083-84`, `2083-08`. */
  fileName: string
  columns: ReportColumn[]
  figures: ReportPage['figures']
  chart: ReportPage['chart']
  notes: string[]
  /** All rows with their totals, a batch at a time, read while they are consumed. */
  rows: () => AsyncIterable<readonly ReportRow[]> | Iterable<readonly ReportRow[]>
  /** Reads one page of rows without totals. A report without it shows its totals, or all rows of a short one. */
  page?: (page: { offset: number; limit: number }) => Promise<ReportRow[]>
  /** Number of rows, or papers, that `page` pages through. */
  count?: number
  /** Whether the page shows the totals only. */
  showsTotals?: boolean
  /** Whether it names buyers. */
  isPersonal: boolean
}

export type ReadReport = (tools: ReportTools, asked: ReportAsked) => Promise<Report>

export const money = (title: string, width = 14, form: Form = {}) => column(title, 'money', width, form)
export const number = (title: string, width = 10, form: Form = {}) => column(title, 'number', width, form)
export const text = (title: string, width = 14, form: Form = {}) => column(title, 'text', width, form)

type Form = Pick<ReportColumn, 'nepali' | 'group'>

function column(title: string, kind: ReportColumn['kind'], width: number, form: Form): ReportColumn {
  return { title, kind, width, ...form }
}
