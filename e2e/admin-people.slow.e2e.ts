import { violations } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, test } from './test.ts'

test('the dashboard says how the shop is doing, and its figures lead to their lists', async ({ page }) => {
  await enterBackOffice(page)
  await expect(page.getByRole('heading', { name: 'Namaste, Bishnu Tamang' })).toBeVisible()
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page.getByRole('region', { name: 'Best sellers of 90 days' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('region', { name: 'Searches without a result' }).getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('heading', { name: /Failed searches|Everything was found/ }).first()).toBeVisible()
})
