import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Starts work that ends when the test says so. */
function givenWork(inTurn: ReturnType<typeof limitConcurrency>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const state = { began: false }
  const done = inTurn(() => {
    state.began = true
    return promise
  })
  return { state, done, finish: resolve, fail: reject }
}

test('no more than the limit run, the rest run in order, and a failure blocks nobody', async () => {
  const inTurn = limitConcurrency({ atOnce: 3, mostWaiting: Infinity })
  const works = Array.from({ length: 5 }, () => givenWork(inTurn))
  const begun = () => works.filter(({ state }) => state.began).length
  await Promise.resolve()
  expect(begun()).toBe(3)
  works[0]!.fail(new Error('out of memory'))
  await expect(works[0]!.done).rejects.toThrow('out of memory')
  await expect.poll(begun).toBe(4)
  for (const { finish } of works) finish()
  await Promise.all(works.slice(1).map(({ done }) => done))
  expect(begun()).toBe(works.length)
})

test('work beyond the queue’s limit is refused, and the rest runs', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 2 })
  const works = Array.from({ length: 3 }, () => givenWork(inTurn))
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'unavailable' })
  for (const { finish } of works) finish()
  await Promise.all(works.map(({ done }) => done))
  await expect(inTurn(async () => 'served')).resolves.toBe('served')
})
