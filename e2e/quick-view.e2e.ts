import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

const BEDS = '/productListing/subcategory/7'
const RARA = 'Rara wingback bed'
const PRODUCT_CALL = '**/api/product/*'

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog')
const expand = (of: Locator) => of.getByRole('button', { name: /^Expand/ })
const radio = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name })

async function open(page: Page, path = BEDS, name = RARA): Promise<Locator> {
  await page.goto(path)
  await hydrated(page)
  const bed = card(page, name)
  await bed.scrollIntoViewIfNeeded()
  await expand(bed).click()
  return bed
}

test('Expand opens the product in a dialog: pictures, what its page says, the way to it', async ({ page }) => {
  await open(page)
  await expect(dialog(page)).toHaveAccessibleName(`Quick view: ${RARA}`)
  await expect(dialog(page).getByRole('heading', { name: RARA, exact: true })).toBeVisible()
  await expect(dialog(page).getByText('Nrs. 98,500').first()).toBeVisible()
  await expect(dialog(page).getByText(/^In Stock \(\d+\)$/)).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: /^Rated 4\.7/ })).toBeVisible()
  const details = dialog(page).getByRole('link', { name: 'Details, review and custom request' })
  await expect(details).toHaveAttribute('href', '/product/1')
  expect(await overflow(page)).toBe(0)
  await details.click()
  await expect(page).toHaveURL('/product/1')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: RARA })).toBeVisible()
})

test('the reviews lead to those of the page', async ({ page }) => {
  await open(page)
  await dialog(page)
    .getByRole('link', { name: /reviews?$/, exact: false })
    .first()
    .click()
  await expect(page).toHaveURL('/product/1#reviews')
  await expect(page.getByRole('tabpanel', { name: /^Reviews/ })).toBeVisible()
})

test('it starts with the size chosen on the card, and choosing leaves the address alone', async ({ page }) => {
  await page.goto(BEDS)
  await hydrated(page)
  const bed = card(page, RARA)
  await bed.getByRole('button', { name: '153*200' }).click()
  await expand(bed).click()
  await expect(radio(page, /^153/)).toBeChecked()
  await expect(dialog(page).getByText('12.1% off')).toBeVisible()
  await radio(page, /^Hydraulics/).click()
  await expect(radio(page, /^Hydraulics/)).toBeChecked()
  await radio(page, /^153/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, /^183/)).toBeChecked()
  await expect(radio(page, /^183/)).toBeFocused()
  await expect(page).toHaveURL(BEDS)
  await expect(dialog(page).getByRole('link', { name: /^Details, review/ })).toHaveAttribute(
    'href',
    /^\/product\/1\?size=183\*200&type=Hydraulics$/,
  )
})

test('thumbnails on the picture change it', async ({ page }) => {
  await open(page)
  const thumbnails = dialog(page)
    .getByRole('list', { name: `Pictures of ${RARA}` })
    .getByRole('button')
  await expect(thumbnails).toHaveCount(4)
  const main = dialog(page).locator('picture img').first()
  const first = await main.getAttribute('src')
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(main).not.toHaveAttribute('src', first!)
})

test('Escape, the close button and a press outside close it, and the focus comes back', async ({ page, isMobile }) => {
  const bed = await open(page)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(expand(bed)).toBeFocused()

  await expand(bed).click()
  await dialog(page).getByRole('button', { name: 'Close quick view' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(expand(bed)).toBeFocused()

  await expand(bed).click()
  await expect(dialog(page)).toBeVisible()
  if (isMobile) await page.touchscreen.tap(20, 20)
  else await page.mouse.click(20, 20)
  await expect(dialog(page)).toHaveCount(0)
})

test('the next opening shows no trace of the last', async ({ page }) => {
  const bed = await open(page)
  await radio(page, /^183/).click()
  await expect(radio(page, /^183/)).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expand(bed).click()
  await expect(radio(page, /^122/)).toBeChecked()
})

test('another product waits under a placeholder, and a product seen before comes at once', async ({ page }) => {
  await open(page)
  await expect(radio(page, /^122/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(PRODUCT_CALL, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await held.promise
    await route.continue()
  })
  await expand(card(page, 'Asan platform bed')).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Loading product...')
  await expect(dialog(page).getByText(RARA)).toHaveCount(0)
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  held.resolve()
  await expect(dialog(page).getByRole('heading', { name: 'Asan platform bed', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await expand(card(page, RARA)).click()
  await expect(radio(page, /^122/)).toBeVisible()
  expect(asked).toEqual(['/api/product/2'])
})

test('a product seen a while ago comes at once, and its price is asked for again behind', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await radio(page, /^153/).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  const held = Promise.withResolvers<void>()
  await page.route(PRODUCT_CALL, async (route) => {
    const answer = await route.fetch()
    await held.promise
    const { product, ...rest } = await answer.json()
    const variants = product.variants.map((variant: object) => ({ ...variant, price: 43_210 }))
    await route.fulfill({ json: { ...rest, product: { ...product, variants } } })
  })
  await page.clock.fastForward('02:00')
  await expand(card(page, RARA)).click()
  await expect(dialog(page).getByText('Nrs. 98,500').first()).toBeVisible()
  await radio(page, /^153/).click()
  held.resolve()
  await expect(dialog(page).getByText('Nrs. 43,210').first()).toBeVisible()
  await expect(radio(page, /^153/)).toBeChecked()
})

test('the dialog is as wide as the window allows, 1180 px at most; on a phone a sheet from 56 px', async ({
  page,
  isMobile,
}) => {
  await open(page)
  await expect(radio(page, /^122/)).toBeVisible()
  if (isMobile) await expect.poll(async () => (await dialog(page).boundingBox())!.y).toBe(56)
  const box = (await dialog(page).boundingBox())!
  expect(box.width).toBe(isMobile ? 390 : 1180)
  const picture = (await dialog(page).locator('picture img').first().boundingBox())!
  expect(isMobile ? picture.height : picture.width).toBe(isMobile ? 256 : 590)
  if (!isMobile) {
    const summary = (await dialog(page).getByRole('heading', { name: RARA, exact: true }).boundingBox())!
    expect(summary.x).toBeGreaterThanOrEqual(picture.x + picture.width)
    await page.setViewportSize({ width: 1100, height: 900 })
    await expect.poll(async () => (await dialog(page).boundingBox())!.width).toBe(1100 - 2 * 24)
  }
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing is wider than the window', async ({ page }) => {
    await open(page)
    await expect(radio(page, /^122/)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await dialog(page).evaluate((popup) => popup.scrollWidth - popup.clientWidth)).toBe(0)
  })
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED|404|Failed to fetch/] })

  test('it says so, and trying again brings the product', async ({ page }) => {
    await page.route(PRODUCT_CALL, (route) => route.abort())
    await open(page)
    await expect(dialog(page).getByText('The product could not be loaded')).toBeVisible({ timeout: 10_000 })
    await page.unroute(PRODUCT_CALL)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(radio(page, /^122/)).toBeVisible()
  })

  test('a product that has gone is not found', async ({ page }) => {
    const body = { success: false, error: true, code: 'not_found', message: 'No product has that id.' }
    await page.route(PRODUCT_CALL, (route) => route.fulfill({ status: 404, json: body }))
    await open(page)
    await expect(dialog(page).getByText('Product not found')).toBeVisible()
  })

  test('a quick view that cannot be loaded leaves the page as it is', async ({ page }) => {
    await page.route('**/assets/quick-view-*.js', (route) => route.abort())
    const bed = await open(page)
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible()
    await expect(bed).toBeVisible()
  })
})
