import { createSecretKey, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { dataKeys } from '../db/schema.ts'
import { expect, test } from '../../test/test.ts'
import { bindDataKey } from './bind-data-key.ts'
import { DataKey } from './data-key.ts'
import { decrypt, encrypt } from './encryption.ts'
import { phoneIndex } from './secrets.ts'

const newKey = () => createSecretKey(randomBytes(32))
const [a, b, c] = [newKey(), newKey(), newKey()]

test('a database accepts only the data key with which it was first opened', async ({ db }) => {
  await bindDataKey(db, new DataKey(a))
  await bindDataKey(db, new DataKey(a))
  await expect(bindDataKey(db, new DataKey(b))).rejects.toThrow(
    /^DATA_KEY: not the key this database was filled with;.*[0-9a-f]{16}\)$/,
  )
})

test('an older key stays necessary until nothing needs it, and the refusal names it', async ({ db }) => {
  const { id } = await bindDataKey(db, new DataKey(a))
  await bindDataKey(db, new DataKey(b, [a]))
  await expect(bindDataKey(db, new DataKey(b))).rejects.toThrow(`DATA_KEYS_OLD: the data key ${id} is missing`)
  await noteUnused(db, id)
  await bindDataKey(db, new DataKey(b))
})

test('hashes of phone numbers stay when the data key is replaced, also without the first key', async ({ db }) => {
  const first = await bindDataKey(db, new DataKey(a))
  const index = phoneIndex(first, '+9779841234567')
  expect(index).toEqual(phoneIndex(new DataKey(a), '+9779841234567'))
  expect(phoneIndex(await bindDataKey(db, new DataKey(b, [a])), '+9779841234567')).toEqual(index)
  await noteUnused(db, first.id)
  const third = await bindDataKey(db, new DataKey(c, [b]))
  expect(phoneIndex(third, '+9779841234567')).toEqual(index)
})

test('a process that knows the next key already reads what others write with it', async ({ db }) => {
  const early = await bindDataKey(db, new DataKey(a, [b]))
  const late = await bindDataKey(db, new DataKey(b, [a]))
  expect(decrypt(early, encrypt(late, 'Pokhara', ''), '')).toBe('Pokhara')
  expect(decrypt(late, encrypt(early, 'Patan', ''), '')).toBe('Patan')
})

test('a key that encrypts again, after it was no longer needed, is needed again', async ({ db }) => {
  const { id } = await bindDataKey(db, new DataKey(a))
  await bindDataKey(db, new DataKey(b, [a]))
  await noteUnused(db, id)
  await bindDataKey(db, new DataKey(a, [b]))
  await expect(bindDataKey(db, new DataKey(b))).rejects.toThrow(`the data key ${id} is missing`)
})

const noteUnused = (db: Db, id: string) =>
  db.update(dataKeys).set({ unusedSince: new Date() }).where(eq(dataKeys.id, id))
