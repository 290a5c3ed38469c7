import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import TrackOrderPage from '../../routes/track-order.tsx'
import { answerApi, refused } from '../../test/answer-api.ts'
import { offer } from '../../test/given-instalments.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'
import { noteOrder } from '../orders/list/use-orders.ts'

const ID = 'KA-261121-7Q2M4XZP'
const ORDER = `GET /api/orders/${ID}` as const
const CHANGE = `PUT /api/orders/${ID}/payment` as const
const CODE = `POST /api/orders/${ID}/payment/code` as const

const daysAgo = (count: number) => new Date(Date.now() - count * 24 * 3_600_000).toISOString()
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const payNow = { purpose: 'full', amount: 5_800, until: inMinutes(20) } as const
const unpaid = givenMoney({ payNow, wallets: ['esewa', 'khalti'] })
const bank = { bank: 'Himal Bank', accountName: 'Kastha', accountNumber: '0123', reference: ID }
const byBank: Partial<Order> = {
  payment: 'bank',
  bank,
  money: givenMoney({ payNow: { ...payNow, until: inMinutes(3 * 24 * 60) } }),
  otherWays: ['cod', 'esewa'],
}
const inCash: Partial<Order> = { payment: 'cod', otherWays: ['esewa', 'bank'] }
const byWallet: Partial<Order> = { payment: 'esewa', money: unpaid, otherWays: ['cod', 'bank'] }

const ways = () => page.getByRole('region', { name: 'Pay another way' })
const way = (name: string) => ways().getByRole('button', { name })
const question = () => ways().getByText(/^Change to/)

beforeEach(() => givenGuest())

function answerOrder(changes: Partial<Order>): void {
  answerApi({ [ORDER]: { status: 200, body: { ...good, data: givenOrder(changes) } } })
}

function answerChange(changes: Partial<Order>) {
  return answerApi({ [CHANGE]: { status: 200, body: { ...good, data: givenOrder(changes) } } })
}

