import { expect, hydrated, overflow, test } from './test.ts'

test('a visitor walks from the home page through a category to a product', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('region', { name: 'Featured Categories' }).getByRole('link', { name: 'Bedroom' }).click()
  await expect(page.getByText(/There are \d+ products\./)).toBeVisible()

  const first = page.getByRole('main').getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  await first.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(page).toHaveTitle(new RegExp(name))
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the same walk reads well', async ({ page }) => {
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

  test('the search form leads to results', async ({ page }) => {
    await page.goto('/')
    await page.getByPlaceholder('Search').fill('sofaa')
    await page.getByPlaceholder('Search').press('Enter')
    await expect(page).toHaveURL(/\/search\?q=sofaa/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test.describe('an address that nobody answers', () => {
  test.use({ expectedErrors: [/404/] })

  test('says so and leads home', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page not found')).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('a button pressed before the scripts have come does its work once they have', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Our Categories' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('dialog', { name: 'Our Categories' })).toBeVisible()
})

for (const path of ['/', '/productListing', '/product/1', '/search?q=bed', '/no-such-page']) {
  test.describe(`at 320 px ${path}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, expectedErrors: [/404/] })

    test('nothing runs off the side', async ({ page }) => {
      await page.goto(path)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })
}

test('each page has one h1, a title of its own, a canonical address and structured data', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/productListing', '/productListing/category/1', '/product/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    titles.add(await page.title())
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/^http/)
    for (const data of await page.locator('script[type="application/ld+json"]').allInnerTexts()) {
      expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org')
    }
  }
  expect(titles.size).toBe(4)
})
