import { expect, test } from 'vitest'
import { keepWish, takeWish, wishIn } from './kept-wish.ts'

const wish = { kind: 'saved', productId: '7', name: 'Rara wingback bed' } as const
const NOW = 1_700_000_000_000
const HOUR_MS = 3_600_000

test('a wish is given once, also where the browser keeps nothing', () => {
  keepWish(wish)
  expect(takeWish()).toEqual(wish)
  expect(takeWish()).toBeUndefined()
})

test('a line that is to move keeps what it is of', () => {
  const move = { ...wish, kind: 'moved', variantId: '12' } as const
  keepWish(move)
  expect(takeWish()).toEqual(move)
})

test('a wish of more than an hour ago is forgotten', () => {
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
  test(`nothing was wished by ${kept}`, () => {
    expect(wishIn(kept, NOW)).toBeUndefined()
  })
}
