import { basename, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ClientBase } from 'pg'
import { sumOf } from '#domain/sum.ts'
import { hasEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'
import type { Env } from '../../platform/env/env.ts'
import { openAll } from '../../platform/process/open-all.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import { writeArchive, type ArchiveWriter } from './archive.ts'
import { copyOut } from './copy-rows.ts'
import { fileOf } from './data-key-at-hand.ts'
import { addFiles } from './add-files.ts'
import { encryptFor } from './encrypt-backup.ts'
import { CONTENTS, MANIFEST, manifestText, type Contents } from './manifest.ts'
import { readNamedFiles } from '../../platform/media/named-files.ts'
import { openPlace, type Place } from './open-place.ts'
import { counted, everySoOften, megabytes, seconds, type Say } from './progress.ts'
import { backupName, removeOldBackups } from './remove-old-backups.ts'
import { columnsOf, fullName, quoted, readSequences, readTables, sameTexts, type ShopTable } from './shop-tables.ts'
import { Tally } from './tally.ts'
import { JOBS, waitingJobsQuery } from './waiting-jobs.ts'

/**
 * Writes the whole shop into one file: a snapshot of every table, the pending jobs, and all uploads. The server can
 * keep running. The file does not contain the data key. With BACKUP_RECIPIENT it is encrypted; with BACKUP_DAYS, older
 * backups in DATA_DIR/backups go once the new one is whole.
 *
 * @param file  its path; by default named after the time, in DATA_DIR/backups
 * @param say   reports progress, in lines for the operator
 * @param signal  aborts it
 * @returns     the file's path, and the keys of uploads that the database names but the storage does not have
 * @throws StartError with a message of one line for the operator; then there is no file
 */
export async function writeBackup(
  env: Env,
  { file, say, signal }: { file?: string | undefined; say: Say; signal?: AbortSignal },
): Promise<{ path: string; missing: string[] }> {
  const now = new Date()
  const encrypt = env.BACKUP_RECIPIENT === undefined ? undefined : await encryptFor(env.BACKUP_RECIPIENT)
  const folder = join(env.DATA_DIR, 'backups')
  const path = resolve(file ?? join(folder, `${backupName(now)}${encrypt ? '.age' : ''}`))
  if (!env.DATABASE_URL) await refuseNoCluster(env.DATA_DIR)
  const began = performance.now()
  let missing: string[] = []
  const opened = await openAll((toClose) => openPlace(env, say, toClose))
  try {
    const work = async (archive: ArchiveWriter) => {
      missing = await fill(archive, opened, now, say)
    }
    const size = await writeArchive(path, work, { signal, encrypt })
    say(`${path}: ${megabytes(size)}, written in ${seconds(began)}`)
    await recordRun(opened.client, { path, size, isEncrypted: encrypt !== undefined, missingFiles: missing.length })
    say(`It can only be restored with the data key, ${keyPlace(env)}: keep a copy of that too, in another place.`)
    if (file === undefined && env.BACKUP_DAYS !== undefined) {
      const old = await removeOldBackups(folder, { days: env.BACKUP_DAYS, now })
      for (const name of old) say(`${name}: removed, older than ${counted(env.BACKUP_DAYS, 'day')}`)
    }
    return { path, missing }
  } finally {
    await opened.stop()
  }
}

/**
 * Owners read in the back office when the last backup was written. Tables of an older version, and a standby, cannot
 * record it.
 */
async function recordRun(
  client: ClientBase,
  { path, size, isEncrypted, missingFiles }: { path: string; size: number; isEncrypted: boolean; missingFiles: number },
) {
  const { rows } = await client.query<{ canRecord: boolean }>(
    `select to_regclass('public.backup_runs') is not null and not pg_is_in_recovery() as "canRecord"`,
  )
  if (!rows[0]?.canRecord) return
  await client.query(
    'insert into backup_runs (file_name, bytes, is_encrypted, missing_files) values ($1, $2, $3, $4)',
    [basename(path), size, isEncrypted, missingFiles],
  )
  await client.query(`delete from backup_runs where at < now() - interval '400 days'`)
}

function keyPlace({ DATA_KEY, DATA_DIR }: Env): string {
  return DATA_KEY ? 'the setting DATA_KEY' : fileOf(DATA_DIR)
}

async function refuseNoCluster(dataDir: string) {
  if (await hasEmbeddedPostgres(dataDir)) return
  throw new StartError(`DATA_DIR: there is no shop in ${resolve(dataDir)}, and no DATABASE_URL.`)
}

async function fill(archive: ArchiveWriter, { client, storage }: Place, now: Date, say: Say): Promise<string[]> {
  const tables = await beginSnapshot(client)
  const manifest = manifestText({
    createdAt: now.toISOString(),
    migrations: await readMigrations(client),
    ...(await readKeyFingerprints(client)),
    tables,
    sequences: await readSequences(client),
  })
  await addText(archive, MANIFEST, manifest)
  const rows = await addTables(archive, client, tables, say)
  const named = await readNamedFiles((text) => client.query(text))
  // Files never change, so they need no snapshot. A file whose row is newer than the file itself is looked for again last.
  await client.query('commit')
  const { missing, ...files } = await addFiles(archive, storage, named, say)
  await addText(archive, CONTENTS, JSON.stringify({ tables: rows, files, missing } satisfies Contents, null, 2))
  return missing
}

/** Locks the tables before the snapshot, so that no table is altered between the snapshot and its copy. */
async function beginSnapshot(client: ClientBase): Promise<ShopTable[]> {
  const before = await readTables(client)
  if (!before.some((table) => fullName(table) === 'public.data_key_fingerprint')) {
    throw new StartError('DATABASE_URL: there is no shop in this database.')
  }
  await client.query('begin isolation level repeatable read read only')
  await client.query(sameTexts)
  await client.query(`lock table ${before.map(quoted).join(', ')} in access share mode`)
  const tables = await readTables(client)
  if (isDeepStrictEqual(tables, before)) return tables
  throw new StartError('The shop is being updated: try again once it has started.')
}

async function readMigrations(client: ClientBase) {
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
}

/** Tables of an older version know a single key. */
async function readKeyFingerprints(client: ClientBase) {
  const { rows: tables } = await client.query<{ isKnown: boolean }>(
    `select to_regclass('public.data_keys') is not null as "isKnown"`,
  )
  const { rows } = await client.query<{ fingerprint: Buffer }>(
    tables[0]?.isKnown
      ? 'select fingerprint from data_keys where unused_since is null order by newest_since desc'
      : 'select fingerprint from data_key_fingerprint',
  )
  const [newest, ...older] = rows.map(({ fingerprint }) => fingerprint.toString('base64'))
  if (!newest) throw new StartError('DATABASE_URL: there is no shop in this database yet: start it once.')
  return { keyFingerprint: newest, olderKeyFingerprints: older }
}

async function addTables(archive: ArchiveWriter, client: ClientBase, tables: ShopTable[], say: Say) {
  const began = performance.now()
  const sayNow = everySoOften(say)
  const jobs = await waitingJobsQuery(client)
  const queries = tables.map((table): [string, string] => [
    fullName(table),
    `(select ${columnsOf(table)} from ${quoted(table)})`,
  ])
  if (jobs) queries.push([JOBS, jobs])
  const done: Contents['tables'] = {}
  let bytesInAll = 0
  for (const [name, query] of queries) {
    const tally = new Tally()
    let rows = 0
    let pieces = 0
    for await (const piece of copyOut(client, query)) {
      pieces += 1
      await archive.add(pieceName(name, pieces), piece.bytes.length, [piece.bytes])
      tally.add(piece.bytes)
      rows += piece.rows
      bytesInAll += piece.bytes.length
      sayNow(() => `… ${name}: ${counted(rows, 'row')} (${megabytes(bytesInAll)} in all)`)
    }
    done[name] = { rows, ...tally.result() }
  }
  const rowsInAll = sumOf(Object.values(done), ({ rows }) => rows)
  say(
    `Database: ${counted(tables.length, 'table')}, ${counted(rowsInAll, 'row')}, ${megabytes(bytesInAll)} in ${seconds(began)}`,
  )
  return done
}

function pieceName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.copy`
}

async function addText(archive: ArchiveWriter, name: string, text: string) {
  const bytes = Buffer.from(text)
  await archive.add(name, bytes.length, [bytes])
}
