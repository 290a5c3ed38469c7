import { violations } from './axe.ts'
import { comeBack } from './members.ts'
import { expect as expectSoon, hydrated, overflow, test } from './test.ts'

/** Longer timeout: several sequential calls happen before a page shows its visitor. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

test('a visitor without a token causes no account requests', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(calls.filter((path) => path.startsWith('/api/user') || /check-session|account-/.test(path))).toEqual([])
})

test('the splash disappears without scripts', { tag: '@phone' }, async ({ browser, isMobile }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/product/1')
  await expect(page.locator('#splash')).toBeHidden()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Register' })).toBeVisible({ visible: !isMobile })
  await context.close()
})

test('axe finds no violations in the open account menu', { tag: '@phone' }, async ({ page }) => {
  await comeBack(page)
  await page.getByRole('banner').getByRole('button', { name: 'Asmita Gurung' }).click()
  await expect(page.getByRole('menu', { name: 'Account' })).toBeInViewport({ ratio: 1 })
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})

for (const [path, none, browse] of [
  ['/my-list', 'My List is empty', 'See what is trending'],
  ['/my-orders', 'No orders yet', 'Browse all products'],
] as const) {
  test(`axe finds no violations on an empty ${path}, which links to products`, async ({ page }) => {
    await comeBack(page, path)
    await expect(page.getByRole('heading', { level: 2, name: none })).toBeVisible()
    await expect(page.getByRole('link', { name: browse })).toHaveAttribute('href', '/productListing')
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}
