import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { agree, fillCheckout, goods, openCheckout, ordersOf, putInCart, ready, thanks } from './checking-out.ts'
import { keepTokens, newMember, tokensOf } from './members.ts'
import { placeOrder } from './ordering.ts'
import { atWallet, declineVoucher, expectOutcome, goToWallet, lastPayment, letTimeToPayPass, press } from './paying.ts'
import { expect as expectSoon, hydrated, overflow, test } from './test.ts'

/** The shop, its wallet and the shop's look-up come one after the other. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const due = (page: Page) => page.getByRole('region', { name: 'Pay now' })
const money = (page: Page) => page.getByRole('region', { name: 'Payments' })

/** A member whose cart holds a chair, at the checkout. */
async function memberAtCheckout(page: Page) {
  const member = await newMember()
  const tokens = await tokensOf(page.request, member)
  await putInCart(page.request, { productId: goods.chair }, tokens)
  await keepTokens(page, tokens)
  await openCheckout(page)
  await page.getByRole('radio', { name: 'Standard delivery' }).check()
  await agree(page)
  return { member, tokens }
}

test(
  'a member calls eSewa off, is turned down by Khalti, and pays the same order with eSewa',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow() // six pages of the shop, and three times the wallet's
    const { member } = await memberAtCheckout(page)
    await page.getByRole('radio', { name: 'eSewa' }).check()
    await expect(ready(page)).toHaveText(/^Order and pay, Nrs\. /)
    await ready(page).click()
    await atWallet(page, 'esewa')

    await press(page, 'Cancel')
    await expectOutcome(page, 'You cancelled the payment')
    await expect(page.getByText(/^Your order stands until \d\d:\d\d\./)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])

    await goToWallet(page, 'khalti')
    await press(page, 'Fail')
    await expectOutcome(page, 'You cancelled the payment')
    await goToWallet(page, 'esewa')
    await press(page, 'Pay')
    await expectOutcome(page, 'Payment received')
    await expect(page.getByText(/^Thank you\. Nrs\. .* has arrived, and your order is confirmed\.$/)).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])

    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(money(page).getByRole('listitem')).toHaveText([/^eSewaNrs\. .*Reference \w+$/])
    await expect(due(page)).toHaveCount(0)
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(await ordersOf(member.email)).toBe(1)
  },
)

test(
  'a member pays with Khalti and closes the tab: the order is paid whoever comes back, in any tab',
  { tag: '@phone' },
  async ({ page, context, isMobile }) => {
    await memberAtCheckout(page)
    await page.getByRole('radio', { name: 'Khalti' }).check()
    await ready(page).click()
    await atWallet(page, 'khalti')
    await press(page, 'Pay, then close the tab')
    await expect(page.getByRole('heading', { name: 'You can close this tab' })).toBeVisible()

    // What is open elsewhere does not know yet.
    await page.goto('/my-orders')
    if (!isMobile) await page.getByRole('button', { name: /^Items of order/ }).click()
    await page.getByRole('link', { name: /^Pay now/ }).click()
    // It asks the wallet by itself.
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
  },
)

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
    await expect(due(page).getByText(/^The shop did not answer\. Your order stands/)).toBeVisible()
    await page.unroute('**/pay?*')
    const json = { success: false, error: true, code: 'unavailable', message: 'Khalti does not answer.' }
    await page.route('**/pay?*', (route) => route.fulfill({ status: 503, json }))
    await page.getByRole('button', { name: /with Khalti$/ }).click()
    await expect(due(page).getByText(/^Khalti cannot be reached just now\. Your order stands/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/pay?*')

    // Back from the wallet leads to the order, with buttons that work.
    await goToWallet(page, 'esewa')
    await page.goBack()
    await expect(thanks(page)).toBeVisible()
    await goToWallet(page, 'khalti')
    await page.getByLabel('How many').fill('1')
    await press(page, 'Pay while look-ups fail')
    await expectOutcome(page, 'Khalti cannot be reached just now')
    await expect(page.getByRole('button', { name: 'Ask now' })).toBeVisible()
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
    await expectOutcome(page, 'Another amount has arrived')
    expect(await violations(page)).toEqual([])
    await page.goto(path)
    await expect(due(page).getByText(/has arrived, which is not what was to be paid\./)).toBeVisible()
    expect(await violations(page)).toEqual([])

    await letTimeToPayPass(order.orderId)
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'The time to pay is over' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay Nrs/ })).toHaveCount(0)
  })
})

