import type { ReportPage, ReportQuery } from '#contract/admin/reports.ts'
import type { ReportName } from '#domain/reports/report-names.ts'
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts'
import type { ReadReport, Report, ReportRow, ReportTools } from './report.ts'

/** `orderIds`: of the orders whose buyers the page names. */
type Shown = { shown: ReportPage; orderIds: string[] }

/**
 * Opens the making of pages. Two reports are made at once, and those who ask for the same page at the same time share one.
 *
 * @returns a function that throws what the report refuses, and AppError unavailable when too many wait
 */
export function openReportPages() {
  const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 10 })
  const running = new Map<string, Promise<Shown>>()
  return (name: ReportName, tools: ReportTools, query: ReportQuery, read: ReadReport): Promise<Shown> => {
    const key = JSON.stringify([name, query])
    const shared = running.get(key) ?? inTurn(() => makePage(tools, query, read)).finally(() => running.delete(key))
    running.set(key, shared)
    return shared
  }
}

async function makePage(tools: ReportTools, query: ReportQuery, read: ReadReport): Promise<Shown> {
  const report = await read(tools, query)
  const { title, period, figures, chart, notes, isPersonal } = report
  const { rows, pages, left } = await readPage(report, query)
  // Sums leave the columns of single rows empty.
  const isShown = report.columns.map(
    (_, at) => !report.showsTotals || rows.some(({ cells }) => cells[at] !== null && cells[at] !== ''),
  )
  const columns = report.columns
    .filter((_, at) => isShown[at])
    .map(({ title: name, kind }) => ({ title: name, isNumber: kind !== 'text', isMoney: kind === 'money' }))
  const items = rows.map(({ cells, isTotal = false, orderId = null }) => {
    return { cells: cells.filter((_, at) => isShown[at]), isTotal, orderId }
  })
  const named = rows.flatMap(({ orderId, orderIds = [] }) => (orderId === undefined ? orderIds : [orderId]))
  const orderIds = isPersonal ? [...new Set(named)].toSorted() : []
  return { shown: { title, period, figures, chart, columns, items, pages, left, notes }, orderIds }
}

async function readPage(
  report: Report,
  { page, perPage }: ReportQuery,
): Promise<{ rows: ReportRow[]; pages: number; left: number }> {
  if (report.page) {
    const { count = 0 } = report
    const rows = await report.page({ offset: (page - 1) * perPage, limit: perPage })
    return { rows, pages: Math.max(1, Math.ceil(count / perPage)), left: 0 }
  }
  const shown: ReportRow[] = []
  let left = 0
  for await (const batch of report.rows()) {
    const kept = report.showsTotals ? batch.filter(({ isTotal }) => isTotal) : batch
    shown.push(...kept)
    left += batch.length - kept.length
  }
  if (report.showsTotals) return { rows: shown, pages: 1, left }
  return {
    rows: shown.slice((page - 1) * perPage, page * perPage),
    pages: Math.max(1, Math.ceil(shown.length / perPage)),
    left: 0,
  }
}
