import type { Page } from '@playwright/test'
import { openWithWorker, seeProduct } from './offline-pages.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|The cart could not be read/],
})

const seenCards = (page: Page) => page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')
const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'You seem to be offline' })

test('without a network a page shows recently viewed products, and loads once it is back', async ({
  page,
  context,
}) => {
  const first = await seeProduct(page, '1')
  const second = await seeProduct(page, '2')
  const price = await page
    .locator('main')
    .getByText(/^Nrs\. [\d,]+$/)
    .first()
    .innerText()

  await context.setOffline(true)
  await page.goto('/productListing?sort=price')
  await expect(offlineTitle(page)).toBeVisible()
  await expect(page).toHaveURL('/productListing?sort=price')
  const cards = seenCards(page)
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(0)).toContainText(second)
  await expect(cards.nth(0)).toContainText(price)
  await expect(cards.nth(0)).toContainText(/Viewed on \d+ \w+ \d{4}/)
  await expect(cards.nth(1)).toContainText(first)
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', '/product/1')
  await expect(page.getByText('Prices as you last saw them')).toBeVisible()

  const widths = () =>
    page.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.fonts.check('16px Mukta') && document.fonts.check('16px Eczar'))).toBe(true)
  expect(await overflow(page)).toBe(0)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(offlineTitle(page)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'You are online again' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  await expect(page).toHaveURL('/productListing?sort=price')
})

test('the offline page notices a shop that comes back without a word from the device', async ({ page, context }) => {
  await openWithWorker(page, '/')
  await context.setOffline(true)
  await page.goto('/cart')
  await expect(offlineTitle(page)).toBeVisible()
  await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }))
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'You are online again' })).toBeVisible()
})

test('the offline page explains that no products were viewed yet', async ({ page, context }) => {
  await openWithWorker(page, '/')
  await context.setOffline(true)
  await page.goto('/product/1')
  await expect(offlineTitle(page)).toBeVisible()
  await expect(page.getByText('Products you view in this browser will show here when you are offline.')).toBeVisible()
  await expect(seenCards(page)).toHaveCount(0)
})

test('at most eight products and their pictures are stored', async ({ page }) => {
  test.slow()
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) await seeProduct(page, id)
  const pictures = () => page.evaluate(async () => (await (await caches.open('seen-pictures')).keys()).length)
  await expect.poll(pictures).toBe(8)
  const ids = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('seenProducts')!).map(({ id }: { id: string }) => id),
  )
  expect(ids).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
})

test('a product is stored once, at its base price, whichever size is viewed', async ({ page }) => {
  await openWithWorker(page, '/product/1?size=183*200')
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('seenProducts')!))
  await expect.poll(seen).toEqual([expect.objectContaining({ id: '1', price: 98_500 })])
  const noted = await seen()
  await page.getByRole('radio', { name: /^153/ }).click()
  await expect(page).toHaveURL(/size=153/)
  expect(await seen()).toEqual(noted)
})

test.describe('with a deleted picture', () => {
  test.use({ expectedErrors: [/404/] })

  test('other pictures are still stored', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('seenProducts')) return
      const picture = '/media/0123456789abcdef01234567/320.webp'
      const gone = { id: '9', name: 'Gone', price: 1, seenAt: '2026-01-01T00:00:00.000Z', picture }
      localStorage.setItem('seenProducts', JSON.stringify([gone]))
    })
    await seeProduct(page, '1')
  })
})

test('with data saver on, no pictures are stored', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  await openWithWorker(page, '/product/1')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('seenProducts')!))).toHaveLength(1)
  expect(await page.evaluate(() => caches.has('seen-pictures'))).toBe(false)
})

