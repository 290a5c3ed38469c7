import type { Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|The cart could not be read/],
})

/** Opens a page and waits until the worker rules: from then on it answers what the network does not. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** Looks at a product until the offline page could tell of it. */
async function seeProduct(page: Page, id: string): Promise<string> {
  await openWithWorker(page, `/product/${id}`)
  const kept = () =>
    page.evaluate(async (productId) => {
      const seen: { id: string; picture: string }[] = JSON.parse(localStorage.getItem('seenProducts') ?? '[]')
      const found = seen.find((one) => one.id === productId)
      return found ? (await caches.match(found.picture)) !== undefined : false
    }, id)
  await expect.poll(kept).toBe(true)
  return page.getByRole('heading', { level: 1 }).innerText()
}

const seenCards = (page: Page) => page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')
const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'You seem to be offline' })

test('without a network a page gives way to the products seen, and comes when it is back', async ({
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

test('who has seen no product is told so', async ({ page, context }) => {
  await openWithWorker(page, '/')
  await context.setOffline(true)
  await page.goto('/product/1')
  await expect(offlineTitle(page)).toBeVisible()
  await expect(page.getByText('No product was looked at in this browser yet.')).toBeVisible()
  await expect(seenCards(page)).toHaveCount(0)
})

test('no more than eight products and their pictures are kept', async ({ page }) => {
  test.slow()
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) await seeProduct(page, id)
  const pictures = () => page.evaluate(async () => (await (await caches.open('seen-pictures')).keys()).length)
  await expect.poll(pictures).toBe(8)
  const ids = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('seenProducts')!).map(({ id }: { id: string }) => id),
  )
  expect(ids).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
})

test('a product is noted once, at its own price, whatever size is looked at', async ({ page }) => {
  await openWithWorker(page, '/product/1?size=183*200')
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('seenProducts')!))
  await expect.poll(seen).toEqual([expect.objectContaining({ id: '1', price: 98_500 })])
  const noted = await seen()
  await page.getByRole('radio', { name: /^153/ }).click()
  await expect(page).toHaveURL(/size=153/)
  expect(await seen()).toEqual(noted)
})

test.describe('with a picture that is gone', () => {
  test.use({ expectedErrors: [/404/] })

  test('others are kept all the same', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('seenProducts')) return
      const picture = '/media/0123456789abcdef01234567/320.webp'
      const gone = { id: '9', name: 'Gone', price: 1, seenAt: '2026-01-01T00:00:00.000Z', picture }
      localStorage.setItem('seenProducts', JSON.stringify([gone]))
    })
    await seeProduct(page, '1')
  })
})

test('who asked to save data fetches no picture for it', async ({ page }) => {
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
  // The page is handed through, as it came from the network.
  expect(fromWorker.filter((path) => path !== '/product/2')).toEqual([])

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => !/^\/((ne\/)?offline$|assets\/|media\/|placeholder-image\.jpg$)/.test(path))).toEqual([])
})

test('the API is never answered by the worker, not even without a network', async ({ page, context }) => {
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
  // Neither are the wallets, nor where they send their payers back to.
  for (const path of ['/test-gateway/khalti', '/payment/1']) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  }
})

test('another version takes over under an open page and lets go of the old one; pictures of seen products stay', async ({
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

test('it is registered once, for the whole shop, with navigation preload', async ({ page, request }) => {
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

test('inside the shop a page that cannot be fetched says so, and another try and the way back work', async ({
  page,
  context,
}) => {
  const name = await seeProduct(page, '1')
  const related = page.getByRole('article').locator('a[href^="/product/"]').first()
  const wanted = (await related.getAttribute('href'))!
  await context.setOffline(true)
  await related.click()
  await expect(page.getByText('You seem to be offline. Check your connection and try again.')).toBeVisible()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('link', { name: 'Kastha, home page' })).toBeVisible()

  // Still without a network: the same page in the offline page's place.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(seenCards(page).first()).toContainText(name)
  await expect(page).toHaveURL(wanted)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Open the page' }).click()
  await hydrated(page)
  await expect(page).toHaveURL(wanted)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the browser finds the shop fit to be installed', async ({ page, context }) => {
  await openWithWorker(page, '/')
  const browser = await context.newCDPSession(page)
  const { errors, data, url } = await browser.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  expect(JSON.parse(data!)).toMatchObject({ name: 'Kastha', short_name: 'Kastha', start_url: '/' })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A test's browser is a private one, in which nothing can be installed.
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
