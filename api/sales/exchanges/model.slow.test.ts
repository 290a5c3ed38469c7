import { expect, test } from '../../test/test.ts'
import { playExchanges } from './model.fixture.ts'

const SEED = 172

test('goods and money agree after each of many steps around exchanges', { timeout: 600_000 }, async ({ db }) => {
  const done = [...(await playExchanges(db, { runs: 60, steps: 24, seed: SEED })).keys()]
  expect(done).toEqual(expect.arrayContaining(['exchange', 'receive', 'cancel', 'deliver', 'return', 'refund', 'pay']))
})
