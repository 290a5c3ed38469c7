import { expect, test } from 'vitest'
import { cashWithout } from './driver-acts.ts'

const pieces = [
  { position: 0, priceOfLast: [834, 1_667] },
  { position: 2, priceOfLast: [500] },
]

test.for([
  ['nothing goes back', 5_000, [], 5_000],
  ['one of two goes back', 5_000, [{ position: 0, kept: 1 }], 4_166],
  [
    'pieces of two lines go back',
    5_000,
    [
      { position: 0, kept: 2 },
      { position: 2, kept: 1 },
    ],
    2_833,
  ],
  ['more was paid before than what stays costs', 300, [{ position: 2, kept: 1 }], 0],
  ['nothing is due', 0, [{ position: 2, kept: 1 }], 0],
] as const)('cash at the door when %s', ([, cash, kept, due]) => {
  expect(cashWithout(cash, pieces, kept)).toBe(due)
})
