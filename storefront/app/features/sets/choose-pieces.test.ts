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
  const last = setOf(piece('bed', [variant('bed-l', 'L', 0)], shared), pillow)
  const [held] = choosePieces(last, 'pillow', { _id: 'pillow', size: null }, () => 1).chosenPieces
  expect([held?.isAvailable, held?.isInCart]).toEqual([true, true])
})
