import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

/** An open sheet hides the products behind it from screen readers; they are there all the same. */
const includeHidden = true

const region = (page: Page) => page.getByRole('region', { name: 'Products', includeHidden })
const countLine = (page: Page) => page.getByRole('status', { includeHidden }).filter({ hasText: /^There (is|are)/ })

/** How many products the count line tells of, once nothing is loading. */
async function shownCount(page: Page): Promise<number> {
  await expect(region(page)).toHaveAttribute('aria-busy', 'false')
  return Number(/\d[\d,]*/.exec((await countLine(page).textContent()) ?? '')?.[0].replaceAll(',', ''))
}

/** The filters: beside the products, or in the sheet where there is no room. */
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

test('a visitor filters, sorts, turns the page, reloads, and walks back through all of it', async ({ page }) => {
  await page.goto('/productListing/category/1')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Part of Bedroom' }).getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bedroom' })).toBeVisible()

  await page.goto('/productListing')
  await hydrated(page)
  const everything = await shownCount(page)
  await (await filters(page)).getByRole('checkbox', { name: /^In Stock/ }).click()
  await expect(page).toHaveURL('/productListing?availability=in-stock')
  const inStock = await shownCount(page)
  expect(inStock).toBeLessThan(everything)
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
  expect(await shownCount(page)).toBe(everything)
})

test('Back returns to where the visitor had scrolled', async ({ page }) => {
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

test('choosing shows as many products as its count promised, and the page stays where it is', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const panel = await filters(page)
  for (const name of [/^Living Room/, /^10% and Above/, /^5 stars/]) {
    const choice = panel.getByRole('checkbox', { name })
    await choice.scrollIntoViewIfNeeded()
    const promised = Number(/(\d+) products?$/.exec(await accessibleName(choice))?.[1])
    const scrolledTo = await page.evaluate(() => scrollY)
    await choice.click()
    await expect(choice).toBeChecked()
    await expect(choice).toBeFocused()
    await expect.poll(() => shownCount(page)).toBe(promised)
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo)
  }
})

test('the filters are those of the specification, prices from 10,000 to 2,00,000 where nothing lies outside', async ({
  page,
}) => {
  await page.goto('/productListing')
  await hydrated(page)
  const all = await filters(page)
  const choices = (group: string) => all.getByRole('group', { name: group }).getByRole('checkbox').all()
  const names = async (group: string) =>
    (await Promise.all((await choices(group)).map(accessibleName))).map((name) => name.replace(/\s*\d+ products?$/, ''))
  expect(await names('Category')).toEqual([
    'Bedroom',
    'Living Room',
    'Dining & Kitchen',
    'Office Items',
    'OutDoor Items',
    'Bedding Items',
  ])
  expect(await names('Availability')).toEqual(['Available', 'In Stock', 'Not Available'])
  expect(await names('Discount')).toEqual(['All', '10% and Above', '20% and Above', '30% and Above'])
  expect(await names('Rating')).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star'])

  // Lamps cost less than 10,000, beds do not.
  await page.goto('/productListing/subcategory/7')
  await hydrated(page)
  const ofBeds = await filters(page)
  await expect(ofBeds.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuetext', 'Nrs. 10,000')
  await expect(ofBeds.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', 'Nrs. 2,00,000')
  await expect(ofBeds.getByRole('textbox', { name: 'From', exact: true })).toHaveAttribute('placeholder', '10,000')
  await expect(ofBeds.getByRole('textbox', { name: 'To', exact: true })).toHaveAttribute('placeholder', '2,00,000')
})

test('one discount takes the place of another', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const panel = await filters(page)
  await panel.getByRole('checkbox', { name: /^10% and Above/ }).click()
  await panel.getByRole('checkbox', { name: /^20% and Above/ }).click()
  await expect(page).toHaveURL('/productListing?discount=20')
  await expect(panel.getByRole('checkbox', { name: /^10% and Above/ })).not.toBeChecked()
})

test('a price can be typed, and slid with the keyboard', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const panel = await filters(page)
  await panel.getByRole('textbox', { name: 'To', exact: true }).fill('50000')
  await panel.getByRole('textbox', { name: 'To', exact: true }).press('Enter')
  await expect(page).toHaveURL('/productListing?maxPrice=50000')
  await panel.getByRole('slider', { name: 'Highest price' }).press('ArrowRight')
  await expect(page).toHaveURL('/productListing?maxPrice=51000')
})

test('chips name what is chosen and take it away', async ({ page }) => {
  await page.goto('/productListing?maxPrice=100000&category=1,2&rating=5')
  await hydrated(page)
  const chips = page.getByRole('group', { name: 'Active filters' })
  await expect(chips.getByRole('link', { name: 'Remove filter: Up to Nrs. 1,00,000' })).toBeVisible()
  await chips.getByRole('link', { name: 'Remove filter: Living Room' }).click()
  await expect(page).toHaveURL('/productListing?maxPrice=100000&category=1&rating=5')
  await expect(chips.getByRole('link', { name: /^Remove filter: 5 stars/ })).toBeFocused()
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/productListing')
  await expect(chips).toBeHidden()
})

test('list and grid show the same products', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/productListing?view=list')
  expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(names)
})

test('filters that leave nothing say so, and can be cleared', async ({ page }) => {
  await page.goto('/productListing/subcategory/7?rating=1')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await expect(page.getByText('Nothing in Beds matches these filters.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL('/productListing/subcategory/7')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form: several boxes, a price and a sort at once', async ({ page, isMobile }) => {
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

  test('pages are links', async ({ page }) => {
    await page.goto('/productListing')
    await page.getByRole('link', { name: 'Last page' }).click()
    await expect(page).toHaveURL(/\?page=\d+$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('while the shop does not answer', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('a choice ends on a page that says so, and that goes on by itself with the connection', async ({
    page,
    context,
  }) => {
    await page.goto('/productListing')
    await hydrated(page)
    const panel = await filters(page)
    await context.setOffline(true)
    await panel.getByRole('checkbox', { name: /^In Stock/ }).click()
    await expect(page.getByText(/offline/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  })
})

test('what was listed keeps its place while the next is on its way', async ({ page }) => {
  await page.goto('/productListing')
  await hydrated(page)
  const panel = await filters(page)
  const products = region(page)
  const height = await products.evaluate((element) => element.getBoundingClientRect().height)
  const release = await holdData(page)
  await panel.getByRole('checkbox', { name: /^In Stock/ }).click()
  await expect(products).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Loading...')).toBeAttached()
  expect(await products.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
  release()
  await expect(products).toHaveAttribute('aria-busy', 'false')
})

for (const path of [
  '/productListing/category/1?view=list',
  '/productListing?maxPrice=175000&category=1,2,3,4,5&rating=5',
]) {
  test.describe(`at 320 px ${path}`, () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('nothing runs off the side', async ({ page }) => {
      await page.goto(path)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })
}

/** Keeps the data of the next pages back until the answer is called. */
async function holdData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

function accessibleName(choice: Locator): Promise<string> {
  return choice.evaluate((input: HTMLInputElement) => {
    const label = input.labels?.[0]?.cloneNode(true) as HTMLElement
    for (const hidden of label.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return label.textContent?.trim() ?? ''
  })
}
