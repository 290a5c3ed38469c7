import type { Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

const BED = '/product/1'
const DAYS = /Sun|Mon|Tue|Wed|Thu|Fri|Sat/

/** Sunday, 15 November 2026, in Nepal. */
const sundayAt = (time: string) => new Date(`2026-11-15T${time}+05:45`)

const districts = (page: Page) => page.getByRole('combobox', { name: 'Deliver to' })

/** What stands beside a row's name, such as the days of `Standard`. */
const row = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .getByRole('definition')

/** All rows together, or what stands in their place. */
const answerBox = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'Cost' }).locator('xpath=ancestor::dl/parent::*')

async function openAt(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time)
  await page.goto(BED)
  await hydrated(page)
}

test('without a district the box says what is usual, by the shop’s zones', async ({ page }) => {
  await openAt(page, sundayAt('10:00:00'))
  await expect(districts(page)).toHaveValue('')
  await expect(row(page, 'Standard')).toHaveText('3-7 business days')
  await expect(row(page, 'Express')).toHaveText('1-3 business days, where offered')
  await expect(row(page, 'Cost')).toHaveText('Nrs. 1,000')
})

test('a district has its dates, and a reload and another product remember it', async ({ page }) => {
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

test('a screen reader says the days that are chosen, not those that were remembered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('deliveryDistrict', 'Kaski'))
  await openAt(page, sundayAt('10:00:00'))
  await expect(row(page, 'Standard')).toContainText('Thu 19 to Sun 22 Nov')
  await expect(answerBox(page)).not.toHaveAttribute('aria-live')
  await districts(page).focus() // a region that becomes live together with its change is not heard
  await expect(answerBox(page)).toHaveAttribute('aria-live', 'polite')
})

test('after five o’clock in Nepal an order counts from the next business day', async ({ page }) => {
  await openAt(page, sundayAt('16:59:30'))
  await districts(page).selectOption('Kathmandu')
  await expect(row(page, 'Express')).toContainText('Mon 16 Nov')
  await expect(row(page, 'Standard')).toContainText('Wed 18 to Thu 19 Nov')

  await openAt(page, sundayAt('17:00:00'))
  await expect(row(page, 'Express')).toContainText('Tue 17 Nov')
  await expect(row(page, 'Standard')).toContainText('Thu 19 to Fri 20 Nov')
})

test('a page left open past five o’clock says the later days', async ({ page }) => {
  await page.clock.install({ time: sundayAt('16:58:00') })
  await page.goto(BED)
  await hydrated(page)
  await districts(page).selectOption('Kathmandu')
  await expect(row(page, 'Express')).toContainText('Mon 16 Nov')
  await page.clock.fastForward('03:00')
  await expect(row(page, 'Express')).toContainText('Tue 17 Nov')
})

test('no day of a week’s orders is a Saturday', async ({ page }) => {
  for (let day = 15; day < 22; day++) {
    await openAt(page, new Date(`2026-11-${day}T12:00:00+05:45`))
    for (const district of ['Kathmandu', 'Kaski', 'Gorkha']) {
      await districts(page).selectOption(district)
      await expect(row(page, 'Standard')).toContainText(DAYS)
      await expect(row(page, 'Standard')).not.toContainText('Sat')
      await expect(row(page, 'Express')).not.toContainText('Sat')
    }
  }
})

test('the hills have no express, remote districts deliver by arrangement over the phone', async ({ page }) => {
  await openAt(page, sundayAt('10:00:00'))
  await districts(page).selectOption('Gorkha')
  await expect(row(page, 'Standard')).toContainText('Fri 20 to Mon 23 Nov')
  await expect(row(page, 'Express')).toHaveText('Not in this district')

  await districts(page).selectOption('Humla')
  await expect(page.getByText('By arrangement: we agree on the day with you.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 01-5550123' })).toHaveAttribute('href', 'tel:+97715550123')
  await expect(page.getByRole('term').filter({ hasText: 'Standard' })).toHaveCount(0)
})

test('what a piece costs to deliver follows its price', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  await expect(row(page, 'Cost')).toHaveText('Nrs. 1,000')
  const dearest = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').last()
  await dearest.click()
  await expect(page.getByText('Free for this order')).toBeVisible()
  await expect(row(page, 'Cost')).toHaveText('Free')
})

test('every district of Nepal can be chosen, province by province', async ({ page }) => {
  await page.goto(BED)
  await expect(districts(page).locator('option:not([value=""])')).toHaveCount(77)
  const provinces = districts(page).locator('optgroup')
  await expect(provinces).toHaveCount(7)
  await expect(provinces.and(page.locator('[label=Gandaki]'))).toContainText('Kaski')
})

test('the box is as high without a district as with one, so that a remembered one shifts nothing', async ({ page }) => {
  await openAt(page, sundayAt('10:00:00'))
  const answer = answerBox(page)
  const box = (await answer.elementHandle())!
  const height = async () => (await box.boundingBox())!.height
  const usual = await height()
  for (const district of ['Kathmandu', 'Kaski', 'Gorkha', 'Sankhuwasabha']) {
    await districts(page).selectOption(district)
    await expect(answer.filter({ hasText: '3-7 business days' })).toHaveCount(0)
    expect(await height(), district).toBe(usual)
  }
})

test.describe('without the API', () => {
  test.use({ expectedErrors: [/503|ERR_INTERNET_DISCONNECTED/] })

  test('the box says that districts are missing, keeps the usual days, and tries again', async ({ page }) => {
    const zones = '**/api/delivery/zones'
    await page.route(zones, (route) => route.fulfill({ status: 503, json: { success: false, error: true } }))
    await openAt(page, sundayAt('10:00:00'))
    await expect(page.getByText('The districts could not be loaded.')).toBeVisible()
    await expect(row(page, 'Standard')).toHaveText('3-7 business days')

    await page.unroute(zones)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(districts(page)).toBeFocused()
    await districts(page).selectOption('Kaski')
    await expect(row(page, 'Standard')).toContainText('Thu 19 to Sun 22 Nov')

    const dearest = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').last()
    await dearest.click()
    await expect(row(page, 'Cost')).toHaveText('Free')
    await expect(dearest).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the usual days stand in the page, and no choice that would do nothing', async ({ page }) => {
    await page.goto(BED)
    await expect(row(page, 'Standard')).toHaveText('3-7 business days')
    await expect(districts(page)).toBeHidden()
  })
})
