import { fillCheckout, goods, openCheckout, ordersOf, putInCart, ready, thanks } from './checking-out.ts'
import { expect, test } from './test.ts'

test.describe('with two tabs that order concurrently', () => {
  test.use({ expectedErrors: [/409|status of 4/] })

  test('one order is placed, and both tabs show it', async ({ page, context }) => {
    await putInCart(page.request, { productId: goods.pillow })
    const other = await context.newPage()
    await openCheckout(other)
    await openCheckout(page)
    const email = await fillCheckout(page)
    await fillCheckout(other, { email })
    await expect(ready(other)).toBeVisible()
    await Promise.all([ready(page).click(), ready(other).click()])
    const placed = /^Your order KA-\S+ waits for its code\./
    for (const tab of [page, other]) await expect(thanks(tab).or(tab.getByText(placed))).toBeVisible()
    expect(await ordersOf(email)).toBe(1)
  })
})
