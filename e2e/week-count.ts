import type { Page } from '@playwright/test'
import { enterBackOffice, expectCleanOnEveryScreen, type Colleague } from './back-office.ts'
import { expect as expectSoon } from './test.ts'
import { readStock } from './week-books.ts'
import type { Good } from './week-orders.ts'

const expect = expectSoon.configure({ timeout: 30_000 })

type Desk = { page: Page; manager: Colleague }
type Counted = { good: Good; due: number; found: number }

/** Somebody counts two goods: of one two pieces are missing, of the other there is one more. */
export async function countStock({ page, manager }: Desk, counted: readonly Counted[]): Promise<void> {
  const before = await Promise.all(counted.map(({ good }) => readStock(good)))
  await enterBackOffice(page, '/stock-counts', manager)
  await page.getByRole('button', { name: 'Start count' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  for (const { good, found } of counted) {
    await page.getByRole('textbox', { name: 'SKU' }).fill(good.sku)
    await page.getByRole('textbox', { name: 'Pieces' }).fill(String(found))
    await page.getByRole('button', { name: 'Count', exact: true }).click()
    await expect(page.getByRole('row', { name: new RegExp(good.sku) })).toBeVisible()
  }
  for (const { good, due, found } of counted) {
    const cells = page.getByRole('row', { name: new RegExp(good.sku) }).getByRole('cell')
    const difference = found < due ? `−${due - found}` : `+${found - due}`
    await expect(cells).toHaveText([String(found), String(due), difference, 'Change'])
  }
  await expectCleanOnEveryScreen(page)
  await page.getByRole('button', { name: 'Book differences' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Counted after Dashain')
  await page.getByRole('dialog').getByRole('button', { name: 'Book differences' }).click()
  await expect(page.getByText('Differences booked')).toBeVisible()
  for (const [index, { good, due, found }] of counted.entries()) {
    expect(await readStock(good)).toBe(before[index]! + found - due)
  }
  await page.goto('/admin/stock/movements')
  await expect(page.getByText('Counted after Dashain').first()).toBeVisible()
}