test('with a network no page, call or file comes from the worker', async ({ page }) => {
  await openWithWorker(page, '/product/1')
  const answers: [string, boolean][] = []
  page.on('response', (answer) => answers.push([new URL(answer.url()).pathname, answer.fromServiceWorker()]))
  await page.goto('/product/2')
  await hydrated(page)
  await page.evaluate(() => fetch('/api/category'))
  const fromWorker = answers.filter(([, isFromWorker]) => isFromWorker).map(([path]) => path)
  // The worker passes the page through from the network.
  expect(fromWorker.filter((path) => path !== '/product/2')).toEqual([])

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline')
  expect(
    kept.filter((path) => !/^\/((ne\/)?(offline|product\/\d+)$|assets\/|media\/|placeholder-image\.jpg$)/.test(path)),
  ).toEqual([])
})

test('the worker never answers API calls, not even without a network', async ({ page, context }) => {
  await openWithWorker(page, '/')
  await context.setOffline(true)
  expect(
    await page.evaluate(() =>
      fetch('/api/category').then(
        () => 'answered',
        () => 'failed',
      ),
    ),
  ).toBe('failed')
  await expect(page.goto('/api/category')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  // Nor does it answer the wallets.
  await expect(page.goto('/test-gateway/khalti')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a new worker version replaces the old one and its caches, and keeps pictures of viewed products', async ({
  page,
}) => {
  await seeProduct(page, '1')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js?before')
    await caches.open('offline-before')
  })
  await expect.poll(() => activeWorker(page)).toBe('/service-worker.js?before')

  await page.reload()
  await expect.poll(() => activeWorker(page)).toBe('/service-worker.js')
  await expect.poll(() => offlineCaches(page)).toEqual([expect.stringMatching(/^offline-[0-9a-f]{16}$/)])
  expect(await page.evaluate(() => caches.has('seen-pictures'))).toBe(true)
})

const activeWorker = (page: Page) =>
  page.evaluate(async () => {
    const { pathname, search } = new URL((await navigator.serviceWorker.ready).active!.scriptURL)
    return pathname + search
  })

const offlineCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline-')))

test('the worker is registered once, for the whole shop, with navigation preload', async ({ page, request }) => {
  await openWithWorker(page, '/')
  await openWithWorker(page, '/productListing')
  const registered = await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    const states = all.map(async ({ scope, navigationPreload }) => ({
      path: new URL(scope).pathname,
      preloads: (await navigationPreload.getState()).enabled,
    }))
    return Promise.all(states)
  })
  expect(registered).toEqual([{ path: '/', preloads: true }])
  expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache')
})

test('a product that was seen opens without a network, by address and by link, and says so', async ({
  page,
  context,
}) => {
  const first = await seeProduct(page, '1')
  const second = await seeProduct(page, '2')
  const kept = () => page.evaluate(async () => (await (await caches.open('seen-pages')).keys()).length)
  await expect.poll(kept).toBe(2)
  await context.setOffline(true)
  await page.goto('/product/1?size=153*200')
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await expect(page).toHaveURL('/product/1?size=153*200')
  await expect(page.getByRole('radio', { name: /^153/ })).toBeChecked()
  await expect(page.getByText('You are offline. This is the page as you last saw it.')).toBeVisible()

  await page.locator('main a[href="/product/2"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await expect(page.getByText('You are offline, so nothing was added. Try again when you are online.')).toBeVisible()

  await page.goto('/product/1?size=153*200')
  await expect(page.getByText('You are offline. This is the page as you last saw it.')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await context.setOffline(false)
  await reloaded
  await expect(page.getByRole('radio', { name: /^153/ })).toBeChecked()
})

test('the shop is installable as an app', async ({ page, context }) => {
  await openWithWorker(page, '/')
  const browser = await context.newCDPSession(page)
  const { errors, data, url } = await browser.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  expect(JSON.parse(data!)).toMatchObject({ name: 'Kastha', short_name: 'Kastha', start_url: '/' })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Test browsers are incognito, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  for (const { src, sizes, type } of JSON.parse(data!).icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    expect(await page.evaluate(sizeOf, src)).toBe(sizes)
  }
  expect(await page.evaluate(sizeOf, '/apple-touch-icon.png')).toBe('180x180')
})

async function sizeOf(address: string): Promise<string> {
  const image = new Image()
  image.src = address
  await image.decode()
  return `${image.naturalWidth}x${image.naturalHeight}`
}
