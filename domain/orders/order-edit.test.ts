import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderTotal } from '../checkout/order-total.ts'
import { sum, sumOf } from '../sum.ts'
import { feeBefore, mostDiscount, settleEdit, spreadPieces, withStaffDiscount } from './order-edit.ts'

const delivery = { method: 'delivery', fee: 1_000, largeItemFee: 0, freeOver: 100_000 } as const
const line = (unitPrice: number, quantity = 1) => ({ unitPrice, quantity, categoryIds: [], isLarge: false })
const totalOf = (lines: ReturnType<typeof line>[]) => orderTotal(lines, delivery, [], new Date())

describe('a discount by staff', () => {
  test('is shared among the pieces by their price, and the odd rupee is not lost', () => {
    const total = withStaffDiscount(totalOf([line(10_000), line(20_000)]), 100)
    expect(total.lines.map(({ reduction }) => reduction)).toEqual([33, 67])
    expect(total).toMatchObject({ subtotal: 30_000, shipping: 1_000, total: 30_900, vat: 3_555 })
  })

  test('leaves the delivery fee, even if it takes all of the pieces', () => {
    const before = totalOf([line(10_000, 2)])
    expect(mostDiscount(before)).toBe(20_000)
    expect(withStaffDiscount(before, 20_000)).toMatchObject({ total: 1_000, shipping: 1_000 })
  })

  test('cannot be more than the pieces', () => {
    expect(() => withStaffDiscount(totalOf([line(10_000)]), 10_001)).toThrow(RangeError)
  })

  const carts = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 10 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )

  test('takes exactly its rupees off any order, and all sums still add up', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (cart, wish) => {
        const before = totalOf(cart.map(({ price, quantity }) => line(price, quantity)))
        const discount = wish % (mostDiscount(before) + 1)
        const after = withStaffDiscount(before, discount)
        expect(before.total - after.total).toBe(discount)
        expect(after.total).toBeGreaterThanOrEqual(0)
        expect(mostDiscount(after) + after.shipping).toBe(after.total)
        expect(sumOf(after.lines, ({ vat }) => vat) + after.shippingVat).toBe(after.vat)
        for (const one of after.lines) {
          expect(one.total).toBe(one.subtotal - one.reduction)
          expect(one.total).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('the fee before promotions', () => {
  test.for([
    ['no promotion', 1_000, [], [], 1_000],
    ['a promotion of the goods', 1_000, [100, 0], [100], 1_000],
    ['free shipping', 0, [0], [1_000], 1_000],
    ['both', 0, [70, 30], [100, 1_000], 1_000],
  ] as const)('with %s', ([, shipping, ofLines, amounts, fee]) => {
    const lines = ofLines.map((reduction) => ({ reduction }))
    const reductions = amounts.map((amount) => ({ amount }))
    expect(feeBefore({ shipping }, lines, reductions)).toBe(fee)
  })
})

test.for([
  ['nothing paid', 5_000, 0, { due: 5_000, refund: 0 }],
  ['less paid than it costs now', 5_000, 3_000, { due: 2_000, refund: 0 }],
  ['exactly paid', 5_000, 5_000, { due: 0, refund: 0 }],
  ['more paid than it costs now', 5_000, 8_000, { due: 0, refund: 3_000 }],
] as const)('%s: what is due, and what goes back', ([, total, counted, settled]) => {
  expect(settleEdit(total, counted)).toEqual(settled)
})

describe('the deliveries of an edited order', () => {
  const one = [
    [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ],
  ]
  const two = [
    [{ position: 0, quantity: 1 }],
    [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ],
  ]

  test.for([
    [
      'stay as they are without a change',
      two,
      [
        { from: 0, quantity: 2 },
        { from: 1, quantity: 1 },
      ],
      two,
    ],
    [
      'bring fewer pieces',
      one,
      [
        { from: 0, quantity: 1 },
        { from: 1, quantity: 1 },
      ],
      [
        [
          { position: 0, quantity: 1 },
          { position: 1, quantity: 1 },
        ],
      ],
    ],
    [
      'lose pieces of the last one first',
      two,
      [
        { from: 0, quantity: 1 },
        { from: 1, quantity: 1 },
      ],
      [[{ position: 0, quantity: 1 }], [{ position: 1, quantity: 1 }]],
    ],
    [
      'count positions anew after a line was removed',
      two,
      [{ from: 1, quantity: 1 }],
      [[], [{ position: 0, quantity: 1 }]],
    ],
    [
      'bring new lines with the first one',
      two,
      [
        { from: 0, quantity: 2 },
        { from: 1, quantity: 1 },
        { from: null, quantity: 3 },
      ],
      [
        [
          { position: 0, quantity: 1 },
          { position: 2, quantity: 3 },
        ],
        two[1],
      ],
    ],
    [
      'bring more pieces of a line with the first one',
      two,
      [
        { from: 0, quantity: 5 },
        { from: 1, quantity: 1 },
      ],
      [[{ position: 0, quantity: 4 }], two[1]],
    ],
  ] as const)('%s', ([, deliveries, lines, spread]) => {
    expect(spreadPieces(deliveries, lines)).toEqual(spread)
  })

  const count = fc.integer({ min: 0, max: 4 })
  test('bring exactly the pieces of any edit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(count, count), { minLength: 1, maxLength: 5 }),
        fc.array(fc.record({ from: fc.option(fc.nat(4)), quantity: fc.integer({ min: 1, max: 10 }) }), {
          minLength: 1,
        }),
        (before, wanted) => {
          const deliveries = [0, 1].map((at) =>
            before
              .map((counts, position) => ({ position, quantity: counts[at]! }))
              .filter(({ quantity }) => quantity > 0),
          )
          const used = new Set<number>()
          const lines = wanted.map(({ from, quantity }) => {
            const isFree = from !== null && from < before.length && !used.has(from)
            if (isFree) used.add(from)
            return { from: isFree ? from : null, quantity }
          })
          const spread = spreadPieces(deliveries, lines)
          const all = spread.flat()
          expect(all.every(({ quantity }) => quantity > 0)).toBe(true)
          for (const [position, { quantity }] of lines.entries()) {
            const counts = all.filter((piece) => piece.position === position).map((piece) => piece.quantity)
            expect(sum(counts)).toBe(quantity)
          }
        },
      ),
    )
  })
})
