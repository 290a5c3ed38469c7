import { extractText } from 'unpdf'
import { readSheet } from 'read-excel-file/node'
import { nepalDay } from '#domain/nepal-time.ts'
import { type ReportName, reportNames, reportTitles } from '#domain/reports/report-names.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenBed, givenSent, givenSupplier } from '../../shop/purchasing/purchasing.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { givenBooks } from './reports.fixture.ts'

const choiceOf = (report: ReportName) => (report === 'stock-value' || report === 'receivables' ? '' : 'year=2083&')

test('each report is an Excel file, a PDF and a CSV with its rows', async ({ app, db }) => {
  await givenBooks(db)
  await givenProduct(db, { variants: [{ stock: 3, cost: 5_000 }] })
  const { call } = await givenStaff(app, 'manager')
  const { first } = await givenBed(db)
  const bought = await givenSent(call, await givenSupplier(db), [{ variantId: first, quantity: 1, cost: 2_000 }])
  await call('POST', `/purchase-orders/${bought.id}/receipts`, {
    lines: [{ lineId: bought.lines[0]!.id, taken: 1, damaged: 0 }],
    bill: { number: 'B-17', day: nepalDay(new Date()), taxable: 2_000, exempt: 0, vat: 260 },
    version: bought.version,
  })
  for (const report of reportNames) {
    const fileOf = async (format: string) => {
      const answer = await call('GET', `/reports/${report}/file?${choiceOf(report)}format=${format}`)
      expect([report, format, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([
        report,
        format,
        200,
        true,
      ])
      return answer
    }
    const [xlsx, pdf, csv] = [await fileOf('xlsx'), await fileOf('pdf'), await fileOf('csv')]
    const cells = (await readSheet(xlsx.rawPayload)).flat()
    const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true })
    expect(cells).toContainEqual(expect.stringContaining(reportTitles[report]))
    expect(text).toContain(reportTitles[report])
    expect(csv.body.trim().split('\r\n').length, report).toBeGreaterThan(report === 'one-lakh' ? 0 : 1)
  }
})
