import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isNewcomer,
  mostLastPieces,
  mostForNewcomer,
  mostHeldByNewAccounts,
  mostHeldOfVariant,
  mostHeldPieces,
} from './order-verification.ts'

test.for<[stock: number, lapsed: number, all: number, standing: number]>([
  [1_000, 0, 100, 20],
  [757, 0, 75, 15],
  [757, 1, 70, 15],
  [757, 12, 15, 15],
  [757, 75, 15, 15],
  [200, 0, 20, 10],
  [40, 0, 10, 10],
  [40, 30, 10, 10],
])('of %i pieces in stock, with %i lapsed, a network holds %i, and %i for longer', ([stock, lapsed, all, standing]) => {
  expect(mostHeldPieces(stock, lapsed, 'network')).toEqual({ all, standing })
})

test.for<[stock: number, lapsed: number, all: number, standing: number]>([
  [1, 0, 1, 1],
  [1, 1, 1, 1],
  [1, 2, 0, 1],
  [2, 0, 1, 1],
  [5, 0, 4, 4],
  [5, 6, 2, 4],
  [12, 0, 6, 6],
  [12, 12, 0, 6],
  [1_000, 0, 100, 20],
])(
  'of a variant with %i pieces, %i lapsed, a network holds %i, and %i for longer',
  ([stock, lapsed, all, standing]) => {
    expect(mostHeldOfVariant(stock, lapsed, { group: 'network', byWallet: false })).toEqual({ all, standing })
  },
)

test.for<[stock: number, lapsed: number, all: number]>([
  [2, 0, 2],
  [10, 0, 12],
  [10, 6, 6],
  [10, 12, 0],
])('of a variant with %i pieces, %i lapsed, wallet orders of a network hold %i', ([stock, lapsed, all]) => {
  expect(mostHeldOfVariant(stock, lapsed, { group: 'network', byWallet: true }).all).toBe(all)
})

test.for<[stock: number, lapsed: number, all: number, standing: number]>([
  [1_000, 0, 200, 100],
  [1_000, 10, 180, 100],
  [757, 0, 151, 75],
  [757, 60, 75, 75],
  [40, 0, 20, 20],
])(
  'of %i pieces in stock, with %i lapsed, a neighborhood holds %i, and %i for longer',
  ([stock, lapsed, all, standing]) => {
    expect(mostHeldPieces(stock, lapsed, 'neighborhood')).toEqual({ all, standing })
  },
)

test.for<[stock: number, lapsed: number, all: number, standing: number]>([
  [1, 0, 2, 2],
  [1, 3, 1, 2],
  [1, 4, 0, 2],
  [5, 0, 8, 8],
  [30, 0, 12, 12],
  [1_000, 0, 200, 100],
])(
  'of a variant with %i pieces, %i lapsed, a neighborhood holds %i, and %i for longer',
  ([stock, lapsed, all, standing]) => {
    const most = { all, standing }
    expect(mostHeldOfVariant(stock, lapsed, { group: 'neighborhood', byWallet: false })).toEqual(most)
    expect(mostHeldOfVariant(stock, lapsed, { group: 'neighborhood', byWallet: true })).toEqual(most)
  },
)

test('a neighborhood may hold what one of its networks may', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.boolean(), (stock, byWallet) => {
      const [one, all] = (['network', 'neighborhood'] as const).map((group) => [
        mostHeldPieces(stock, 0, group),
        mostHeldOfVariant(stock, 0, { group, byWallet }),
      ])
      for (const [index, { all: most, standing }] of all!.entries()) {
        expect(most).toBeGreaterThanOrEqual(one![index]!.all)
        expect(standing).toBeGreaterThanOrEqual(one![index]!.standing)
      }
    }),
  )
})

test.for<
  [variants: number, neighborhood: { all: number; standing: number }, network: { all: number; standing: number }]
>([
  [60, { all: 5, standing: 3 }, { all: 3, standing: 2 }],
  [110, { all: 5, standing: 3 }, { all: 3, standing: 2 }],
  [200, { all: 10, standing: 6 }, { all: 6, standing: 4 }],
  [1_000, { all: 50, standing: 30 }, { all: 30, standing: 20 }],
])(
  'of %i variants, a neighborhood holds the last piece of %o, and one of its networks of %o',
  ([variants, near, here]) => {
    expect(mostLastPieces(variants, 'neighborhood')).toEqual(near)
    expect(mostLastPieces(variants, 'network')).toEqual(here)
  },
)

test.for([
  [400, 60],
  [757, 75],
])('of %i pieces, new accounts of a neighborhood hold %i', ([stock, most]) => {
  expect(mostHeldByNewAccounts(stock!)).toBe(most)
})

test('a network that holds two pieces at most has half more room in its neighborhood', () => {
  expect([1, 2, 3].map(isNewcomer)).toEqual([true, true, false])
  expect([20, 151, 0].map(mostForNewcomer)).toEqual([30, 226, 0])
})
