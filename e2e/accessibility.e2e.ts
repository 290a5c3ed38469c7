import { violations } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

// accessibility.slow.e2e.ts and accessibility-open.slow.e2e.ts check all other pages and their overlays.
test('axe finds no violations on a product page @slow', async ({ page }) => {
  await page.goto('/product/1', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await violations(page)).toEqual([])
})
