import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const inNepali = (page: Page) => page.getByRole('link', { name: 'नेपाली' })
const inEnglish = (page: Page) => page.getByRole('link', { name: 'English' })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('the switch keeps the page, links keep the language, and emailed links open in the chosen one', async ({
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
  await expect(page).toHaveURL('/cart?from=a-letter#top')
})

test('Back after the switch leaves the page, which stays where it was scrolled to', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  await page.locator('main a[href*="/product/"]').first().click()
  // The URL changes a moment before the page, which then starts at its top.
  await expect(inNepali(page)).toHaveAttribute('href', /^\/ne\/product\//)
  await page.evaluate(() => scrollTo(0, 600))
  // The strip is above the window, and a click would scroll to it.
  await inNepali(page).dispatchEvent('click')
  await expect(page).toHaveURL(/\/ne\/product\/\d+/)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await page.goBack()
  // In the language that was chosen since.
  await expect(page).toHaveURL('/ne/productListing')
})

test('the switch on a product page links to the same product after client-side navigation @slow', async ({ page }) => {
  await page.goto('/ne/productListing/category/1')
  await hydrated(page)
  await page.locator('main a[href*="/product/"]').first().click()
  await expect(page).toHaveURL(/\/ne\/product\/\d+$/)
  await expect(inEnglish(page)).toHaveAttribute('href', /^\/product\//) // the URL changes a moment before the page
  await inEnglish(page).click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/product\/\d+$/)
})

test('an internal link to the other language overrides the remembered one @slow', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await inNepali(page).click()
  await expect(page).toHaveURL('/ne')
  await page.goto('/ne/cart')
  await hydrated(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/cart', textContent: 'In English' })
    document.querySelector('main')!.append(link)
  })
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(page).toHaveURL('/cart')
})

test('a visitor who never chose a language stays in that of the URL @slow', async ({ page }) => {
  await page.goto('/ne/cart')
  await page.goto('/cart')
  await hydrated(page)
  await expect(page).toHaveURL('/cart')
  expect(await languageOf(page)).toBe('en')
})

test('Nepali headings use ligatures @slow', async ({ page }) => {
  await page.goto('/ne/cart')
  const widths = await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    await document.fonts.ready
    const range = document.createRange()
    return ['मम', 'मर्म', 'मरम'].map((word) => {
      heading.textContent = word
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().width
    })
  })
  // In the middle word the r is written above the line, so it adds no width.
  expect(widths[1]).toBe(widths[0])
  expect(widths[1]).toBeLessThan(widths[2]!)
})
