import type { Page, Route } from '@playwright/test'
import { comeBack } from './members.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const DETAILS = '**/api/user/user-details'
const SPLASH_CAP_MS = 4_000

const account = (page: Page, name = 'Asmita Gurung') => page.getByRole('banner').getByRole('button', { name })
const splash = (page: Page) => page.locator('#splash')

test('the splash waits for the session check', async ({ page }) => {
  const held = Promise.withResolvers<Route>()
  await page.route(DETAILS, (route) => held.resolve(route))
  await comeBack(page)
  const asked = await held.promise
  await expect(splash(page)).toBeVisible()
  await asked.continue()
  await expect(splash(page)).toBeHidden()
  await expect(account(page)).toBeVisible()
})

test('the splash keeps nobody waiting for longer than 4 s', async ({ page }) => {
  await page.route(DETAILS, () => {})
  await comeBack(page)
  const visibilities = await splash(page).evaluate((element, capMs) => {
    const [end] = element.getAnimations().filter((one) => one instanceof CSSAnimation)
    if (!end) throw new Error('nothing ends the splash')
    return [0, capMs - 1, capMs + 2].map((time) => {
      end.currentTime = time
      return getComputedStyle(element).visibility
    })
  }, SPLASH_CAP_MS)
  expect(visibilities).toEqual(['visible', 'visible', 'hidden'])
  await expect(account(page, 'User')).toBeVisible()
})
