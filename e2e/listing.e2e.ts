import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

/** An open sheet hides the products behind it from screen readers; they are there all the same. */
const includeHidden = true

const region = (page: Page) => page.getByRole('region', { name: 'Products', includeHidden })
const countLine = (page: Page) => page.getByRole('status', { includeHidden }).filter({ hasText: /^There (is|are)/ })

/** How many products the count line tells of, once nothing is loading. */
async function shownCount(page: Page): Promise<number> {
  await expect(region(page)).toHaveAttribute('aria-busy', 'false')
  return Number(/\d[\d,]*/.exec((await countLine(page).textContent()) ?? '')?.[0].replaceAll(',', ''))
}

/** The filters: beside the products, or in the sheet where there is no room. */
async function filters(page: Page): Promise<Locator> {
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  if (await sidebar.isVisible()) return sidebar
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(sheet).toBeVisible()
  return sheet
}

async function leaveFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  if (!(await sheet.isVisible())) return
  await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await expect(sheet).toBeHidden()
}

test('a visitor filters, sorts, turns the page, reloads, and walks back through all of it', async ({ page }) => {
  await page.goto('/productListing/category/1')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Part of Bedroom' }).getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bedroom' })).toBeVisible()

  await page.goto('/productListing')
  await hydrated(page)
  const everything = await shownCount(page)
  await (await filters(page)).getByRole('checkbox', { name: /^In Stock/ }).click()
  await expect(page).toHaveURL('/productListing?availability=in-stock')
  const inStock = await shownCount(page)
  expect(inStock).toBeLessThan(everything)
  await leaveFilters(page)

  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price, low to high')
  await expect(page).toHaveURL('/productListing?sort=price&availability=in-stock')
  expect(await shownCount(page)).toBe(inStock)

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/productListing?page=2&sort=price&availability=in-stock')
  await expect(page).toHaveTitle(/page 2/)
  await expect(region(page).getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  const first = await page.getByRole('article').first().getByRole('heading').innerText()

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first)
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('price')
  await expect(page.getByRole('link', { name: 'First page' })).toHaveAttribute(
    'href',
    '/productListing?sort=price&availability=in-stock',
  )

  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Name, A to Z')
  await expect(page).toHaveURL('/productListing?sort=name&availability=in-stock')
  await page.goBack()
  await expect(page).toHaveURL('/productListing?page=2&sort=price&availability=in-stock')
  await page.goBack()
  await expect(page).toHaveURL('/productListing?sort=price&availability=in-stock')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('-sales')
  await page.goBack()
  await expect(page).toHaveURL('/productListing')
  expect(await shownCount(page)).toBe(everything)
})

test('Back returns to where the visitor had scrolled', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const card = page.getByRole('article').nth(8)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await page.goBack()
  await expect(page.getByRole('article').nth(8)).toBeInViewport()
})
