import { expect, test } from 'vitest'
import { reviewSpread } from './review-spread.ts'

const none = { '5': 0, '4': 0, '3': 0, '2': 0, '1': 0 }

test('the distribution has the count and share of each number of stars', () => {
  const spread = reviewSpread({ rating: 4.3, reviewCount: 4, starCounts: { ...none, '5': 2, '4': 1, '3': 1 } })
  expect(spread?.mean).toBe(4.3)
  expect(spread?.steps.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 1],
    [3, 1],
    [2, 0],
    [1, 0],
  ])
  expect(spread?.steps.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25, 0, 0])
})

test('without reviews there is no distribution', () => {
  expect(reviewSpread({ rating: 0, reviewCount: 0, starCounts: none })).toBeNull()
})
