import { expect, overflow, test } from './test.ts'

test('on a phone no page is wider than the screen @phone', async ({ page }) => {
  for (const path of ['/privacy-policy', '/ne/privacy-policy', '/ne/terms-of-service', '/ne/stores']) {
    await page.goto(path)
    expect(await overflow(page)).toBe(0)
  }
})
