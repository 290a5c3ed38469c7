import { MAX_PDF_ROWS } from '#domain/reports/report-names.ts'
import { groupLakhs } from '#domain/money.ts'
import { inNepal } from '#domain/nepal-time.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { drawingThread } from '../../sales/invoices/drawing-thread.ts'
import { cellText, headingRows, type PaperRow } from './report-paper.ts'
import type { Report } from './report.ts'

/** A report with all that its file prints. */
export type ReportSheet = {
  title: string
  period: string
  head: string[]
  columns: { width: number; isNumber: boolean }[]
  headings: string[][]
  rows: PaperRow[]
  notes: string[]
  /** `2026-11-26 14:05` in Nepal. */
  madeAt: string
}

// Buyers wait for their invoices in a thread of their own.
const draw = drawingThread<ReportSheet>({
  name: 'drawing reports',
  thread: new URL('report-thread.ts', import.meta.url),
  patienceMs: 120_000,
  mostWaiting: 4,
})

/**
 * Draws a report as a PDF file.
 *
 * @throws AppError too_large for more rows than MAX_PDF_ROWS; unavailable when too many reports wait
 */
export async function renderReport(report: Report, head: string[], now: Date): Promise<Buffer> {
  const { title, period, notes } = report
  const rows: PaperRow[] = []
  for await (const batch of report.rows()) {
    if (rows.length + batch.length > MAX_PDF_ROWS) throw tooLong()
    rows.push(...batch.map(({ cells, isTotal = false }) => ({ cells: cells.map(cellText), isTotal })))
  }
  const columns = report.columns.map(({ width, kind }) => ({ width, isNumber: kind !== 'text' }))
  const madeAt = inNepal(now).toISOString().slice(0, 16).replace('T', ' ')
  return draw({ title, period, head, columns, headings: headingRows(report), rows, notes, madeAt }, 'staff')
}

function tooLong(): AppError {
  const most = groupLakhs(MAX_PDF_ROWS)
  return new AppError(
    'too_large',
    `A PDF has at most ${most} rows, and this report has more. Choose a month, or download Excel.`,
  )
}
