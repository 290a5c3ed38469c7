import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../sum.ts'
import { creditSums, invoiceSums } from './invoice-sums.ts'
import type { InvoiceSums } from './invoice.ts'
import { containedVat } from '../money.ts'
import { orderTotal } from '../checkout/order-total.ts'

const price = fc.integer({ min: 1, max: 50_00_000 })
const lines = fc.array(fc.record({ unitPrice: price, quantity: fc.integer({ min: 1, max: 10 }) }), {
  minLength: 1,
  maxLength: 40,
})
const everybodys = {
  name: 'x',
  code: null,
  categoryId: null,
  minimum: 0,
  startsAt: new Date(0),
  endsAt: null,
  usesLeft: null,
  usesLeftEach: null,
}
const effect = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: price }),
  fc.constant({ kind: 'free-shipping' as const }),
)

function expectToAddUp({ goods, discount, kept, delivery, taxable, vat, total }: InvoiceSums) {
  expect(goods - discount - kept + delivery).toBe(total)
  expect(taxable + vat).toBe(total)
  for (const figure of [goods, discount, kept, delivery, taxable, vat]) expect(figure).toBeGreaterThanOrEqual(0)
}

test('an invoice adds up to its order, to the rupee, whatever promotions took off', () => {
  fc.assert(
    fc.property(lines, fc.array(effect, { maxLength: 3 }), fc.nat(5_000), (sold, effects, fee) => {
      const promotions = effects.map((one, index) => ({ ...everybodys, id: String(index), effect: one }))
      const delivery = { method: 'delivery' as const, fee, largeItemFee: 0, freeOver: 100_000 }
      const order = orderTotal(
        sold.map((line) => ({ ...line, categoryIds: [], isLarge: false })),
        delivery,
        promotions,
        new Date(),
      )
      const sums = invoiceSums(
        order,
        order.reductions.map(({ amount }) => amount),
      )
      expectToAddUp(sums)
      expect(sums).toMatchObject({ goods: order.subtotal, total: order.total, vat: containedVat(order.total) })
      expect(sums.delivery).toBe(order.subtotal > 100_000 ? 0 : fee)
    }),
  )
})

test('credit notes together take back the invoice’s VAT, all of it and never more', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 3_00_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parts, fc.nat(9_00_000), (amounts, goods) => {
      const total = sum(amounts)
      const invoice = { total, vat: containedVat(total) }
      let before = 0
      let vat = 0
      for (const amount of amounts) {
        const sums = creditSums(invoice, { before, amount, goods, discount: Math.trunc(goods / 10) })
        expectToAddUp(sums)
        before += amount
        vat += sums.vat
        expect(vat).toBeLessThanOrEqual(invoice.vat)
      }
      expect(vat).toBe(invoice.vat)
    }),
  )
})

test.each([
  ['a piece at its price', { amount: 45_000, goods: 45_000 }, { kept: 0, delivery: 0, vat: 5_176 }],
  ['a part of the price, for damage', { amount: 5_000, goods: 45_000 }, { kept: 40_000, delivery: 0, vat: 575 }],
  ['the delivery besides', { amount: 46_000, goods: 45_000 }, { kept: 0, delivery: 1_000, vat: 5_292 }],
  ['a piece of a set', { amount: 42_300, goods: 45_000, discount: 2_700 }, { discount: 2_700, kept: 0, delivery: 0 }],
  ['a part of its price', { amount: 40_000, goods: 45_000, discount: 2_700 }, { discount: 2_700, kept: 2_300 }],
])('%s is credited', (_, wanted, sums) => {
  expect(creditSums({ total: 91_000, vat: 10_469 }, { before: 0, discount: 0, ...wanted })).toMatchObject(sums)
})

test.each([[-1], [51]])('%i of 50 that are left is not credited', (amount) => {
  expect(() => creditSums({ total: 100, vat: 12 }, { before: 50, amount, goods: 0, discount: 0 })).toThrow(RangeError)
})
