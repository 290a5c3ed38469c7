import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { comeBack, keepTokens, keptKeys, newMember, PASSWORD, tokensOf } from './members.ts'
import { expect as expectSoon, hydrated, overflow, test } from './test.ts'

/** Several calls, each after the other, stand between a page and what it says of its visitor. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const DETAILS = '**/api/user/user-details'
const REFRESH = '**/api/user/refresh-token'
const LOGOUT = '**/api/user/logout'

const account = (page: Page, name = 'Asmita Gurung') => page.getByRole('banner').getByRole('button', { name })
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })
const toast = (page: Page, message: string) => page.getByRole('status').getByText(message, { exact: true })
const splash = (page: Page) => page.locator('#splash')

/** The path of every call for new tokens. */
function countRefreshes(page: Page): string[] {
  const refreshes: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.postDataJSON().attempt)
  })
  return refreshes
}

test('a guest finds the ways in, also without scripts', { tag: '@phone' }, async ({ browser, isMobile }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/product/1')
  await expect(splash(page)).toBeHidden()
  await expect(loginLink(page)).toHaveAttribute('href', '/login')
  const register = page.getByRole('banner').getByRole('link', { name: 'Register' })
  if (!isMobile) await expect(register).toHaveAttribute('href', '/register')
  await context.close()
})

test('whoever comes back is welcomed by name, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number }
    shifts.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { member } = await comeBack(page, '/product/1')
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(account(page)).toHaveAccessibleName(`${member.name} ${member.email}`)
  await expect(loginLink(page)).toHaveCount(0)
  expect(await overflow(page)).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001)
})

test('a long name is cut short', async ({ page }) => {
  const member = await newMember('Raja Bahadur Shrestha Prasad Devkota of Bhaktapur Durbar Square')
  await keepTokens(page, await tokensOf(page.request, member))
  await page.goto('/')
  await expect(account(page, member.name)).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test('nobody without a token is asked about', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(calls.filter((path) => path.startsWith('/api/user') || /check-session|account-/.test(path))).toEqual([])
})

test.describe('when tokens are refused', () => {
  test.use({ expectedErrors: [/401|ERR_FAILED.*refresh-token/] })

  test('an access token that has run out is renewed, once for all tabs', async ({ page, context }) => {
    const { refreshToken } = await tokensOf(page.request, await newMember())
    await keepTokens(page, { accesstoken: 'run.out.long-ago', refreshToken })
    const refreshes = countRefreshes(page)
    const tabs = [page, await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto('/')))
    for (const tab of tabs) await expect(account(tab)).toBeVisible()
    expect(refreshes).toHaveLength(1)
  })

  test('a token used before ends the session of its thief too, and says so', async ({ page, request }) => {
    const { refreshToken } = await tokensOf(page.request, await newMember())
    const stolen = await request.post('/api/user/refresh-token', { data: { refreshToken } })
    const { data: thiefs } = await stolen.json()
    await keepTokens(page, { accesstoken: 'run.out.long-ago', refreshToken })
    await page.goto('/')
    await expect(toast(page, 'Session expired. Please login again.')).toBeVisible()
    await expect(loginLink(page)).toBeVisible()
    expect(await keptKeys(page)).toEqual([])
    const again = await request.post('/api/user/refresh-token', { data: { refreshToken: thiefs.refreshToken } })
    expect(again.status()).toBe(401)
  })

  test('tokens of nobody are removed in every spelling', async ({ page }) => {
    await keepTokens(page, { accesstoken: 'a.b.c', refreshToken: 'd.e.f' })
    await page.evaluate(() => localStorage.setItem('refreshToken', 'd.e.f'))
    await page.goto('/')
    await expect(toast(page, 'Session expired. Please login again.')).toBeVisible()
    expect(await keptKeys(page)).toEqual([])
    await expect(splash(page)).toBeHidden()
  })

  test('a lost answer to a refresh is asked for again, though the server has changed the tokens', async ({
    page,
    context,
  }) => {
    const { refreshToken } = await tokensOf(page.request, await newMember())
    await keepTokens(page, { accesstoken: 'run.out.long-ago', refreshToken })
    const refreshes = countRefreshes(page)
    await page.route(
      REFRESH,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto('/')
    await expect(toast(page, 'Error initializing application')).toBeVisible()
    expect(await keptKeys(page)).toEqual(['accesstoken', 'refreshtoken'])
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(account(page)).toBeVisible()
    expect(refreshes).toHaveLength(2)
    expect(new Set(refreshes).size).toBe(1)
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/] })

  test('a session is not lost, and goes on when the network is back', async ({ page, context }) => {
    await keepTokens(page, await tokensOf(page.request, await newMember()))
    await page.route(DETAILS, (route) => route.abort())
    await page.goto('/my-orders')
    await expect(toast(page, 'Error initializing application')).toBeVisible()
    await expect(account(page, 'User')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await keptKeys(page)).toEqual(['accesstoken', 'refreshtoken'])

    await page.unroute(DETAILS)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(account(page)).toBeVisible()
    await expect(toast(page, 'Welcome back!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  })

  test('the logout happens here all the same', async ({ page }) => {
    await comeBack(page)
    await page.route(LOGOUT, (route) => route.abort())
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out locally')).toBeVisible()
    await expect(loginLink(page)).toBeVisible()
    expect(await keptKeys(page)).toEqual([])
  })
})

test('an answer that is no user ends the session', async ({ page }) => {
  await page.route(DETAILS, (route) => route.fulfill({ json: { success: true, error: false, message: '', data: [] } }))
  await comeBack(page)
  await expect(toast(page, 'Invalid user data received. Please login again.')).toBeVisible()
  expect(await keptKeys(page)).toEqual([])
})

test('the menu is used by keyboard', async ({ page }) => {
  await comeBack(page)
  const button = account(page)
  await button.focus()
  await page.keyboard.press('Enter')
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(item('My Account')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('My List')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('Logout')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('My Account')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('My Account')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/my-orders')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test(
  'the menu opens and closes by press, and names who it belongs to',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const { member } = await comeBack(page)
    await account(page).click()
    const menu = page.getByRole('menu', { name: 'Account' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    if (isMobile) await expect(menu.getByText(member.email)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await account(page).click()
    await expect(menu).toHaveCount(0)
    await account(page).click()
    await expect(menu).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(menu).toHaveCount(0)
  },
)

test('a logout ends the session on the server and in every tab, and leads home', async ({ page, context, request }) => {
  const { tokens } = await comeBack(page, '/my-orders')
  const other = await context.newPage()
  await other.goto('/product/1')
  await expect(account(other)).toBeVisible()

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

test('a login shows in every tab', async ({ page, context }) => {
  await page.goto('/product/1')
  await expect(loginLink(page)).toBeVisible()
  const other = await context.newPage()
  await comeBack(other)
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('status').getByText('Welcome back!')).toHaveCount(0)
})

for (const [path, title, none, browse] of [
  ['/my-list', 'My List', 'Nothing on My List yet', 'See what is trending'],
  ['/my-orders', 'My Orders', 'No orders yet', 'Browse all products'],
] as const) {
  test(`${title} asks a guest to log in, and goes on there`, async ({ page }) => {
    const { email } = await newMember()
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 2, name: none })).toBeVisible()
    await expect(page.getByRole('link', { name: browse })).toHaveAttribute('href', '/productListing')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}

test('the login leads back to the page it was asked for from', async ({ page }) => {
  await page.goto('/productListing?sort=price')
  await hydrated(page)
  await loginLink(page).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/productListing?sort=price')}`)
})

test('the pages of accounts are not for search engines', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/my-(list|orders)/)
})
