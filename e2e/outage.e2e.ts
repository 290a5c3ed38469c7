import type { Page, Route } from '@playwright/test'
import { pages } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

/** What a page asks for when it is reached from another page. */
const pageData = '**/*.data*'

const unanswered = (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' })

async function openFirstProduct(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
}

test.describe('without pictures', () => {
  test.use({ expectedErrors: [/ERR_FAILED|404/] })

  for (const [name, path] of Object.entries(pages)) {
    test(`${name} shows what stands in for them`, async ({ page, isMobile }) => {
      test.skip(!isMobile, 'the same parts show them on a desk')
      await page.route('**/media/**', (route) => route.abort())
      await page.goto(path)
      await hydrated(page)
      await expect.poll(() => page.evaluate(brokenPictures)).toEqual([])
    })
  }
})

/** Pictures that were asked for and did not come. Lazy ones that nobody came near were not asked for. */
function brokenPictures(): string[] {
  const shown = [...document.images].filter((image) => image.complete && image.currentSrc !== '')
  return shown.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
}

test.describe('while the shop does not answer', () => {
  test.use({ expectedErrors: [/503|Error/] })

  test('a product says so, and trying again brings it', async ({ page }) => {
    await page.goto('/productListing')
    await hydrated(page)
    await page.route(pageData, unanswered)
    await openFirstProduct(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()

    await page.unroute(pageData)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
  })

  test('every page that is open stays whole', async ({ page }) => {
    await page.route('**/api/**', unanswered)
    for (const path of ['/', '/productListing', '/product/1', '/search?q=bed']) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
    }
  })
})

test('over a slow network the page stays until the next is there', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.goto('/productListing')
  await hydrated(page)
  await page.route(pageData, async (route) => {
    await held.promise
    await route.continue()
  })
  await openFirstProduct(page)
  await expect(page.getByText(/There are \d+ products\./)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
})

test.describe('a part whose script does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('says so, leaves the page as it is, and comes with the next press', async ({ page }) => {
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
