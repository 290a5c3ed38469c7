import { fillCheckout, goods, openCheckout, ordersOf, putInCart, ready, thanks } from './checking-out.ts'
import { expect, test } from './test.ts'

test('a checkout in another tab shows the placed order with a link @slow', async ({ page, context }) => {
  await putInCart(page.request, { productId: goods.pillow })
  const other = await context.newPage()
  await openCheckout(other)
  await openCheckout(page)
  const email = await fillCheckout(page)
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()

  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const number = new URL(page.url()).searchParams.get('order')!
  await expect(other.getByText(`Your order ${number} waits for its code.`)).toBeVisible()
  await other.getByRole('link', { name: 'Enter the code' }).click()
  await expect(thanks(other)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})
