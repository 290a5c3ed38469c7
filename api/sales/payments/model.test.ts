import { expect, test } from 'vitest'
import { playModel } from '../../test/payments-model/play.ts'

test('money and orders agree after each of 60 steps', { timeout: 180_000 }, async () => {
  await expect(playModel(60)).resolves.not.toThrow()
})
