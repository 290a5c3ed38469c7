import fc from 'fast-check'
import { inject } from 'vitest'
import { cloneDatabase } from '../test/databases.ts'
import { expect, ownDatabaseTest } from '../test/test.ts'
import { anySequence } from './model/sequence.ts'
import { openGround } from './model/world.ts'

/** More with MODEL_STEPS. */
const STEPS = Number(process.env['MODEL_STEPS'] ?? 2_000)
/** Of the sequences of every run; other ones with MODEL_SEED. */
const USUAL_SEED = 261_122
/** Each with a database, two processes of the shop and wallets of its own. */
const GROUNDS = 2
const SEQUENCES_AT_ONCE = 5
const TIMEOUT_MS = 600_000

/**
 * Of a run that failed, as its message names them: `MODEL_SEED=… MODEL_PATH=… vitest run api/payments/model.test.ts` plays
 * that sequence again and nothing else. Each has a product of its own, so the database does not matter.
 */
const { MODEL_SEED: seed, MODEL_PATH: path } = process.env
const isReplay = path !== undefined

ownDatabaseTest(`money and orders agree after each of ${STEPS} steps`, { timeout: TIMEOUT_MS }, async () => {
  const steps = new Map<string, number>()
  const first = seed === undefined ? USUAL_SEED : Number(seed)
  const count = () => [...steps.values()].reduce((sum, one) => sum + one, 0)
  await Promise.all(
    Array.from({ length: isReplay ? 1 : GROUNDS }, async (_, at) => {
      const { url, drop } = await cloneDatabase(inject('postgresUrl'))
      const ground = await openGround(url)
      try {
        for (let round = 0; isReplay ? round === 0 : count() < STEPS; round += 1) {
          const parameters = {
            seed: first + round * GROUNDS + at,
            numRuns: SEQUENCES_AT_ONCE,
            endOnFailure: true,
            ...(isReplay && { path }),
          }
          await fc.assert(anySequence(ground, steps), parameters)
        }
      } finally {
        await ground.close()
        await drop()
      }
    }),
  )
  if (process.env['MODEL_STEPS']) console.warn(first, Object.fromEntries([...steps].toSorted(([, a], [, b]) => b - a)))
  if (!isReplay) expect(count()).toBeGreaterThanOrEqual(STEPS)
})
