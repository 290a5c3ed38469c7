import { expect, test } from 'vitest'
import { forgetWish, keepWish, readWish, wishIn } from './kept-wish.ts'

const wish = { kind: 'saved', productId: '7', name: 'Rara wingback bed' } as const
const NOW = 1_700_000_000_000
const HOUR_MS = 3_600_000

test('a wish is kept until it is forgotten, even without browser storage', () => {
  keepWish(wish)
  expect(readWish()).toEqual(wish)
  expect(readWish()).toEqual(wish)
  forgetWish()
  expect(readWish()).toBeUndefined()
})

test('a line to be moved keeps its product and variant', () => {
  const move = { ...wish, kind: 'moved', variantId: '12' } as const
  keepWish(move)
  expect(readWish()).toEqual(move)
})

test('a wish keeps which line was added for it, unless it is no heart', () => {
  const begun = { ...wish, lineId: '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0002', variantId: '101' }
  expect(wishIn(JSON.stringify({ ...begun, at: NOW }), NOW)).toEqual(begun)
  for (const wrong of [{ lineId: true }, { lineId: undefined }, { variantId: '../user/1' }, { variantId: undefined }]) {
    expect(wishIn(JSON.stringify({ ...begun, ...wrong, at: NOW }), NOW)).toEqual(wish)
  }
  const notice = { ...begun, kind: 'noticed', at: NOW }
  expect(wishIn(JSON.stringify(notice), NOW)).toEqual({ ...wish, kind: 'noticed' })
})

test('a wish keeps its color, unless that is not one', () => {
  const inBlush = { ...wish, color: 'blush' }
  expect(wishIn(JSON.stringify({ ...inBlush, at: NOW }), NOW)).toEqual(inBlush)
  for (const color of [7, '', '../user', '<b>']) {
    expect(wishIn(JSON.stringify({ ...wish, color, at: NOW }), NOW)).toEqual(wish)
  }
})

test('a wish keeps its size and type, unless they are none', () => {
  const inSize = { ...wish, size: '153*200', type: 'Hydraulics' }
  expect(wishIn(JSON.stringify({ ...inSize, at: NOW }), NOW)).toEqual(inSize)
  for (const size of [7, '', 'x'.repeat(101), { $gt: '' }]) {
    expect(wishIn(JSON.stringify({ ...wish, size, type: size, at: NOW }), NOW)).toEqual(wish)
  }
})

test('a wish older than an hour is dropped', () => {
  expect(wishIn(JSON.stringify({ ...wish, at: NOW - HOUR_MS + 1 }), NOW)).toEqual(wish)
  expect(wishIn(JSON.stringify({ ...wish, at: NOW - HOUR_MS }), NOW)).toBeUndefined()
})

for (const kept of [
  null,
  '',
  'nonsense',
  '[]',
  'null',
  JSON.stringify({ ...wish, at: NOW, kind: 'bought' }),
  JSON.stringify({ ...wish, at: NOW, kind: 'moved' }),
  JSON.stringify({ ...wish, at: NOW, kind: 'moved', variantId: '../user/1' }),
  JSON.stringify({ ...wish, at: NOW, productId: '../user/1' }),
  JSON.stringify({ ...wish, at: NOW, productId: 7 }),
  JSON.stringify({ ...wish, at: NOW, name: null }),
  JSON.stringify({ ...wish, at: 'now' }),
  JSON.stringify(wish),
]) {
  test(`${kept} is not a wish`, () => {
    expect(wishIn(kept, NOW)).toBeUndefined()
  })
}
