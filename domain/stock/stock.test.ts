import { expect, test } from 'vitest'
import { daysLeft } from './stock.ts'

test.each([
  { stock: 10, sold: 30, days: 10 },
  { stock: 10, sold: 40, days: 7 },
  { stock: 0, sold: 3, days: 0 },
  { stock: 4, sold: 1, days: 120 },
  { stock: 4, sold: 0, days: null },
])('$stock pieces of which $sold are sold in a month last $days days', ({ stock, sold, days }) => {
  expect(daysLeft(stock, sold)).toBe(days)
})
