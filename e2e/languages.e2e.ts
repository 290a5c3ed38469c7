import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const inNepali = (page: Page) => page.getByRole('link', { name: 'नेपाली' })
const inEnglish = (page: Page) => page.getByRole('link', { name: 'English' })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('the switch leads to the same page and back; who comes from elsewhere finds the chosen language again', async ({
  page,
}) => {
  await page.goto('/productListing/category/1?sort=name')
  await hydrated(page)
  await inNepali(page).click()
  await expect(page).toHaveURL('/ne/productListing/category/1?sort=name')
  await hydrated(page)
  expect(await languageOf(page)).toBe('ne')
  await page.locator('main a[href*="/product/"]').first().click()
  await expect(page).toHaveURL(/\/ne\/product\/\d+$/)

  await page.goto('/cart?from=a-letter#top')
  await expect(page).toHaveURL('/ne/cart?from=a-letter#top')
  await hydrated(page)
  await inEnglish(page).click()
  await expect(page).toHaveURL('/cart')
})
