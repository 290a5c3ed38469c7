import type { Locator } from '@playwright/test'
import { expect, hydrated, overflow, test } from './test.ts'
import { violations } from './axe.ts'

const BED = '/product/1'

type Box = { y: number; height: number }
const box = async (locator: Locator): Promise<Box> => (await locator.boundingBox())!
const bottomOf = ({ y, height }: Box) => y + height

test(
  'first picture, price and Add to Cart are on the first screen of phones and small laptops',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1366, height: 657 })
    for (const path of [BED, `/ne${BED}`]) {
      await page.goto(path)
      await hydrated(page)
      const { height } = page.viewportSize()!
      const main = page.getByRole('main')
      expect((await box(main.locator('img:visible').first())).y).toBeLessThan(height / 2)
      expect(
        bottomOf(
          await box(
            main
              .getByText(/^(Nrs\.|रु\.)/)
              .filter({ visible: true })
              .first(),
          ),
        ),
      ).toBeLessThan(height - 80)
      const adding = main.getByRole('button', { name: /^(Add to Cart|कार्टमा थप्नुहोस्)$/ })
      const buttons = await adding.filter({ visible: true }).all()
      const bottoms = await Promise.all(buttons.map(async (button) => bottomOf(await box(button))))
      expect(Math.min(...bottoms)).toBeLessThanOrEqual(height)
    }
  },
)

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

test(
  'a press on “Ask a question” that is the first touch of the page opens its form',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(BED)
    await hydrated(page)
    // Scrolling there would load the script before the press.
    await page.getByRole('button', { name: 'Ask a question' }).dispatchEvent('click')
    await expect(page.getByRole('dialog', { name: 'Ask a question' })).toBeVisible()
  },
)
