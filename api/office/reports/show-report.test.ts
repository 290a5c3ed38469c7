import { expect, test } from 'vitest'
import { ReportQuery } from '#contract/admin/reports.ts'
import { text, type Report, type ReportRow, type ReportTools } from './report.ts'
import { openReportPages } from './show-report.ts'

const tools = {} as ReportTools
const query = ReportQuery.parse({})

const reportOf = (rows: ReportRow[], showsTotals = false): Report => ({
  name: 'receivables',
  title: 'Receivables',
  period: 'Now',
  fileName: 'receivables',
  columns: [text('Zone')],
  figures: [],
  chart: null,
  notes: [],
  rows: () => [rows],
  showsTotals,
  isPersonal: false,
})

test('people who ask for the same page at the same time share one reading', async () => {
  const show = openReportPages()
  const ready = Promise.withResolvers<Report>()
  const asked: string[] = []
  const read = (name: string) => () => {
    asked.push(name)
    return ready.promise
  }
  const same = Array.from({ length: 30 }, () => show('receivables', tools, query, read('first')))
  const other = show('receivables', tools, { ...query, page: 2 }, read('second'))
  ready.resolve(reportOf([{ cells: ['Valley'] }]))
  const [first, ...others] = await Promise.all(same)
  expect(first!.shown.items).toEqual([{ cells: ['Valley'], isTotal: false, orderId: null }])
  expect(others.every((one) => one === first)).toBe(true)
  expect((await other).shown.items).toEqual([])
  expect(asked).toEqual(['first', 'second'])
  await show('receivables', tools, query, read('later'))
  expect(asked).toEqual(['first', 'second', 'later'])
})

test('two are made at once, ten wait, and the next is refused', async () => {
  const show = openReportPages()
  const ready = Promise.withResolvers<Report>()
  const all = Array.from({ length: 12 }, (_, at) =>
    show('stock-value', tools, { ...query, page: at + 1 }, () => ready.promise),
  )
  const refused = show('stock-value', tools, { ...query, page: 13 }, () => ready.promise)
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
  ready.resolve(reportOf([]))
  await Promise.all(all)
})

test('a report of sums shows those, and counts what its file has besides', async () => {
  const rows = [{ cells: ['a'] }, { cells: ['b'] }, { cells: ['sum'], isTotal: true }]
  const { shown } = await openReportPages()('stock-value', tools, query, async () => reportOf(rows, true))
  expect(shown).toMatchObject({ items: [{ cells: ['sum'], isTotal: true }], left: 2, pages: 1 })
})
