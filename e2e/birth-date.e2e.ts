import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, hydrated, overflow, test } from './test.ts'

const birthDate = (page: Page) => page.getByLabel('Date of birth', { exact: true }).and(page.locator('input'))
const opener = (page: Page) => page.getByRole('button', { name: 'Choose the date of birth' })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Date of birth' })
const part = (page: Page, label: 'Month' | 'Year') => calendar(page).getByLabel(label, { exact: true })
const accept = (page: Page) => calendar(page).getByRole('button', { name: 'Accept' })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-08-01T06:00:00Z')
  await page.goto('/register')
  await hydrated(page)
})

test('a day typed in any of the usual ways stands there in full once left', async ({ page }) => {
  for (const typed of ['14 april 1996', '14/4/1996', '1996-04-14', '१४/०४/१९९६']) {
    await birthDate(page).fill(typed)
    await birthDate(page).press('Tab')
    await expect(birthDate(page)).toHaveValue('14 April 1996')
  }
})

test('what is no day stays as it was typed', async ({ page }) => {
  await birthDate(page).fill('14 वैशाख 2053')
  await birthDate(page).press('Tab')
  await expect(birthDate(page)).toHaveValue('14 वैशाख 2053')
})

test('a day is picked, accepted and cleared; nothing is chosen before it is accepted', async ({ page }) => {
  await opener(page).click()
  await expect(accept(page)).toBeDisabled()
  await part(page, 'Year').selectOption('1996')
  await part(page, 'Month').selectOption('April')
  await calendar(page).getByRole('button', { name: '14 April 1996' }).click()
  await expect(birthDate(page)).toHaveValue('')
  expect(await violations(page)).toEqual([])
  await accept(page).click()
  await expect(calendar(page)).toBeHidden()
  await expect(birthDate(page)).toHaveValue('14 April 1996')
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveText('14')
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(birthDate(page)).toHaveValue('14 April 1996')
  await opener(page).click()
  await calendar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(birthDate(page)).toHaveValue('')
})

test('by keyboard a year, a month and a day are chosen', async ({ page }) => {
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await part(page, 'Month').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(calendar(page).getByRole('button', { name: 'Month after' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(accept(page)).toBeFocused()
  await page.keyboard.press('Enter')
  // From 1 August 2001, where the calendar opens: a month and a year back, a day and a week on.
  await expect(birthDate(page)).toHaveValue('9 July 2000')
})

test.describe('on a device in London, while in Nepal the next day has begun', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('days to come cannot be picked', async ({ page }) => {
    await page.clock.setFixedTime('2026-08-01T20:00:00Z')
    await birthDate(page).fill('1 August 2026')
    await opener(page).click()
    await expect(calendar(page).getByRole('button', { name: '2 August 2026', exact: true })).toBeEnabled()
    await expect(calendar(page).getByRole('button', { name: '3 August 2026', exact: true })).toBeDisabled()
    await expect(calendar(page).getByRole('button', { name: 'Month after' })).toHaveAttribute('aria-disabled', 'true')
    const years = await part(page, 'Year').locator('option').allTextContents()
    expect([years[0], years.at(-1)]).toEqual(['2026', '1906'])
  })
})

test.describe('on a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the day that is picked is the day that is written', async ({ page }) => {
    await birthDate(page).fill('14 April 1996')
    await opener(page).click()
    await calendar(page).getByRole('button', { name: '15 April 1996' }).click()
    await accept(page).click()
    await expect(birthDate(page)).toHaveValue('15 April 1996')
  })
})

test('the calendar’s code comes only when somebody comes near it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await hydrated(page)
  expect(asked.filter((url) => url.includes('birth-date-panel'))).toEqual([])
  await opener(page).click()
  await expect(calendar(page)).toBeVisible()
  expect(asked.filter((url) => url.includes('birth-date-panel'))).not.toEqual([])
})

test('at 320 px the calendar fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await opener(page).click()
  await expect(accept(page)).toBeInViewport({ ratio: 1 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