test('a payment that was left unfinished is asked about, and after a minute nobody is kept waiting', async ({
  page,
  request,
}) => {
  const { data: order, trackKey } = await placeOrder(request, { payment: 'esewa' })
  await page.clock.install()
  await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
  await goToWallet(page, 'esewa')
  await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
  await expect(due(page).getByText(/^Your payment with eSewa was left unfinished/)).toBeVisible()
  await expect(due(page).getByText(/^Pay again only if you have not paid yet/)).toBeVisible()
  await expect(due(page).getByText(/nothing is charged/)).toHaveCount(0)
  await page.goto(await lastPayment(order.orderId))
  await expectOutcome(page, 'Looking up your payment')
  await page.clock.fastForward('01:01')
  await expectOutcome(page, 'We are waiting for eSewa')
  await expect(page.getByRole('button', { name: 'Ask now' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('money for an order that is off goes back, and the order says until when', async ({ page, request }) => {
  const { data: order, trackKey } = await placeOrder(request, { payment: 'khalti' })
  await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
  await goToWallet(page, 'khalti')
  const cancelled = await request.post(`/api/orders/${order.orderId}/cancel?key=${trackKey}`, { data: {} })
  expect(cancelled).toBeOK()
  await press(page, 'Pay and return twice')
  await expectOutcome(page, 'Your money goes back')
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(money(page).getByRole('listitem')).toHaveText([
    /^Khalti/,
    /^Refund on its way.*With you by \d+ \w+ \d{4} at the latest$/,
  ])
  expect(await violations(page)).toEqual([])
})

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: [/status of (404|400)|ERR_INTERNET_DISCONNECTED|could not be (looked up|read)/] })

  test('a payment that there is none of says so; without a network it is asked for again', async ({
    page,
    context,
    request,
  }) => {
    for (const id of ['0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de', 'nonsense']) {
      await page.goto(`/payment/${id}`)
      await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible()
    }
    const { data: order, trackKey } = await placeOrder(request, { payment: 'esewa' })
    await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
    await goToWallet(page, 'esewa')
    await page.goto('/')
    await hydrated(page)
    await page.goto(await lastPayment(order.orderId))
    await expect(page.getByRole('heading', { name: 'Looking up your payment' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^You seem to be offline\. We go on/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^You seem to be offline\. We go on/)).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the page of a payment says that it is looked up all the same', async ({ page }) => {
      await page.goto('/payment/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de')
      await expect(page.getByText(/^We are looking up your payment and write to you/)).toBeVisible()
    })
  })
})

test('a bank’s voucher is sent as a picture, and one the shop cannot use is sent again', async ({ page, request }) => {
  const { data: order, trackKey } = await placeOrder(request, { payment: 'bank' })
  await page.goto(`/track-order?order=${order.orderId}&key=${trackKey}`)
  const bank = page.getByRole('region', { name: 'Bank transfer' })
  const send = bank.getByRole('button', { name: 'Send the picture' })
  await send.click()
  await expect(bank.getByText('Choose a picture first')).toBeVisible()
  const photo = join(import.meta.dirname, '../storefront/public/placeholder-image.jpg')
  await bank.getByLabel('Add a photo').setInputFiles(photo)
  await expect(bank.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await send.click()
  await expect(bank.getByText(/^Sent on .* We compare it with our account/)).toBeVisible()
  await expect(send).toHaveCount(0)

  await declineVoucher(order.orderId, 'It is too dark to read.')
  await page.reload()
  await expect(bank.getByText('It is too dark to read.')).toBeVisible()
  await bank.getByLabel('Add a photo').setInputFiles(photo)
  await send.click()
  await expect(bank.getByText(/^Sent on .* We compare it with our account/)).toBeVisible()
  expect(await violations(page)).toEqual([])
})
