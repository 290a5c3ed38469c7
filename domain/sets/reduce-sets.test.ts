import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum, sumOf } from '../sum.ts'
import type { ProductSet } from './product-set.ts'
import { reduceSets, type SetLine } from './reduce-sets.ts'

const line = (productId: string, unitPrice: number, quantity = 1, size: string | null = null): SetLine => ({
  unitPrice,
  quantity,
  goods: { productId, variantId: `${productId} ${size} ${unitPrice}`, size },
})
const piece = (productId: string, quantity = 1, sameSize = false) => ({ productId, quantity, sameSize })

const bedroom: ProductSet = { id: 'bedroom', percent: 10, pieces: [piece('bed'), piece('mattress', 1, true)] }
const dining: ProductSet = { id: 'dining', percent: 10, pieces: [piece('table'), piece('chair', 4)] }
const bed = (size: string, quantity = 1) => line('bed', 1_000, quantity, size)
const mattress = (size: string, quantity = 1) => line('mattress', 500, quantity, size)

test.each<[string, SetLine[], ProductSet[], { count: number; amount: number }[]]>([
  ['a complete set', [bed('S'), mattress('S')], [bedroom], [{ count: 1, amount: 150 }]],
  ['a set without one piece', [bed('S')], [bedroom], []],
  ['a mattress of another size', [bed('S'), mattress('L')], [bedroom], []],
  ['a mattress without a size', [bed('S'), line('mattress', 500)], [bedroom], []],
  ['two pieces without a size', [line('bed', 1_000), line('mattress', 500)], [bedroom], [{ count: 1, amount: 150 }]],
  ['two sets', [bed('S', 2), mattress('S', 3)], [bedroom], [{ count: 2, amount: 300 }]],
  ['sets of two sizes', [bed('S'), bed('L'), mattress('L'), mattress('S')], [bedroom], [{ count: 2, amount: 300 }]],
  ['a table with three of four chairs', [line('table', 2_000), line('chair', 100, 3)], [dining], []],
  ['a table with five chairs', [line('table', 2_000), line('chair', 100, 5)], [dining], [{ count: 1, amount: 240 }]],
  [
    'chairs of two colors, the dearest first',
    [line('table', 2_000), line('chair', 100, 3), line('chair', 200, 3)],
    [dining],
    [{ count: 1, amount: 270 }],
  ],
  [
    'a table for the set that saves more',
    [line('table', 1_000), line('chair', 100, 4), line('bench', 300, 2)],
    [dining, { id: 'bench', percent: 20, pieces: [piece('table'), piece('bench')] }],
    [{ count: 1, amount: 260 }],
  ],
  [
    'two sets that share a product, while there is enough of it',
    [line('table', 1_000, 2), line('chair', 100, 4), line('bench', 300)],
    [dining, { id: 'bench', percent: 20, pieces: [piece('table'), piece('bench')] }],
    [
      { count: 1, amount: 260 },
      { count: 1, amount: 140 },
    ],
  ],
  ['a set that saves less than a rupee', [line('table', 1), line('chair', 1, 4)], [dining], []],
  ['pieces that belong to no product', [{ unitPrice: 1_000, quantity: 9 }], [bedroom, dining], []],
])('%s', (_, lines, sets, found) => {
  expect(reduceSets(lines, sets).reductions.map(({ count, amount }) => ({ count, amount }))).toEqual(found)
})

test('what a set saves is shared by price, to the rupee', () => {
  const lines = [line('table', 1_000), line('chair', 333, 4)]
  expect(reduceSets(lines, [dining])).toEqual({
    ofLines: [99, 134],
    reductions: [{ setId: 'dining', count: 1, amount: 233 }],
  })
})

