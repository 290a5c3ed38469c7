import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('with scripts off the splash disappears, and controls that need scripts are hidden', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toBeHidden()
  const strip = page.getByRole('region', { name: 'Offers', exact: true })
  await expect(strip.getByText('Free shipping over Nrs. 1,00,000')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause offers' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Our Categories' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Furniture Cart [0]' })).toBeHidden()
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Products' })
  await expect(footer.getByRole('link')).toHaveCount(6)
  await expect(footer.getByRole('button')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dining' }).click()
  await expect(page).toHaveURL('/productListing/category/3')
})
