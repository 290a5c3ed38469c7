import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Order } from '#contract/orders/orders.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import PaymentPage from '../../routes/payment.tsx'
import { answerApi } from '../../test/answer-api.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'
import { attempt, CHECK, ID, orderId, READ } from './attempt.fixture.ts'
import { keepDoor } from './kept-doors.ts'

const title = () => page.getByRole('heading', { level: 1 })
const titleTop = () => Math.round(title().element().getBoundingClientRect().top)
const askNow = () => page.getByRole('button', { name: 'Check now' })
const open = () => openPage('/payment/:attemptId', PaymentPage, { address: `/payment/${ID}`, loaderData: givenShell() })

beforeEach(() => {
  givenGuest()
})

const paid = attempt({ state: 'paid' })
const paidByEsewa = givenMoney({
  paid: 5_800,
  due: 0,
  payments: [{ method: 'esewa', purpose: 'full', amount: 5_800, at: new Date().toISOString(), reference: 'E1' }],
})
const paidOrder = givenOrder({
  status: 'confirm',
  payment: 'esewa',
  paymentId: 'E1',
  money: paidByEsewa,
  estimate: { first: '2026-11-26', last: '2026-11-30' },
})
const nextSteps = () => page.getByRole('region', { name: 'What happens next' })
const ordered = () => page.getByRole('region', { name: 'Your Order' })

test('a paid order has the next steps, the items and the totals, as one without a wallet', async () => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  answerApi({ [READ]: paid, [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: paidOrder } } })
  await open()
  await expect.element(nextSteps().getByText('Nrs. 5,800 is paid. Nothing is left to pay.')).toBeVisible()
  await expect.element(ordered().getByText(paidOrder.items[0]!.title)).toBeVisible()
  await expect
    .element(
      ordered()
        .getByRole('term')
        .filter({ hasText: /^Paid$/ }),
    )
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the order' })).toBeVisible()
})

const byArrangement: Order['deliveries'][number] = {
  number: 1,
  state: 'planned',
  day: null,
  slot: null,
  estimate: null,
  failed: null,
  pieces: [],
  code: '493817',
  deliveredAt: null,
  cash: null,
  planning: null,
}

test('a paid order by arrangement says the usual days, and that we call', async () => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const order = {
    ...paidOrder,
    district: 'Humla',
    estimate: null,
    arranged: { min: 10, max: 20 },
    deliveries: [byArrangement],
  }
  answerApi({ [READ]: paid, [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: order } } })
  await open()
  const said = /^Delivery usually takes 10-20 business days\. We call/
  await expect.element(nextSteps().getByText(said)).toBeVisible()
  await expect.element(ordered().getByText(/10-20 business days/)).toBeVisible()
})

test('the parts of a paid order come below what stands, and leave the focus and the announcement', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const away = attempt({ isWalletAway: true })
  answerApi({
    [READ]: away,
    [CHECK]: away,
    [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: givenOrder({ payment: 'esewa' }) } },
  })
  await open()
  await expect.element(askNow()).toBeVisible()
  const button = askNow().element()
  if (button instanceof HTMLButtonElement) button.focus()
  const loaded = Promise.withResolvers<void>()
  answerApi({
    [CHECK]: paid,
    [`GET /api/orders/${orderId}`]: () =>
      loaded.promise.then(() => ({ status: 200, body: { ...good, data: paidOrder } })),
  })
  await vi.advanceTimersByTimeAsync(3_500)
  await expect.element(title()).toHaveTextContent('Payment received')
  await expect.element(title()).toHaveFocus()
  // The order that was loaded before still asks for the money.
  await expect.element(ordered()).not.toBeInTheDocument()
  const status = page.getByRole('status').filter({ hasText: 'Payment received' })
  const [said, top] = [status.element().textContent, titleTop()]
  loaded.resolve()
  await expect.element(nextSteps()).toBeVisible()
  await expect.element(title()).toHaveFocus()
  expect([status.element().textContent, titleTop()]).toEqual([said, top])
})

test.for([
  ['is over', { status: 'delivered' }],
  ['is made to order', { custom: { request: 'KC-261121-7Q2M4XZP', weeks: 4, steps: [] } }],
] as const satisfies [string, Partial<Order>][])('a paid order that %s has no next steps', async ([, changes]) => {
  keepDoor(ID, { orderId, key: TRACK_KEY })
  const order = { ...paidOrder, ...changes }
  answerApi({ [READ]: paid, [`GET /api/orders/${orderId}`]: { status: 200, body: { ...good, data: order } } })
  await open()
  await expect.element(ordered()).toBeVisible()
  await expect.element(nextSteps()).not.toBeInTheDocument()
})
