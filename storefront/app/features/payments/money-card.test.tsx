import { expect, test } from 'vitest'
import type { OrderMoney } from '#contract/payments.ts'
import type { Order } from '#contract/orders/orders.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { renderInRouter } from '../../render-in-router.tsx'
import { messages } from '#messages/pages.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { MoneyCard } from './money-card.tsx'
import { untilText } from './until-text.ts'

const money: OrderMoney = {
  paid: 0,
  due: 5_800,
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

const order = {
  bank: null,
  custom: null,
  payment: 'esewa',
  method: 'standard',
  totals: { total: 5_800 },
  money,
} as Order

const wordsOf = (changes: Partial<OrderMoney>, of: Partial<Order> = {}) =>
  renderInRouter(
    <MoneyCard door={{ orderId: 'KA-261121-7Q2M4XZP' }} order={{ ...order, ...of, money: { ...money, ...changes } }} />,
  )
    .replaceAll(/<!--.*?-->/g, '')
    .split(/<[^>]+>/)
    .filter((word) => word.trim() !== '')

const at = '2026-11-21T08:57:00.000Z'

test.for([
  [{}, 'With a wallet'],
  [{ payment: 'cod' }, 'Cash on delivery'],
  [{ payment: 'cod', method: 'pickup' }, 'In cash, when you collect it'],
  [{ payment: 'bank' }, 'By bank transfer'],
] satisfies [Partial<Order>, string][])('for %j the amount due shows: %s', ([changes, how]) => {
  expect(wordsOf({}, changes)).toEqual(expect.arrayContaining(['Due', 'Nrs. 5,800', how]))
})

const bank = { bank: 'Nabil Bank', accountName: 'Kastha', accountNumber: '0110017501234', reference: 'KA-1' }

test.for([
  [bank, ['esewa'], 'With a wallet or by bank transfer'],
  [bank, [], 'By bank transfer'],
  [null, ['esewa'], 'With a wallet'],
] as const)('the balance of a piece is paid as the page offers it', ([account, wallets, how]) => {
  for (const payment of ['bank', 'khalti'] as const) {
    expect(wordsOf({ wallets: [...wallets] }, { payment, bank: account })).toContain(how)
  }
})

test('what comes back in exchange is named beside what was paid', () => {
  const words = wordsOf({ exchanged: 4_000, due: 1_800 })
  expect(words[words.indexOf('Paid by what you send back') + 1]).toBe('Nrs. 4,000')
  expect(wordsOf({})).not.toContain('Paid by what you send back')
})

test('without an amount due no payment method shows', () => {
  const payments = [{ method: 'khalti', purpose: 'full', amount: 5_800, at, reference: 'GFq9' } as const]
  const words = wordsOf({ paid: 5_800, due: 0, payments })
  expect(words).not.toContain('With a wallet')
  expect(words.slice(-4)).toEqual(['Khalti', 'Nrs. 5,800', '21 Nov 2026, 14:42', 'Reference GFq9'])
})

test('deposit and balance are named, and a refund shows its deadline, then that it was sent', () => {
  const payments = [
    { method: 'esewa', purpose: 'deposit', amount: 2_900, at, reference: '000AWEO' },
    { method: 'cod', purpose: 'balance', amount: 2_900, at, reference: '' },
  ] as const
  const refunds = [
    { amount: 500, paidBy: 'cod', dueBy: '2026-11-28T08:57:00.000Z', doneAt: null, reference: '' },
    { amount: 300, paidBy: 'cod', dueBy: at, doneAt: at, reference: 'R-1' },
  ] as const
  const words = wordsOf({ deposit: 2_900, payments: [...payments], refunds: [...refunds] })
  expect(words).toEqual(
    expect.arrayContaining([
      'Deposit, eSewa',
      'Balance, Cash on delivery',
      'You get it by 28 Nov 2026 at the latest',
      'Sent on 21 Nov 2026',
      'Reference R-1',
    ]),
  )
  // The second one is done: nobody asks for an account any more.
  const asked = 'We call you to ask for a bank account or wallet.'
  expect(words.filter((word) => word === asked)).toHaveLength(1)
  expect(wordsOf({ refunds: [{ ...refunds[0], paidBy: 'bank' }] })).not.toContain(asked)
})

test('an instant shows its day only if it is not today in Nepal, and after midnight always', () => {
  addMessages('en', messages)
  const now = new Date('2026-11-21T17:00:00Z') // 22:45 in Nepal
  expect(untilText(textIn('en'), englishFormats, '2026-11-21T17:30:00Z', now)).toBe('23:15')
  expect(untilText(textIn('en'), englishFormats, '2026-11-21T18:20:00Z', now)).toBe(
    '00:05 on the morning of Sun 22 Nov',
  )
  expect(untilText(textIn('en'), englishFormats, '2026-11-22T03:00:00Z', now)).toBe('08:45 on 22 Nov 2026')
  const atNight = new Date('2026-11-21T18:20:00Z')
  expect(untilText(textIn('en'), englishFormats, '2026-11-21T18:50:00Z', atNight)).toBe(
    '00:35 on the morning of Sun 22 Nov',
  )
})
