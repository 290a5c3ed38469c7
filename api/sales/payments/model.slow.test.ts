import { expect, test } from 'vitest'
import { playModel } from '../../test/payments-model/play.ts'

test('money and orders agree after each of 10,000 steps', { timeout: 900_000 }, async () => {
  await expect(playModel(10_000)).resolves.not.toThrow()
})
