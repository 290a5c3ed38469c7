import fc from 'fast-check'
import { expect, inject } from 'vitest'
import { sum } from '#domain/sum.ts'
import { cloneDatabase } from '../databases.ts'
import { anySequence } from './sequence.ts'
import { openGround } from './world.ts'

/** Seed of the usual sequences; MODEL_SEED selects others. */
const USUAL_SEED = 261_122
/** Number of grounds, each with its own database, two server processes and wallets. */
const GROUNDS = 2
const SEQUENCES_AT_ONCE = 5

/**
 * Plays random sequences of steps by shoppers, staff, wallets and crashes, until at least `steps` steps are done. After
 * each step, money and orders must be consistent.
 *
 * The message of a failure names a seed and a path: `MODEL_SEED=… MODEL_PATH=… vitest run api/sales/payments/model.test.ts`
 * replays only that sequence. Each sequence has its own product, so the rest of the database does not matter.
 */
export async function playModel(steps: number): Promise<void> {
  const { MODEL_SEED: seed, MODEL_PATH: path } = process.env
  const isReplay = path !== undefined
  const first = seed === undefined ? USUAL_SEED : Number(seed)
  const played = new Map<string, number>()
  const count = () => sum([...played.values()])
  await Promise.all(
    Array.from({ length: isReplay ? 1 : GROUNDS }, async (_, at) => {
      const { url, drop } = await cloneDatabase(inject('postgresUrl'))
      const ground = await openGround(url)
      try {
        for (let round = 0; isReplay ? round === 0 : count() < steps; round += 1) {
          const parameters = {
            seed: first + round * GROUNDS + at,
            numRuns: SEQUENCES_AT_ONCE,
            endOnFailure: true,
            ...(isReplay && { path }),
          }
          await fc.assert(anySequence(ground, played), parameters)
        }
      } finally {
        await ground.close()
        await drop()
      }
    }),
  )
  if (!isReplay) expect(count()).toBeGreaterThanOrEqual(steps)
}
