import { expect, hydrated, test } from './test.ts'

test('header and home page link to the projects, which show a loading state @slow', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/our-projects.data*', async (route) => {
    await held
    await route.continue()
  })
  await expect(page.getByRole('region', { name: /Lakeside hotel/ }).getByRole('link')).toHaveText('Our Projects')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Our Projects' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading projects...' })).toBeVisible()
  answer()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page
    .getByRole('link', { name: /^See this project/ })
    .first()
    .click()
  await expect(page).toHaveURL('/our-projects/lakeside-hotel-guest-rooms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakeside hotel guest rooms')
  const look = page.getByRole('region', { name: 'Shop this look' })
  await expect(look.getByRole('heading', { level: 3 }).first()).toHaveText('Rara wingback bed')
  await look.getByRole('link', { name: 'Rara wingback bed' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rara wingback bed')
})
