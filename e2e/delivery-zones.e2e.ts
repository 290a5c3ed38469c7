import type { Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

const BED = '/product/1'

/** Returns a time on Sunday, 15 November 2026, in Nepal. */
const sundayAt = (time: string) => new Date(`2026-11-15T${time}+05:45`)

const districts = (page: Page) => page.getByRole('combobox', { name: 'Deliver to' })

/** The value of a row, such as the days of `Standard`. */
const row = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .getByRole('definition')

async function openAt(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time)
  await page.goto(BED)
  await hydrated(page)
}

test('a chosen district has its dates, and is kept on reload and for other products @slow', async ({ page }) => {
  await openAt(page, sundayAt('10:00:00'))
  await districts(page).selectOption('Kaski')
  await expect(row(page, 'Standard')).toContainText('Thu 19 to Sun 22 Nov')
  await expect(row(page, 'Express')).toContainText('Tue 17 to Wed 18 Nov')
  expect(await overflow(page)).toBe(0)

  await page.reload()
  await expect(districts(page)).toHaveValue('Kaski')
  await expect(row(page, 'Standard')).toContainText('Thu 19 to Sun 22 Nov')
  await page.goto('/product/2')
  await expect(districts(page)).toHaveValue('Kaski')
  await expect(row(page, 'Express')).toContainText('Tue 17 to Wed 18 Nov')

  await districts(page).selectOption('')
  await expect(row(page, 'Standard')).toHaveText('3-7 business days')
  await page.reload()
  await hydrated(page)
  await expect(districts(page)).toHaveValue('')
})
