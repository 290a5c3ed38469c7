import { expect, test } from 'vitest'
import { mostHeldOfVariant, mostHeldPieces } from './order-verification.ts'

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
  expect(mostHeldPieces(stock, lapsed)).toEqual({ all, standing })
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
    expect(mostHeldOfVariant(stock, lapsed, { byWallet: false })).toEqual({ all, standing })
  },
)

test.for<[stock: number, lapsed: number, all: number]>([
  [2, 0, 2],
  [10, 0, 12],
  [10, 6, 6],
  [10, 12, 0],
])('of a variant with %i pieces, %i lapsed, wallet orders of a network hold %i', ([stock, lapsed, all]) => {
  expect(mostHeldOfVariant(stock, lapsed, { byWallet: true }).all).toBe(all)
})
