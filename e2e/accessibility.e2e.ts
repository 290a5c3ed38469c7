import { violations } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

// Every other page, and what opens on each, is in accessibility.slow.e2e.ts and accessibility-open.slow.e2e.ts.
test('axe finds nothing on the page of a product @slow', async ({ page }) => {
  await page.goto('/product/1', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await violations(page)).toEqual([])
})
