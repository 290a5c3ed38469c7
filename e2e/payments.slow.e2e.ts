import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { fillCheckout, goods, openCheckout, ordersOf, putInCart, ready, thanks } from './checking-out.ts'
import { placeOrder } from './ordering.ts'
import { expectOutcome, goToWallet, letTimeToPayPass, press } from './paying.ts'
import { expect as expectSoon, test } from './test.ts'

/** The shop, its wallet and the shop's look-up come one after the other. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const due = (page: Page) => page.getByRole('region', { name: 'Pay now' })
const money = (page: Page) => page.getByRole('region', { name: 'Payments' })

test.describe('what goes wrong on the way', () => {
  // A look-up that is under way when the page is left has no answer.
  test.use({ expectedErrors: [/ERR_FAILED|status of 503|could not be looked up/] })

  test('a guest whose payment cannot begin finds the order with Pay now, and loses nothing', async ({ page }) => {
    await putInCart(page.request, { productId: goods.pillow })
    await openCheckout(page)
    const email = await fillCheckout(page, { payment: 'eSewa' })
    await page.route('**/pay?*', (route) => route.abort())
    await ready(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(due(page).getByText(/^The shop did not answer\. We still hold your order/)).toBeVisible()
    await page.unroute('**/pay?*')
    const json = { success: false, error: true, code: 'unavailable', message: 'Khalti does not answer.' }
    await page.route('**/pay?*', (route) => route.fulfill({ status: 503, json }))
    await page.getByRole('button', { name: /with Khalti$/ }).click()
    await expect(due(page).getByText(/^Khalti cannot be reached right now\. Your order stands/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/pay?*')

    // Back from the wallet leads to the order, with buttons that work.
    await goToWallet(page, 'esewa')
    await page.goBack()
    await expect(thanks(page)).toBeVisible()
    await goToWallet(page, 'khalti')
    await page.getByLabel('How many').fill('1')
    await press(page, 'Pay while look-ups fail')
    await expectOutcome(page, 'Khalti cannot be reached right now')
    await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    // By itself.
    await expectOutcome(page, 'Payment received')
    await page.reload()
    await expectOutcome(page, 'Payment received')
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(money(page).getByRole('listitem')).toHaveText([/^Khalti/])
    expect(await ordersOf(email)).toBe(1)
  })

  test('a wrong amount pays nothing and goes back, which its order says too', async ({ page, request }) => {
    const { data: order, trackKey } = await placeOrder(request, { payment: 'esewa' })
    const path = `/track-order?order=${order.orderId}&key=${trackKey}`
    await page.goto(path)
    await goToWallet(page, 'esewa')
    await press(page, 'Pay a wrong amount')
    await expectOutcome(page, 'The amount paid is wrong')
    expect(await violations(page)).toEqual([])
    await page.goto(path)
    await expect(due(page).getByText(/has arrived, which is not what was to be paid\./)).toBeVisible()
    expect(await violations(page)).toEqual([])

    await letTimeToPayPass(order.orderId)
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'The time to pay has run out' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay Nrs/ })).toHaveCount(0)
  })
})

test('money for an order that is off goes back, and the order says until when', async ({ page, request }) => {
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
