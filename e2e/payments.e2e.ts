import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { agree, field, goods, openCheckout, ordersOf, putInCart, ready } from './checking-out.ts'
import { keepTokens, newMember, tokensOf } from './members.ts'
import { atWallet, expectOutcome, goToWallet, lastPayment, press } from './paying.ts'
import { expect as expectSoon, overflow, test } from './test.ts'

/** Longer timeout: the shop, the wallet and the look-up follow each other. */
const expect = expectSoon.configure({ timeout: 15_000 })

// Phone size, where space is tightest.
test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })

const due = (page: Page) => page.getByRole('region', { name: 'Pay now' })
const money = (page: Page) => page.getByRole('region', { name: 'Payments' })

/** Opens the checkout as a new member with a chair in the cart. */
async function memberAtCheckout(page: Page) {
  const member = await newMember()
  const tokens = await tokensOf(page.request, member)
  await putInCart(page.request, { productId: goods.chair }, tokens)
  await keepTokens(page, tokens)
  await openCheckout(page)
  await field(page, 'Ward').selectOption('6')
  await page.getByRole('radio', { name: 'Standard delivery' }).check()
  await agree(page)
  return { member, tokens }
}

test('a member cancels at eSewa, fails with Khalti, and pays the same order with eSewa', async ({ page }) => {
  test.slow() // six pages of the shop, and three visits to a wallet
  const { member } = await memberAtCheckout(page)
  await page.getByRole('radio', { name: 'eSewa' }).check()
  await expect(ready(page)).toHaveText(/^Order and pay, Nrs\. /)
  await ready(page).click()
  await atWallet(page, 'esewa')

  await press(page, 'Cancel')
  await expectOutcome(page, 'The payment did not go through')
  await expect(page.getByText(/^We hold your order until \d\d:\d\d( on .+)?\./)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  await goToWallet(page, 'khalti')
  await press(page, 'Fail')
  await expectOutcome(page, 'The payment did not go through')
  await goToWallet(page, 'esewa')
  await press(page, 'Pay')
  await expectOutcome(page, 'Payment received')
  await expect(page.getByText(/^Thank you\. Nrs\. .* has arrived, and your order is confirmed\.$/)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(money(page).getByRole('listitem')).toHaveText([/^eSewaNrs\. .*Reference \w+$/])
  await expect(due(page)).toHaveCount(0)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  expect(await ordersOf(member.email)).toBe(1)
})

test('an order paid in a closed tab is shown as paid in every other tab @slow', async ({ page, context }) => {
  await memberAtCheckout(page)
  await page.getByRole('radio', { name: 'Khalti' }).check()
  await ready(page).click()
  await atWallet(page, 'khalti')
  await press(page, 'Pay, then close the tab')
  await expect(page.getByRole('heading', { name: 'You can close this tab' })).toBeVisible()

  // Other pages do not know about the payment yet.
  await page.goto('/my-orders')
  await page.getByRole('link', { name: /^Pay now/ }).click()
  // The page looks the payment up by itself.
  await expect(money(page).getByRole('listitem')).toHaveText([/^KhaltiNrs\. /])
  await expect(due(page)).toHaveCount(0)
  const number = /KA-[\w-]+/.exec(page.url())![0]
  const other = await context.newPage()
  await other.goto(await lastPayment(number))
  await expectOutcome(other, 'Payment received')
  await other.close()
  await page.goto(await lastPayment(number))
  await expectOutcome(page, 'Payment received')
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(due(page)).toHaveCount(0)
})
