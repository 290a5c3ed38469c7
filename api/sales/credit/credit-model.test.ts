import { expect, test } from 'vitest'
import { playCredit } from './credit-model.fixture.ts'

test('gift cards, payments and refunds agree after each of 60 steps', { timeout: 180_000 }, async () => {
  await expect(playCredit(60)).resolves.not.toThrow()
})
