import { observeShifts, readShift, weighPage } from '../bench/page-weight.ts'
import { pageBudgets, weighedPages } from '../storefront/app/routes/page-budgets.ts'
import { openCart } from './cart-answers.ts'
import { expect, test } from './test.ts'

/** Weighed each time; the others by `npm run test:all`. */
const everyTime: string[] = ['/', '/productListing', '/product/1', '/cart', '/checkout']

for (const path of weighedPages) {
  const { script, style, elements } = pageBudgets[path]
  const tag = everyTime.includes(path) ? [] : ['@slow']
  test(`a phone gets little for ${path}, and all that shows has styles`, { tag }, async ({ browser, baseURL }) => {
    const weight = await weighPage(browser, baseURL!, path)
    expect.soft(weight.startScript, 'scripts').toBeLessThanOrEqual(script)
    expect.soft(weight.style, 'styles').toBeLessThanOrEqual(style)
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
