import type { Page } from '@playwright/test'
import type { Order } from '#contract/orders/orders.ts'
import type { Attempt } from '#contract/payments.ts'
import { ADDRESS, bankOrder, TRACKED, withOrder } from './orders.ts'
import { fail, type Scene, type Scenes } from './scene.ts'

const ATTEMPT_ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
const ORDER_ID = 'KA-261120-7Q2M4XZP'
const TOTAL = 145_100
const DAY_MS = 24 * 60 * 60_000
const inAWhile = new Date(Date.now() + 25 * 60_000).toISOString()
const before = new Date(Date.now() - 40 * 60_000).toISOString()

const noMoney: Order['money'] = {
  paid: 0,
  due: TOTAL,
  exchanged: 0,
  payNow: null,
  payUntil: null,
  pending: null,
  wallets: [],
  deposit: null,
  payments: [],
  refunds: [],
  voucher: null,
}

const payable = {
  payNow: { purpose: 'full', amount: TOTAL, until: inAWhile },
  wallets: ['esewa', 'khalti'],
} satisfies Partial<Order['money']>

const ready = [{ stage: 'ready', note: '', at: before }] satisfies NonNullable<Order['custom']>['steps']

const walletOrder = (money: Partial<Order['money']>, changes: Partial<Order> = {}): Partial<Order> => ({
  payment: 'esewa',
  paymentId: 'esewa',
  money: { ...noMoney, ...money },
  ...changes,
})

const paid = {
  method: 'khalti',
  purpose: 'full',
  amount: TOTAL,
  at: before,
  reference: 'GFq9PFS7b2iYvL8Lir9oXe',
} as const

const attempt: Attempt = {
  attemptId: ATTEMPT_ID,
  orderId: ORDER_ID,
  wallet: 'esewa',
  purpose: 'full',
  amount: TOTAL,
  begunAt: new Date().toISOString(),
  state: 'pending',
  ending: null,
  isRefundDue: false,
  isWalletAway: false,
  canPayAgain: true,
}

const withAttempt = (changes: Partial<Attempt>) => async (page: Page) => {
  await withOrder(walletOrder(payable))(page)
  const json = { success: true, error: false, message: '', data: { ...attempt, ...changes } }
  await page.route('**/api/payments/**', (route) => route.fulfill({ json }))
}

const payment = (changes: Partial<Attempt>): Scene => ({
  path: `/payment/${ATTEMPT_ID}`,
  before: withAttempt(changes),
  isWhole: true,
})
const order = (changes: Partial<Order>): Scene => ({ path: ADDRESS, before: withOrder(changes), isWhole: true })

/** What a wallet's buyer comes back to, and what an order says of its money. */
export const payments: Scenes = {
  'payment-looking': payment({}),
  'payment-waiting': {
    ...payment({}),
    before: async (page) => {
      await page.clock.install()
      await withAttempt({})(page)
    },
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Looking up your payment' }).waitFor()
      await page.clock.fastForward('01:10')
      await page.getByRole('heading', { name: 'We are waiting for eSewa' }).waitFor()
    },
  },
  'payment-away': payment({ isWalletAway: true }),
  'payment-paid': payment({ state: 'paid' }),
  'payment-back': payment({ state: 'paid', isRefundDue: true, canPayAgain: false }),
  'payment-failed': payment({ state: 'failed', ending: 'cancelled' }),
  'payment-settled': {
    ...payment({ state: 'failed', ending: 'cancelled', canPayAgain: false }),
    before: async (page) => {
      await withAttempt({ state: 'failed', ending: 'cancelled', canPayAgain: false })(page)
      const money = { ...noMoney, paid: TOTAL, due: 0, payments: [paid] }
      await withOrder(walletOrder(money, { status: 'confirm' }))(page)
    },
  },
  'payment-over': payment({ state: 'failed', ending: 'expired', canPayAgain: false }),
  'payment-unknown': {
    path: `/payment/${ATTEMPT_ID}`,
    prepare: (page) => page.getByRole('heading', { name: 'Payment not found' }).waitFor(),
  },
  'payment-not-loaded': {
    path: `/payment/${ATTEMPT_ID}`,
    before: fail('**/api/payments/**'),
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  'order-pay': order(walletOrder(payable)),
  'order-pay-away': {
    ...order(walletOrder(payable)),
    prepare: async (page) => {
      const json = { success: false, error: true, code: 'unavailable', message: 'eSewa does not answer.' }
      await page.route('**/pay', (route) => route.fulfill({ status: 503, json }))
      await page.getByRole('button', { name: /with eSewa$/ }).click()
      await page.getByText('eSewa cannot be reached just now').waitFor()
    },
  },
  'order-paid': order(
    walletOrder({ paid: TOTAL, due: 0, payments: [paid] }, { status: 'confirm', paymentId: paid.reference }),
  ),
  'order-overdue': order(walletOrder({})),
  'order-balance': order(
    walletOrder(
      {
        paid: TOTAL / 2,
        due: TOTAL / 2,
        deposit: TOTAL / 2,
        wallets: ['esewa', 'khalti'],
        payNow: { purpose: 'balance', amount: TOTAL / 2, until: null },
        payments: [{ ...paid, purpose: 'deposit', amount: TOTAL / 2 }],
      },
      { status: 'confirm', bank: bankOrder.bank!, custom: { request: 'KC-261101-7Q2M4XZP', weeks: 4, steps: ready } },
    ),
  ),
  'order-refund': order(
    walletOrder(
      {
        payments: [paid, { ...paid, method: 'esewa', reference: '000AWEO' }],
        refunds: [
          {
            amount: TOTAL,
            paidBy: 'esewa',
            dueBy: new Date(Date.now() + 6 * DAY_MS).toISOString(),
            doneAt: null,
            reference: '',
          },
          { amount: TOTAL, paidBy: 'esewa', dueBy: before, doneAt: before, reference: 'R-4711' },
        ],
      },
      { status: 'cancelled', cancelUntil: null },
    ),
  ),
  'order-voucher': { path: TRACKED, before: withOrder(bankOrder, true), isWhole: true },
  'order-voucher-sent': order({
    ...bankOrder,
    money: { ...noMoney, voucher: { state: 'sent', sentAt: before, answer: '', photo: ATTEMPT_ID } },
  }),
  'order-voucher-cancelled': order({
    ...bankOrder,
    bank: null,
    status: 'cancelled',
    cancelUntil: null,
    money: { ...noMoney, due: 0, voucher: { state: 'sent', sentAt: before, answer: '', photo: ATTEMPT_ID } },
  }),
  'order-voucher-declined': order({
    ...bankOrder,
    money: {
      ...noMoney,
      voucher: {
        state: 'declined',
        sentAt: before,
        answer: 'The picture is too dark: we cannot read the amount.',
        photo: ATTEMPT_ID,
      },
    },
  }),
}
