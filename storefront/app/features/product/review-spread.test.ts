import { expect, test } from 'vitest'
import { reviewSpread } from './review-spread.ts'

const reviewed = (...ratings: number[]) =>
  ratings.map((rating, at) => ({ _id: `${at}`, user: 'Sunita Rai', avatar: null, date: '', comment: '', rating }))

test('the spread counts each number of stars and takes the mean to one decimal', () => {
  const spread = reviewSpread({ reviews: reviewed(5, 5, 4, 3), reviewCount: 4 })
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

test('no reviews have no spread', () => {
  expect(reviewSpread({ reviews: [], reviewCount: 0 })).toBeNull()
})

test('a part of the reviews has no spread: it would pass for all of them', () => {
  expect(reviewSpread({ reviews: reviewed(5, 1), reviewCount: 3 })).toBeNull()
})
