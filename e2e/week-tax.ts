import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { ReportPage } from '#contract/admin/reports.ts'
import { sumOf } from '#domain/sum.ts'
import { enterBackOffice, expectCleanOnEveryScreen, type Colleague } from './back-office.ts'
import { inShop } from './shop-under-test.ts'
import { expect as expectSoon } from './test.ts'
import { readPapers } from './week-books.ts'
import { readOrders, type Bought } from './week-orders.ts'

const expect = expectSoon.configure({ timeout: 90_000 })
const reports = ['VAT summary', 'Invoice register', 'Sales book', 'Sales return book', 'Purchase book'] as const

type Row = Record<string, string | number | null>

/** Reads all rows of a report. */
async function readReport(asker: APIRequestContext, name: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await asker.get(`/api/admin/reports/${name}?page=${page}&perPage=100`)
    expect(answer.status(), await answer.text()).toBe(200)
    const { columns, items, pages }: ReportPage = await answer.json()
    rows.push(
      ...items.map(({ cells }) => Object.fromEntries(columns.map(({ title }, at) => [title, cells[at] ?? null]))),
    )
    if (page >= pages) return rows
  }
}

/** Each order has papers for what it costs, and those of one that ended come to nothing. */
export async function expectPapersAddUp(bought: readonly Bought[]): Promise<void> {
  const [orders, papers] = [await readOrders(bought), await readPapers(bought)]
  const worth = (orderId: string, sign: 1 | -1, kind: string) =>
    sign *
    sumOf(
      papers.filter((one) => one.orderId === orderId && one.kind === kind),
      ({ total }) => total,
    )
  const wrong = orders.filter(({ id, state, total }) => {
    const sum = worth(id, 1, 'invoice') + worth(id, -1, 'credit-note')
    return sum !== (state === 'cancelled' || state === 'returned' ? 0 : total)
  })
  expect(wrong).toEqual([])
}

/** Numbers of each series and year begin at 1 and have no gaps. */
export async function expectNoGaps(): Promise<void> {
  const { rows } = await inShop(({ db }) =>
    db.execute<{ papers: number; last: number }>(sql`
      select count(*)::int as papers, max(sequence) as last from invoices group by kind, fiscal_year`),
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { papers, last } of rows) expect(papers).toBe(last)
}

/** The books of the tax officer agree with the orders. Other tests sell meanwhile, so only these orders are compared. */
export async function showBooks(page: Page, manager: Colleague, bought: readonly Bought[]): Promise<void> {
  await enterBackOffice(page, '/reports', manager)
  const papers = await readPapers(bought)
  const of = (kind: string) => papers.filter((one) => one.kind === kind)
  const register = new Map((await readReport(page.request, 'invoice-register')).map((row) => [row['Bill_No'], row]))
  const shown = of('invoice').map(({ number }) => register.get(number)?.['Total_Amount'])
  expect(shown).toEqual(of('invoice').map(({ total }) => total))
  const replaced = new Set(
    of('credit-note')
      .filter(({ cause }) => cause === 'cancel' || cause.startsWith('edit:'))
      .map(({ creditsId }) => creditsId),
  )
  const active = of('invoice').map(({ number }) => register.get(number)?.['Is_Bill_Active'])
  expect(active).toEqual(of('invoice').map(({ id }) => (replaced.has(id) ? 'No' : 'Yes')))

  expect((await readReport(page.request, 'purchase-book')).length).toBeGreaterThan(0)
  const vatMissing = async () => {
    const total = (await readReport(page.request, 'vat-summary')).at(-1)
    return (await readVat()) - Number(total?.['VAT of sales'])
  }
  await expect.poll(vatMissing).toBe(0)
  for (const report of reports) {
    await page.getByRole('tab', { name: report, exact: true }).click()
    await expect(page.getByRole('heading', { name: report, exact: true }).first()).toBeVisible()
    await expectCleanOnEveryScreen(page)
  }
  await page.getByRole('tab', { name: 'Invoice register', exact: true }).click()
  await expect(page.getByText('Bill_No', { exact: true }).first()).toBeVisible()
  for (const format of ['CSV', 'Excel']) {
    const waiting = page.waitForEvent('download')
    await page.getByRole('group', { name: 'Download' }).getByRole('button', { name: format }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^kastha-invoice-register-.*\.(csv|xlsx)$/)
    if (format === 'Excel') continue
    const text = await readFile(await file.path(), 'utf8')
    expect(of('invoice').filter(({ number }) => !text.includes(number))).toEqual([])
  }
}

/** The VAT of this fiscal year's sales less returns. */
async function readVat(): Promise<number> {
  const { rows } = await inShop(({ db }) =>
    db.execute<{ vat: number }>(sql`
      select sum(case kind when 'invoice' then vat else -vat end)::float8 as vat from invoices
      where fiscal_year = (select max(fiscal_year) from invoices)`),
  )
  return rows[0]!.vat
}
