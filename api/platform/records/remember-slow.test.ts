import { expect, test } from '../../test/test.ts'
import type { Db } from '../db/client.ts'
import { rememberSlow } from './remember-slow.ts'

const pool = {} as Db

/** Readings that take so long, and count themselves. */
function counted(ms: number) {
  let now = 0
  let readings = 0
  let isBroken = false
  const read = rememberSlow(
    'readings',
    async () => {
      await Promise.resolve()
      now += ms
      readings += 1
      if (isBroken) throw new Error('broken')
      return readings
    },
    () => now,
  )
  return {
    read: (key = '', db = pool) => read(db, key),
    wait: (waited: number) => void (now += waited),
    break: () => void (isBroken = true),
  }
}

test('what is read fast is read each time', async () => {
  const { read } = counted(99)
  expect([await read(), await read()]).toEqual([1, 2])
})

test('what is read slowly is remembered for a minute, by key', async () => {
  const { read, wait } = counted(100)
  expect([await read('a'), await read('a'), await read('b')]).toEqual([1, 1, 2])
  wait(59_000)
  expect(await read('b')).toBe(2)
})

test('after a minute it is read again, while calls get the old value', async () => {
  const { read, wait } = counted(100)
  await read()
  wait(60_000)
  expect([await read(), await read()]).toEqual([1, 1])
  await expect.poll(() => read()).toBe(2)
})

test('after ten minutes calls wait for the new value', async () => {
  const { read, wait } = counted(100)
  await read()
  wait(600_000)
  expect(await read()).toBe(2)
})

test('calls at the same time share one reading', async () => {
  const { read } = counted(100)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
})

test('a failed reading forgets the old value, and the next call reports its own', async () => {
  const slow = counted(100)
  await slow.read()
  slow.wait(60_000)
  slow.break()
  expect(await slow.read()).toBe(1)
  await expect.poll(() => slow.read().catch((error: Error) => error.message)).toBe('broken')
})

test('a transaction reads each time, because it sees its own changes', async ({ db }) => {
  const { read } = counted(100)
  expect([await read('', db), await read('', db)]).toEqual([1, 2])
})
