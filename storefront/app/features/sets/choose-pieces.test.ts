import { expect, test } from 'vitest'
import type { SetPiece, ShownSet } from '#contract/sets.ts'
import { choosePieces } from './choose-pieces.ts'

type SetVariant = SetPiece['variants'][number]

const variant = (_id: string, size: string | null, countInStock = 5, price = 100): SetVariant => {
  return { _id, color: null, size, type: null, countInStock, price }
}
const piece = (productId: string, variants: SetVariant[], others: Partial<SetPiece> = {}): SetPiece => {
  return { productId, name: productId, quantity: 1, sharesSize: false, colors: [], pictures: [], variants, ...others }
}
const setOf = (...pieces: SetPiece[]): ShownSet => ({ _id: 'set', name: 'Bedroom', percent: 10, pieces })

const shared = { sharesSize: true }
const bed = piece('bed', [variant('bed-s', 'S'), variant('bed-l', 'L')], shared)
const mattress = piece('mattress', [variant('mattress-s', 'S', 0), variant('mattress-l', 'L')], shared)
const pillow = piece('pillow', [variant('pillow', null, 3, 20)], { quantity: 2 })
const bedroom = setOf(bed, mattress, pillow)

const idsOf = (...given: Parameters<typeof choosePieces>) =>
  choosePieces(...given).chosenPieces.map((one) => one.variant?._id)

test('the other pieces have the size of the one on the page', () => {
  expect(idsOf(bedroom, 'bed', { _id: 'bed-l', size: 'L' })).toEqual(['bed-l', 'mattress-l', 'pillow'])
  expect(idsOf(bedroom, 'mattress', { _id: 'mattress-l', size: 'L' })).toEqual(['bed-l', 'mattress-l', 'pillow'])
})

test('on the page of a piece without a size, the first size that can be bought whole is chosen', () => {
  const { size, chosenPieces } = choosePieces(bedroom, 'pillow', { _id: 'pillow', size: null })
  expect([size, chosenPieces.map((one) => one.variant?._id)]).toEqual(['L', ['bed-l', 'mattress-l', 'pillow']])
})

test('a piece that is sold out, or of which too few are left, is not available', () => {
  const few = setOf(bed, mattress, { ...pillow, quantity: 4 })
  const { chosenPieces } = choosePieces(few, 'bed', { _id: 'bed-s', size: 'S' })
  expect(chosenPieces.map(({ isAvailable }) => isAvailable)).toEqual([true, false, false])
})

test('a piece that does not come in the size has no variant', () => {
  const { chosenPieces } = choosePieces(bedroom, 'bed', { _id: 'bed-xl', size: 'XL' })
  expect(chosenPieces.map((one) => [one.variant?._id, one.isAvailable])).toEqual([
    [undefined, false],
    [undefined, false],
    ['pillow', true],
  ])
})

test('several pieces of a product cost their sum', () => {
  const { chosenPieces } = choosePieces(bedroom, 'pillow', { _id: 'pillow', size: null })
  expect(chosenPieces.map(({ cost }) => cost)).toEqual([100, 100, 40])
})

test('in a set without a shared size, the first variant with enough is chosen', () => {
  const chair = piece('chair', [variant('oak', null, 1), variant('walnut', null, 6)], { quantity: 6 })
  const { size, chosenPieces } = choosePieces(setOf(pillow, chair), 'pillow', { _id: 'pillow', size: null })
  expect([size, chosenPieces[1]?.variant?._id]).toEqual([null, 'walnut'])
})

function inCart(held: Record<string, number>): boolean[] {
  const { chosenPieces } = choosePieces(bedroom, 'pillow', { _id: 'pillow', size: null }, (id) => held[id] ?? 0)
  return chosenPieces.map(({ isInCart }) => isInCart)
}

test('a piece in the cart counts in any variant of the size, but not in another size or number', () => {
  expect(inCart({ 'bed-l': 1, pillow: 2 })).toEqual([true, false, true])
  expect(inCart({ 'bed-s': 1, pillow: 1 })).toEqual([false, false, false])
})

const GREEN = { _id: 'green', size: 'L' }
const bedOf = (green: number) =>
  piece('bed', [variant('green', 'L', green), variant('blush', 'L', 2, 120), variant('blush-s', 'S')], shared)

function bedWith(held: Record<string, number>, green = 5) {
  const { chosenPieces } = choosePieces(setOf(bedOf(green), pillow), 'bed', GREEN, (id) => held[id] ?? 0)
  const { variant: shown, instead, isInCart, isAvailable, missing } = chosenPieces[0]!
  return { shown: shown?._id, instead: instead?._id, isInCart, isAvailable, missing }
}

test.each([
  ['the cart has none', {}, 5, { isInCart: false, isAvailable: true, missing: 1 }],
  ['the cart has it', { green: 1 }, 5, { isInCart: true, isAvailable: true, missing: 0 }],
  ['the cart has its last one', { green: 1 }, 1, { isInCart: true, isAvailable: true, missing: 0 }],
  ['the cart has one that sold out meanwhile', { green: 1 }, 0, { isInCart: false, isAvailable: false, missing: 0 }],
  ['the cart has another color', { blush: 1 }, 5, { instead: 'blush', isInCart: false, isAvailable: true, missing: 1 }],
  ['the cart has both colors', { green: 1, blush: 1 }, 5, { isInCart: true, isAvailable: true, missing: 0 }],
  [
    'it is sold out, and the cart has another',
    { blush: 1 },
    0,
    { instead: 'blush', isInCart: false, isAvailable: false, missing: 1 },
  ],
  ['the cart has another size', { 'blush-s': 1 }, 5, { isInCart: false, isAvailable: true, missing: 1 }],
])('the piece of the page is the one chosen there: %s', (_, held, green, expected) => {
  expect(bedWith(held, green)).toEqual({ shown: 'green', instead: undefined, ...expected })
})

test('of the other pieces the one in the cart is shown', () => {
  const table = piece('table', [variant('oak', null), variant('walnut', null)])
  const { chosenPieces } = choosePieces(setOf(bed, table), 'bed', { _id: 'bed-l', size: 'L' }, (id) =>
    id === 'walnut' ? 1 : 0,
  )
  expect(chosenPieces[1]).toMatchObject({ variant: { _id: 'walnut' }, instead: undefined, isInCart: true })
})

test('only what the cart lacks of a piece is missing', () => {
  const { chosenPieces } = choosePieces(bedroom, 'pillow', { _id: 'pillow', size: null }, (id) =>
    id === 'pillow' ? 1 : 0,
  )
  expect(chosenPieces[2]).toMatchObject({ isInCart: false, missing: 1, cost: 40 })
})
