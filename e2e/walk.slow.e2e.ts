import { expect, overflow, test } from './test.ts'

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('browsing from the home page to a product works', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Featured Categories' })).toBeVisible()
    await page.getByRole('region', { name: 'Featured Categories' }).getByRole('link', { name: 'Bedroom' }).click()
    await expect(page.getByText(/There are \d+ products\./)).toBeVisible()

    const first = page.getByRole('main').getByRole('article').first()
    const name = await first.getByRole('heading').innerText()
    await first.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(/^Nrs\. [\d,]+$/).first()).toBeVisible()
  })
})

for (const path of ['/', '/productListing', '/product/1', '/search?q=bed', '/no-such-page']) {
  test.describe(`at 320 px ${path}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, expectedErrors: [/404/] })

    test('nothing overflows', async ({ page }) => {
      await page.goto(path)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })
}
