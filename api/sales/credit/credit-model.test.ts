import { expect, test } from 'vitest'
import { playCredit } from './credit-model.fixture.ts'

test('gift cards, payments and refunds agree after each of 60 steps', { timeout: 180_000 }, async () => {
  const entries = await playCredit(60)
  expect(Object.keys(entries).toSorted()).toEqual(['back', 'correction', 'order', 'sold'])
})
