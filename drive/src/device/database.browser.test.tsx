import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFact, write } from './database.ts'

const me = { name: 'me', value: { id: 'driver', name: 'Ram' } } as const
const keep = () => write([{ put: 'facts', value: me }])

const forget = () => ended(indexedDB.deleteDatabase('kastha-drive'))

// The tests of other files in this page may have left it open.
beforeEach(forget)
afterEach(async () => {
  vi.restoreAllMocks()
  await forget()
})

function ended(request: IDBOpenDBRequest): Promise<string> {
  return new Promise((resolve) => {
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve(type))
  })
}

test('a database that did not open the first time opens the next time', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Not now', 'UnknownError')
  })
  await expect(keep()).rejects.toThrow('Not now')
  await keep()
  expect(await readFact('me')).toEqual(me.value)
})

test('a connection that the browser closed, as iPhones do in the background, opens again', async () => {
  const opened = vi.spyOn(indexedDB, 'open')
  await keep()
  const database = (opened.mock.results[0]!.value as IDBOpenDBRequest).result
  database.close()
  database.dispatchEvent(new Event('close'))
  expect(await readFact('me')).toEqual(me.value)
})

test('an open tab lets a newer version of the app change the database', async () => {
  await keep()
  const newer = indexedDB.open('kastha-drive', 2)
  expect(await ended(newer)).toBe('success')
  newer.result.close()
})
