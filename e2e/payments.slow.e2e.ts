import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { fillCheckout, goods, openCheckout, ordersOf, pleasePay, putInCart, ready } from './checking-out.ts'
import { placeOrder } from './ordering.ts'
import { expectOutcome, goToWallet, letTimeToPayPass, press } from './paying.ts'
import { expect as expectSoon, test } from './test.ts'

/** Longer timeout: the shop, the wallet and the look-up follow each other. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const due = (page: Page) => page.getByRole('region', { name: 'Pay now' })
const money = (page: Page) => page.getByRole('region', { name: 'Payments' })

test.describe('when a payment fails', () => {
  // A look-up in flight when the page closes gets no answer.
  test.use({ expectedErrors: [/ERR_FAILED|status of 503|could not be looked up/] })

  test('a guest whose payment cannot start can pay from the order page', async ({ page }) => {
    await putInCart(page.request, { productId: goods.pillow })
    await openCheckout(page)
    const email = await fillCheckout(page, { payment: 'eSewa' })
    await page.route('**/pay?*', (route) => route.abort())
    await ready(page).click()
    await expect(pleasePay(page)).toBeVisible()
    await expect(due(page).getByText(/^The shop did not answer\. We still hold your order/)).toBeVisible()
    await page.unroute('**/pay?*')
    const json = { success: false, error: true, code: 'unavailable', message: 'Khalti does not answer.' }
    await page.route('**/pay?*', (route) => route.fulfill({ status: 503, json }))
    await page.getByRole('button', { name: /with Khalti$/ }).click()
    await expect(due(page).getByText(/^Khalti cannot be reached right now\. We still hold your order/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/pay?*')

    // Back from the wallet shows the order, with working buttons.
    await goToWallet(page, 'esewa')
    await page.goBack()
    await expect(pleasePay(page)).toBeVisible()
    await goToWallet(page, 'khalti')
    await page.getByLabel('How many').fill('1')
    await press(page, 'Pay while look-ups fail')
    await expectOutcome(page, 'Khalti cannot be reached right now')
    await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    // The page retries by itself.
    await expectOutcome(page, 'Payment received')
    await page.reload()
    await expectOutcome(page, 'Payment received')
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(money(page).getByRole('listitem')).toHaveText([/^Khalti/])
    expect(await ordersOf(email)).toBe(1)
  })

  test('a payment of a wrong amount is not counted and is refunded, as the order shows', async ({ page, request }) => {
    const { data: order, trackKey } = await placeOrder(request, { payment: 'esewa' })
    const path = `/track-order?order=${order.orderId}&key=${trackKey}`
    await page.goto(path)
    await goToWallet(page, 'esewa')
    await press(page, 'Pay a wrong amount')
    await expectOutcome(page, 'The amount paid is wrong')
    expect(await violations(page)).toEqual([])
    await page.goto(path)
    await expect(due(page).getByText(/which is not the amount due, so the order is not paid\./)).toBeVisible()
    expect(await violations(page)).toEqual([])

    await letTimeToPayPass(order.orderId)
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'The time to pay has run out' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay Nrs/ })).toHaveCount(0)
  })
})

test('a payment for a cancelled order is refunded, and the order shows the due date', async ({ page, request }) => {
  const { data: order, trackKey } = await placeOrder(request, { payment: 'khalti' })
  await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
  await goToWallet(page, 'khalti')
  const cancelled = await request.post(`/api/orders/${order.orderId}/cancel?key=${trackKey}`, { data: {} })
  expect(cancelled).toBeOK()
  await press(page, 'Pay and return twice')
  await expectOutcome(page, 'We are refunding you')
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(money(page).getByRole('listitem')).toHaveText([
    /^Khalti/,
    /^Refund pending.*You get it by \d+ \w+ \d{4} at the latest$/,
  ])
  expect(await violations(page)).toEqual([])
})
