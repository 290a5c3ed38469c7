import { expect, hydrated, test } from './test.ts'

test('the Help Center filters by category, keeps the filter on reload, and takes feedback @slow', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Help Center / Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('link', { name: 'Technical Support 7 articles' }).click()
  const heading = page.getByRole('heading', { name: 'Frequently asked questions' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\?q=technical$/)

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('searchbox', { name: 'Search the Help Center' })).toHaveValue('technical')
  await page.locator('summary', { hasText: 'Which browsers' }).click()
  await expect(page.getByText('there is no app to install')).toBeVisible()

  const box = page.getByRole('region', { name: 'Was this page helpful?' })
  const answer = page.waitForResponse('**/api/help/feedback')
  await box.getByRole('button', { name: 'Yes, it helped' }).click()
  expect((await answer).status()).toBe(201)
  await expect(box.getByText("We're glad we could help!")).toBeVisible()
})
