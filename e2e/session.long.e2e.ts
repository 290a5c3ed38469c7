import type { Page } from '@playwright/test'
import { comeBack, keepTokens, keptKeys, newMember, PASSWORD, tokensOf } from './members.ts'
import { expect as expectSoon, overflow, test } from './test.ts'

/** Longer timeout: several sequential calls happen before a page shows its visitor. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Asmita Gurung' })
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })

test('a returning shopper is greeted by name without layout shift @slow', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number }
    shifts.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await comeBack(page, '/product/1')
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(account(page)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001)
})

test.describe('when tokens are refused', () => {
  test.use({ expectedErrors: [/401/] })

  test('an expired access token is refreshed once for all tabs', async ({ page, context }) => {
    const { refreshToken } = await tokensOf(page.request, await newMember())
    await keepTokens(page, { accesstoken: 'run.out.long-ago', refreshToken })
    const refreshes: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/refresh-token')) refreshes.push(request.url())
    })
    const tabs = [page, await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto('/')))
    for (const tab of tabs) await expect(account(tab)).toBeVisible()
    expect(refreshes).toHaveLength(1)
  })
})

test('login and logout apply to all tabs, and the logout ends the session on the server @slow', async ({
  page,
  context,
  request,
}) => {
  const other = await context.newPage()
  await other.goto('/product/1')
  await expect(loginLink(other)).toBeVisible()
  const { tokens } = await comeBack(page, '/my-orders')
  await expect(account(other)).toBeVisible()
  await expect(toast(other, 'Welcome back!')).toHaveCount(0)

  await account(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(toast(page, 'Logout successful')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(loginLink(page)).toBeVisible()
  expect(await keptKeys(page)).toEqual([])
  await expect(loginLink(other)).toBeVisible()
  const headers = { authorization: `Bearer ${tokens.accesstoken}` }
  expect((await request.get('/api/user/user-details', { headers })).status()).toBe(401)
  const { refreshToken } = tokens
  expect((await request.post('/api/user/refresh-token', { data: { refreshToken } })).status()).toBe(401)
})

test('My Orders asks a guest to log in, and opens afterwards', async ({ page }) => {
  const { email } = await newMember()
  await page.goto('/my-orders')
  await expect(page).toHaveURL('/login?next=%2Fmy-orders')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/my-orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders')
  await expect(page.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find an order by its number' })).toHaveAttribute('href', '/track-order')
  await expect(page.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/productListing')
})
