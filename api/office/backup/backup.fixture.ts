import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { bindDataKey } from '../../platform/secrets/bind-data-key.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { parseEnv, type Env } from '../../platform/env/env.ts'
import { openStorage } from '../../platform/media/open-storage.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { cloneDatabase } from '../../test/databases.ts'
import { testOptions, unlimitedTest } from '../../test/test.ts'
import { readArchive, writeArchive } from './archive.ts'
import { fullName, quoted, readTables } from './shop-tables.ts'

export const silent = () => {}

/** The data key of `testOptions`. */
const DATA_KEY = Buffer.alloc(32).toString('base64')

export const settingsOf = (url: string, dataDir: string, more: Record<string, string> = {}): Env =>
  parseEnv({ DATABASE_URL: url, DATA_DIR: dataDir, DATA_KEY, SESSION_SECRET: 'x'.repeat(32), ...more })

/** `env` and `storage` of a shop in `db`; `emptyPlace` creates empty ones; `folder` is deleted after the test. */
export const backupTest = unlimitedTest
  .extend('folder', async ({ url }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), `kastha-${new URL(url).pathname.slice(1)}-`))
    onCleanup(() => rm(folder, { recursive: true }))
    return folder
  })
  .extend('env', async ({ url, db, folder }) => {
    await bindDataKey(db, testOptions.secrets.dataKey)
    return settingsOf(url, join(folder, 'shop'))
  })
  .extend('storage', ({ env }) => openStorage({ dataDir: env.DATA_DIR }))
  .extend('emptyPlace', ({ server, folder }, { onCleanup }) => {
    const made: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const remove of made) await remove()
    })
    return async () => {
      const clone = await cloneDatabase(server, 'template0')
      const database = openDatabase(clone.url, { max: 5 })
      made.push(async () => {
        await database.close()
        await clone.drop()
      })
      const env = settingsOf(clone.url, join(folder, `place-${randomUUID()}`))
      return { ...database, url: clone.url, env, storage: openStorage({ dataDir: env.DATA_DIR }) }
    }
  })

/** Returns a hash of the rows of every table but the list of backups, which each backup adds to. */
export async function contentOf(pool: Pool): Promise<Record<string, string>> {
  const client = await pool.connect()
  const found: Record<string, string> = {}
  for (const table of await readTables(client)) {
    if (table.name === 'backup_runs') continue
    const { rows } = await client.query<{ content: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as content
       from ${quoted(table)} t`,
    )
    found[fullName(table)] = rows[0]!.content
  }
  client.release()
  return found
}

/** Returns the keys and bytes of all stored files. */
export async function filesOf(storage: MediaStorage): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const key of (await Array.fromAsync(storage.keys())).toSorted()) {
    found.set(key, await buffer((await storage.get(key))!.body))
  }
  return found
}

/** Writes another backup with a valid seal. `change` returns the new bytes of each file; undefined leaves it out. */
export async function rewritten(path: string, change: (name: string, bytes: Buffer) => Buffer | undefined) {
  const other = `${path}.${randomUUID()}`
  await writeArchive(other, async (archive) => {
    for await (const { name, body } of readArchive(path)) {
      const bytes = change(name, await buffer(body))
      if (bytes) await archive.add(name, bytes.length, [bytes])
    }
  })
  return other
}
