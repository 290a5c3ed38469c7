import type { Page } from '@playwright/test'
import { openFrozen } from './frozen-clock.ts'
import { expect, hydrated, test } from './test.ts'

const POLL_MS = 10_000
const EACH_OFFER_MS = 5000

const strip = (page: Page) => page.getByRole('region', { name: 'Offers', exact: true })
const firstOffer = 'Free shipping and installation over Nrs. 1,00,000'
const secondOffer = /^Made to your size/
const noOffers = 'No active offers at this time.'

/** Answers the polls of the offers strip from now on. */
async function answerOffers(page: Page, status: number, data: unknown[]): Promise<void> {
  await page.route('**/api/hoarding?*', (route) => route.fulfill({ status, json: { success: true, data } }))
}

test('the splash stands in the HTML and ends after 100 ms', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<div id="splash" aria-hidden="true">Kastha<\/div>/)

  await page.goto('/')
  const visibilities = await page.locator('#splash').evaluate((splash) => {
    const [end] = splash.getAnimations().filter((one) => one instanceof CSSAnimation)
    if (!end) throw new Error('nothing ends the splash')
    return [0, 99, 102].map((time) => {
      end.currentTime = time
      return getComputedStyle(splash).visibility
    })
  })
  expect(visibilities).toEqual(['visible', 'visible', 'hidden'])
})

test('the logo leads home', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  await page.getByRole('link', { name: 'Kastha, home page' }).click()
  await expect(page).toHaveURL('/')
})

test('offers take turns of 5 s, and stand still while paused', async ({ page }) => {
  await openFrozen(page, '/')
  const offers = strip(page)
  await offers.getByRole('button', { name: 'Pause offers' }).click()
  await page.clock.runFor(2 * EACH_OFFER_MS)
  await expect(offers.getByText(firstOffer)).toBeVisible()
  await expect(offers.getByText(secondOffer)).toBeHidden()

  await offers.getByRole('button', { name: 'Play offers' }).click()
  await page.clock.runFor(EACH_OFFER_MS - 1)
  await expect(offers.getByText(firstOffer)).toBeVisible()
  await page.clock.runFor(1)
  await expect(offers.getByText(secondOffer)).toBeVisible()
  await expect(offers.getByText(firstOffer)).toBeHidden()
  await page.clock.runFor(EACH_OFFER_MS)
  await expect(offers.getByText('Cash on delivery without a handling fee')).toBeVisible()
})

test('offers are asked for every 10 s; what is not active is left out', async ({ page }) => {
  const polls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/hoarding')) polls.push(request.url())
  })
  await openFrozen(page, '/')
  await answerOffers(page, 200, [
    { _id: '1', description: 'Dashain prices', isActive: true },
    { _id: '2', description: 'Last year', isActive: false },
  ])
  await page.clock.runFor(POLL_MS)
  await expect(strip(page).getByText('Dashain prices')).toBeVisible()
  await expect(strip(page).getByText('Last year')).toHaveCount(0)

  await answerOffers(page, 200, [])
  await page.clock.runFor(5 * POLL_MS)
  await expect(strip(page).getByText(noOffers)).toBeVisible()
  await expect.poll(() => polls).toHaveLength(6)
  expect(new Set(polls.map((url) => new URL(url).search))).toEqual(new Set(['?isActive=true']))
})

test.describe('without an answer about offers', () => {
  test.use({ expectedErrors: [/500|\/assets\//] })

  test('the strip says that there are none, until one comes', async ({ page }) => {
    await openFrozen(page, '/')
    await answerOffers(page, 500, [])
    await page.clock.runFor(POLL_MS)
    await expect(strip(page).getByText(noOffers)).toBeVisible()
    await page.unroute('**/api/hoarding?*')
    await page.clock.runFor(POLL_MS)
    await expect(strip(page).getByText(noOffers)).toHaveCount(0)
  })
})

test('a blank search is asked for a word, top centre, for 3 s', async ({ page }) => {
  await openFrozen(page, '/')
  await page.getByPlaceholder('Search').fill('   ')
  await page.getByPlaceholder('Search').press('Enter')
  const toast = page.getByRole('status').getByText('Please enter a search keyword to continue')
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL('/')

  const box = (await toast.boundingBox())!
  const width = page.viewportSize()!.width
  expect(box.y).toBeLessThan(60)
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(40)

  await page.clock.runFor(2999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)

  // Open suggestions hide the rest of the page from screen readers, the button too.
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(toast).toBeVisible()
})

test(
  'the footer names highlights, contact, products, networks and the year',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    for (const [title, words] of [
      ['Free shipping and installation', 'On all orders over Nrs. 1,00,000'],
      ['Visit store', 'Jhamsikhel Marg, Lalitpur'],
      ['Support during business hours', 'Mon-Fri 9-8, Sat 10-6, Sun 12-4'],
      ['10 lakhs + satisfied customers', 'From Koshi to Sudurpashchim'],
    ] as const) {
      await expect(footer.getByRole('listitem').filter({ hasText: title })).toContainText(words)
    }
    const contact = footer.getByRole('region', { name: 'Contact' })
    await expect(contact.getByRole('link', { name: 'Jhamsikhel Marg, Lalitpur 44700' })).toBeVisible()
    await expect(contact.getByRole('link', { name: '01-5550123' })).toHaveAttribute('href', 'tel:+97715550123')
    await expect(contact.getByRole('link', { name: 'namaste@kastha.example' })).toHaveAttribute('href', /^mailto:/)

    const products = footer.getByRole('navigation', { name: 'Products' }).getByRole('link')
    const fold = footer.getByRole('button', { name: 'Products' })
    if (isMobile) {
      await expect(products).toHaveCount(0)
      await fold.click()
      await expect(fold).toHaveAttribute('aria-expanded', 'true')
    } else await expect(fold).toHaveCount(0)
    await expect(products).toHaveText(['Bedroom', 'Living Room', 'Dining', 'Office Items', 'Outdoor', 'Bedding Items'])
    await expect(products.first()).toHaveAttribute('href', '/productListing/category/1')
    const networks = footer.getByRole('region', { name: 'Follow us' }).getByRole('link')
    await expect(networks).toHaveCount(3)
    await expect(networks.first()).toHaveAccessibleName('Follow us on Instagram')
    await expect(footer.getByText(/^© \d{4} Kastha\./)).toBeVisible()
  },
)

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the splash ends by itself, and nothing stands that needs a script', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#splash')).toBeHidden()
    await expect(strip(page).getByText(firstOffer)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause offers' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Our Categories' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Furniture Cart [0]' })).toBeHidden()
    const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Products' })
    await expect(footer.getByRole('link')).toHaveCount(6)
    await expect(footer.getByRole('button')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dining' }).click()
    await expect(page).toHaveURL('/productListing/category/3')
  })
})

test('the sitemap names home, every listing and every product once', async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/^application\/xml/)
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replace(baseURL!, ''))
  expect(new Set(paths).size).toBe(paths.length)
  const expected = [
    '/',
    '/productListing',
    '/productListing/category/6',
    '/productListing/subcategory/7',
    '/product/53',
  ]
  expect(paths).toEqual(expect.arrayContaining(expected))
  const { totalProducts } = await (await request.get('/api/product/getAllProducts?limit=1')).json()
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(totalProducts)
})

test('robots.txt keeps crawlers from the API and from searches, and leads to the sitemap', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const rules = (await answer.text()).split('\n')
  const expected = ['Disallow: /api/', 'Disallow: /search', `Sitemap: ${baseURL}/sitemap.xml`]
  expect(rules).toEqual(expect.arrayContaining(expected))
})
