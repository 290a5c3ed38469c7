import { expect, hydrated, test } from './test.ts'

test('every form of the address shows its listing under one canonical address', async ({ page }) => {
  for (const [path, name, canonical] of [
    ['/productListing', 'All Products', '/productListing'],
    ['/category/1', 'Bedroom', '/productListing/category/1'],
    ['/productListing/category/1', 'Bedroom', '/productListing/category/1'],
    ['/productListing/7', 'Beds', '/productListing/subcategory/7'],
    ['/productListing/subcategory/7', 'Beds', '/productListing/subcategory/7'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${canonical}$`))
  }
})

test('a filtered listing is kept out of search engines, a campaign parameter changes nothing', async ({ page }) => {
  await page.goto('/productListing?rating=5')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/productListing?utm_source=mail')
  await hydrated(page)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Active filters' })).toHaveCount(0)
})

test('a page behind the last leads to the last', async ({ page }) => {
  await page.goto('/productListing?page=999')
  await expect(page).toHaveURL(/\/productListing\?page=\d$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('ids that no category has', () => {
  test.use({ expectedErrors: [/404/] })

  for (const path of [
    '/productListing/category/999',
    '/category/x',
    '/productListing/subcategory/1',
    '/productListing/0',
  ]) {
    test(`${path} is a 404`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByText('Page not found')).toBeVisible()
    })
  }
})
