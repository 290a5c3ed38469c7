import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { attempt, ID, openPaymentPage as open, orderId, paymentTitle as title, READ } from './attempt.fixture.ts'
import { keepDoor } from './kept-doors.ts'

/** The header with its bar or search, and the room below that some browsers take. */
const HEADER_PX = 160

beforeEach(() => {
  givenGuest()
})

const paidByKhalti = givenMoney({
  paid: 5_800,
  due: 0,
  payments: [{ method: 'khalti', purpose: 'full', amount: 5_800, at: new Date().toISOString(), reference: 'K1' }],
})
const confirmed = givenOrder({ status: 'confirm', payment: 'esewa', paymentId: 'K1', money: paidByKhalti })
const failed = attempt({ state: 'failed', ending: 'cancelled' })
const withKhalti = /^Your order is paid \(Khalti\)\. Nothing is left to pay now\.$/
const payButtons = () => page.getByRole('button', { name: /^Pay Nrs/ })

test('a failed payment of an order that was paid with another wallet says that it is paid', async () => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  answerApi({ [READ]: failed, [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: confirmed } } })
  await open()
  await expect.element(title()).toHaveTextContent('Payment received')
  await expect.element(page.getByText(withKhalti)).toBeVisible()
  await expect.element(page.getByText('No money has arrived from eSewa.')).toBeVisible()
  await expect.element(payButtons()).not.toBeInTheDocument()
})

test('a failed payment left open says that the order is paid once its window is looked at again', async () => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  answerApi({ [READ]: failed, [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: givenOrder() } } })
  await open()
  await expect.element(title()).toHaveTextContent('The payment did not go through')
  // Now the order is loaded, and the next reading is another one.
  await expect.element(page.getByText(/^You now pay this order in cash/)).toBeVisible()
  answerApi({ [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: confirmed } } })
  dispatchEvent(new Event('focus'))
  await expect.element(title()).toHaveTextContent('Payment received')
  await expect.element(page.getByText(withKhalti)).toBeVisible()
})

test.for([
  ['standard', 'You now pay this order in cash: please have Nrs. 5,800 ready for the driver.'],
  ['pickup', 'You now pay this order in cash: please bring Nrs. 5,800 when you collect it.'],
] as const)('a failed payment of an order changed to cash, %s, names the cash', async ([method, said]) => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const order = givenOrder({ method })
  answerApi({ [READ]: failed, [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: order } } })
  await open()
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText('No money has arrived from eSewa.')).toBeVisible()
})

test('a failed payment names the open one with another wallet, asks about it, and shows by itself that it arrived', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const OTHER = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ef'
  const until = new Date(Date.now() + 20 * 60_000).toISOString()
  const unpaid = givenMoney({
    payNow: { purpose: 'full', amount: 5_800, until },
    wallets: ['esewa', 'khalti'],
    pending: { attemptId: OTHER, wallet: 'khalti', amount: 5_800 },
  })
  const other = (state: 'pending' | 'paid') => attempt({ attemptId: OTHER, wallet: 'khalti', state })
  answerApi({
    [READ]: attempt({ state: 'failed', ending: 'cancelled', canPayAgain: true }),
    [`GET /api/payments/${OTHER}`]: other('pending'),
    [`POST /api/payments/${OTHER}/check`]: other('pending'),
    [`GET /api/orders/${orderId}`]: {
      status: 200,
      body: { ...good, data: givenOrder({ payment: 'esewa', money: unpaid }) },
    },
  })
  await open()
  await expect.element(page.getByText(/^Your other try with Khalti, of .*\d\d:\d\d.*, is still open/)).toBeVisible()
  await expect.element(page.getByText(/^Pay again only if you have not paid yet/)).toBeVisible()
  answerApi({
    [`POST /api/payments/${OTHER}/check`]: other('paid'),
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: confirmed } },
  })
  await vi.advanceTimersByTimeAsync(3_500)
  await expect.element(title()).toHaveTextContent('Payment received')
  await expect.element(page.getByText(withKhalti)).toBeVisible()
  await expect.element(payButtons()).not.toBeInTheDocument()
})

test('a failed payment is no other open try, though the order loaded before still says so', async () => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const unpaid = givenMoney({
    payNow: { purpose: 'full', amount: 5_800, until: null },
    wallets: ['esewa', 'khalti'],
    pending: { attemptId: ID, wallet: 'esewa', amount: 5_800 },
  })
  answerApi({
    [READ]: attempt({ state: 'failed', ending: 'cancelled', canPayAgain: true }),
    [`GET /api/orders/${orderId}`]: {
      status: 200,
      body: { ...good, data: givenOrder({ payment: 'esewa', money: unpaid }) },
    },
  })
  await open()
  await expect.element(payButtons().first()).toBeVisible()
  await expect.element(page.getByText(/your other try/i)).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Pay again only if/)).not.toBeInTheDocument()
})

test('an order cancelled on the page of its failed payment says so, and can be paid no more', async () => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const cancelled = givenOrder({ status: 'cancelled', payment: 'esewa', money: givenMoney({ due: 0 }) })
  answerApi({
    [READ]: attempt({ state: 'failed', ending: 'cancelled', canPayAgain: true }),
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: cancelled } },
  })
  await open()
  await expect.element(page.getByText('Your order is cancelled')).toBeVisible()
  await expect.element(payButtons()).not.toBeInTheDocument()
  await expect.element(page.getByText(/within a few minutes/)).not.toBeInTheDocument()
})

test('in another browser a failed payment links to the order', async () => {
  answerApi({ [READ]: attempt({ state: 'failed', ending: 'cancelled', canPayAgain: true }) })
  await open()
  await expect.element(page.getByText(/^We still hold the order\. To pay it, use the link/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Track order' })).toBeVisible()
})

test.for([
  ['phone', 390, 844],
  ['small laptop', 1366, 657],
] as const)('on a %s the first button of a failed payment needs no scrolling', async ([, width, height]) => {
  await page.viewport(width, height)
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const until = new Date(Date.now() + 20 * 60_000).toISOString()
  const money = givenMoney({ payNow: { purpose: 'full', amount: 5_800, until }, wallets: ['esewa', 'khalti'] })
  answerApi({
    [READ]: attempt({ state: 'failed', ending: 'cancelled', canPayAgain: true }),
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: givenOrder({ money }) } },
  })
  await open()
  await expect.element(payButtons().first()).toBeVisible()
  const { bottom } = payButtons().first().element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(height - HEADER_PX)
})
