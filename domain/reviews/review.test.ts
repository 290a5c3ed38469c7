import { expect, test } from 'vitest'
import type { OrderState } from '../orders/order-states.ts'
import { reviewerName, reviewProblems, reviewRefusal } from './review.ts'

test.each([
  ['Asmita Gurung', 'Asmita G.'],
  ['  Bir  Bahadur Thapa ', 'Bir T.'],
  ['Tenzin', 'Tenzin'],
  ['आशा गुरुङ', 'आशा गु.'],
  ['Élodie 👩‍🌾Rai', 'Élodie 👩‍🌾.'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(reviewerName(name)).toBe(shown)
})

test.each<[OrderState[], boolean, ReturnType<typeof reviewRefusal>]>([
  [[], false, 'not-bought'],
  [['cancelled'], false, 'not-bought'],
  [['pending'], false, 'not-delivered'],
  [['cancelled', 'confirm'], false, 'not-delivered'],
  [['returned'], false, 'returned'],
  [['returned', 'pending'], false, 'not-delivered'],
  [['returned', 'delivered'], false, null],
  [['delivered'], false, null],
  [['delivered'], true, 'written'],
  [['returned'], true, 'written'],
])('of orders that are %j, written already %s: %s', (states, hasWritten, refusal) => {
  expect(reviewRefusal(states, hasWritten)).toBe(refusal)
})

test('a review has one to five stars and ten letters to two thousand, blanks at the ends not counted', () => {
  const fine = { rating: '4', comment: 'Solid wood' }
  expect(reviewProblems(fine)).toEqual({})
  expect(reviewProblems({ rating: '', comment: ' Too short ' })).toEqual({ rating: 'rating', comment: 'short' })
  const wrong = ['0', '6', '4.5', '٤', '10']
  expect(wrong.filter((rating) => reviewProblems({ ...fine, rating }).rating !== 'rating')).toEqual([])
  expect(reviewProblems({ ...fine, comment: ` ${'a'.repeat(2_000)} ` })).toEqual({})
  expect(reviewProblems({ ...fine, comment: 'a'.repeat(2_001) })).toEqual({ comment: 'long' })
})
