import { expect, hydrated, overflow, test } from './test.ts'
import { violations } from './axe.ts'

const BED = '/product/1'

test(
  'nothing shifts or overflows; tabs keep the scroll position, and thumbnails change the picture',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shifted: 0 })
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value
      })
      observer.observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(BED)
    await hydrated(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001)
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    const tab = page.getByRole('tab', { name: 'Product Details' })
    await tab.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await tab.click()
    await expect(page).toHaveURL(`${BED}#details`)
    await expect(tab).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(before)

    // A phone has no thumbnails: a finger turns the pictures.
    if (isMobile) return
    await page.getByRole('link', { name: 'Show picture 2 of 2' }).click()
    await expect(page.getByText('2 / 2')).toBeInViewport()
    await expect(page).toHaveURL(`${BED}#details`)
  },
)

test('axe finds no violations on a product page @slow', async ({ page }) => {
  await page.goto('/product/1', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await violations(page)).toEqual([])
})
