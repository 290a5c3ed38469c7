import { copyFile, open, readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect } from '../../test/test.ts'
import { BEFORE_LAST_SINGLE } from '../../platform/migrations/single-migrations.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { backupTest, contentOf, filesOf, rewritten, settingsOf, silent } from './backup.fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** A backup of a small shop, and the error message when an altered copy of it is restored. */
const test = backupTest
  .extend('path', async ({ db, env, storage }) => {
    await givenOrder(db)
    await storage.put('0123456789abcdef01234567/160.webp', Buffer.from('a picture'), 'image/webp')
    return (await writeBackup(env, { say: silent })).path
  })
  .extend('place', ({ emptyPlace }) => emptyPlace())
  .extend('refusal', ({ place }) => async (file: string, env = place.env) => {
    const error = await restoreBackup(env, file, { say: silent }).catch((thrown: unknown) => thrown)
    const { rows } = await place.pool.query(
      `select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'S', 'v') and nspname !~ '^pg_' and nspname <> 'information_schema'`,
    )
    expect(rows).toEqual([])
    expect(await filesOf(place.storage)).toEqual(new Map())
    return error instanceof Error ? error.message : 'nothing was refused'
  })

test('a truncated backup is refused', async ({ path, refusal }) => {
  const { size } = await stat(path)
  for (const bytes of [size - 1, size - 48, Math.floor(size / 2), 30, 0]) {
    const cut = `${path}.${bytes}`
    await copyFile(path, cut)
    await truncate(cut, bytes)
    expect(await refusal(cut)).toMatch(/its end is missing|only the beginning/)
  }
})

test('a backup with any flipped bit is refused', async ({ path, refusal }) => {
  const { size } = await stat(path)
  for (const at of [0, 4, 5, 1_000, Math.floor(size / 2), size - 60, size - 48, size - 44, size - 40, size - 1]) {
    const flipped = `${path}.flipped`
    await copyFile(path, flipped)
    const file = await open(flipped, 'r+')
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at)
    buffer[0]! ^= 0x10
    await file.write(buffer, 0, 1, at)
    await file.close()
    expect(await refusal(flipped)).toMatch(/is damaged|is not a backup/)
  }
})

test('a file that is not a backup is refused, and a missing file', async ({ path, folder, refusal }) => {
  const other = `${folder}/other`
  await writeFile(other, 'x'.repeat(10_000))
  expect(await refusal(other)).toContain('is not a backup of a shop')
  expect(await refusal(`${folder}/none`)).toContain('there is no such file')
  expect(await refusal(folder)).toContain('cannot be read')
  expect(await refusal(await rewritten(path, (name, bytes) => (name === 'manifest.json' ? undefined : bytes)))).toBe(
    'The file is not a backup of a shop.',
  )
})

test('a backup is refused without its data key, and with another one', async ({ path, place, refusal }) => {
  const other = settingsOf(place.url, place.env.DATA_DIR, { DATA_KEY: Buffer.alloc(32, 1).toString('base64') })
  expect(await refusal(path, other)).toContain('DATA_KEY: not the key of this backup')
  const none = settingsOf(place.url, place.env.DATA_DIR, { DATA_KEY: '' })
  expect(await refusal(path, none)).toContain('DATA_KEY: there is no data key here')
})

test('a backup of a newer, different or too old version is refused', { timeout: 60_000 }, async ({ path, refusal }) => {
  const newer = await rewritten(
    path,
    altered('manifest.json', (text) => text.replace(/"at": \d+(?=\s*\}\s*\])/, '"at": 4102444800000')),
  )
  expect(await refusal(newer)).toContain('made by a newer version of the shop')
  const format = await rewritten(
    path,
    altered('manifest.json', (text) => text.replace('"format": 1', '"format": 2')),
  )
  expect(await refusal(format)).toContain('made by a newer version of the shop')
  const other = await rewritten(
    path,
    altered('manifest.json', (text) => text.replace('"hash": "', '"hash": "0')),
  )
  expect(await refusal(other)).toContain('made by another version of the shop')
  const single = await rewritten(
    path,
    altered('manifest.json', (text) =>
      text.replace(/"migrations": \[[^\]]+\]/, `"migrations": [${JSON.stringify(BEFORE_LAST_SINGLE)}]`),
    ),
  )
  expect(await refusal(single)).toContain('The backup is older than version 0.1.0')
  const table = await rewritten(
    path,
    altered('manifest.json', (text) => text.replace('"carts"', '"trolleys"')),
  )
  expect(await refusal(table)).toContain('a table public.trolleys')
})

