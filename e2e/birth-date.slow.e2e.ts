import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const birthDate = (page: Page) => page.getByLabel('Date of birth', { exact: true }).and(page.locator('input'))
const opener = (page: Page) => page.getByRole('button', { name: 'Choose the date of birth' })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Date of birth' })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-08-01T20:00:00Z')
  await page.goto('/register')
  await hydrated(page)
})

test.describe('on a device in London, while in Nepal the next day has begun', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('future days cannot be picked', async ({ page }) => {
    await birthDate(page).fill('1 August 2026')
    await opener(page).click()
    await expect(calendar(page).getByRole('button', { name: '2 August 2026', exact: true })).toBeEnabled()
    await expect(calendar(page).getByRole('button', { name: '3 August 2026', exact: true })).toBeDisabled()
  })
})

test.describe('on a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the field shows the picked day', async ({ page }) => {
    await birthDate(page).fill('14 April 1996')
    await opener(page).click()
    await calendar(page).getByRole('button', { name: '15 April 1996' }).click()
    await calendar(page).getByRole('button', { name: 'Accept' }).click()
    await expect(birthDate(page)).toHaveValue('15 April 1996')
  })
})

test('the calendar’s code loads only when the calendar is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await hydrated(page)
  expect(asked.filter((url) => url.includes('birth-date-panel'))).toEqual([])
  await opener(page).click()
  await expect(calendar(page)).toBeVisible()
  expect(asked.filter((url) => url.includes('birth-date-panel'))).not.toEqual([])
})
