import type { Page } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'

const BEDS = '/productListing/subcategory/7'
const [RARA, ASAN] = ['Rara wingback bed', 'Asan platform bed']

const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Products to compare' })
const column = (page: Page, name: string) => page.getByRole('columnheader', { name })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test(
  'products to compare appear in a bar on listings and in other tabs, which opens the comparison @slow',
  { tag: '@slow-phone' },
  async ({ page, context }) => {
    await open(page, BEDS)
    const other = await context.newPage()
    await open(other, '/productListing')
    await expect(bar(page)).toHaveCount(0)
    for (const name of [RARA, ASAN]) await toggle(page, name).click()
    await expect(bar(page).getByRole('button', { name: `Remove ${RARA} from the comparison` })).toBeVisible()

    // At the end of the page the bar covers nothing.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(async () => {
        const [above, below] = [(await page.getByRole('contentinfo').boundingBox())!, (await bar(page).boundingBox())!]
        return Math.abs(Math.round(below.y - above.y - above.height))
      })
      .toBe(0)
    expect(await overflow(page)).toBe(0)

    await bar(other).getByRole('link', { name: 'Compare (2)' }).click()
    await expect(other).toHaveURL(/\/compare\?products=1%3F.*size%3D122\*200,2%3F/)
    await expect(column(other, RARA)).toBeVisible()
    await expect(bar(other)).toHaveCount(0)
    await other.reload()
    await expect(column(other, ASAN)).toBeAttached()
  },
)

test('on a laptop the first rows are in sight beside the heads of four products', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await open(page, '/compare?products=1,2,3,4')
  await expect(column(page, RARA)).toBeInViewport()
  for (const name of [/^Price/, /^Gets into my home/]) {
    await expect(page.getByRole('rowheader', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('rowheader', { name: /^Available Sizes/ })).toBeInViewport()
})
