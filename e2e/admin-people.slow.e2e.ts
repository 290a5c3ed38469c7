import { violations } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, test } from './test.ts'

test('the dashboard shows key figures that link to their lists', async ({ page }) => {
  await enterBackOffice(page)
  await expect(page.getByRole('heading', { name: 'Namaste, Bishnu Tamang' })).toBeVisible()
  await page.getByRole('button', { name: 'Last 90 days' }).click()
  await expect(page.getByRole('region', { name: 'Best sellers, last 90 days' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('region', { name: 'Failed searches' }).getByRole('link', { name: 'View all' }).click()
  await expect(page.getByRole('heading', { name: /failed searches/i }).first()).toBeVisible()
})
