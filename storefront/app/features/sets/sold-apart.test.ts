import { expect, test } from 'vitest'
import type { SetPiece, ShownSet } from '#contract/sets.ts'
import { soldApart } from './sold-apart.ts'

type Offer = readonly [size: string | null, price: number]

const piece = (productId: string, offers: readonly Offer[], sharesSize = false): SetPiece => ({
  productId,
  name: `The ${productId}`,
  quantity: 1,
  sharesSize,
  colors: [],
  pictures: [],
  variants: offers.map(([size, price]) => ({
    _id: `${productId} ${size} ${price}`,
    color: null,
    size,
    type: null,
    price,
    countInStock: 0,
  })),
})
const bed = piece(
  'bed',
  [
    ['S', 70_000],
    ['L', 90_000],
    ['XL', 95_000],
  ],
  true,
)
const mattress = piece(
  'mattress',
  [
    ['S', 21_400],
    ['L', 30_000],
    ['L', 29_400],
  ],
  true,
)
const table = piece('table', [[null, 9_000]])
const set: ShownSet = { _id: '1', name: 'Bedroom', percent: 5, pieces: [bed, mattress, table] }

test.each([
  ['the bed', 'bed', 'S', [{ productId: 'mattress', name: 'The mattress', price: 21_400, isFrom: false }]],
  [
    'another size of the bed, from its lowest price',
    'bed',
    'L',
    [{ productId: 'mattress', name: 'The mattress', price: 29_400, isFrom: true }],
  ],
  ['a size without a mattress', 'bed', 'XL', []],
  ['a bed without sizes', 'bed', null, []],
  ['the mattress, which needs no bed', 'mattress', 'S', []],
  ['the table beside it', 'table', null, []],
])('%s', (_, productId, size, apart) => {
  expect(soldApart(set, productId, { size })).toEqual(apart)
})

test('a set of pieces that only stand beside each other has nothing apart', () => {
  const seats: ShownSet = { ...set, pieces: [piece('dining table', [['S', 50_000]]), piece('chair', [['S', 9_000]])] }
  expect(soldApart(seats, 'dining table', { size: 'S' })).toEqual([])
})
