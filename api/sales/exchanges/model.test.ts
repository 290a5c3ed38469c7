import { expect, test } from '../../test/test.ts'
import { playExchanges } from './model.fixture.ts'

const SEED = 172

test('goods and money agree after each of some steps around exchanges', { timeout: 120_000 }, async ({ db }) => {
  expect([...(await playExchanges(db, { runs: 4, steps: 10, seed: SEED })).keys()]).toContain('exchange')
})
