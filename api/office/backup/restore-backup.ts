import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { readIfPresent } from '../../platform/process/files.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { lockMigrations } from '../../platform/migrations/migrate.ts'
import type { Env } from '../../platform/env/env.ts'
import { prepareQueues } from '../../platform/jobs/prepare-queues.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { openAll } from '../../platform/process/open-all.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import { readArchive, type ArchivedFile } from './archive.ts'
import { checkKeysAtHand } from './data-key-at-hand.ts'
import { makeTables, migrationsOf } from './make-tables.ts'
import { MANIFEST, parseManifest, type Contents, type Manifest } from './manifest.ts'
import { openPlace, type Place } from './open-place.ts'
import { counted, seconds, type Say } from './progress.ts'
import { putBack, setSequences } from './put-back.ts'
import { quietTables } from './quiet-tables.ts'
import { removeAll } from './remove-all.ts'
import { sameTexts } from './shop-tables.ts'
import { someAtOnce } from './some-at-once.ts'
import { requeueJobs } from './waiting-jobs.ts'

const FILES_AT_ONCE = 16

/**
 * Restores a backup into an empty database and an empty storage, all of it or nothing. Afterwards the tables have the
 * version of the backup, until the server starts and migrates them.
 *
 * @param say     reports progress, in lines for the operator
 * @param signal  aborts it
 * @returns       keys of uploads that were missing when the backup was made
 * @throws StartError with a message of one line for the operator; then the place is empty
 */
export async function restoreBackup(
  env: Env,
  path: string,
  { say, signal }: { say: Say; signal?: AbortSignal },
): Promise<{ missing: string[] }> {
  const began = performance.now()
  say(`Checking ${path} …`)
  const files = readArchive(path)
  try {
    const manifest = await readManifest(files)
    const migrations = migrationsOf(manifest)
    await checkKeysAtHand(env, [manifest.keyFingerprint, ...manifest.olderKeyFingerprints])
    say(`Made at ${manifest.createdAt}, complete`)
    const missing = await restoreInto(env, { manifest, migrations, files, say, signal })
    say(`Restored in ${seconds(began)}. Start the shop now: it brings the tables up to date where it is newer.`)
    if (!(env.SESSION_SECRET ?? (await readIfPresent(join(resolve(env.DATA_DIR), 'secrets', 'session-secret'))))) {
      say('Links in earlier mails work only with the SESSION_SECRET of the shop that was backed up.')
    }
    return { missing }
  } finally {
    await files.return(undefined)
  }
}

async function readManifest(files: AsyncGenerator<ArchivedFile>): Promise<Manifest> {
  const first = await files.next()
  if (first.done || first.value.name !== MANIFEST) throw new StartError('The file is not a backup of a shop.')
  return parseManifest(await text(first.value.body))
}

type PutOnly = Pick<MediaStorage, 'put'>
type Uploads = { storage: PutOnly; putting: ReturnType<typeof someAtOnce> }
type Work = {
  manifest: Manifest
  migrations: MigrationMeta[]
  files: AsyncGenerator<ArchivedFile>
  say: Say
  signal: AbortSignal | undefined
}

async function restoreInto(env: Env, work: Work): Promise<string[]> {
  const place = await openAll((toClose) => openPlace(env, work.say, toClose))
  try {
    // A server that starts in the meantime waits.
    await lockMigrations(place.client)
    await refuseFull(place)
    return await restoreOrUndo(place, work)
  } finally {
    await place.stop()
  }
}

/** Refuses a place that is not empty. Tables that pg-boss created do not count. */
async function refuseFull({ client, storage }: Place) {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname not in ('information_schema', 'pgboss')
       and not exists (select from pg_depend
                       where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`,
  )
  if (onlyRow(rows).tables > 0) {
    throw new StartError('The database is not empty, and nothing in it is overwritten: restore into an empty one.')
  }
  for await (const key of storage.keys()) {
    throw new StartError(`The uploads are not empty (${key}), and nothing is overwritten: restore into an empty place.`)
  }
}

async function restoreOrUndo({ client, storage }: Place, work: Work): Promise<string[]> {
  const put: string[] = []
  const noting: PutOnly = {
    put: async (key, bytes, type) => {
      put.push(key)
      await storage.put(key, bytes, type)
    },
  }
  const hadQueues = await hasQueues(client)
  const putting = someAtOnce(FILES_AT_ONCE)
  const contents = await fill(client, { storage: noting, putting }, work).catch(async (error: unknown) => {
    await putting.settled()
    const undoing = undo(client, storage, put, hadQueues)
    const rest = await undoing.then(() => '', notUndone)
    throw new StartError(`Nothing was restored. ${reasonOf(error)}${rest}`, { cause: error })
  })
  await client.query('commit').catch((error: unknown) => {
    throw new StartError(`It is unknown whether the database was restored: check it. ${reasonOf(error)}`)
  })
  await client.query('analyze')
  return contents.missing
}

/** Restores everything in a transaction, and leaves it open. */
async function fill(client: ClientBase, uploads: Uploads, work: Work): Promise<Contents> {
  const { manifest, migrations, files, say, signal } = work
  if (signal?.aborted) throw new StartError('Aborted.')
  await prepareQueues(client)
  await client.query('begin')
  await client.query(sameTexts)
  await makeTables(client, migrations)
  const wakeTables = await quietTables(client)
  const contents = await putBack(files, { client, ...uploads, manifest, say, signal })
  await setSequences(client, manifest)
  await wakeTables()
  const unknown = await requeueJobs(client)
  if (unknown > 0) say(`${counted(unknown, 'waiting job')} of kinds that this version does not know: left out`)
  return contents
}

async function undo(client: ClientBase, storage: MediaStorage, put: readonly string[], hadQueues: boolean) {
  await client.query('rollback')
  if (!hadQueues) await client.query('drop schema if exists pgboss cascade')
  await removeAll(storage, put)
}

function notUndone(error: unknown): string {
  return ` Not all could be undone: empty the database and the uploads before another try. ${reasonOf(error)}`
}

async function hasQueues(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regnamespace('pgboss') is not null as known`)
  return rows[0].known
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
