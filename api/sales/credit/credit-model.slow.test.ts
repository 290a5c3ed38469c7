import { expect, test } from 'vitest'
import { playCredit } from './credit-model.fixture.ts'

test('gift cards, payments and refunds agree after each of 10,000 steps', { timeout: 3_600_000 }, async () => {
  const entries = await playCredit(10_000)
  expect(Object.keys(entries).toSorted()).toEqual(['back', 'correction', 'order', 'sold'])
})
