import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { inject, test, expect } from 'vitest'
import { jobKinds, PARKED } from '../jobs/kinds.ts'
import { cloneDatabase } from '../test/databases.ts'
import { openDatabase } from './client.ts'
import { migrateDatabase } from './migrate.ts'

const PROCESSES = 10
const migratingProcess = `
  const { openDatabase } = await import('#api/db/client.ts')
  const { migrateDatabase } = await import('#api/db/migrate.ts')
  const { pool, close } = openDatabase(process.env.DATABASE_URL)
  await migrateDatabase(pool)
  await close()
`

test('ten connections and ten processes that start at once migrate once', { timeout: 60_000 }, async () => {
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0')
  const { pool, close } = openDatabase(empty.url, { max: PROCESSES })
  const processes = Array.from({ length: PROCESSES }, () => migrateInProcess(empty.url))
  const connections = Array.from({ length: PROCESSES }, () => migrateDatabase(pool))
  await Promise.all(connections)
  expect(await Promise.all(processes)).toEqual(Array.from({ length: PROCESSES }, () => 0))

  const journal = JSON.parse(await readFile(new URL('migrations/meta/_journal.json', import.meta.url), 'utf8'))
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
  await expect(migrateDatabase(pool, '/nowhere')).rejects.toThrow("Can't find meta/_journal.json file")
  await migrateDatabase(pool)
  await close()
  await empty.drop()
})

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
