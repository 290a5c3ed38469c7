import { expectAccessible } from './axe.ts'
import { cartLines, fillCheckout, goods, ordersOf, putInCart, ready, summary, thanks } from './checking-out.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test('a guest places an order with cash on delivery', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow, quantity: 2 })
  await page.goto('/cart')
  await hydrated(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
  await expect(ready(page)).toHaveText('Place order, Nrs. 5,800')
  for (const choice of await page.locator('[name=method]').all()) await expect(choice).not.toBeChecked()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  const email = await fillCheckout(page)
  await expect(summary(page)).toContainText('Nrs. 5,800')
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page).toHaveURL(/^[^?]*\/order-confirmed\?order=KA-\d{6}-\w{8}&key=[\w-]{43}$/)
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next).toContainText('Please have Nrs. 5,800 ready in cash')
  await expect(next).toContainText('Baidam, Lakeside, Pokhara-6, Kaski, Gandaki')
  await expect(page.getByText('Delivery to Pokhara, Kaski')).toBeVisible()
  await expect(page.getByText('To pay the driver')).toBeVisible()
  await expect(page.getByText(`We have emailed ${email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Furniture Cart [0]' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track order' }).first()).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
  expect(await cartLines(page.request)).toBe(0)
  // Going back cannot place the same order twice.
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText(/^Your order KA-\S+ waits for its code\./)).toBeVisible()
})
