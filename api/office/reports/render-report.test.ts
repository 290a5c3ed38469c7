import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { MAX_PDF_ROWS } from '#domain/reports/report-names.ts'
import { renderReport } from './render-report.ts'
import { money, text, type Report, type ReportRow } from './report.ts'

const now = new Date('2026-11-26T08:20:00Z')

function reportOf(count: number): Report {
  const rows: ReportRow[] = Array.from({ length: count }, (_, at) => ({ cells: [`Buyer ${at}`, at * 1_000] }))
  return {
    name: 'sales-book',
    title: 'Sales book',
    period: 'Mangsir 2083',
    fileName: 'sales-book',
    columns: [text('Buyer’s name', 30, { nepali: 'खरिदकर्ताको नाम' }), money('Taxable value')],
    form: { title: 'बिक्री खाता', rule: '' },
    figures: [],
    chart: null,
    notes: ['Amounts are whole rupees.'],
    rows: () => [rows],
    isPersonal: true,
  }
}

test('a PDF repeats its headings on every page, and loses no row', async () => {
  const file = await renderReport(reportOf(150), ['Sales book', 'Kastha'], now)
  const { text: found } = await extractText(new Uint8Array(file), { mergePages: false })
  const pages = found.map((page) => page.replaceAll(/\s+/g, ' '))
  expect(pages.length).toBeGreaterThan(2)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Buyer’s name Taxable value')
    expect(page).toContain(`Mangsir 2083 · made on 2026-11-26 14:05 Page ${at + 1}/${pages.length}`)
  }
  const rows = pages.flatMap((page) => [...page.matchAll(/Buyer (\d+) /g)].map(([, row]) => Number(row)))
  expect(rows).toEqual(Array.from({ length: 150 }, (_, at) => at))
  expect(pages.at(-1)).toContain('1,49,000')
})

test('a report of too many rows is refused, and says what to do', async () => {
  await expect(renderReport(reportOf(MAX_PDF_ROWS + 1), [], now)).rejects.toMatchObject({
    code: 'too_large',
    message: 'A PDF has at most 10,000 rows, and this report has more. Choose a month, or download Excel.',
  })
})
