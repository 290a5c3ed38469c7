import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { field, goods, openCheckout, putInCart, pleasePay } from './checking-out.ts'
import { comeBack } from './members.ts'
import { placeOrder } from './ordering.ts'
import { expectOutcome, goToWallet, lastPayment } from './paying.ts'
import { expect, hydrated, overflow, test } from './test.ts'

// Axe and overflow checks of states of checkout, orders and payments.

test.use({
  reducedMotion: 'reduce',
  // A look-up in flight when the clock jumps appears to time out.
  expectedErrors: [/status of (404|503)|could not be looked up/],
})
test.describe.configure({ timeout: 120_000 })

/** Soft assertions, so that a fault does not hide those of later states. */
async function isSound(page: Page, state: string): Promise<void> {
  expect.soft(await violations(page), state).toEqual([])
  expect.soft(await overflow(page), state).toBe(0)
}

test('the checkout with errors is accessible', { tag: '@phone' }, async ({ page }) => {
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  await field(page, 'Full name').press('Enter')
  await expect(page.getByText('Please choose a shipping method')).toBeVisible()
  await isSound(page, 'mistakes')
})

test('My Orders with an open order and its cancel dialog are accessible', { tag: '@phone' }, async ({ page }) => {
  const { member, tokens } = await comeBack(page, '/robots.txt')
  const { data: order } = await placeOrder(page.request, { email: member.email, payment: 'bank' }, tokens.accesstoken)
  await page.goto('/my-orders')
  await page.getByRole('button', { name: /^(Items of order|Show details) KA-/ }).click()
  await isSound(page, 'open order')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
  await isSound(page, 'cancel dialog')
  await page.goto(`/my-orders/${order.orderId}`)
  await page.getByRole('button', { name: 'Send the picture' }).click()
  await expect(page.getByText('Choose a picture first').first()).toBeVisible()
  await isSound(page, 'bank transfer without a picture')
})

test('a failed order search is accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/track-order')
  await hydrated(page)
  await page.getByLabel('Order id').fill('KA-261121-7Q2M4XZP')
  await page.getByLabel('Phone number or email address').fill('somebody@else.example')
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(page.getByText(/^No order matches this number/)).toBeVisible()
  await isSound(page, 'not found')
})

test(
  'a payment that cannot start and an unfinished one are accessible',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { data: order, trackKey } = await placeOrder(request, { payment: 'esewa' })
    await page.clock.install()
    await page.goto(`/order-confirmed?order=${order.orderId}&key=${trackKey}`)
    await expect(pleasePay(page)).toBeVisible()
    const json = { success: false, error: true, code: 'unavailable', message: 'Khalti does not answer.' }
    await page.route('**/pay?*', (route) => route.fulfill({ status: 503, json }))
    await page.getByRole('button', { name: /with Khalti$/ }).click()
    await expect(page.getByText(/^Khalti cannot be reached right now/)).toBeVisible()
    await isSound(page, 'payment cannot begin')
    await page.unroute('**/pay?*')
    await goToWallet(page, 'esewa')
    await page.goto(await lastPayment(order.orderId))
    await expectOutcome(page, 'Checking your payment')
    await page.clock.fastForward('01:01')
    await expectOutcome(page, 'We are waiting for eSewa')
    await isSound(page, 'waiting for the wallet')
  },
)
