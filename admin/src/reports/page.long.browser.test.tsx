import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ReportPage, ReportYears } from '#contract/admin/reports.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import ReportsPage from './page.tsx'

const month = (number: number, name: string) => ({ month: number, name, startsOn: '2026-07-17', endsOn: '2026-08-16' })
const years: ReportYears = {
  years: [
    { year: 2083, name: '2083/84', months: [month(4, 'Shrawan 2083'), month(8, 'Mangsir 2083')] },
    { year: 2082, name: '2082/83', months: [month(4, 'Shrawan 2082')] },
  ],
  current: { year: 2083, month: 8 },
}

const book: ReportPage = {
  title: 'Sales book',
  period: 'Fiscal year 2083/84',
  figures: [{ label: 'Taxable value', value: 1_12_500, isMoney: true }],
  chart: null,
  columns: [
    { title: 'Date', isNumber: false, isMoney: false },
    { title: 'Invoice number', isNumber: false, isMoney: false },
    { title: 'Taxable value', isNumber: true, isMoney: true },
  ],
  items: [{ orderId: 'a-b', isTotal: false, cells: ['2083.08.05', '2083/84-000002', 1_12_500] }],
  pages: 3,
  left: 0,
  notes: ['Dates are of Bikram Sambat.'],
}

/** Queries of the calls, by path. */
let asked: string[] = []

function answerReports(changes: Partial<ReportPage> = {}) {
  const answer = () => ({ status: 200, body: { ...book, ...changes } })
  answerApi({
    'GET /api/admin/reports': () => ({ status: 200, body: years }),
    'GET /api/admin/reports/sales-book': answer,
    'GET /api/admin/reports/vat-summary': answer,
    'GET /api/admin/reports/one-lakh': answer,
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    asked.push(path.replace('/api/admin/reports', ''))
    return answered(path, options)
  })
}

beforeEach(() => {
  asked = []
})

test('an accountant chooses a month and the form with goods, and the call says so', async () => {
  answerReports()
  await openPart(<ReportsPage />, 'reports', '/?report=sales-book')
  await expect.element(page.getByRole('heading', { name: 'Fiscal year 2083/84' })).toBeVisible()
  await expect.element(page.getByText('Nrs. 1,12,500')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '2083/84-000002' })).toHaveAttribute('href', '/orders/a-b/show')
  await page.getByRole('combobox', { name: 'Month' }).click()
  await page.getByRole('option', { name: 'Mangsir 2083' }).click()
  await page.getByRole('switch', { name: 'Columns for goods' }).click()
  await expect.poll(() => asked.at(-1)).toBe('/sales-book?month=8&goods=true&page=1&perPage=25')
  await page.getByRole('button', { name: 'Go to page 3' }).click()
  await expect.poll(() => asked.at(-1)).toBe('/sales-book?month=8&goods=true&page=3&perPage=25')
})

test('the limit of the one lakh list takes Nepali digits, and refuses what is no amount', async () => {
  answerReports()
  await openPart(<ReportsPage />, 'reports', '/?report=one-lakh')
  const limit = page.getByRole('textbox', { name: 'From (Nrs., without VAT)' })
  await limit.fill('much')
  await expect.element(page.getByText('Whole rupees, such as 1,00,000')).toBeVisible()
  await limit.fill('२,००,०००')
  await page.getByRole('tab', { name: 'One lakh list' }).click()
  await expect.poll(() => asked.at(-1)).toBe('/one-lakh?limit=200000&page=1&perPage=25')
})

test('a report without rows says so, and one of sums says how many rows its files have', async () => {
  answerReports({ items: [], left: 1_234, pages: 1 })
  await openPart(<ReportsPage />, 'reports')
  await expect.element(page.getByText('No rows in this period.')).toBeVisible()
  await expect.element(page.getByText('1,234 more rows are in the files; the page shows the sums.')).toBeVisible()
})

test('a refusal of a report is shown in its place', async () => {
  answerReports()
  answerApi({
    'GET /api/admin/reports': () => ({ status: 200, body: years }),
    'GET /api/admin/reports/vat-summary': () => ({
      status: 503,
      body: { success: false, error: true, code: 'unavailable', message: 'Too many reports are being made.' },
    }),
  })
  await openPart(<ReportsPage />, 'reports')
  await expect.element(page.getByText('Too many reports are being made.')).toBeVisible()
})

test('a report has a chart, which its name and its bars describe', async () => {
  const bars = [
    { label: 'Shrawan 2083', value: 50_000 },
    { label: 'Bhadra 2083', value: 62_500 },
  ]
  answerReports({ chart: { title: 'Taxable value by month', bars } })
  await openPart(<ReportsPage />, 'reports', '/?report=sales-book')
  const chart = page.getByRole('application', { name: 'Taxable value by month' })
  for (const { label } of bars) await expect.element(chart.getByText(label)).toBeVisible()
})

test('on a phone the first bar of a chart keeps its label', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const ages = ['0 to 7 days', '8 to 14 days', '15 to 30 days', 'over 30 days']
  answerReports({ chart: { title: 'Due by age', bars: ages.map((label) => ({ label, value: 52_000 })) } })
  await openPart(<ReportsPage />, 'reports', '/?report=sales-book')
  const chart = page.getByRole('application', { name: 'Due by age' })
  await expect.element(chart.getByText('0 to 7 days')).toBeVisible()
})
