import type { Page, Route } from '@playwright/test'
import { comeBack } from './members.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const DETAILS = '**/api/user/user-details'

const splash = (page: Page) => page.locator('#splash')

test('the splash waits for the session check', async ({ page }) => {
  const held = Promise.withResolvers<Route>()
  await page.route(DETAILS, (route) => held.resolve(route))
  await comeBack(page)
  const asked = await held.promise
  await expect(splash(page)).toBeVisible()
  await asked.continue()
  await expect(splash(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Asmita Gurung' })).toBeVisible()
})
