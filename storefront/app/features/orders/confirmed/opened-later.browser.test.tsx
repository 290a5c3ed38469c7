import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Order, OrderEvent } from '#contract/orders/orders.ts'
import OrderConfirmedPage from '../../../routes/order-confirmed.tsx'
import { answerApi } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { givenMoney, givenOrder, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'

const ORDER = 'GET /api/orders/KA-261121-7Q2M4XZP'
const ADDRESS = `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`
const DAY = '2026-11-24T08:00:00.000Z'

const main = () => page.getByRole('main')
const title = () => page.getByRole('heading', { level: 1 })
const next = () => page.getByRole('region', { name: 'What happens next' })

function answer(changes: Partial<Order>): void {
  answerApi({
    [ORDER]: { status: 200, body: { ...good, data: givenOrder(changes) } },
    [`GET /api/orders/KA-261121-7Q2M4XZP/photos/${voucher.photo}`]: { status: 200, body: {} },
  })
}

async function open(changes: Partial<Order>): Promise<void> {
  givenGuest()
  answer(changes)
  await openPage('/order-confirmed', OrderConfirmedPage, { address: ADDRESS, loaderData: givenShell() })
}

const event = (action: OrderEvent['action'], status: Order['status']): OrderEvent => ({
  ...givenOrder().events[0]!,
  action,
  status,
})

const cancelled = {
  status: 'cancelled',
  cancelUntil: null,
  events: [event('place', 'pending'), event('cancel', 'cancelled')],
  money: givenMoney({ due: 0 }),
} as const satisfies Partial<Order>

const paid = { method: 'esewa', purpose: 'full', amount: 5_800, at: DAY, reference: 'REF' } as const
const refund = { amount: 5_800, paidBy: 'esewa', dueBy: DAY, doneAt: null, reference: '' } as const
const inCash = { ...paid, method: 'cod', reference: '' } as const
const ofCash = { ...refund, paidBy: 'cod' } as const
const voucher = { state: 'sent', sentAt: DAY, answer: '', photo: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de' } as const
const attempt = { attemptId: voucher.photo, wallet: 'khalti', amount: 5_800 } as const
const bank = { payment: 'bank', paymentId: 'bank' } as const

test.for<[string, Partial<Order>, RegExp]>([
  ['in cash', {}, /Nothing was paid, and nothing is left to pay\./],
  [
    'by transfer',
    bank,
    /If you have already transferred the money, we refund all of it within 7 days of its arrival\./,
  ],
  [
    'by transfer with a receipt',
    { ...bank, money: givenMoney({ due: 0, voucher }) },
    /You have sent us a bank receipt\. Once your transfer has arrived, we refund all of it within 7 days\./,
  ],
  [
    'by transfer with a declined receipt',
    { ...bank, money: givenMoney({ due: 0, voucher: { ...voucher, state: 'declined', answer: 'It is unreadable.' } }) },
    /If you have already transferred the money, we refund all of it.*It is unreadable\./,
  ],
  [
    'by wallet, paid',
    {
      payment: 'esewa',
      paymentId: 'REF',
      money: givenMoney({ due: 0, paid: 5_800, payments: [paid], refunds: [refund] }),
    },
    /We refund Nrs\. 5,800 to you, the way you paid, by 24 Nov 2026 at the latest\./,
  ],
  [
    'in cash, paid in advance',
    {
      payment: 'cod',
      paymentId: 'cod',
      money: givenMoney({ due: 0, paid: 5_800, payments: [inCash], refunds: [ofCash] }),
    },
    /We refund Nrs\. 5,800 to you by 24 Nov 2026 at the latest\. You paid in cash, so we call you to ask for a bank account or wallet\./,
  ],
  [
    'by wallet, refunded',
    {
      payment: 'esewa',
      paymentId: 'REF',
      money: givenMoney({ due: 0, payments: [paid], refunds: [{ ...refund, doneAt: DAY }] }),
    },
    /We have refunded Nrs\. 5,800 to you\./,
  ],
  [
    'by wallet, unclear',
    { payment: 'khalti', paymentId: 'khalti', money: givenMoney({ due: 0, pending: attempt }) },
    /If your payment with Khalti still arrives, we refund all of it within 7 days\./,
  ],
])('a cancelled order %s says what becomes of the money, and nothing else', async ([, changes, said]) => {
  await open({ ...cancelled, ...changes })
  await expect.element(title()).toHaveTextContent('Your order is cancelled')
  await expect.element(main()).toMatchTextContent(/Your order KA-261121-7Q2M4XZP will not be delivered\./)
  await expect.element(main()).toMatchTextContent(said)
  await expect.element(page.getByRole('link', { name: 'Track order' }).first()).toBeVisible()
  await expect.element(next()).not.toBeInTheDocument()
  await expect
    .element(main())
    .not.toMatchTextContent(/Thank you|arrives .* at|Please|To pay|To transfer|You can cancel|We have emailed|25 Nov/)
})

test('an order that ended unpaid says so', async () => {
  const events = [event('place', 'pending'), event('expire', 'cancelled')]
  await open({ ...cancelled, payment: 'esewa', paymentId: 'esewa', events })
  await expect.element(title()).toHaveTextContent('Your order is cancelled')
  await expect.element(main()).toMatchTextContent(/Your order KA-261121-7Q2M4XZP was not paid or confirmed in time\./)
})

test('a delivered order promises no day and asks for no cash', async () => {
  const money = givenMoney({ due: 0, paid: 5_800, payments: [{ ...paid, method: 'cod' }] })
  await open({ status: 'delivered', cancelUntil: null, money })
  await expect.element(main()).toMatchTextContent(/Your order KA-261121-7Q2M4XZP is delivered\./)
  await expect.element(next()).not.toBeInTheDocument()
  await expect.element(main()).not.toMatchTextContent(/ready in cash|To pay|We have emailed|25 Nov/)
  await expect.element(main()).toMatchTextContent(/PaidNrs\. 5,800$/)
})

test('a returned order names the refund', async () => {
  const money = givenMoney({ due: 0, paid: 5_800, payments: [paid], refunds: [refund] })
  await open({ status: 'returned', cancelUntil: null, money })
  await expect.element(title()).toHaveTextContent('Order KA-261121-7Q2M4XZP')
  await expect.element(main()).toMatchTextContent(/Your order KA-261121-7Q2M4XZP is returned\./)
  await expect.element(main()).toMatchTextContent(/We refund Nrs\. 5,800 to you/)
  await expect.element(main()).not.toMatchTextContent(/Thank you|arrives/)
})

test('a partly delivered order names the chosen day of the rest and the cash that is left', async () => {
  const delivery = { estimate: null, failed: null, pieces: [], code: null, cash: null, planning: null }
  await open({
    status: 'confirm',
    cancelUntil: null,
    money: givenMoney({ due: 2_000, paid: 3_800, payments: [{ ...paid, method: 'cod', amount: 3_800 }] }),
    deliveries: [
      { ...delivery, number: 1, state: 'delivered', day: null, slot: null, deliveredAt: DAY },
      { ...delivery, number: 2, state: 'planned', day: '2026-12-03', slot: 'morning', deliveredAt: null },
    ],
  })
  await expect.element(next()).toMatchTextContent(/It arrives Thu 3 Dec, .* at Baidam/)
  await expect.element(next()).toMatchTextContent(/Please have Nrs\. 2,000 ready in cash/)
  await expect.element(main()).toMatchTextContent(/To pay the driverNrs\. 2,000$/)
  await expect.element(main()).not.toMatchTextContent(/25 Nov/)
})

test('while the shop checks a receipt, the total asks for no transfer', async () => {
  const account = { bank: 'Nabil', accountName: 'Kastha', accountNumber: '0101', reference: 'KA-261121-7Q2M4XZP' }
  await open({ ...bank, bank: account, money: givenMoney({ voucher }) })
  await expect.element(title()).toHaveTextContent('Thank you, Asmita')
  await expect.element(main()).not.toMatchTextContent(/To transfer/)
})

test('the page of an order that ended in another window says so as soon as it is looked at again', async () => {
  await open({})
  await expect.element(title()).toHaveTextContent('Thank you, Asmita')
  answer(cancelled)
  dispatchEvent(new Event('focus'))
  await expect.element(title()).toHaveTextContent('Your order is cancelled')
})
