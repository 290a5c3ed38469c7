import type { Route } from '@playwright/test'
import { emailField, fillCheckout, goods, openCheckout, ordersOf, putInCart, ready, thanks } from './checking-out.ts'
import { expect, test } from './test.ts'

const PLACE = '**/api/orders'
const lost = 'The shop did not answer, so we do not know whether your order arrived.'

test.use({ expectedErrors: [/ERR_FAILED|reckoned|could not be loaded|status of (429|500|503)|dynamically imported/] })

/** Lets the server process the request, then drops its response. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

test('after a lost response, the next click gets the response of the same order', async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const email = await fillCheckout(page)
  await page.route(PLACE, loseAnswer, { times: 1 })
  await expect(ready(page)).toBeVisible()
  await ready(page).click()
  await expect(page.getByText(lost)).toBeVisible()
  await expect(emailField(page)).toHaveValue(email)
  const replayed = page.waitForResponse(PLACE)
  await ready(page).click()
  expect((await replayed).headers()['idempotency-replayed']).toBe('true')
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})

test('the question about the floor comes back with the network, and a refused order leads to it', async ({ page }) => {
  await putInCart(page.request, { productId: goods.bed })
  await openCheckout(page)
  const question = '**/assets/access-fields-*'
  await page.route(question, (route) => route.abort())
  const email = await fillCheckout(page)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText('“Which floor?” could not be loaded.')).toBeVisible()
  await ready(page).click()
  await expect(again).toBeFocused()
  await page.unroute(question)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const ground = page.getByRole('radio', { name: 'Ground' })
  await expect(ground).toBeFocused()
  await ground.check()
  await ready(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(email)).toBe(1)
})
