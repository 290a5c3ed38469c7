import { openWithWorker, seeProduct } from './offline-pages.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|The cart could not be read/],
})

test('a page that a link leads to without a network opens once it is back; until then nothing is lost', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/product/1?size=153*200')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Furniture Cart [1]' })
  await expect(cart).toContainText('153*200')
  await context.setOffline(true)
  await cart.getByRole('link', { name: 'View Cart' }).click()
  await expect(page.getByText('The page opens when you are online again.')).toBeVisible()
  await expect(page).toHaveURL('/product/1?size=153*200')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Your Furniture Cart' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article', { name: 'Rara wingback bed' })).toContainText('153*200')
})

const ATTEMPT = '01939c5e-7a2b-7c3d-8e4f-5a6b7c8d9e0f'

test.describe('back from a wallet', () => {
  // Nobody has begun this payment; the Nepali fonts come only with a Nepali page.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|404|devanagari/] })

  for (const path of [`/payment/${ATTEMPT}`, `/ne/payment/${ATTEMPT}`, `/api/payments/khalti/${ATTEMPT}?pidx=1`]) {
    test(`who returns from a wallet without a network reads that the payment is safe, and goes on: ${path}`, async ({
      page,
      context,
    }) => {
      await openWithWorker(page, '/')
      await context.setOffline(true)
      await page.goto(path)
      const isNepali = path.startsWith('/ne')
      const safe = isNepali ? 'तिर्नुभएको भए तपाईंको भुक्तानी सुरक्षित छ।' : 'If you have paid, your payment is safe.'
      await expect(page.getByText(safe)).toBeVisible()
      expect(await overflow(page)).toBe(0)
      await context.setOffline(false)
      // The page of the payment opens by itself; nobody has begun this one.
      await expect(page).toHaveURL(isNepali ? path : `/payment/${ATTEMPT}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(isNepali ? 'भुक्तानी भेटिएन' : 'Payment not found')
    })
  }
})

test('a product that a link leads to without a network opens once it is back, and Back works', async ({
  page,
  context,
}) => {
  const name = await seeProduct(page, '1')
  const related = page.getByRole('article').locator('a[href^="/product/"]').first()
  const wanted = (await related.getAttribute('href'))!
  // Near to the view, the first sign of use makes the related products part of the app; before, their links load a page.
  const part = page.waitForResponse(
    (response) => response.url().includes('/related-carousel-') && response.request().resourceType() === 'script',
  )
  await related.scrollIntoViewIfNeeded()
  await page.keyboard.press('Shift')
  await part
  await context.setOffline(true)
  await related.click()
  await expect(page.getByText('The page opens when you are online again.')).toBeVisible()
  await expect(page).toHaveURL('/product/1')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await context.setOffline(false)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a page loads again by itself when one of its scripts did not come', async ({ page }) => {
  let times = 0
  await page.route(/\/assets\/entry\.client-[\w-]+\.js/, (route) => {
    times += 1
    return times === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await page.goto('/product/1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Furniture Cart [1]' })).toBeVisible()
})

test('what was typed and chosen stays when a page loads again because of a script', async ({ page }) => {
  const failed = Promise.withResolvers<() => Promise<void>>()
  await page.route(
    /\/assets\/entry\.client-[\w-]+\.js/,
    (route) => failed.resolve(() => route.abort('internetdisconnected')),
    { times: 1 },
  )
  await page.goto('/register', { waitUntil: 'commit' })
  const fail = await failed.promise
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  const terms = page.getByRole('main').getByLabel(/^I agree/)
  await field('Full name').fill('Sita Gurung')
  await field('Email').fill('sita@post.example')
  await field('Province').selectOption('Gandaki')
  await terms.check()
  const again = page.waitForEvent('framenavigated')
  await fail()
  await again
  await hydrated(page)
  await expect(field('Full name')).toHaveValue('Sita Gurung')
  await expect(field('Email')).toHaveValue('sita@post.example')
  await expect(field('Province')).toHaveValue('Gandaki')
  await expect(terms).toBeChecked()
})

test('what was pressed is added when a page loads again because of a script', async ({ page }) => {
  const failed = Promise.withResolvers<() => Promise<void>>()
  await page.route(
    /\/assets\/entry\.client-[\w-]+\.js/,
    (route) => failed.resolve(() => route.abort('internetdisconnected')),
    { times: 1 },
  )
  await page.goto('/product/1?size=153*200', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await (
    await failed.promise
  )()
  const cart = page.getByRole('dialog', { name: 'Furniture Cart [1]' })
  await expect(cart).toContainText('153*200')
})

const notWhole = {
  '/product/1': 'This page did not load completely, so some buttons do not work yet. We keep trying.',
  '/ne/product/1': 'यो पृष्ठ पूरै खुलेन, त्यसैले केही बटन अहिले चल्दैनन्। हामी फेरि प्रयास गर्दैछौं।',
}

for (const [path, said] of Object.entries(notWhole)) {
  test(`a page whose scripts do not come says so, lets leave, and adds what was pressed once they do: ${path}`, async ({
    page,
  }) => {
    const scripts = /\/assets\/[^/]+\.js/
    await page.route(scripts, (route) => route.abort('internetdisconnected'))
    await page.goto(path)
    await page.locator('main [data-worded]').first().click()
    const note = page.getByRole('alert').filter({ hasText: said })
    // The page requests its files three times first.
    await expect(note).toBeInViewport({ timeout: 30_000 })
    expect(await overflow(page)).toBe(0)

    const link = page.locator('main a[href*="/productListing"]').first()
    await link.click()
    await expect(page).toHaveURL(path)
    const asked = Promise.withResolvers<string>()
    page.once('dialog', (question) => {
      asked.resolve(question.type())
      void question.dismiss()
    })
    await link.click()
    expect(await asked.promise).toBe('beforeunload')
    await expect(page).toHaveURL(path)

    await page.unroute(scripts)
    await expect(page.getByRole('dialog', { name: /\[[1१]\]/ })).toBeVisible({ timeout: 30_000 })
    await expect(note).toBeHidden()
  })
}

test('a checkout whose scripts hang says so and keeps what was typed when the shopper loads it again', async ({
  page,
}) => {
  await page.goto('/product/1?size=153*200')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Furniture Cart [1]' })).toBeVisible()
  const scripts = /\/assets\/[^/]+\.js/
  await page.route(scripts, () => {})
  await page.goto('/checkout', { waitUntil: 'commit' })
  const name = page.locator('[name=name]')
  const street = page.locator('[name=street_address]')
  await name.fill('Sita Gurung')
  await page.locator('[name=district]').selectOption('Kathmandu')
  await street.fill('Thamel 5')
  const note = page.getByRole('alert').filter({ hasText: notWhole['/product/1'] })
  await expect(note).toBeInViewport({ timeout: 30_000 })
  expect(await overflow(page)).toBe(0)

  await page.unroute(scripts)
  await page.reload()
  await hydrated(page)
  await expect(note).toBeHidden()
  await expect(name).toHaveValue('Sita Gurung')
  await expect(page.locator('[name=district]')).toHaveValue('Kathmandu')
  await expect(street).toHaveValue('Thamel 5')
})

test('what was pressed is added when the shopper loads a page again whose scripts hang', async ({ page }) => {
  const scripts = /\/assets\/[^/]+\.js/
  await page.route(scripts, () => {})
  await page.goto('/product/1?size=153*200', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.unroute(scripts)
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Furniture Cart [1]' })).toContainText('153*200')
})

test.describe('a script of the cart', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|The cart could not be loaded/] })

  test('that does not come leaves the cart as it is, and the page says so', async ({ page }) => {
    await page.route(/\/assets\/add-line-[\w-]+\.js/, (route) => route.abort('internetdisconnected'))
    await page.goto('/product/1')
    await hydrated(page)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await expect(page.getByText('The shop did not answer, and nothing was added. Please try again.')).toBeVisible()
  })
})
