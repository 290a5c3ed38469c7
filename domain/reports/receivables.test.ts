import { expect, test } from 'vitest'
import { addClaims, claimOf, noClaims } from './receivables.ts'
import { addStock, noStock, stockOf } from './stock-value.ts'

const today = '2026-11-26'
const order = { state: 'confirm', total: 10_000, counted: 0, refunded: 0, placedOn: today } as const

test.for([
  ['2026-11-26', [10_000, 0, 0, 0]],
  ['2026-11-19', [10_000, 0, 0, 0]],
  ['2026-11-18', [0, 10_000, 0, 0]],
  ['2026-11-12', [0, 10_000, 0, 0]],
  ['2026-11-11', [0, 0, 10_000, 0]],
  ['2026-10-27', [0, 0, 10_000, 0]],
  ['2026-10-26', [0, 0, 0, 10_000]],
  ['2026-11-27', [10_000, 0, 0, 0]], // a clock that runs ahead
] as const)('an order of %s is due by age as %j', ([placedOn, byAge]) => {
  expect(claimOf({ ...order, placedOn }, today)).toMatchObject({ due: 10_000, byAge })
})

test.for([
  [{ counted: 0 }, { held: 0, deposits: 0, due: 10_000 }],
  [{ counted: 4_000 }, { held: 4_000, deposits: 4_000, due: 6_000 }],
  [{ counted: 10_000 }, { held: 10_000, deposits: 0, due: 0 }],
  [{ counted: 10_500 }, { held: 10_500, deposits: 0, due: 0 }],
  [
    { counted: 10_000, refunded: 3_000 },
    { held: 7_000, deposits: 0, due: 0 },
  ],
  [
    { counted: 4_000, refunded: 1_000 },
    { held: 3_000, deposits: 3_000, due: 6_000 },
  ],
  [
    { state: 'pending', counted: 4_000 },
    { held: 4_000, deposits: 4_000, due: 0 },
  ],
] as const)('%j is %j', ([changes, expected]) => {
  expect(claimOf({ ...order, ...changes }, today)).toMatchObject(expected)
})

test('claims add up', () => {
  const all = [order, { ...order, counted: 4_000, placedOn: '2026-10-01' }].map((one) => claimOf(one, today))
  expect(all.reduce(addClaims, noClaims)).toEqual({
    orders: 2,
    total: 20_000,
    held: 4_000,
    deposits: 4_000,
    due: 16_000,
    byAge: [10_000, 0, 0, 6_000],
  })
})

test('a piece without a known cost counts as nothing, and is counted', () => {
  const sums = [
    { stock: 3, cost: 5_000 },
    { stock: 2, cost: null },
    { stock: 4, cost: 0 },
  ].map(stockOf)
  expect(sums.reduce(addStock, noStock)).toEqual({ pieces: 9, value: 15_000, unknown: 2 })
})
