import type { Page, Route } from '@playwright/test'
import { changePageData, pageData } from './page-data.ts'
import { pages } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

const unanswered = (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' })

/** Answers a product page's data request with an invalid-product error. */
const noProduct = (route: Route) =>
  route.fulfill({
    status: 502,
    contentType: 'text/x-script',
    headers: { 'x-remix-response': 'yes' },
    body: JSON.stringify([
      { _1: 2 },
      'product',
      { _3: 4 },
      'error',
      ['ErrorResponse', 5, 6, 7],
      'invalid-product',
      502,
      'Bad Gateway',
    ]),
  })

async function openFirstProduct(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
}

test.describe('without pictures', () => {
  test.use({ expectedErrors: [/ERR_FAILED|404/] })

  for (const [name, path] of Object.entries(pages)) {
    test(`${name} shows placeholders`, async ({ page }) => {
      await page.route('**/media/**', (route) => route.abort())
      const hasPictures = (await (await page.request.get(path)).text()).includes('<picture')
      const failed = hasPictures && page.waitForEvent('requestfailed', (request) => request.url().includes('/media/'))
      await page.goto(path)
      await hydrated(page)
      await failed
      if (hasPictures) await expect(page.locator(standIns).first()).toBeVisible()
      await expect.poll(() => page.evaluate(brokenPictures)).toEqual([])
    })
  }
})

const standIns = 'img:is([src="/placeholder-image.jpg"], [src="/fallback-image.jpg"], [src="/banner.jpg"])'

/** Returns pictures that were requested and failed to load. Lazy ones off screen were not requested. */
function brokenPictures(): string[] {
  const shown = [...document.images].filter((image) => image.complete && image.currentSrc !== '')
  return shown.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
}

test.describe('while the shop does not answer', () => {
  test.use({ expectedErrors: [/50[23]|Error/] })

  for (const [fault, answer, words] of [
    ['no answer', unanswered, 'Something went wrong'],
    ['an invalid answer', noProduct, 'Error: Invalid product data'],
  ] as const) {
    test(`${fault} for a product shows an error, and a retry loads it`, async ({ page }) => {
      await page.goto('/productListing')
      await hydrated(page)
      await page.route(pageData, answer)
      await openFirstProduct(page)
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()

      await page.unroute(pageData)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveURL(/\/product\/\d+/)
      await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
    })
  }

  test('each section of the home page has an empty state', async ({ page }) => {
    await page.goto('/productListing/subcategory/7')
    await hydrated(page)
    await changePageData(page, (home) => {
      Object.assign(home, { banners: [], categories: [], mixedProducts: [], project: null, clients: [] })
      home.livingRoom.products = []
    })
    await page.getByRole('link', { name: 'Kastha, home page' }).click()
    await expect(page.getByText('No active banners.')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('No products available', { exact: true })).toHaveCount(2)
    await expect(main.getByText('No clients available at the moment.')).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Featured Categories' })).toHaveCount(0)
  })

  test('a failed listing shows an error, and a retry loads it', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    // The first sign of use makes the parts below a part of the app; before, their links load pages.
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await changePageData(page, (listing) =>
      Object.assign(listing, { products: [], totalProducts: 0, facets: undefined, hasFailed: true }),
    )
    await page.getByRole('main').getByRole('link', { name: 'View All' }).first().click()
    await expect(page.getByRole('heading', { name: 'No products available' })).toBeVisible()
    await expect(page.getByText('We could not load the products.')).toBeVisible()
    await expect(page.getByText('There are 0 products.')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('pages still render when browser calls to the API fail', async ({ page }) => {
    await page.route('**/api/**', unanswered)
    for (const path of ['/', '/productListing', '/product/1', '/search?q=bed']) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
    }
  })
})

test('a shop and a category without products have empty states', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  await changePageData(page, (listing) =>
    Object.assign(listing, { products: [], totalProducts: 0, facets: { ...listing.facets, priceRange: null } }),
  )
  await page
    .getByRole('navigation', { name: /^Categories in/ })
    .getByRole('link', { name: 'Bedroom' })
    .click()
  const empty = page.getByRole('region', { name: 'Products', exact: true })
  await expect(empty.getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await expect(empty.getByText('There is nothing in Bedroom yet.')).toBeVisible()
  await empty.getByRole('link', { name: 'Browse all products' }).click()
  await expect(empty.getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await expect(empty.getByText('No products available', { exact: true })).toBeVisible()
})

test.describe('a part whose script fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('shows an error, leaves the page intact, and loads on the next click', async ({ page }) => {
    await page.route('**/assets/categories-drawer*', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'Our Categories' }).filter({ visible: true })
    await opener.click()
    await expect(page.getByRole('status')).toContainText('This could not be loaded.')
    await expect(page.getByRole('heading', { name: 'Featured Categories' })).toBeVisible()

    await page.unroute('**/assets/categories-drawer*')
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Our Categories' })).toBeVisible()
  })
})
