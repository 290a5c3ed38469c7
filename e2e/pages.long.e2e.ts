import { expect, hydrated, test, overflow } from './test.ts'

test('a text page links to its sections and to other pages without a reload, and prints only its text', async ({
  page,
}) => {
  await page.goto('/ne/shipping-policy')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const contents = page.getByRole('navigation', { name: 'यस पृष्ठमा' }).getByRole('link')
  const section = page.getByRole('heading', { level: 2, name: (await contents.last().textContent())! })
  await expect(section).not.toBeInViewport()
  await contents.last().click()
  await expect(page).toHaveURL(/\/ne\/shipping-policy#s-/)
  await expect(section).toBeInViewport({ ratio: 1 })

  await page.getByRole('main').getByRole('link', { name: 'फिर्ता नीति' }).first().click()
  await expect(page).toHaveURL('/ne/return-policy')
  await expect(page.getByRole('heading', { level: 1, name: 'फिर्ता नीति' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(contents.first()).toBeHidden()
})

test('on a phone no page is wider than the screen @phone @slow', async ({ page }) => {
  for (const path of ['/privacy-policy', '/ne/privacy-policy', '/ne/terms-of-service', '/ne/stores']) {
    await page.goto(path)
    expect(await overflow(page)).toBe(0)
  }
})
