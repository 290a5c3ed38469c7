import type { Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

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

test('the weights are those of the sizes, and choosing one chooses its size', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const { product } = await (await page.request.get('/api/product/1')).json()
  const weights = main(page).getByRole('list', { name: 'Weight' }).getByRole('listitem')
  await expect(weights).toHaveCount(product.size.length)
  await expect(weights.first()).toHaveText(`122*200: ${product.productWeight[0]}`)

  await weights.filter({ hasText: '183*200' }).getByRole('link').click()
  await expect(page).toHaveURL(/size=183\*200/)
  await expect(main(page).getByRole('radio', { name: /^183\*200 King Size Bed/ })).toBeChecked()
})

test('the reviews scroll within 300 px', async ({ page }) => {
  await page.goto(`${BED}#reviews`)
  await hydrated(page)
  const reviews = page.getByRole('list', { name: 'Reviews' })
  await expect(reviews).toBeVisible()
  expect((await reviews.boundingBox())!.height).toBe(300)
  expect(await reviews.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0)
  await expect(reviews.getByRole('listitem').first().locator('img[src="/avatar.svg"]')).toBeAttached()
})

test('the reviews fade while more follow, and the keyboard scrolls them', async ({ page }) => {
  await page.goto(`${BED}#reviews`)
  await hydrated(page)
  const reviews = page.getByRole('list', { name: 'Reviews' })
  const fade = () => reviews.evaluate((list) => getComputedStyle(list).getPropertyValue('--fade'))
  await expect.poll(fade).toBe('72px')
  await reviews.focus()
  await page.keyboard.press('End')
  await expect.poll(fade).toBe('0px')
  await expect(reviews.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
})

test('the table names what is special, one after another', async ({ page }) => {
  await page.goto(`${BED}#details`)
  await hydrated(page)
  const { product } = await (await page.request.get('/api/product/1')).json()
  const features = (product.specialFeatures as string).split(',').map((feature) => feature.trim())
  expect(features.length).toBeGreaterThan(1)
  await expect(page.getByRole('row', { name: /^Special Features/ }).getByRole('listitem')).toHaveText(features)
})

test('the drawing says the measures of the chosen size in centimetres, and in feet when asked', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const drawing = page.getByRole('tabpanel').getByRole('img', { name: /^Outline drawing/ })
  await expect(drawing.getByText('Width 145 cm')).toBeVisible()
  await main(page)
    .getByRole('radio', { name: /^153\*200/ })
    .click()
  await expect(drawing).toHaveAccessibleName(
    'Outline drawing: 176 cm (5 ft 9 in) wide, 219 cm (7 ft 2 in) deep, 124 cm (4 ft 1 in) high',
  )
  await expect(drawing.getByText('Width 176 cm')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Overall size of the furniture in 153*200.')).toBeVisible()
  const feet = page.getByRole('tabpanel').getByRole('button', { name: 'feet and inches' })
  await feet.click()
  await expect(feet).toHaveAttribute('aria-pressed', 'true')
  await expect(drawing.getByText('Width 5 ft 9 in')).toBeVisible()
  await expect(drawing.getByText('Width 176 cm')).toHaveCount(0)
})

test('the size guide tells what the three bed sizes measure, suit and need', async ({ page }) => {
  await page.goto(BED)
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Size guide' })
  await opener.click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide.getByRole('img', { name: /^The three mattresses from above, to scale/ })).toBeVisible()
  const rows = guide.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('Single Size Bed')
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['122 × 200 cm4 ft × 6 ft 7 in', /^242 × 260 cm/])
  await expect(rows.nth(2)).toContainText('Two adults in an ordinary bedroom.')
  await expect(rows.nth(3).getByRole('cell').first()).toHaveText('183 × 200 cm6 ft × 6 ft 7 in')
  await expect(guide.getByText('Rara wingback bed in 183*200 measures 206 × 219 cm on the floor')).toBeAttached()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(opener).toBeFocused()
})

test('what comes in no bed size has no size guide', async ({ page }) => {
  await page.goto('/product/9')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Size guide' })).toHaveCount(0)
})

test('the listing draws its breadcrumb', async ({ page }) => {
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await page.goto('/productListing/subcategory/7')
  await expect(steps).toHaveText(['Home', 'Bedroom', 'Beds'])
  await page.goto('/productListing')
  await expect(steps).toHaveText(['Home', 'All Products'])
})

test(
  'a page lists twelve, in four columns on a desk and two on a phone, in the list view in one',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const columns = async () => {
      const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()))
      return new Set(boxes.map((box) => Math.round(box!.x))).size
    }
    await page.goto('/productListing')
    await expect(page.getByRole('article')).toHaveCount(12)
    expect(await columns()).toBe(isMobile ? 2 : 4)
    await page.goto('/productListing?view=list')
    expect(await columns()).toBe(1)
  },
)

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
