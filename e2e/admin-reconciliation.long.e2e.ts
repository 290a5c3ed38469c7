import { randomInt } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { statementLines } from '#api/platform/db/schema.ts'
import { findOrder as readOrder } from '#api/sales/orders/order-queries.ts'
import { withLockedOrder } from '#api/sales/orders/lock-order.ts'
import { recordPayment } from '#api/sales/payments/record-payment.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { paisaText, type StatementSource } from '#domain/reconciliation/reconciliation.ts'
import { expectAccessible } from './axe.ts'
import { enterBackOffice, expectCleanOnEveryScreen } from './back-office.ts'
import { placeOrder } from './ordering.ts'
import { inShop } from './shop-under-test.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
// Damaged files are refused.
test.use({ expectedErrors: [/status of 400/] })
// One story, with an accessibility check of each page.
test.describe.configure({ timeout: 240_000 })

const today = nepalDay(new Date())

test('a wallet’s report is brought in, matched by a person, left out and opened again, and a damaged one loses nothing', async ({
  page,
}) => {
  const [one, two, three] = [
    await givenPaid(page.request, 'esewa'),
    await givenPaid(page.request, 'esewa'),
    await givenPaid(page.request, 'esewa'),
  ]
  const net = one.amount * 0.98
  const sum = (two.amount + three.amount) * 0.98
  const charge = `Monthly charge ${randomInt(100_000, 1_000_000)}`
  const headings = 'Transaction Date,Transaction Code,Description,Settled Amount,Status'
  const rows = [
    `${today} 10:12,${one.reference},Payment by 98XXXXXX12,${net.toFixed(2)},COMPLETE`,
    `${today},SETTLE-1,"${two.number}, ${three.number}","${sum.toFixed(2)}",COMPLETE`,
    `${today},,${charge},-150.50,COMPLETE`,
  ]
  const before = await storedLines('esewa')
  await enterBackOffice(page)
  await page.getByRole('menuitem', { name: 'Reconciliation' }).click()
  await expect(page.getByRole('heading', { name: 'Reconciliation' })).toBeVisible()
  await expectCleanOnEveryScreen(page)

  // The file is previewed; nothing is stored before its columns are confirmed.
  await choose(page, 'Statement of', 'eSewa')
  await bring(page, 'report.csv', ['eSewa settlement report', headings, ...rows, 'Total,,,3000,'])
  const columns = page.getByRole('dialog', { name: 'Columns of the eSewa statement' })
  const firstRows = columns.getByRole('region', { name: 'First rows of the file' })
  await expect(firstRows.getByRole('cell', { name: one.reference })).toBeVisible()
  await expect(columns.getByRole('combobox', { name: 'Amount (one column)' })).toHaveText('Settled Amount')
  await expect(columns.getByRole('combobox', { name: 'Reference or transaction ID' })).toHaveText('Transaction Code')
  await expectCleanOnEveryScreen(page)
  await columns.getByRole('button', { name: 'Cancel' }).click()
  await expect(columns).toHaveCount(0)
  expect(await storedLines('esewa')).toBe(before)
  await bring(page, 'report.csv', ['eSewa settlement report', headings, ...rows, 'Total,,,3000,'])
  await columns.getByRole('button', { name: 'Bring in 4 rows' }).click()
  await expect(alerts(page)).toContainText('3 lines added. 1 line could not be read:')
  await expect(alerts(page)).toContainText('Row 6: “Total”: Is no date such as 2026-11-24')

  // Suggestions: one payment by its reference, two by their orders' numbers.
  await expect(line(page, 'Payment by 98XXXXXX12')).toContainText(`same reference · fee ${paisaText(one.amount * 2)}`)
  await expect(line(page, three.number)).toContainText('order number')
  await expect(line(page, charge)).toContainText('No suggestion')
  await expectCleanOnEveryScreen(page)
  await line(page, 'Payment by 98XXXXXX12').getByRole('button', { name: 'Match', exact: true }).click()
  await expect(page.getByText('Matched. The order and its payment did not change.')).toBeVisible()
  await expect(line(page, 'Payment by 98XXXXXX12')).toHaveCount(0) // the list shows open lines
  await line(page, three.number).getByRole('button', { name: 'Match', exact: true }).first().click()
  await expect(line(page, three.number)).toHaveCount(0)

  // A line that belongs to no payment is left out with a reason, and opened again.
  await line(page, charge).getByRole('button', { name: 'Leave out' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Charge of eSewa')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave out' }).click()
  await expect(line(page, charge)).toHaveCount(0)
  await choose(page, 'Status', 'Left out')
  await expect(line(page, charge)).toContainText('Charge of eSewa')
  await expect(line(page, charge)).toContainText('Bishnu Tamang')
  await line(page, charge).getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByText('The line is open again.')).toBeVisible()
  await choose(page, 'Status', 'Open')
  await expect(line(page, charge)).toBeVisible()

  // Damaged files say what is wrong and change nothing; the mended one brings in what is new.
  await bring(page, 'cut.csv', [headings, ...rows.slice(0, 1), `${today},"${charge},-1,COMPLETE`])
  await expect(alerts(page)).toContainText('The CSV file is damaged')
  await expectCleanOnEveryScreen(page)
  await bring(page, 'empty.csv', [headings])
  await expect(columns).toContainText('The file has no rows below its headings.')
  await expect(columns.getByRole('button', { name: 'Bring in', exact: true })).toBeDisabled()
  await columns.getByRole('button', { name: 'Cancel' }).click()
  expect(await storedLines('esewa')).toBe(before + 3)
  await bring(page, 'report.csv', [headings, ...rows, `${today},,Refund of the charge,150.50,COMPLETE`])
  await expect(columns).toContainText('These are the columns of the last statement of this source.')
  await columns.getByRole('button', { name: 'Bring in 4 rows' }).click()
  await expect(alerts(page)).toContainText('1 line added. 3 lines skipped, as an earlier file had them.')

  // Nothing of the wallet's payments waits any more, and the sums say what it kept.
  await choose(page, 'Status', 'Matched')
  await expect(line(page, three.number)).toContainText(two.number)
  await expect(page.getByRole('region', { name: 'Sums by month' }).getByRole('row', { name: /eSewa/ })).toBeVisible()
  await page.getByRole('link', { name: 'Payments without a line' }).click()
  await page.getByLabel('Older than (days)').fill('0')
  await page.getByRole('textbox', { name: 'Order number or reference' }).fill(three.number)
  await expect(page.getByText('Every payment is on a statement')).toBeVisible()
  await expectCleanOnEveryScreen(page)
})

