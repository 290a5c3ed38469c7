import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, overflow, test } from './test.ts'

test('staff can adjust the stock of several selected rows, on a desktop and on a tablet', async ({ page }) => {
  await enterBackOffice(page)
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/stock')
    const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Adjust stock', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /Counted/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})

const pages: [string, (page: Page) => Locator][] = [
  ['/products', (page) => page.getByRole('row').nth(5)],
  ['/categories', (page) => page.getByRole('link', { name: 'Wardrobes' })],
  ['/stock', (page) => page.getByRole('button', { name: /Adjust stock of/ }).first()],
  ['/products/1/sizes', (page) => page.getByRole('group', { name: 'Forest green, 153*200, Hydraulics' })],
]

test('lists, tree and grid are accessible on a tablet, and fit its width', async ({ page }) => {
  test.slow() // four pages with an axe check each
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterBackOffice(page)
  for (const [path, shown] of pages) {
    await page.goto(`/admin${path}`)
    await expect(shown(page)).toBeVisible()
    expect(await violations(page), path).toEqual([])
    expect(await overflow(page), path).toBe(0)
  }
})
