import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Attempt } from '#contract/payments.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import { answerApi, cut, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { attempt, CHECK, ID, openPaymentPage as open, orderId, paymentTitle as title, READ } from './attempt.fixture.ts'
import { keepDoor } from './kept-doors.ts'

const titleTop = () => Math.round(title().element().getBoundingClientRect().top)
const askNow = () => page.getByRole('button', { name: 'Check now' })

beforeEach(() => {
  givenGuest()
})

test('a paid order shows thanks and links to the order', async () => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  answerApi({
    [READ]: attempt({ state: 'paid' }),
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: givenOrder() } },
  })
  await open()
  await expect.element(title()).toHaveTextContent('Payment received')
  await expect
    .element(page.getByText(/^Thank you\. Nrs\. 5,800 has arrived, and your order is confirmed\.$/))
    .toBeVisible()
  const order = page.getByRole('link', { name: 'See the order' })
  await expect.element(order).toHaveAttribute('href', `/track-order?order=${orderId}&key=${TRACK_KEY}`)
})

test('the page looks the same while it loads and while the shop asks the wallet, and leads on from the start', async () => {
  await page.viewport(390, 844)
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const arrived = Promise.withResolvers<void>()
  answerApi({
    [READ]: () => arrived.promise.then(() => attempt()),
    [CHECK]: attempt(),
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: givenOrder() } },
  })
  await open()
  await expect.element(page.getByText(/^If you have paid, your payment is safe/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/track-order')
  const before = titleTop()
  arrived.resolve()
  await expect.element(page.getByText(/^We ask eSewa whether/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the order' }))
    .toHaveAttribute('href', `/track-order?order=${orderId}&key=${TRACK_KEY}`)
  expect(titleTop()).toBe(before)
})

test('a paid order leads back to the shop, too', async () => {
  answerApi({ [READ]: attempt({ state: 'paid' }) })
  await open()
  await expect.element(page.getByRole('link', { name: 'Track order' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/')
})

test.for([
  ['standard', 'Estimated arrival', 'Thu 26 Nov to Mon 30 Nov'],
  ['pickup', 'Ready for pickup', 'From Thu 26 Nov'],
] as const)('a paid order, %s, says when it arrives', async ([method, name, day]) => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const order = givenOrder({ method, status: 'confirm', estimate: { first: '2026-11-26', last: '2026-11-30' } })
  answerApi({
    [READ]: attempt({ state: 'paid' }),
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: order } },
  })
  await open()
  await expect.element(page.getByRole('definition').filter({ hasText: day })).toBeVisible()
  expect(page.getByRole('term').elements().at(-1)).toHaveTextContent(name)
})

test('a cancelled payment shows the deadline, both wallets and a cancel button', async () => {
  await page.viewport(390, 844)
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const until = new Date(Date.now() + 20 * 60_000).toISOString()
  const money = givenMoney({ payNow: { purpose: 'full', amount: 5_800, until }, wallets: ['esewa', 'khalti'] })
  const order = givenOrder({ payment: 'khalti', money, otherWays: ['cod', 'bank'] })
  answerApi({
    [READ]: attempt({ state: 'failed', ending: 'cancelled', canPayAgain: true }),
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: order } },
  })
  await open()
  await expect.element(title()).toHaveTextContent('The payment did not go through')
  await expect.element(page.getByText(/^We hold your order until .*\d\d:\d\d/)).toBeVisible()
  const buttons = page.getByRole('button', { name: /^Pay Nrs\. 5,800 with/ })
  expect(buttons.elements().map(({ textContent }) => textContent)).toEqual([
    'Pay Nrs. 5,800 with Khalti',
    'Pay Nrs. 5,800 with eSewa',
  ])
  const more = 'On the page of the order you can also choose: Cash on delivery, Bank transfer.'
  await expect.element(page.getByText(more)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test.for([
  [
    { state: 'failed', ending: 'wrong-amount' },
    'The amount paid is wrong',
    /a different amount from the Nrs\. 5,800 we asked for/,
  ],
  [{ state: 'paid', isRefundDue: true }, 'We are refunding you', /We refund all of it within seven days/],
  [{ state: 'failed', ending: 'expired' }, 'The time to pay at eSewa ran out', /No money has arrived from eSewa/],
] satisfies [Partial<Attempt>, string, RegExp][])(
  'a payment that ended as %j says so',
  async ([changes, said, why]) => {
    answerApi({ [READ]: attempt(changes) })
    await open()
    await expect.element(title()).toHaveTextContent(said)
    await expect.element(page.getByText(why)).toBeVisible()
  },
)

test('a failed payment says when to call, and has the shop’s number', async () => {
  answerApi({ [READ]: attempt({ state: 'failed', ending: 'refused' }) })
  await open()
  await expect.element(page.getByText(/^Does your wallet show that you paid\? Then call us/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Call/ }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

test('after a minute the shopper need not wait for an unfinished payment', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  answerApi({ [READ]: attempt(), [CHECK]: attempt() })
  await open()
  await expect.element(title()).toHaveTextContent('Checking your payment')
  await expect.element(askNow()).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.element(title()).toHaveTextContent('We are waiting for eSewa')
  await expect.element(askNow()).toBeVisible()
})

test('an unreachable wallet is named and checked again automatically, until the payment arrives', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const away = attempt({ wallet: 'khalti', isWalletAway: true })
  answerApi({ [READ]: away, [CHECK]: away })
  await open()
  await expect.element(title()).toHaveTextContent('Khalti cannot be reached right now')
  await expect.element(askNow()).toBeVisible()
  answerApi({ [CHECK]: attempt({ wallet: 'khalti', state: 'paid' }) })
  await vi.advanceTimersByTimeAsync(3_500)
  await expect.element(title()).toHaveTextContent('Payment received')
})

test.for([
  [404, 'not_found'],
  [400, 'invalid_input'],
] as const)('an unknown payment says so (%i)', async ([status, code]) => {
  answerApi({ [READ]: refused(status, code, 'No such payment.') })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible()
})

test('offline, the page says that it continues automatically, and does', async () => {
  expectErrors(/could not be looked up/)
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  answerApi({ [READ]: attempt(), [CHECK]: attempt() })
  await open()
  await expect.element(title()).toHaveTextContent('Checking your payment')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answerApi({ [CHECK]: cut })
  await vi.advanceTimersByTimeAsync(10_000)
  const offline = page.getByText(/^You seem to be offline\. We continue/)
  await expect.element(offline).toBeVisible()
  network.mockRestore()
  answerApi({ [CHECK]: attempt() })
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(offline).not.toBeInTheDocument()
})