test(
  'a failed restore leaves an empty place, in which another attempt succeeds',
  { timeout: 60_000 },
  async ({ path, place, pool, storage, refusal }) => {
    const rowGone = await rewritten(
      path,
      altered(/public\.order_events/, () => ''),
    )
    expect(await refusal(rowGone)).toBe(
      'Nothing was restored. The backup is damaged: public.order_events is not what was written.',
    )
    const noOrder = (name: string, bytes: Buffer) => {
      if (name.includes('public.orders/')) return undefined
      return altered('contents.json', (text) => text.replace(/("public\.orders": )\{[^}]*\}/, `$1${nothing}`))(
        name,
        bytes,
      )
    }
    expect(await refusal(await rewritten(path, noOrder))).toMatch(
      /^Nothing was restored\. .*violates foreign key constraint/,
    )

    await restoreBackup(place.env, path, { say: silent })
    expect(await contentOf(place.pool)).toEqual(await contentOf(pool))
    expect(await filesOf(place.storage)).toEqual(await filesOf(storage))
  },
)

test('an aborted backup or restore leaves nothing behind', async ({ path, place, refusal, env }) => {
  const aborted = AbortSignal.abort()
  await expect(restoreBackup(place.env, path, { say: silent, signal: aborted })).rejects.toThrow('Aborted')
  expect(await refusal(`${path}.none`)).toContain('no such file')
  const other = `${path}.other`
  await expect(writeBackup(env, { file: other, say: silent, signal: aborted })).rejects.toThrow('Aborted')
  expect((await readdir(`${env.DATA_DIR}/backups`)).length).toBe(1)
})

test('nothing is overwritten: no shop, no upload, no backup', async ({ path, db, pool, env, storage, emptyPlace }) => {
  await givenProduct(db)
  const content = await contentOf(pool)
  await expect(restoreBackup(env, path, { say: silent })).rejects.toThrow('The database is not empty')
  expect(await contentOf(pool)).toEqual(content)
  expect((await filesOf(storage)).size).toBe(1)

  const place = await emptyPlace()
  await place.storage.put('0123456789abcdef01234567/320.webp', Buffer.from('mine'), 'image/webp')
  await expect(restoreBackup(place.env, path, { say: silent })).rejects.toThrow('The uploads are not empty')
  expect([...(await filesOf(place.storage)).keys()]).toEqual(['0123456789abcdef01234567/320.webp'])

  await expect(writeBackup(env, { file: path, say: silent })).rejects.toThrow('exists already')
  expect(await readdir(`${env.DATA_DIR}/backups`)).toHaveLength(1)
})

test('without a shop, no backup is written and nothing is created', async ({ emptyPlace, folder }) => {
  const { env } = await emptyPlace()
  await expect(writeBackup(env, { say: silent })).rejects.toThrow('DATABASE_URL: there is no shop in this database')
  const nowhere = { ...env, DATABASE_URL: undefined, DATA_DIR: `${folder}/nowhere` }
  await expect(writeBackup(nowhere, { say: silent })).rejects.toThrow('DATA_DIR: there is no shop in')
  expect(await readdir(folder)).not.toContain('nowhere')
})

const nothing = JSON.stringify({
  rows: 0,
  bytes: 0,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
})

function altered(wanted: string | RegExp, change: (text: string) => string) {
  return (name: string, bytes: Buffer) =>
    (typeof wanted === 'string' ? name === wanted : wanted.test(name)) ? Buffer.from(change(bytes.toString())) : bytes
}
