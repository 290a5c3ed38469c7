import { expect, test } from 'vitest'
import { turnsByKey } from './turns-by-key.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Takes a turn of a key and notes its name once the turn begins. */
function take(takeTurn: ReturnType<typeof turnsByKey>, key: string, name: string, begun: string[]) {
  return takeTurn(key).then((end) => {
    begun.push(name)
    return end
  })
}

test('turns of one key begin in order of arrival, and those of another key do not wait', async () => {
  const takeTurn = turnsByKey({ atOnce: 2, mostWaiting: 5 })
  const begun: string[] = []
  const [first] = ['a1', 'a2', 'a3', 'a4'].map((name) => take(takeTurn, 'a', name, begun))
  void take(takeTurn, 'b', 'b1', begun)
  await settled()
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'b1'])
  ;(await first!)()
  await settled()
  expect(begun).toContain('a3')
  expect(begun).not.toContain('a4')
})

test('a full queue refuses, and takes again once a turn has ended', async () => {
  const takeTurn = turnsByKey({ atOnce: 1, mostWaiting: 1 })
  const end = await takeTurn('a')
  const waiting = takeTurn('a')
  await expect(takeTurn('a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(takeTurn('b')).resolves.toBeTypeOf('function')
  end()
  ;(await waiting)()
  await expect(takeTurn('a')).resolves.toBeTypeOf('function')
})
