import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { inTurn } from './hash-queue.ts'

const AT_ONCE = Math.max(1, availableParallelism() - 1)

/** Work that is done when it is told. */
function givenWork() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const state = { began: false }
  const done = inTurn(() => {
    state.began = true
    return promise
  })
  return { state, done, finish: resolve, fail: reject }
}

test('one core stays free, everybody comes in turn, and a failure holds nobody up', async () => {
  const works = Array.from({ length: AT_ONCE + 2 }, givenWork)
  const begun = () => works.filter(({ state }) => state.began).length
  await Promise.resolve()
  expect(begun()).toBe(AT_ONCE)
  works[0]!.fail(new Error('out of memory'))
  await expect(works[0]!.done).rejects.toThrow('out of memory')
  await expect.poll(begun).toBe(AT_ONCE + 1)
  for (const { finish } of works) finish()
  await Promise.all(works.slice(1).map(({ done }) => done))
  expect(begun()).toBe(works.length)
})

test('whoever would wait too long is told so, and the others are served', async () => {
  const works = Array.from({ length: AT_ONCE + 200 }, givenWork)
  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'unavailable' })
  for (const { finish } of works) finish()
  await Promise.all(works.map(({ done }) => done))
  await expect(inTurn(async () => 'served')).resolves.toBe('served')
})
