import { expect, test } from 'vitest'
import { mayUseUnpaid } from './unpaid-uses.ts'

test.each([
  { maxUses: 50, all: 24, near: 11, here: 11, may: true },
  { maxUses: 50, all: 24, near: 12, here: 11, may: false, why: 'the quarter of a neighborhood' },
  { maxUses: 50, all: 25, near: 3, here: 1, may: false, why: 'the half of all' },
  { maxUses: 50, all: 36, near: 0, here: 0, may: true, why: 'the first of a network' },
  { maxUses: 50, all: 37, near: 0, here: 0, may: false, why: 'a quarter is left to customers' },
  { maxUses: 50, all: 24, near: 24, here: 0, may: true, why: 'the first of a network in a full neighborhood' },
  { maxUses: 50, all: 25, near: 25, here: 0, may: false, why: 'the half of a neighborhood' },
  { maxUses: 1, all: 1, near: 1, here: 1, may: true, why: 'at least two' },
  { maxUses: 4, all: 2, near: 2, here: 2, may: false },
])('$here of $near of $all of $maxUses: $may $why', ({ maxUses, may, all, near, here }) => {
  expect(mayUseUnpaid(maxUses, { all, near, here })).toBe(may)
})
