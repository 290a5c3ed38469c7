import type { Page } from '@playwright/test'
import { keepTokens } from './members.ts'
import { demoTokens } from './ordering.ts'
import { expect as expectSoon, test } from './test.ts'

/** Longer timeout: session, script and orders load sequentially. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const table = (page: Page) => page.getByRole('region', { name: 'Your orders, newest first' })
/** The numbers of the orders. */
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('link')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

async function asDemoShopper(page: Page, path: string): Promise<void> {
  await keepTokens(page, await demoTokens(page.request))
  await page.goto(path)
}

test('the page number is in the URL, through reload and Back @slow', async ({ page }) => {
  await asDemoShopper(page, '/my-orders')
  const first = await rows(page).first().innerText()
  await pages(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/my-orders?page=2')
  await expect(rows(page).first()).not.toHaveText(first)
  await expect(table(page)).toBeFocused()
  const second = await rows(page).first().innerText()

  await page.reload()
  await expect(rows(page).first()).toHaveText(second)
  await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/my-orders')
  await expect(rows(page).first()).toHaveText(first)

  await page.goto('/my-orders?page=11')
  await page.getByRole('link', { name: 'First page of orders' }).click()
  await expect(rows(page).first()).toHaveText(first)
})
