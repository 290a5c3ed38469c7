import { expect, test } from 'vitest'
import type { MoneyRows } from './money-rows.ts'
import { paidBy, paymentId, refundedFrom, waysPaid } from './order-money.ts'

const payment = { amount: 1_000, attemptId: null, method: 'khalti' }
const refund = { doneAt: null }

/** An order paid by eSewa, and by Khalti once more. */
function paidTwice(refunds: { cause: string; amount: number }[]): MoneyRows {
  const payments = [
    { ...payment, id: 'p1', attemptId: 'a1', method: 'esewa', reference: 'E-1' },
    { ...payment, id: 'p2', attemptId: 'a2', reference: 'K-2' },
  ]
  return { payments, refunds: refunds.map((one) => ({ ...refund, ...one })) } as never
}

test.for([
  ['in one', [{ cause: 'attempt:a2', amount: 1_000 }]],
  [
    'in parts',
    [
      { cause: 'attempt:a2', amount: 400 },
      { cause: 'attempt:a2/r1', amount: 350 },
      { cause: 'attempt:a2/r1/r2', amount: 250 },
    ],
  ],
] as const)('a payment that never counted is no way of payment, refunded %s', ([, refunds]) => {
  const money = paidTwice([...refunds])
  const order = { payment: 'esewa', total: 1_000 } as const
  expect([paidBy(order, money), waysPaid(money), paymentId(order, money)]).toEqual(['esewa', ['esewa'], 'E-1'])
  expect(refundedFrom(order, money, { cause: 'cancel' })).toBe('esewa')
  expect(refundedFrom(order, money, { cause: 'attempt:a2/r1' })).toBe('khalti')
})
