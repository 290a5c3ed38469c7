import { expect, hydrated, test } from './test.ts'

test('a visitor browses from the home page through a category to a product', { tag: '@phone' }, async ({ page }) => {
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

test('a button clicked before hydration works after it', async ({ page }) => {
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