test('a bank’s statement in Nepali is matched by choosing its payments, and the match is undone', async ({ page }) => {
  const [one, two] = [await givenPaid(page.request, 'bank'), await givenPaid(page.request, 'bank')]
  const sender = `SITA RAI ${randomInt(100_000, 1_000_000)}`
  await enterBackOffice(page, '/statement-lines')
  await bring(page, 'statement.csv', [
    'हिमाल बैंक लिमिटेड,,,,',
    'मिति,विवरण,भौचर नं.,खर्च,जम्मा',
    `${today},${sender},${one.reference}-X,,"${(one.amount + two.amount).toLocaleString('en-IN')}.00"`,
    `${today},भाडा,,"20,000",`,
  ])
  const columns = page.getByRole('dialog', { name: 'Columns of the Bank statement' })
  await expect(columns.getByRole('combobox', { name: 'Credit (money in)' })).toHaveText('जम्मा')
  await expect(columns.getByRole('combobox', { name: 'Debit (money out)' })).toHaveText('खर्च')
  await expectCleanOnEveryScreen(page)
  await columns.getByRole('button', { name: 'Bring in 2 rows' }).click()
  await expect(alerts(page)).toContainText('2 lines added.')

  await line(page, sender).getByRole('button', { name: 'Choose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Order number or reference').fill(one.number)
  await dialog.getByRole('checkbox', { name: new RegExp(`^${one.number}`) }).check()
  await expect(dialog.getByText(/^The line has Nrs\. .* more than what you chose\.$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Match' })).toBeDisabled()
  await dialog.getByLabel('Order number or reference').fill(two.number)
  await dialog.getByRole('checkbox', { name: new RegExp(`^${two.number}`) }).check()
  await expect(dialog.getByText('The sums are equal.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Match 2' }).click()
  await expect(page.getByText('Matched. Orders and payments did not change.')).toBeVisible()
  await expect(line(page, sender)).toHaveCount(0)

  await choose(page, 'Status', 'Matched')
  await line(page, sender).getByRole('button', { name: 'Undo match' }).click()
  await expect(page.getByText('The line is open again.')).toBeVisible()
  await choose(page, 'Status', 'Open')
  await expect(line(page, sender).getByRole('button', { name: 'Choose' })).toBeVisible()
})

const alerts = (page: Page): Locator => page.getByRole('main').getByRole('alert')
const line = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** Chooses an option of a select field. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function bring(page: Page, name: string, lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'))
  await page.getByLabel('Upload statement').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** Places an order that is then paid. @returns its number, and the payment's amount in rupees and reference */
async function givenPaid(asker: APIRequestContext, method: 'esewa' | 'bank') {
  const { data } = await placeOrder(asker, { payment: method })
  const number = data.orderId
  const reference = `FT${randomInt(1_000_000, 10_000_000)}`
  return inShop(async ({ db, secrets }) => {
    const { id } = (await readOrder(db, number))!
    const { total: amount } = data.totals
    const paid = { method, purpose: 'full', amount, reference, recordedBy: null } as const
    await withLockedOrder(db, id, (tx, order) => recordPayment(tx, secrets, order, paid, new Date()))
    return { number, amount, reference }
  })
}

function storedLines(source: StatementSource): Promise<number> {
  return inShop(({ db }) => db.$count(statementLines, eq(statementLines.source, source)))
}
