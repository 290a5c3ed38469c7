import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

/** An open filter sheet hides the products from screen readers; tests still need them. */
const includeHidden = true

const region = (page: Page) => page.getByRole('region', { name: 'Products', includeHidden })
const countLine = (page: Page) => page.getByRole('status', { includeHidden }).filter({ hasText: /^There (is|are)/ })

/** Returns the number in the count line once loading has finished. */
async function shownCount(page: Page): Promise<number> {
  await expect(region(page)).toHaveAttribute('aria-busy', 'false')
  return Number(/\d[\d,]*/.exec((await countLine(page).textContent()) ?? '')?.[0].replaceAll(',', ''))
}

/** Returns the filters: a sidebar on a desktop, a sheet on a phone. */
async function filters(page: Page): Promise<Locator> {
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  if (await sidebar.isVisible()) return sidebar
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(sheet).toBeVisible()
  return sheet
}

async function leaveFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  if (!(await sheet.isVisible())) return
  await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await expect(sheet).toBeHidden()
}

test(
  'the first screen of phones and small laptops shows a row of pictures, names and prices',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1366, height: 657 })
    const { height } = page.viewportSize()!
    for (const path of ['/productListing', '/productListing/subcategory/7', '/ne/productListing/category/1']) {
      await page.goto(path)
      await hydrated(page)
      const cards = await page.getByRole('article').all()
      expect(cards.length, path).toBeGreaterThan(4)
      for (const card of cards.slice(0, isMobile ? 2 : 4)) {
        const price = card.getByText(/^(Nrs\.|रु\.)/).first()
        const box = (await price.boundingBox())!
        expect(box.y + box.height, path).toBeLessThanOrEqual(height)
      }
    }
  },
)

test('a price typed before its script has come is kept, and Enter applies it', async ({ page }) => {
  const { promise: isTyped, resolve: arrive } = Promise.withResolvers<void>()
  await page.goto('/productListing?sort=price')
  await hydrated(page)
  await page.route('**/assets/*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  const highest = page.getByRole('textbox', { name: 'To', exact: true })
  await highest.click()
  await highest.pressSequentially('60000')
  await expect(highest).toHaveValue('60000')
  await highest.press('Enter')
  await expect(page).toHaveURL('/productListing?sort=price&maxPrice=60000')
  arrive()
  await expect(page.getByRole('link', { name: 'Remove filter: Up to Nrs. 60,000' })).toBeVisible()
  await highest.blur()
  await expect(highest).toHaveValue('60,000')
})

test('a row of categories fades only where it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/productListing')
  const row = page.getByRole('navigation', { name: 'Categories in All Products' })
  const fades = () =>
    row.evaluate((element) => {
      const style = getComputedStyle(element)
      return [style.getPropertyValue('--faded-start'), style.getPropertyValue('--faded-end')]
    })
  expect(await fades()).toEqual(['0px', '40px'])
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect.poll(fades).toEqual(['40px', '0px'])
})

test('filters, sort order and page are in the URL, through reload and Back @slow-phone', async ({ page }) => {
  await page.goto('/productListing/category/1')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Categories in Bedroom' }).getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bedroom' })).toBeVisible()

  await page.goto('/productListing')
  await hydrated(page)
  const everything = await shownCount(page)
  await (await filters(page)).getByRole('checkbox', { name: /^In Stock/ }).click()
  await expect(page).toHaveURL('/productListing?availability=in-stock')
  // The URL changes a moment before the products.
  await expect.poll(() => shownCount(page)).toBeLessThan(everything)
  const inStock = await shownCount(page)
  await leaveFilters(page)

  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price, low to high')
  await expect(page).toHaveURL('/productListing?sort=price&availability=in-stock')
  expect(await shownCount(page)).toBe(inStock)

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/productListing?page=2&sort=price&availability=in-stock')
  await expect(page).toHaveTitle(/page 2/)
  await expect(region(page).getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  const first = await page.getByRole('article').first().getByRole('heading').innerText()

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first)
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('price')
  await expect(page.getByRole('link', { name: 'First page' })).toHaveAttribute(
    'href',
    '/productListing?sort=price&availability=in-stock',
  )

  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Name, A to Z')
  await expect(page).toHaveURL('/productListing?sort=name&availability=in-stock')
  await page.goBack()
  await expect(page).toHaveURL('/productListing?page=2&sort=price&availability=in-stock')
  await page.goBack()
  await expect(page).toHaveURL('/productListing?sort=price&availability=in-stock')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('-sales')
  await page.goBack()
  await expect(page).toHaveURL('/productListing')
  await expect.poll(() => shownCount(page)).toBe(everything)
})

test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const card = page.getByRole('article').nth(8)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await page.goBack()
  await expect(page.getByRole('article').nth(8)).toBeInViewport()
})

test('a filter shows as many products as its count, and keeps the scroll position @slow @slow-phone', async ({
  page,
}) => {
  await page.goto('/productListing')
  await hydrated(page)
  const panel = await filters(page)
  for (const name of [/^Living Room/, /^10% and Above/, /^5 stars/]) {
    const choice = panel.getByRole('checkbox', { name })
    await choice.scrollIntoViewIfNeeded()
    const promised = await promisedCount(choice)
    const scrolledTo = await page.evaluate(() => scrollY)
    await choice.click()
    await expect(choice).toBeChecked()
    await expect(choice).toBeFocused()
    await expect.poll(() => shownCount(page)).toBe(promised)
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo)
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form with several choices, a price and a sort order @slow @slow-phone', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/productListing?view=list')
    if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await panel.getByRole('checkbox', { name: /^Bedroom/ }).check()
    await panel.getByRole('checkbox', { name: /^Living Room/ }).check()
    await panel.getByRole('textbox', { name: 'To', exact: true }).fill('1,00,000')
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price, high to low')
    await panel.getByRole('button', { name: 'Apply' }).click()

    await expect(page.getByRole('link', { name: 'Remove filter: Bedroom' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove filter: Living Room' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove filter: Up to Nrs. 1,00,000' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('-price')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/productListing?sort=-price&view=list')
  })

  test('pages are links @slow @slow-phone', async ({ page }) => {
    await page.goto('/productListing')
    await page.getByRole('link', { name: 'Last page' }).click()
    await expect(page).toHaveURL(/\?page=\d+$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('while the shop does not answer', () => {
  // The cart may still be loading when the connection drops.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|The cart could not be read/] })

  test('a filter says that the connection is gone, and is applied once it is back @slow @slow-phone', async ({
    page,
    context,
  }) => {
    await page.goto('/productListing')
    await hydrated(page)
    const panel = await filters(page)
    await context.setOffline(true)
    await panel.getByRole('checkbox', { name: /^In Stock/ }).click()
    await expect(page.getByText(/check your connection/i)).toBeVisible()
    await context.setOffline(false)
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(/availability=in-stock/)
    await expect(page.getByRole('article', { includeHidden }).first()).toBeVisible()
  })
})

/** Returns the number of products in the name of a choice. The first scrolling replaces the served filters by live ones. */
async function promisedCount(choice: Locator): Promise<number> {
  let count = NaN
  const read = async () => (count = Number(/(\d+) products?"/.exec(await choice.ariaSnapshot())?.[1]))
  await expect.poll(read).toBeGreaterThan(0)
  return count
}
