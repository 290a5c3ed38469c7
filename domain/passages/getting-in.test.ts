import { expect, test } from 'vitest'
import { type Access, type Goods, willItGetIn } from './answer.ts'
import { gettingIn, type SizedGoods } from './getting-in.ts'
import type { Piece, Stairs } from './passage.ts'

const piece = (lengthCm: number, widthCm: number, heightCm: number): Piece => {
  return { lengthCm, widthCm, heightCm, weightKg: 60, keepUpright: false }
}
const access: Access = {
  passages: [{ kind: 'door', widthCm: 86, heightCm: 203, roomBeforeCm: null, ceilingBeforeCm: null }],
  stairsBesideLift: null,
}
const turning: Stairs = {
  kind: 'stairs',
  widthCm: 100,
  headroomCm: 220,
  slopeDegrees: 32,
  landing: { turn: 'quarter', depthCm: 70, widthCm: 90 },
}

const as = (size: string | null, packed: Piece, built: Piece | null = null): SizedGoods => {
  return { size, goods: { packages: [packed], built } satisfies Goods }
}
const small = piece(120, 80, 75)
const large = piece(220, 100, 95)
const unknown = (size: string | null): SizedGoods => ({ size, goods: null })

test.each([
  ['one size that gets in', [as(null, small)], { way: 'whole', sizes: null }],
  ['one of two sizes', [as('2 seats', small), as('3 seats', large)], { way: 'whole', sizes: ['2 seats'] }],
  ['both sizes', [as('2 seats', small), as('3 seats', small)], { way: 'whole', sizes: null }],
  ['a size of which one type gets stuck', [as('2 seats', large), as('2 seats', small)], { way: 'stuck' }],
  [
    'a size in all types, beside one of which a type gets stuck',
    [as('2 seats', small), as('3 seats', small), as('3 seats', large)],
    { way: 'whole', sizes: ['2 seats'] },
  ],
  ['a type that only gets in in parts', [as(null, small), as(null, small, large)], { way: 'in-parts', sizes: null }],
  ['a type whose packages are missing', [as(null, small), unknown(null)], { way: 'unknown' }],
  ['a type that gets stuck, and one whose packages are missing', [as(null, large), unknown(null)], { way: 'stuck' }],
  ['what only gets in in parts', [as(null, small, large)], { way: 'in-parts', sizes: null }],
  [
    'a size that gets in whole before one in parts',
    [as('3 seats', small, large), as('2 seats', small)],
    { way: 'whole', sizes: ['2 seats'] },
  ],
  [
    'a size whose packages are missing',
    [as('2 seats', small), unknown('3 seats')],
    { way: 'whole', sizes: ['2 seats'] },
  ],
  ['nothing that gets in', [as(null, large)], { way: 'stuck' }],
  ['stuck in one size, unknown in the other', [as('2 seats', large), unknown('3 seats')], { way: 'unknown' }],
  ['no packages at all', [unknown(null)], { way: 'unknown' }],
  ['no sizes', [], { way: 'stuck' }],
])('%s', (_, sized, expected) => {
  expect(gettingIn(sized, access)).toEqual(expected)
})

test('what only a turn on a landing may stop is unsure, in the sizes of which that is so', () => {
  const [boards, upTheStairs] = [as(null, piece(205, 40, 20)), { ...access, passages: [turning] }]
  expect(willItGetIn(boards.goods!, upTheStairs).answer).toBe('unsure')
  expect(gettingIn([boards], upTheStairs)).toEqual({ way: 'unsure', sizes: null })
  expect(gettingIn([{ ...boards, size: 'Long' }, as('Thick', piece(300, 150, 150))], upTheStairs)).toEqual({
    way: 'unsure',
    sizes: ['Long'],
  })
  expect(gettingIn([boards, unknown(null)], upTheStairs)).toEqual({ way: 'unsure', sizes: null })
})
