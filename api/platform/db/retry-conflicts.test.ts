import { expect, test } from 'vitest'
import { Conflict, retryConflicts } from './retry-conflicts.ts'

/** A timer may come this much early. */
const EARLY_MS = 1

/** Work that others get in the way of so many times, and when it began each time. */
function givenWork(conflicts: number) {
  const beganMs: number[] = []
  const run = async () => {
    if (beganMs.push(performance.now()) <= conflicts) throw new Conflict('Somebody was faster')
    return 'done'
  }
  return { beganMs, run }
}

test('each further try lets others go first, for longer each time', async () => {
  const { beganMs, run } = givenWork(3)
  expect(await retryConflicts(run)).toBe('done')
  const waits = beganMs.slice(1).map((at, index) => at - beganMs[index]!)
  expect(waits).toHaveLength(3)
  for (const [index, leastMs] of [6, 12, 24].entries()) expect(waits[index]).toBeGreaterThanOrEqual(leastMs - EARLY_MS)
})

test('who never comes through is told that the shop is busy', async () => {
  const { beganMs, run } = givenWork(4)
  await expect(retryConflicts(run)).rejects.toMatchObject({ code: 'unavailable' })
  expect(beganMs).toHaveLength(4)
})

test('any other failure is not tried again', async () => {
  let tries = 0
  const run = async () => {
    tries += 1
    throw new Error('disk full')
  }
  await expect(retryConflicts(run)).rejects.toThrow('disk full')
  expect(tries).toBe(1)
})