const productIds = ['a', 'b', 'c', 'd']
const someLines = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom(...productIds),
    size: fc.constantFrom(null, 'S', 'L'),
    type: fc.nat(1),
    unitPrice: fc.integer({ min: 1, max: 2_00_000 }),
    quantity: fc.nat(10),
  }),
  { selector: ({ productId, size, type }) => `${productId} ${size} ${type}`, maxLength: 12 },
)
const given = someLines.map((all) =>
  all.map(({ productId, size, type, ...rest }): SetLine => {
    return { ...rest, goods: { productId, size, variantId: `${productId} ${size} ${type}` } }
  }),
)
const someSets = fc
  .array(
    fc.record({
      percent: fc.integer({ min: 1, max: 50 }),
      pieces: fc.uniqueArray(
        fc.record({
          productId: fc.constantFrom(...productIds),
          quantity: fc.integer({ min: 1, max: 4 }),
          sameSize: fc.boolean(),
        }),
        { selector: ({ productId }) => productId, minLength: 2, maxLength: 4 },
      ),
    }),
    { maxLength: 4 },
  )
  .map((all): ProductSet[] => all.map((set, index) => ({ ...set, id: `set ${index}` })))

const costOf = ({ unitPrice, quantity }: SetLine) => unitPrice * quantity

test('lines and sets lose the same sum, in whole rupees, and no line more than its share', () => {
  fc.assert(
    fc.property(given, someSets, (lines, sets) => {
      const { ofLines, reductions } = reduceSets(lines, sets)
      expect(sum(ofLines)).toBe(sumOf(reductions, ({ amount }) => amount))
      for (const [index, reduction] of ofLines.entries()) {
        expect(Number.isSafeInteger(reduction)).toBe(true)
        expect(reduction).toBeGreaterThanOrEqual(0)
        // At most 50 percent, and each of ten pieces rounds by less than a rupee.
        expect(reduction).toBeLessThanOrEqual(Math.min(costOf(lines[index]!), costOf(lines[index]!) / 2 + 10))
      }
    }),
  )
})

test('no piece counts twice', () => {
  fc.assert(
    fc.property(given, someSets, (lines, sets) => {
      const { reductions } = reduceSets(lines, sets)
      for (const productId of productIds) {
        const needed = sumOf(reductions, ({ setId, count }) => {
          const piecesOf = sets.find(({ id }) => id === setId)!.pieces.filter((one) => one.productId === productId)
          return count * sumOf(piecesOf, ({ quantity }) => quantity)
        })
        const held = lines.filter(({ goods }) => goods?.productId === productId)
        expect(needed).toBeLessThanOrEqual(sumOf(held, ({ quantity }) => quantity))
      }
    }),
  )
})

test('the order of lines and sets changes nothing', () => {
  const shuffled = fc
    .tuple(given, someSets)
    .chain(([lines, sets]) =>
      fc.tuple(
        fc.constant(lines),
        fc.constant(sets),
        fc.shuffledSubarray([...lines.keys()], { minLength: lines.length }),
        fc.shuffledSubarray(sets, { minLength: sets.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([lines, sets, order, otherSets]) => {
      const one = reduceSets(lines, sets)
      const other = reduceSets(
        order.map((index) => lines[index]!),
        otherSets,
      )
      expect(other.reductions).toEqual(one.reductions)
      expect(other.ofLines).toEqual(order.map((index) => one.ofLines[index]))
    }),
  )
})

test('every set that the pieces complete is found', () => {
  fc.assert(
    fc.property(given, someSets, (lines, [first]) => {
      if (!first) return
      // Dear pieces of any size: each complete set saves something.
      const set = { ...first, pieces: first.pieces.map((one) => ({ ...one, sameSize: false })) }
      const dear = lines.map((one) => ({ ...one, unitPrice: one.unitPrice + 100 }))
      const [found] = reduceSets(dear, [set]).reductions
      const possible = set.pieces.map(({ productId, quantity }) => Math.floor(piecesIn(dear, productId) / quantity))
      expect(found?.count ?? 0).toBe(Math.min(...possible))
    }),
  )
})

function piecesIn(lines: readonly SetLine[], productId: string): number {
  return sumOf(
    lines.filter(({ goods }) => goods?.productId === productId),
    ({ quantity }) => quantity,
  )
}
