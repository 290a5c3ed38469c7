import { addAmounts, bookRows, noAmounts, type BookAmounts, type BookRow } from '#domain/reports/books.ts'
import { sumOf } from '#domain/sum.ts'
import { oneAhead } from '../../platform/process/one-ahead.ts'
import { bookCells, bookColumns, bookForms, totalCells } from './book-columns.ts'
import { allPapers, readMonthsOnPage, readPapers, readRange, type Papers } from './paper-queries.ts'
import { pendingNotes } from './pending-notes.ts'
import { periodOf, type Period } from './period.ts'
import { readPrinted } from './read-printed.ts'
import type { ReadReport, Report, ReportRow, ReportTools } from './report.ts'

/** The sales book: one row for each invoice, or for each of its lines. */
export const salesBook: ReadReport = (tools, asked) => bookReport(tools, { ...asked, book: 'sales' })

/** The sales return book, of credit notes. */
export const salesReturns: ReadReport = (tools, asked) => bookReport(tools, { ...asked, book: 'returns' })

type Asked = Parameters<ReadReport>[1] & { book: 'sales' | 'returns' }

async function bookReport(tools: ReportTools, asked: Asked): Promise<Report> {
  const { book } = asked
  const hasGoods = asked.goods === 'true'
  const period = await periodOf(tools, asked)
  const kind = book === 'sales' ? 'invoice' : 'credit-note'
  const range = await readRange(tools.db, kind, period)
  const rowsOf = async ({ papers, sealed }: Papers) => {
    const printed = await readPrinted(tools.secrets.dataKey, sealed, { hasLines: hasGoods })
    return papers.flatMap(({ isCancelled, orderId }, at) =>
      bookRows({ ...printed[at]!, isCancelled }, { hasGoods }).map((row) => {
        return { row, shown: bookCells(book, hasGoods, row, orderId) }
      }),
    )
  }

  async function* rows(): AsyncGenerator<ReportRow[]> {
    const total = openTotals((name, amounts) => totalCells(book, hasGoods, name, amounts), period)
    for await (const batch of oneAhead(allPapers(tools.db, range), rowsOf)) {
      yield batch.flatMap(({ row, shown }) => [...total.before(row), shown])
    }
    yield [...total.rest()]
  }

  return {
    name: book === 'sales' ? 'sales-book' : 'sales-returns',
    title: book === 'sales' ? 'Sales book' : 'Sales return book',
    form: bookForms[book],
    period: period.name,
    fileName: `${book === 'sales' ? 'sales-book' : 'sales-returns'}-${period.fileName}`,
    columns: bookColumns(book, hasGoods),
    ...(await figuresOf(tools, kind, period)),
    notes: [
      'Dates are of Bikram Sambat. Amounts are whole rupees as on the papers, without VAT but for its own column.',
      'An invoice that was cancelled as a whole in its own month stays with zero amounts, and so does its credit note. In a later month the credit note counts there.',
      ...(await pendingNotes(tools.db)),
    ],
    rows,
    page: async ({ offset, limit }) => {
      const after = range.first - 1 + offset
      return (await rowsOf(await readPapers(tools.db, range, { after, limit }))).map(({ shown }) => shown)
    },
    count: range.count,
    isPersonal: true,
  }
}

/** Adds up rows by month. Yields a total after each month, and one of the year after a whole year. */
function openTotals(totalRow: (name: string, amounts: BookAmounts) => ReportRow, { year, month }: Period) {
  let [ofMonth, ofAll] = [noAmounts, noAmounts]
  let current: string | null = null
  const monthTotal = (key: string) =>
    totalRow(year.months.find((one) => one.key === key.replace('.', '-'))?.name ?? key, ofMonth)
  return {
    *before(row: BookRow): Generator<ReportRow> {
      const key = row.day.slice(0, 'YYYY.MM'.length)
      if (current !== null && current !== key) {
        yield monthTotal(current)
        ofMonth = noAmounts
      }
      current = key
      ofMonth = addAmounts(ofMonth, row)
      ofAll = addAmounts(ofAll, row)
    },
    *rest(): Generator<ReportRow> {
      if (current !== null) yield monthTotal(current)
      else if (month) yield totalRow(month.name, noAmounts)
      if (!month) yield totalRow(year.name, ofAll)
    },
  }
}

async function figuresOf(
  { db }: ReportTools,
  kind: 'invoice' | 'credit-note',
  { year, month }: Period,
): Promise<Pick<Report, 'figures' | 'chart'>> {
  const months = (await readMonthsOnPage(db, `${year.name} bs`)).filter((one) => one.kind === kind)
  const asked = month ? months.filter(({ key }) => key === month.key) : months
  const figures = [
    {
      label: kind === 'invoice' ? 'Invoices' : 'Credit notes',
      value: sumOf(asked, (one) => one.papers),
      isMoney: false,
    },
    { label: 'Cancelled in the same month', value: sumOf(asked, (one) => one.cancelled), isMoney: false },
    { label: 'Taxable value', value: sumOf(asked, (one) => one.taxable), isMoney: true },
    { label: 'VAT', value: sumOf(asked, (one) => one.vat), isMoney: true },
  ]
  if (month) return { figures, chart: null }
  const bars = year.months.map(({ key, name }) => ({
    label: name,
    value: months.find((one) => one.key === key)?.taxable ?? 0,
  }))
  return { figures, chart: { title: 'Taxable value by month', bars } }
}
