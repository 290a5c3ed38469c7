import type { Page } from '@playwright/test'
import { countShifts } from './shifts.ts'
import { expect, hydrated, overflow, test } from './test.ts'

const BED = '/product/1'
/** Sunday, 15 November 2026, at ten in Nepal. */
const sunday = new Date('2026-11-15T10:00:00+05:45')

const header = (page: Page) => page.getByRole('button', { name: /^Deliver to:/ })
const box = (page: Page) => page.getByRole('region', { name: 'Delivery' })
const firstCard = (page: Page) => page.getByRole('article').first()

async function choose(page: Page, district: string): Promise<void> {
  await header(page).click()
  await page.getByRole('dialog').getByRole('button', { name: district, exact: true }).click()
}

test('one district holds for every page, the cart and the checkout @phone', async ({ page }) => {
  await page.clock.setFixedTime(sunday)
  await page.goto(BED)
  await hydrated(page)
  await choose(page, 'Humla')
  await expect(box(page)).toContainText('No express, cash on delivery or fitting')
  await choose(page, 'Kaski')
  await expect(box(page)).toContainText('Arrives by Sun 22 Nov')
  await expect(box(page)).toContainText('Cash on delivery')
  expect(await overflow(page)).toBe(0)

  await page.goto('/productListing')
  await expect(header(page)).toHaveText(/Kaski/)
  await expect(firstCard(page)).toContainText('Arrives by Sun 22 Nov')
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Arrives by Sun 22 Nov')
  await page.goto('/cart')
  await expect(page.getByText('Kaski, Nepal')).toBeVisible()
  await expect(page.getByText(/^Arrives by Sun 22 Nov · (Nrs\. 1,000|Free) · cash on delivery$/)).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Kaski')
})

test('a page that still loads asks for a district only where none was chosen @phone', async ({ page }) => {
  await page.route('**/assets/*.js', () => {}) // never answered
  const served = (path: string) => page.goto(path, { waitUntil: 'commit' })
  const asked = header(page).getByText('Choose')
  const boxButton = box(page).getByRole('button', { name: 'Choose' })
  const district = page.getByRole('combobox', { name: 'District' })
  await served(BED)
  await expect(asked).toBeVisible()
  await expect(boxButton).toBeVisible()
  await page.evaluate(() => localStorage.setItem('deliveryDistrict', 'Kaski'))
  await served(BED)
  await expect(header(page)).toBeVisible()
  await expect(asked).toBeHidden()
  await expect(box(page)).toBeVisible()
  await expect(boxButton).toBeHidden()
  await served('/checkout')
  await expect(district).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

for (const [path, tag] of [
  ['/productListing', '@phone'],
  [BED, '@phone'],
  ['/', '@slow @slow-phone'],
  ['/compare?products=1,2', '@slow @slow-phone'],
] as const) {
  test(`a remembered district shifts nothing on ${path} ${tag}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('deliveryDistrict', 'Kaski'))
    const shifted = await countShifts(page)
    await page.goto(path)
    await hydrated(page)
    await page.keyboard.press('Shift') // parts below the first screen come to life at the first sign of use
    await expect(page.getByText(/Arrives by/).first()).toBeAttached()
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    expect(await shifted()).toBeLessThanOrEqual(0.002)
  })
}
