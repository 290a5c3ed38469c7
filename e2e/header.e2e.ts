import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const header = (page: Page) => page.getByRole('banner')
const logo = (page: Page) => page.getByRole('link', { name: 'Kastha, home page' })

/** Scrolls in steps, as a mouse wheel does. */
async function wheel(page: Page, top: number): Promise<void> {
  await page.evaluate(async (by) => {
    for (let moved = 0; moved < Math.abs(by); moved += 100) {
      scrollBy({ top: Math.sign(by) * 100, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, top)
}

/** Returns the bottom edge of the header's visible parts, without the space of hidden ones. */
async function lowestPart(page: Page): Promise<number> {
  return header(page).evaluate((element) => {
    const parts = [...element.children].filter((part) => getComputedStyle(part).visibility === 'visible')
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
  })
}

test('the header is sticky, and the skip link moves below it @slow', async ({ page }) => {
  await page.goto('/product/1')
  await hydrated(page)
  await wheel(page, 700)
  await expect(logo(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => lowestPart(page)).toBe(122)
  await wheel(page, -200)
  await expect(logo(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => lowestPart(page)).toBe(138)

  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.focus()
  await skip.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toBeFocused()
  const lowest = () => header(page).evaluate((one) => one.getBoundingClientRect().bottom)
  await expect.poll(async () => (await main.boundingBox())!.y - (await lowest())).toBeGreaterThanOrEqual(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
