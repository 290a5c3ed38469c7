import type { FastifyReply } from 'fastify'
import type { ReportFileQuery } from '#contract/admin/reports.ts'
import { exportTable } from '../../platform/exports/export-rows.ts'
import { findSeller } from '../../sales/invoices/invoice-queries.ts'
import { headingRows, headLines, plainRows, sheetRows } from './report-paper.ts'
import type { Report, ReportTools } from './report.ts'
import { renderReport } from './render-report.ts'

/**
 * Answers with a report as a file to download.
 *
 * @throws AppError too_large for a PDF of more rows than MAX_PDF_ROWS; unavailable when too many files are made at once
 */
export async function sendReport(
  reply: FastifyReply,
  { db, now }: ReportTools,
  report: Report,
  format: ReportFileQuery['format'],
): Promise<FastifyReply> {
  const { fileName } = report
  if (format === 'csv') return exportTable(reply, { format, fileName, batches: plainRows(report) })
  const head = headLines(report, await findSeller(db))
  if (format === 'pdf') {
    const file = await renderReport(report, head, now)
    reply.header('content-disposition', `attachment; filename="kastha-${fileName}.pdf"`)
    return reply.type('application/pdf').send(file)
  }
  const headings = head.length + 1 + headingRows(report).length
  const look = { headings, widths: report.columns.map(({ width }) => width) }
  return exportTable(reply, { format, fileName, batches: sheetRows(report, head), look })
}
