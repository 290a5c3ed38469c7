import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { jobKinds, PARKED } from '../jobs/kinds.ts'
import { cloneDatabase } from '../../test/databases.ts'
import { newFolder } from '../../test/processes.ts'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from './migrate.ts'

const PROCESSES = 10
const migratingProcess = `
  const { openDatabase } = await import('#api/platform/db/client.ts')
  const { migrateDatabase } = await import('#api/platform/migrations/migrate.ts')
  const { pool, close } = openDatabase(process.env.DATABASE_URL)
  await migrateDatabase(pool)
  await close()
`

test('ten connections and ten processes that start at once migrate once', { timeout: 180_000 }, async () => {
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0')
  const { pool, close } = openDatabase(empty.url, { max: PROCESSES })
  const processes = Array.from({ length: PROCESSES }, () => migrateInProcess(empty.url))
  const connections = Array.from({ length: PROCESSES }, () => migrateDatabase(pool))
  await Promise.all(connections)
  expect(await Promise.all(processes)).toEqual(Array.from({ length: PROCESSES }, () => 0))

  const journal = JSON.parse(await readFile(new URL('sql/meta/_journal.json', import.meta.url), 'utf8'))
  const { rows } = await pool.query('select hash from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(journal.entries.length)
  const queues = await pool.query(`select name from pgboss.queue order by name`)
  expect(queues.rows.map(({ name }) => name)).toEqual([...Object.keys(jobKinds), PARKED].toSorted())
  await close()
  await empty.drop()
})

test('a failed migration leaves nothing half done and lets the next one in', async () => {
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0')
  const { pool, close } = openDatabase(empty.url, { max: 2 })
  await expect(migrateDatabase(pool, { migrationsFolder: '/nowhere' })).rejects.toThrow(
    "Can't find meta/_journal.json file",
  )
  await migrateDatabase(pool)
  await close()
  await empty.drop()
})

test('a migration waits for a locked table and lets others pass meanwhile', { timeout: 60_000 }, async () => {
  const { pool, migrate } = await givenTable(['alter table sold add note text'])
  const holder = await pool.connect()
  await holder.query('begin; select * from sold')
  const waiting = Promise.withResolvers<void>()
  const migrated = migrate(() => waiting.resolve())
  await waiting.promise
  // Behind a migration that waits for its lock this would wait until the transaction ends.
  await pool.query('insert into sold values (1)')
  await holder.query('commit')
  holder.release()
  await migrated
  expect((await pool.query('select * from sold')).rows).toEqual([{ id: 1, note: null }])
})

test('what a failed migration did is undone, and those before it stay', async () => {
  const { pool, migrate } = await givenTable(['create table first ()'], ['create table second ()', 'select nonsense'])
  await expect(migrate()).rejects.toThrow('nonsense')
  const { rows } = await pool.query(`select to_regclass('first') as first, to_regclass('second') as second`)
  expect(rows).toEqual([{ first: 'first', second: null }])
  expect((await pool.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(1)
})

test('an index is built while another process waits to migrate and a transaction writes', async () => {
  const { pool, migrate } = await givenTable([
    'drop index concurrently if exists sold_by_id',
    'create unique index concurrently sold_by_id on sold (id)',
  ])
  // As an attempt that was killed leaves it.
  await pool.query('insert into sold values (1), (1)')
  await expect(pool.query('create unique index concurrently sold_by_id on sold (id)')).rejects.toThrow(
    'could not create unique index',
  )
  await pool.query('delete from sold')
  const writer = await pool.connect()
  await writer.query('begin; insert into sold values (2)')
  const migrated = Promise.all([migrate(), migrate()])
  const isBuilding = `select 1 from pg_stat_activity where query ~ '^(drop|create unique) index' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(isBuilding)).rowCount, { timeout: 10_000 }).toBe(1)
  await pool.query('insert into sold values (3)')
  await writer.query('commit')
  writer.release()
  await migrated
  const { rows } = await pool.query(`select indisvalid from pg_index where indexrelid = 'sold_by_id'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
})

/** A database with a table `sold`, and these migrations to come. */
async function givenTable(...migrations: string[][]) {
  const folder = await newFolder()
  await mkdir(join(folder, 'meta'))
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: String(idx),
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ dialect: 'postgresql', entries }))
  for (const [idx, statements] of migrations.entries()) {
    await writeFile(join(folder, `${idx}.sql`), statements.join('--> statement-breakpoint\n'))
  }
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0')
  onTestFinished(empty.drop)
  const { pool, close } = openDatabase(empty.url, { max: 5 })
  onTestFinished(close)
  await pool.query('create table sold (id int)')
  return {
    pool,
    migrate: (warn?: () => void) => migrateDatabase(pool, { migrationsFolder: folder, ...(warn && { warn }) }),
  }
}

async function migrateInProcess(url: string): Promise<number> {
  const args = ['--input-type=module', '--eval', migratingProcess]
  const child = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: url }, stdio: 'inherit' })
  const [status] = await once(child, 'exit')
  return status
}

test('a kind of job that changed is changed with the next migration', async () => {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { pool, close } = openDatabase(clone.url, { max: 2 })
  const readLimit = async () => (await pool.query(`select retry_limit from pgboss.queue where name = 'send-mail'`)).rows
  await pool.query(`update pgboss.queue set retry_limit = 1`)
  await pool.query(`comment on schema pgboss is 'those of another version'`)
  await migrateDatabase(pool)
  expect(await readLimit()).toEqual([{ retry_limit: jobKinds['send-mail'].retryLimit }])
  await close()
  await clone.drop()
})
