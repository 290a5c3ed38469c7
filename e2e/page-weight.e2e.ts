import { observeShifts, readShift, weighPage } from '../bench/page-weight.ts'
import { openCart } from './cart-answers.ts'
import { expect, test } from './test.ts'

/** What a page contains of styles, in bytes as they travel (storefront/page-styles.test.ts weighs more pages). */
const MAX_STYLE_BYTES = 12_740

/**
 * What a phone fetches of scripts before the page answers to touch, with its texts, in bytes as they travel
 * (docs/operations.md, "What pages weigh"), and how many elements the page has before anybody uses it
 * (decision 071).
 */
const most = {
  '/': { script: 124_000, elements: 840 },
  '/productListing': { script: 136_000, elements: 900 },
  '/product/1': { script: 135_000, elements: 900 },
  '/cart': { script: 153_500, elements: 350 },
  '/checkout': { script: 153_500, elements: 350 },
}

for (const [path, { script, elements }] of Object.entries(most)) {
  test(`a phone gets little for ${path}, and all that shows has styles`, async ({ browser, baseURL }) => {
    const weight = await weighPage(browser, baseURL!, path)
    expect.soft(weight.startScript, 'scripts').toBeLessThanOrEqual(script)
    expect.soft(weight.style, 'styles').toBeLessThanOrEqual(MAX_STYLE_BYTES)
    expect.soft(weight.elements, 'elements').toBeLessThanOrEqual(elements)
    expect.soft(weight.unstyled).toEqual([])
  })
}

const MAX_SHIFT = 0.002

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of screens) {
  for (const district of ['', 'Kaski']) {
    const tag = viewport.width > 390 && district === '' ? ['@slow'] : []
    test(`nothing of a cart moves at ${viewport.width} px, district '${district}'`, { tag }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(observeShifts)
      await page.addInitScript((name) => name && localStorage.setItem('deliveryDistrict', name), district)
      await openCart(page, { productId: '1' }, { productId: '2' })
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(readShift)).toBeLessThanOrEqual(MAX_SHIFT)
    })
  }
}
