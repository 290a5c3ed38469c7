import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

const BEDS = '/productListing/subcategory/7'
const [RARA, ASAN, HIMAL] = ['Rara wingback bed', 'Asan platform bed', 'Himal hydraulic storage bed']

const toggle = (of: Locator | Page, name: string) => of.getByRole('button', { name: `Compare ${name}`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Products to compare' })
const column = (page: Page, name: string) => page.getByRole('columnheader', { name })
const remove = (page: Page, name: string) => page.getByRole('link', { name: `Remove ${name} from the comparison` })
const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

async function compare(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await toggle(page, name).click()
    await expect(toggle(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
}

test(
  'chosen products wait in a bar on every page, and stand side by side behind it',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, BEDS)
    await expect(bar(page)).toHaveCount(0)
    await compare(page, RARA, ASAN)
    await expect(bar(page).getByRole('button', { name: `Remove ${RARA} from the comparison` })).toBeVisible()

    await open(page, '/')
    await bar(page).getByRole('link', { name: 'Compare (2)' }).click()
    await expect(page).toHaveURL('/compare?products=1,2')
    await expect(column(page, RARA)).toBeVisible()
    await expect(row(page, 'Price').getByRole('cell').first()).toHaveText(
      'New price Nrs. 98,500Old price Nrs. 1,12,000',
    )
    await expect(row(page, 'Price').getByRole('cell').nth(1)).toHaveText('Nrs. 74,500')
    await expect(bar(page)).toHaveCount(0)
  },
)

test('a product can be chosen on its own page and in the list view too', async ({ page }) => {
  await open(page, '/product/1')
  await compare(page, RARA)
  await expect(bar(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await open(page, `${BEDS}?view=list`)
  await expect(toggle(page, RARA)).toHaveAttribute('aria-pressed', 'true')
  await compare(page, ASAN)
  await toggle(page, RARA).click()
  await expect(toggle(page, RARA)).toHaveAttribute('aria-pressed', 'false')
  await expect(bar(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible()
})

test('a fifth product is refused in words', async ({ page }) => {
  await open(page, BEDS)
  await compare(page, RARA, ASAN, HIMAL, 'Pokhara bunk bed')
  await toggle(page, 'Mustang four-poster bed').click()
  await expect(page.getByText('You can compare 4 products at a time. Remove one to add another.')).toBeVisible()
  await expect(toggle(page, 'Mustang four-poster bed')).toHaveAttribute('aria-pressed', 'false')
})

test('the bar asks for what it shows of all products in one call', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/product/')) asked.push(pathname + search)
  })
  await page.addInitScript(() => localStorage.setItem('compare', '["3","1","999999999"]'))
  await open(page, '/')
  await expect(bar(page).getByRole('link', { name: 'Compare (2)' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: `Remove ${RARA} from the comparison` })).toBeVisible()
  expect(asked[0]).toBe('/api/product/getAllProducts?ids=3%2C1%2C999999999')
  expect(asked.filter((path) => !path.startsWith('/api/product/getAllProducts?'))).toEqual([])
})

test('another tab knows at once', async ({ page, context }) => {
  await open(page, BEDS)
  const other = await context.newPage()
  await open(other, BEDS)
  await compare(page, RARA)
  await expect(toggle(other, RARA)).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(other).getByRole('link', { name: 'Compare (1)' })).toBeVisible()
})

test('the bar is worked by keyboard: remove one, clear the rest', async ({ page }) => {
  await open(page, BEDS)
  await compare(page, RARA, ASAN, HIMAL)
  const out = (name: string) => bar(page).getByRole('button', { name: `Remove ${name} from the comparison` })
  await out(RARA).focus()
  await page.keyboard.press('Enter')
  await expect(out(RARA)).toHaveCount(0)
  await expect(out(ASAN)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Clear' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(toggle(page, ASAN)).toHaveAttribute('aria-pressed', 'false')
})

test('the bar lies over nothing at the end of the page', async ({ page }) => {
  await open(page, BEDS)
  await compare(page, RARA)
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footer = page.getByRole('contentinfo')
  await expect
    .poll(async () => {
      const [above, below] = [(await footer.boundingBox())!, (await bar(page).boundingBox())!]
      return Math.abs(Math.round(below.y - above.y - above.height))
    })
    .toBe(0)
  expect(await overflow(page)).toBe(0)
})

test.describe('with something else in the storage', () => {
  test.use({ expectedErrors: [/404/] })

  for (const stored of ['nonsense', '{"1":true}', '[1,null,"<b>"]', '["999999999"]']) {
    test(`${stored} is nothing to compare`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('compare', value), stored)
      await open(page, BEDS)
      await expect(bar(page)).toHaveCount(0)
      await expect(toggle(page, RARA)).toHaveAttribute('aria-pressed', 'false')
    })
  }
})

test('an address alone shows its products: shared, reloaded, walked back through', async ({ page }) => {
  await open(page, '/compare?products=1,2,3')
  for (const name of [RARA, ASAN, HIMAL]) await expect(column(page, name)).toBeAttached()
  await page.reload()
  await hydrated(page)
  await remove(page, ASAN).click()
  await expect(page).toHaveURL('/compare?products=1,3')
  await expect(column(page, ASAN)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/compare?products=1,2,3')
  await expect(column(page, ASAN)).toBeAttached()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('columns are taken out by keyboard: it is said, and the focus stays at hand', async ({ page }) => {
  await open(page, '/compare?products=1,2,3')
  const takeOut = async (name: string) => {
    await remove(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(column(page, name)).toHaveCount(0)
    await expect(page.getByRole('status').getByText(`${name} is no longer compared`)).toBeVisible()
  }
  await takeOut(ASAN)
  await expect(remove(page, HIMAL)).toBeFocused()
  await takeOut(HIMAL)
  await expect(remove(page, RARA)).toBeFocused()
  await takeOut(RARA)
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('of an address with too much or nonsense the first four valid products count', async ({ page }) => {
  await open(page, '/compare?products=x,1,0,2,1,3,5,4,20')
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(column(page, 'Mustang four-poster bed')).toHaveCount(0)
})

test('an address without products stands for those kept in the browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '["2","1"]'))
  await open(page, '/compare')
  await expect(page).toHaveURL('/compare?products=2,1')
  await expect(column(page, RARA)).toBeAttached()
  await page.getByRole('link', { name: `Remove ${ASAN} from the comparison` }).click()
  await expect(column(page, ASAN)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('compare'))).toBe('["1"]')
  await expect(page.getByRole('link', { name: 'Add another product' })).toBeVisible()
})

test('with nothing to compare the page leads to all products', async ({ page }) => {
  await open(page, '/compare')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse all products' }).click()
  await expect(page).toHaveURL('/productListing')
})

test('where nothing of an address is left, those kept in the browser are offered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '["999999999","2","1"]'))
  await open(page, '/compare?products=999999999')
  await expect(page.getByText('One product has left the shop and is not shown.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL('/compare?products=2,1')
  await expect(column(page, RARA)).toBeAttached()
})

test('a product that has left the shop is left out and said', async ({ page }) => {
  await open(page, '/compare?products=1,999999999')
  await expect(page.getByText('One product has left the shop and is not shown.')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test('rows that differ are marked, and can be shown alone', async ({ page }) => {
  await open(page, '/compare?products=1,2')
  await expect(row(page, 'Stock')).toBeVisible()
  await expect(row(page, 'Price').getByRole('rowheader')).toHaveText('Price (differs)')
  await expect(row(page, 'Stock').getByRole('rowheader')).toHaveText('Stock')
  await expect(row(page, 'Stock').getByRole('cell')).toHaveText(['In Stock', 'In Stock'])
  await page.getByRole('switch', { name: 'Show only differences' }).click()
  await expect(row(page, 'Stock')).toHaveCount(0)
  await expect(row(page, 'Price')).toBeVisible()
  await page.getByRole('switch').click()
  await expect(row(page, 'Stock')).toBeVisible()
})

for (const width of [320, 390, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the table scrolls inside itself, and the names of its rows stay', async ({ page }) => {
      await open(page, '/compare?products=1,2,3,5')
      expect(await overflow(page)).toBe(0)
      const table = page.getByRole('region', { name: 'Compare products' })
      const header = page.getByRole('rowheader', { name: /^Price/ })
      const before = (await header.boundingBox())!.x
      await table.evaluate((element) => element.scrollTo({ left: 400 }))
      await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
      expect((await header.boundingBox())!.x).toBe(before)
    })

    test('the bar fits', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('compare', '["1","2","3","5"]'))
      await open(page, BEDS)
      await expect(bar(page).getByRole('link', { name: 'Compare (4)' })).toBeInViewport({ ratio: 1 })
      expect(await overflow(page)).toBe(0)
      // What the browser scrolls to for the keyboard stops above it.
      const kept = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
      expect(kept).toBeGreaterThan((await bar(page).boundingBox())!.height)
    })
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared comparison reads well, and one can be taken out', async ({ page }) => {
    await page.goto('/compare?products=1,2')
    await expect(column(page, RARA)).toBeVisible()
    await expect(page.getByRole('switch')).toBeHidden()
    await page.getByRole('link', { name: `Remove ${RARA} from the comparison` }).click()
    await expect(page).toHaveURL('/compare?products=2')
    await expect(column(page, RARA)).toHaveCount(0)
    await page.goto('/compare')
    await expect(page.getByRole('heading', { name: 'Compare up to four products' })).toBeVisible()
    await page.goto(BEDS)
    await expect(toggle(page, RARA)).toBeHidden()
  })
})
