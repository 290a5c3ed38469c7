import { expectAccessible } from './axe.ts'
import { count, drawer, openCart } from './cart-answers.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test('a visitor adds a bed, and changes its variant and quantity in drawer and cart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/product/1')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^153/ }).click()
  await main.getByRole('combobox', { name: 'Quantity' }).selectOption('2')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  await add.click()

  const cart = drawer(page)
  await expect(cart).toHaveAccessibleName('Furniture Cart [2]')
  const line = cart.getByRole('article', { name: 'Rara wingback bed' })
  await expect(line).toContainText('153*200 Queen, Normal')
  await expect(line).toContainText('Nrs. 2,25,000')
  const rows = await cart.locator('dl > div').allInnerTexts()
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    '2 items Nrs. 2,25,000',
    'Shipping Free',
    'Total (tax exc.) Nrs. 1,99,115',
    'Taxes Nrs. 25,885',
    'Total (tax incl.) Nrs. 2,25,000',
  ])
  await expect(cart.getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/checkout')
  await expectAccessible(page)
  await cart.getByRole('button', { name: 'One fewer' }).click()
  await expect(cart).toHaveAccessibleName('Furniture Cart [1]')
  await cart.getByRole('link', { name: 'View Cart' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your Furniture Cart' })).toBeVisible()
  const bed = main.getByRole('article', { name: 'Rara wingback bed' })
  const totals = main.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText(/Subtotal\s*Nrs. 1,12,500/)
  await expect(totals).toContainText(/Estimate for\s*Nepal/)
  await expect(totals.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  expect(await overflow(page)).toBe(0)

  await expect(bed.getByRole('combobox', { name: 'Size of Rara wingback bed' }).getByRole('option')).toHaveText([
    '122*200 Single',
    '153*200 Queen',
    '183*200 King',
  ])
  await bed.getByRole('combobox', { name: 'Size of Rara wingback bed' }).selectOption('122*200')
  await expect(totals).toContainText(/Shipping and installation\s*Nrs. 1,000/)
  await expect(main.getByText('Add more than Nrs. 1,500 for free shipping and installation')).toBeVisible()
  await bed.getByRole('combobox', { name: 'Type of Rara wingback bed' }).selectOption('Hydraulics')
  await expect(totals).toContainText('Free')
  await expect(bed.getByRole('button', { name: 'One more' })).toBeDisabled() // the last one
  await bed.getByRole('combobox', { name: 'Size of Rara wingback bed' }).selectOption('153*200')
  await bed.getByRole('button', { name: 'One more' }).click()
  await expect(count(page, 2)).toBeVisible()

  await bed.getByRole('button', { name: 'Save for later' }).click()
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const saved = main.getByRole('region', { name: 'Saved for later (2)' })
  await saved.getByRole('button', { name: 'Move to cart: Rara wingback bed' }).click()
  await expect(totals).toBeVisible()
  await bed.getByRole('button', { name: 'Remove Rara wingback bed' }).click()
  await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(bed.getByRole('combobox', { name: 'Quantity' })).toHaveValue('2')
  await expect(bed.getByRole('combobox', { name: /^Type/ })).toHaveValue('Hydraulics')
  await expectAccessible(page)

  await page.reload()
  await expect(count(page, 2)).toBeVisible()
  await expect(bed).toBeVisible()
})

for (const viewport of [
  { width: 1366, height: 657 },
  { width: 390, height: 844 },
]) {
  test(`with two lines, the way to the checkout is in sight at once at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openCart(page, { productId: '1' }, { productId: '2' })
    await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
    expect(await overflow(page)).toBe(0)
  })
}
