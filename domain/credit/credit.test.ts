import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../sum.ts'
import { creditBack, shareCredit } from './credit.ts'

test.each([
  [5_000, [['card', 2_000]], [['card', 2_000]]],
  [5_000, [['card', 8_000]], [['card', 5_000]]],
  [
    5_000,
    [
      ['card', 2_000],
      ['own', 9_000],
    ],
    [
      ['card', 2_000],
      ['own', 3_000],
    ],
  ],
  [
    5_000,
    [
      ['card', 5_000],
      ['own', 9_000],
    ],
    [['card', 5_000]],
  ],
  [
    5_000,
    [
      ['card', 0],
      ['own', 1],
    ],
    [['own', 1]],
  ],
  [0, [['card', 2_000]], []],
] as const)('an order of %i is paid by %j with %j', (total, accounts, shares) => {
  expect(
    shareCredit(
      total,
      accounts.map(([id, balance]) => ({ id, balance })),
    ),
  ).toEqual(shares.map(([id, amount]) => ({ id, amount })))
})

const rupees = fc.nat(1_000_000)
const accounts = fc.uniqueArray(fc.record({ id: fc.uuid(), balance: rupees }), {
  selector: ({ id }) => id,
  maxLength: 4,
})

test('credit pays as much as there is, never more than the total or a balance', () => {
  fc.assert(
    fc.property(rupees, accounts, (total, given) => {
      const shares = shareCredit(total, given)
      const balanceOf = new Map(given.map(({ id, balance }) => [id, balance]))
      expect(shares.every(({ id, amount }) => amount > 0 && amount <= (balanceOf.get(id) ?? 0))).toBe(true)
      expect(sumOf(shares, ({ amount }) => amount)).toBe(
        Math.min(
          total,
          sumOf(given, ({ balance }) => balance),
        ),
      )
    }),
  )
})

test('refunds in any number of parts give back exactly what credit paid', () => {
  fc.assert(
    fc.property(accounts, fc.array(rupees, { maxLength: 6 }), (given, refunds) => {
      let taken = given.map(({ id, balance }) => ({ id, amount: balance }))
      const before = sumOf(taken, ({ amount }) => amount)
      let gone = 0
      for (const refund of refunds) {
        const back = creditBack(refund, taken)
        gone += sumOf(back, ({ amount }) => amount)
        taken = taken.map(({ id, amount }) => {
          return { id, amount: amount - (back.find((one) => one.id === id)?.amount ?? 0) }
        })
        expect(taken.every(({ amount }) => amount >= 0)).toBe(true)
      }
      const all = sumOf(refunds, (amount) => amount)
      expect(gone).toBe(Math.min(all, before))
    }),
  )
})
