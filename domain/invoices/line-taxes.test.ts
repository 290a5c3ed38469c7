import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../sum.ts'
import { lineTaxes } from './line-taxes.ts'

const document = (amounts: number[], sums: object) =>
  ({ lines: amounts.map((amount) => ({ amount })), sums }) as unknown as Parameters<typeof lineTaxes>[0]

test.for<[number[], object, object]>([
  [
    [10_000],
    { delivery: 1_000, total: 11_000, vat: 1_265 },
    { lines: [{ total: 10_000, vat: 1_150 }], delivery: { total: 1_000, vat: 115 } },
  ],
  [
    [10_000, 10_000],
    { delivery: 0, total: 18_000, vat: 2_071 },
    {
      lines: [
        { total: 9_000, vat: 1_035 },
        { total: 9_000, vat: 1_036 },
      ],
      delivery: { total: 0, vat: 0 },
    },
  ],
  [[], { delivery: 500, total: 500, vat: 58 }, { lines: [], delivery: { total: 500, vat: 58 } }],
])('%j with %j', ([amounts, sums, expected]) => {
  expect(lineTaxes(document(amounts, sums))).toEqual(expected)
})

test('all parts add up to the document, and none has more VAT than it comes to', () => {
  const rupees = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.array(rupees, { maxLength: 20 }), rupees, rupees, rupees, (amounts, delivery, some, part) => {
      const total = Math.min(
        some,
        sumOf([...amounts, delivery], (one) => one),
      )
      const vat = Math.min(part, total)
      const { lines, delivery: rest } = lineTaxes(document(amounts, { delivery, total, vat }))
      const parts = [...lines, rest]
      expect(sumOf(parts, (one) => one.total)).toBe(total)
      expect(sumOf(parts, (one) => one.vat)).toBe(vat)
      expect(parts.every((one) => one.vat >= 0 && one.vat <= one.total)).toBe(true)
    }),
  )
})
