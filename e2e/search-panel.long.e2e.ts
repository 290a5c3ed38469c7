import type { Page } from '@playwright/test'
import { countShifts } from './shifts.ts'
import { expect, hydrated, test } from './test.ts'

const field = (page: Page) => page.getByPlaceholder('Search')
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' })
const option = (page: Page, name: string | RegExp) => panel(page).getByRole('option', { name })

test('text typed before the panel loads is kept, and suggestions link to their pages', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/suggest-field-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await field(page).click()
  await page.keyboard.type('so')
  await page.keyboard.press('ArrowLeft')
  await expect(field(page)).toHaveRole('searchbox')
  released.resolve()
  await expect(field(page)).toHaveRole('combobox')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('f')

  const product = option(page, /^Bagmati three-seater sofa .* Nrs\. 1,24,500$/)
  await expect(product).toBeVisible()
  await expect(product.locator('img')).toBeVisible()
  await expect(product.locator('mark')).toHaveText('sofa')
  await option(page, /^Sofas and seating in Living Room/).click()
  await expect(page).toHaveURL(/\/productListing\/subcategory\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas and seating' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('suggestions that arrive late move nothing, and neither does a note above them @phone', async ({
  page,
  isMobile,
}) => {
  const shifted = await countShifts(page)
  let released = Promise.withResolvers<void>()
  await page.route('**/api/product/suggest?*', async (route) => {
    await released.promise
    await route.continue()
  })
  // The home page's banners move by themselves.
  await page.goto('/contact')
  await hydrated(page)
  await field(page).click()
  await expect(option(page, 'Lamp')).toBeVisible()

  const before = await shifted()
  await page.keyboard.type('bed')
  await expect(option(page, 'Lamp')).toBeHidden()
  released.resolve()
  await expect(option(page, /^Rara wingback bed/)).toBeVisible()
  await expect(page.getByRole('status').getByText(/suggestions$/)).toBeAttached()
  // On a wide window the last row follows the list.
  expect((await shifted()) - before).toBeLessThanOrEqual(isMobile ? 0.002 : 0.02)

  await field(page).fill('')
  await expect(option(page, 'Lamp')).toBeVisible()
  released = Promise.withResolvers<void>()
  const cleared = await shifted()
  await page.keyboard.type('zzzz')
  await expect(option(page, 'Lamp')).toBeHidden()
  released.resolve()
  await expect(panel(page).getByText(/^No suggestions for/)).toBeVisible()
  expect((await shifted()) - cleared).toBeLessThanOrEqual(isMobile ? 0.002 : 0.02)
})
