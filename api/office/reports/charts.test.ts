import type { ReportPage } from '#contract/admin/reports.ts'
import { sumOf } from '#domain/sum.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { givenBooks } from './reports.fixture.ts'

test.for([
  ['vat-summary?year=2083', 'Taxable sales'],
  ['sales-book?year=2083', 'Taxable value'],
  ['sales-returns?year=2083', 'Taxable value'],
  ['receivables', 'Due on delivery'],
  ['stock-value', 'Value at cost'],
] as const)('the bars of %s add up to its figure "%s"', async ([path, label], { app, db }) => {
  await givenBooks(db)
  await givenProduct(db, { variants: [{ stock: 3, cost: 5_000 }] })
  const { call } = await givenStaff(app, 'manager')
  const answer = await call('GET', `/reports/${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const { chart, figures } = answer.json<ReportPage>()
  const figure = figures.find((one) => one.label === label)!.value
  expect(figure).toBeGreaterThan(0)
  expect(sumOf(chart!.bars, ({ value }) => value)).toBe(figure)
})
