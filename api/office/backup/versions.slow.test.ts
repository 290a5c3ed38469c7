import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { dataKeyFingerprint } from '../../platform/db/schema.ts'
import { migrateDatabase, ourMigrations } from '../../platform/migrations/migrate.ts'
import { BEFORE_LAST_SINGLE, listMigrations } from '../../platform/migrations/single-migrations.fixture.ts'
import { LAST_SINGLE } from '../../platform/migrations/single-migrations.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { jobsOf } from '../../platform/jobs/jobs.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { bindDataKey } from '../../platform/secrets/bind-data-key.ts'
import { fingerprintOf } from '../../platform/secrets/data-key.ts'
import { expect, testOptions } from '../../test/test.ts'
import { at } from '../../test/databases.ts'
import { backupTest as test, contentOf, settingsOf, silent } from './backup.fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { dataKey } = testOptions.secrets

test(
  'a backup of an older version is restored as it was, and migrated',
  { timeout: 60_000 },
  async ({ folder, emptyPlace }) => {
    const journal = await readJournal(ourMigrations)
    const older = await emptyPlace()
    await migrateDatabase(older.pool, { migrationsFolder: await migrationsUntil(folder, journal.entries.at(-2)!.when) })
    await bindDataKey(older.db, dataKey)
    await older.pool.query(`insert into search_words (word) values ('palang')`)
    const { path } = await writeBackup(older.env, { say: silent })

    const place = await emptyPlace()
    await restoreBackup(place.env, path, { say: silent })
    expect(await contentOf(place.pool)).toEqual(await contentOf(older.pool))
    await migrateDatabase(place.pool)
    const { rows } = await place.pool.query('select created_at from drizzle.__drizzle_migrations order by id')
    expect(rows).toHaveLength(journal.entries.length)
    expect(Object.keys(await contentOf(place.pool))).toContain('public.search_words')
  },
)

test(
  'a backup of a database that ended with the last single migration is restored, and is up to date',
  { timeout: 60_000 },
  async ({ folder, emptyPlace }) => {
    const older = await emptyPlace()
    await migrateDatabase(older.pool, { migrationsFolder: await migrationsUntil(folder, LAST_SINGLE.at) })
    await older.db.insert(dataKeyFingerprint).values({ fingerprint: fingerprintOf(dataKey.keyOf(dataKey.id)) })
    await older.pool.query(`insert into search_words (word) values ('palang')`)
    await listMigrations(older.pool, [BEFORE_LAST_SINGLE, LAST_SINGLE])
    const { path } = await writeBackup(older.env, { say: silent })

    const place = await emptyPlace()
    await restoreBackup(place.env, path, { say: silent })
    expect(await contentOf(place.pool)).toEqual(await contentOf(older.pool))
    await migrateDatabase(place.pool)
    const { rows } = await place.pool.query('select created_at from drizzle.__drizzle_migrations order by id')
    expect(Number(rows.at(-1).created_at)).toBe((await readJournal(ourMigrations)).entries.at(-1)!.when)
  },
)

type Journal = { entries: { when: number }[] }

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'))
}

/** Copies the migrations to a folder in `folder`, with a list that ends at this time. */
async function migrationsUntil(folder: string, last: number): Promise<string> {
  const copy = join(folder, 'migrations')
  await cp(ourMigrations, copy, { recursive: true })
  const journal = await readJournal(copy)
  const entries = journal.entries.filter(({ when }) => when <= last)
  await writeFile(join(copy, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  return copy
}

test(
  'pending jobs are restored; those of unknown kinds are reported and left out',
  { timeout: 60_000 },
  async ({ db, env, emptyPlace }) => {
    const soon = new Date(Date.now() + 60_000)
    await enqueue(db, 'send-mail', { mailId: 'one' }, { startAfter: soon })
    await enqueue(db, 'send-code', { codeId: 'two' })
    await db.execute(`update pgboss.job set state = 'active', started_on = now() where name = 'send-code'`)
    const { path } = await writeBackup(env, { say: silent })

    const place = await emptyPlace()
    await restoreBackup(place.env, path, { say: silent })
    const jobs = [
      { name: 'send-mail', state: 'created', retries: 0, data: { mailId: 'one' }, error: null },
      { name: 'send-code', state: 'retry', retries: 0, data: { codeId: 'two' }, error: null },
    ]
    expect(await jobsOf(place.db)).toEqual(jobs)
    const { rows } = await place.pool.query(`select start_after from pgboss.job where name = 'send-mail'`)
    expect(rows[0].start_after).toEqual(soon)

    await new PgBoss({ db: fromDrizzle(db, sql) }).createQueue('send-dove')
    await db.execute(`update pgboss.job set name = 'send-dove' where name = 'send-mail'`)
    const stranger = await writeBackup(env, { file: `${path}.2`, say: silent })
    const lines: string[] = []
    const another = await emptyPlace()
    await restoreBackup(another.env, stranger.path, { say: (line) => lines.push(line) })
    expect(await jobsOf(another.db)).toEqual(jobs.slice(1))
    expect(lines).toContain('1 waiting job of kinds that this version does not know: left out')
  },
)

test(
  'a database owner without superuser rights can back up and restore',
  { timeout: 60_000 },
  async ({ db, pool, server, folder, emptyPlace, env }) => {
    await givenOrder(db)
    const { path } = await writeBackup(env, { say: silent })
    const place = await emptyPlace()
    const name = new URL(place.url).pathname.slice(1)
    const owner = `owner_of_${name}`
    const admin = new Client({ connectionString: at(server, name) })
    await admin.connect()
    try {
      await admin.query(`create role ${owner} login password 'secret'`)
      await admin.query(`alter database ${name} owner to ${owner}`)
      const own = new URL(place.url)
      own.username = owner
      own.password = 'secret'
      const settings = settingsOf(own.href, join(folder, 'own'))
      await restoreBackup(settings, path, { say: silent })
      const again = await writeBackup(settings, { say: silent })
      await rm(again.path)
      expect(await contentOf(place.pool)).toEqual(await contentOf(pool))
    } finally {
      await admin.query(`reassign owned by ${owner} to current_user; drop owned by ${owner}`)
      await admin.query(`alter database ${name} owner to current_user`)
      await admin.query(`drop role ${owner}`)
      await admin.end()
    }
  },
)
