import { groupLakhs } from '#domain/money.ts'
import type { TableRow } from '#domain/imports/table-files.ts'
import type { Report, ReportRow } from './report.ts'
import type { Seller } from '../../sales/invoices/compose-invoice.ts'

/** The lines above a report's table: what it is, whose and of when. */
export function headLines({ title, form, period, figures }: Report, seller: Seller | undefined): string[] {
  const names = [seller?.name, seller?.nativeName].filter(Boolean).join(' · ')
  if (form) {
    return [
      `${form.title} · ${title}`,
      form.rule,
      `करदाता दर्ता नं (PAN): ${seller?.vatNumber ?? ''}`,
      `करदाताको नाम (Name): ${names}`,
      `साल, कर अवधि (Period): ${period}`,
    ]
  }
  return [
    title,
    `${names}${seller ? ` · PAN ${seller.vatNumber}` : ''}`,
    period,
    ...figures.map(({ label, value, isMoney }) => `${label}: ${isMoney ? 'Nrs. ' : ''}${groupLakhs(value)}`),
  ]
}

/** The rows of headings above the columns: the tax office's in Nepali where it has a form, then ours. */
export function headingRows({ columns, form }: Report): string[][] {
  const english = columns.map(({ title }) => title)
  if (!form) return [english]
  const groups = columns.map(({ group }, at) => (group === columns[at - 1]?.group ? '' : (group ?? '')))
  return [groups, columns.map(({ nepali = '' }) => nepali), english]
}

/** Yields a report as the rows of a spreadsheet, a batch at a time. */
export async function* sheetRows(report: Report, head: readonly string[]): AsyncGenerator<readonly TableRow[]> {
  const gap = head.length > 0 ? [[]] : []
  yield [...head.map((line) => [line]), ...gap, ...headingRows(report)]
  for await (const batch of report.rows()) {
    yield batch.map(({ isTotal, cells }) => (isTotal ? { strong: cells } : cells))
  }
  if (report.notes.length > 0) yield [[], ...report.notes.map((note) => [note])]
}

/** Yields a report for programs: one row of headings, then the rows without their totals. */
export async function* plainRows(report: Report): AsyncGenerator<readonly TableRow[]> {
  yield [report.columns.map(({ title }) => title)]
  for await (const batch of report.rows()) yield batch.flatMap(({ isTotal, cells }) => (isTotal ? [] : [cells]))
}

export type PaperRow = { cells: string[]; isTotal: boolean }

/** A cell as paper shows it: amounts in lakhs. */
export function cellText(cell: ReportRow['cells'][number]): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? groupLakhs(cell).replace('-', '−') : cell
}
