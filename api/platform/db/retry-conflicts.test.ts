import { expect, test } from 'vitest'
import { Conflict, retryConflicts } from './retry-conflicts.ts'

/** A timer may fire this much early. */
const EARLY_MS = 1

/** Returns work that fails with a conflict `conflicts` times, and the start time of each attempt. */
function givenWork(conflicts: number) {
  const beganMs: number[] = []
  const run = async () => {
    if (beganMs.push(performance.now()) <= conflicts) throw new Conflict('Somebody was faster')
    return 'done'
  }
  return { beganMs, run }
}

test('each retry waits longer than the one before', async () => {
  const { beganMs, run } = givenWork(3)
  expect(await retryConflicts(run)).toBe('done')
  const waits = beganMs.slice(1).map((at, index) => at - beganMs[index]!)
  expect(waits).toHaveLength(3)
  for (const [index, leastMs] of [6, 12, 24].entries()) expect(waits[index]).toBeGreaterThanOrEqual(leastMs - EARLY_MS)
})

test('after the last retry fails, the caller gets an unavailable error', async () => {
  const { beganMs, run } = givenWork(4)
  await expect(retryConflicts(run)).rejects.toMatchObject({ code: 'unavailable' })
  expect(beganMs).toHaveLength(4)
})

test('other failures are not retried', async () => {
  let tries = 0
  const run = async () => {
    tries += 1
    throw new Error('disk full')
  }
  await expect(retryConflicts(run)).rejects.toThrow('disk full')
  expect(tries).toBe(1)
})
