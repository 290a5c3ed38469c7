import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const BED = '/product/1'
const main = (page: Page) => page.getByRole('main')

test('the breadcrumb leads home and to the listing of its kind, as the kind above the name does', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(steps.getByRole('listitem')).toHaveText(['Home', 'Beds', 'Rara wingback bed'])
  await expect(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  const kinds = main(page).getByRole('link', { name: 'Beds', exact: true })
  await expect(kinds).toHaveCount(2)
  await expect(kinds.first()).toHaveAttribute('href', '/productListing/subcategory/7')
  await kinds.last().click()
  await expect(page).toHaveURL('/productListing/subcategory/7')
})

test('rating, stock, description, prices and the note on free shipping stand beside the pictures', async ({ page }) => {
  await page.goto(BED)
  await expect(main(page).getByRole('img', { name: 'Rated 4.7 of 5 stars' }).first()).toBeVisible()
  await expect(
    main(page)
      .getByText(/^In Stock \(\d+\)$/)
      .first(),
  ).toBeVisible()
  const { product } = await (await page.request.get('/api/product/1')).json()
  const [firstLine] = (product.description as string).split('\n')
  await expect(main(page).getByText(firstLine!).first()).toBeVisible()
  await expect(main(page).getByText('Nrs. 98,500', { exact: true }).first()).toBeVisible()
  await expect(main(page).locator('s').first()).toHaveText('Old price Nrs. 1,12,000')
  await expect(
    main(page).getByText('Free Shipping and Installation for all the orders over Nrs. 1,00,000'),
  ).toBeVisible()
})

test('the weights are those of the sizes, and King is named among them', async ({ page }) => {
  await page.goto(BED)
  const { product } = await (await page.request.get('/api/product/1')).json()
  const weights = main(page).getByRole('list', { name: 'Weight' }).getByRole('listitem')
  await expect(weights).toHaveCount(product.size.length)
  await expect(weights.first()).toHaveText(`122*200: ${product.productWeight[0]}`)
  await expect(main(page).getByRole('radio', { name: /^183\*200 King Size Bed/ })).toBeVisible()
})

test('the reviews scroll within 300 px', async ({ page }) => {
  await page.goto(`${BED}#reviews`)
  await hydrated(page)
  const reviews = page.getByRole('list', { name: 'Reviews' })
  await expect(reviews).toBeVisible()
  expect((await reviews.boundingBox())!.height).toBeLessThanOrEqual(300)
  expect(await reviews.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0)
  await expect(reviews.getByRole('listitem').first().locator('img[src="/avatar.svg"]')).toBeAttached()
})

test('the listing draws its breadcrumb', async ({ page }) => {
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await page.goto('/productListing/subcategory/7')
  await expect(steps).toHaveText(['Home', 'Bedroom', 'Beds'])
  await page.goto('/productListing')
  await expect(steps).toHaveText(['Home', 'All Products'])
})

test('the grid has four columns on a desk and two on a phone, the list one', async ({ page, isMobile }) => {
  const columns = async () => {
    const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()))
    return new Set(boxes.map((box) => Math.round(box!.x))).size
  }
  await page.goto('/productListing')
  expect(await columns()).toBe(isMobile ? 2 : 4)
  await page.goto('/productListing?view=list')
  expect(await columns()).toBe(1)
})

test('a listing of one page has no page numbers', async ({ page }) => {
  await page.goto('/productListing/subcategory/7')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
})

test('the ways to sort have their names, Sales first', async ({ page }) => {
  await page.goto('/productListing')
  await expect(page.getByRole('combobox', { name: 'Sort By' }).getByRole('option')).toHaveText([
    'Sales, highest to lowest',
    'Relevance',
    'Name, A to Z',
    'Name, Z to A',
    'Price, low to high',
    'Price, high to low',
  ])
})