async function open(changes: Partial<Order>): Promise<void> {
  answerOrder(changes)
  const address = `/track-order?order=${ID}&key=${TRACK_KEY}`
  await openPage('/track-order', TrackOrderPage, { address, loaderData: givenShell() })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${ID}`)
}

test('a change after which the order stands longer happens at once, and the new part has the focus', async () => {
  await open(byWallet)
  const sent = answerChange(byBank)
  await way('Bank transfer').click()
  await expect.element(page.getByRole('heading', { name: 'Bank transfer' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Bank transfer' })).toBeInViewport()
  await expect.element(ways().getByText('You now pay this order by: Bank transfer.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Pay now' })).not.toBeInTheDocument()
  await expect.element(way('eSewa')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ payment: 'bank' }])
})

test('a cash order asks before a wallet makes it end after half an hour, and can stay as it is', async () => {
  await open(inCash)
  const sent = answerChange(byWallet)
  await way('eSewa').click()
  await expect.element(question()).toHaveFocus()
  await expect
    .element(question())
    .toMatchTextContent(
      /^Change to: eSewa\? We then hold your order until \d+:\d\d( on .+)?\. If it is not paid by then, we cancel/,
    )
  await ways().getByRole('button', { name: 'Leave it as it is' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await way('eSewa').click()
  await ways().getByRole('button', { name: 'Change', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Pay now' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Pay now' })).toBeInViewport()
  expect(sent.map(({ body }) => body)).toEqual([{ payment: 'esewa' }])
})

test('on a phone the question comes into view with its buttons', async () => {
  await page.viewport(390, 664)
  await open(inCash)
  // Leaves room for the first line of the question, and none for its buttons.
  way('Bank transfer').element().scrollIntoView({ block: 'end' })
  scrollBy(0, 60)
  await userEvent.click(way('eSewa'))
  await expect.element(question()).toHaveFocus()
  await expect.element(ways().getByRole('button', { name: 'Leave it as it is' })).toBeInViewport({ ratio: 1 })
})

test('an order that waits for a transfer asks before a wallet and before cash', async () => {
  await open(byBank)
  const sent = answerChange(inCash)
  await way('eSewa').click()
  await expect
    .element(question())
    .toMatchTextContent(/^Change to: eSewa\? .* If you have already transferred the money/)
  await way('Cash on delivery').click()
  await expect
    .element(question())
    .toHaveTextContent(
      'Change to: Cash on delivery? You then pay Nrs. 5,800 in cash, and need not transfer anything. If you have already transferred the money, leave it as it is.',
    )
  expect(sent).toEqual([])
  await ways().getByRole('button', { name: 'Change', exact: true }).click()
  await expect
    .element(ways().getByRole('status'))
    .toHaveTextContent('You now pay this order in cash: please have Nrs. 5,800 ready for the driver.')
  expect(sent.map(({ body }) => body)).toEqual([{ payment: 'cod' }])
})

test('an order that ends no longer says how it was to be paid', async () => {
  await open(byWallet)
  answerChange(inCash)
  await way('Cash on delivery').click()
  await expect.element(ways().getByText(/^You now pay this order in cash/)).toBeVisible()
  noteOrder(givenOrder({ payment: 'cod', status: 'cancelled' }))
  await expect.element(ways()).not.toBeInTheDocument()
})

test('a guest changes to cash with the code that came, and nothing changes before', async () => {
  await open(byWallet)
  answerApi({ [CHANGE]: refused(403, 'code_required', 'Please enter the code.') })
  const codes = answerApi({ [CODE]: { status: 200, body: { ...good, message: 'We have emailed you another code' } } })
  await way('Cash on delivery').click()
  const form = ways().getByRole('form', { name: 'Pay in cash' })
  await expect.element(form).toMatchTextContent(/sent a 6-digit code to asmita@post\.example\. .* nothing changes/)
  await expect.element(form.getByRole('textbox').first()).toHaveFocus()
  await expect.element(form.getByRole('button', { name: /^Resend OTP in/ })).toBeVisible()
  expect(codes).toHaveLength(1)

  answerApi({ [CHANGE]: refused(400, 'invalid_input', 'Invalid OTP') })
  const change = () => form.getByRole('button', { name: 'Pay in cash' }).click()
  await expect.element(form.getByText(/once all 6 digits are in/)).not.toBeInTheDocument()
  await userEvent.keyboard('111111')
  await change()
  await expect.element(form.getByText('Invalid OTP')).toBeVisible()
  const sent = answerChange({ payment: 'cod', otherWays: ['esewa'] })
  await userEvent.click(form.getByRole('textbox').first())
  await userEvent.keyboard('493817')
  expect(sent, 'the last digit changes no payment').toEqual([])
  await change()
  await expect
    .element(ways().getByText('You now pay this order in cash: please have Nrs. 5,800 ready for the driver.'))
    .toBeVisible()
  await expect.element(ways().getByRole('status')).toHaveFocus()
  expect(sent.map(({ body }) => body)).toEqual([{ payment: 'cod', code: '493817' }])
})

test('a guest who gets no code, or leaves the boxes, keeps the order as it is', async () => {
  await open(byWallet)
  answerApi({
    [CHANGE]: refused(403, 'code_required', 'Please enter the code.'),
    [CODE]: refused(429, 'too_many_requests', 'Together this is more than can be ordered without an account.'),
  })
  await way('Cash on delivery').click()
  await expect.element(ways().getByText(/^Together this is more than can be ordered/)).toBeVisible()
  answerApi({ [CODE]: { status: 200, body: { ...good, message: 'We have emailed you another code' } } })
  await way('Cash on delivery').click()
  await ways().getByRole('button', { name: 'Leave it as it is' }).click()
  await expect.element(way('Cash on delivery')).toBeVisible()
})

test('a refused change says why, and the order stays the same', async () => {
  await open(byWallet)
  answerApi({
    [CHANGE]: refused(409, 'conflict', 'You cannot switch this order to that payment method now.'),
    [ORDER]: { status: 200, body: { ...good, data: givenOrder({ ...byWallet, otherWays: [] }) } },
  })
  await way('Bank transfer').click()
  await expect.element(ways().getByText('You cannot switch this order to that payment method now.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pay Nrs. 5,800 with eSewa' })).toBeVisible()
})

test('an order with a request of weeks ago names the half hour that the server then keeps', async () => {
  const instalments = { ...offer, state: 'papers', askedAt: daysAgo(20), changedAt: daysAgo(18) } as const
  await open({
    ...byBank,
    date: daysAgo(20),
    instalments,
    money: givenMoney({ payNow: { ...payNow, until: inMinutes(60) } }),
  })
  await way('eSewa').click()
  const [said] = /\d+:\d\d/.exec(question().element().textContent)!
  const within = [29, 30, 31].map((minutes) => nepalClock(inMinutes(minutes)))
  expect(within).toContain(said)
})

const nepalClock = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kathmandu', hour: '2-digit', minute: '2-digit' })
