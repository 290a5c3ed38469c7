import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { bindDataKey } from './platform/secrets/bind-data-key.ts'
import { checkDatabase, directUrl, settingOf } from './platform/env/check-database.ts'
import type { ToClose } from './platform/process/open-all.ts'
import { openDatabase, REQUEST_QUERY_MS, type Database, type Db } from './platform/db/client.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { keepsSessions } from './platform/db/keeps-sessions.ts'
import { migrateDatabase } from './platform/migrations/migrate.ts'
import type { Env } from './platform/env/env.ts'
import { fillPhoneIndexes } from './fill-phone-indexes.ts'
import { fillSummaries } from './fill-summaries.ts'
import { reasonOf } from './platform/db/is-out-of-reach.ts'
import { openSecrets, type Secrets } from './platform/secrets/secrets.ts'
import { StartError } from './platform/errors/app-error.ts'
import { errorCode } from './platform/process/files.ts'

const SETUP_CONNECTIONS = 2

export type OpenedDatabase = {
  /** URL of the database itself, never of a pooler in transaction mode; with user and password. */
  url: string
  db: Db
  secrets: Secrets
  /** Runs work whose queries may take any time, over connections that are closed after it. */
  withoutHaste: (work: (db: Db) => Promise<void>) => Promise<void>
}

/**
 * Opens the database of DATABASE_URL or the private one, migrates its tables and opens its keys. With DATABASE_DIRECT_URL,
 * DATABASE_URL may be a pooler in transaction mode.
 *
 * @param connections  maximum for queries of requests, unless DATABASE_POOL sets another number
 * @param warn         called when a connection breaks (it is reopened), and when a migration waits for locks
 * @param toClose      receives the functions that close everything
 * @throws StartError with a message of one line for the operator
 */
export async function openShopDatabase(
  env: Env,
  { connections, warn, toClose }: { connections: number; warn: (message: string) => void; toClose: ToClose },
): Promise<OpenedDatabase> {
  const dataDir = resolve(env.DATA_DIR)
  await refuseFile(dataDir)
  const url = directUrl(env) ?? (await embeddedUrl(dataDir, warn, toClose))
  const onError = (error: Error) => warn(`A database connection broke: ${error.message}`)
  const { SESSION_SECRET: sessionSecret, DATA_KEY: dataKey, DATA_KEYS_OLD: olderDataKeys } = env
  let secrets = await openSecrets({ dataDir, sessionSecret, dataKey, olderDataKeys })
  await withoutHaste(url, onError, async (database) => {
    await checkDatabase(database, settingOf(env))
    if (env.DATABASE_URL) await refusePooler(url, env)
    secrets = { ...secrets, dataKey: await prepareDatabase(database, secrets, warn) }
  })
  const isPooler = env.DATABASE_DIRECT_URL !== undefined
  const max = env.DATABASE_POOL ?? connections
  const limits = { max, queryMs: REQUEST_QUERY_MS, isPooler, metricsName: 'calls and jobs', onError }
  const { db, pool, close } = openDatabase(isPooler ? env.DATABASE_URL! : url, limits)
  toClose.push(close)
  if (isPooler) await checkDatabase({ pool })
  return { url, db, secrets, withoutHaste: (work) => withoutHaste(url, onError, (database) => work(database.db)) }
}

/** Other steps of the start would name only what they could not make in it, or fail with a stack trace. */
async function refuseFile(dataDir: string) {
  const isFile = await stat(dataDir).then(
    (found) => !found.isDirectory(),
    (error: unknown) => errorCode(error) === 'ENOTDIR',
  )
  if (isFile) throw new StartError(`DATA_DIR: ${dataDir} is a file or below one, expected a folder`)
}

async function refusePooler(url: string, env: Env) {
  const isDirect = await keepsSessions(url).catch((error: unknown) => {
    throw new StartError(`${settingOf(env)}: the database does not answer (${reasonOf(error)})`)
  })
  if (isDirect) return
  const wayOut = env.DATABASE_DIRECT_URL ? '' : '; or DATABASE_DIRECT_URL with the address of PostgreSQL itself besides'
  throw new StartError(
    `${settingOf(env)}: given a pooler in transaction mode, expected PostgreSQL or a pooler in session mode${wayOut}`,
  )
}

async function embeddedUrl(dataDir: string, log: (message: string) => void, toClose: ToClose) {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  toClose.push(postgres.stop)
  return postgres.url
}

async function withoutHaste(
  url: string,
  onError: (error: Error) => void,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = openDatabase(url, { max: SETUP_CONNECTIONS, onError })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

async function prepareDatabase(
  database: Database,
  secrets: Secrets,
  warn: (message: string) => void,
): Promise<Secrets['dataKey']> {
  await migrateDatabase(database.pool, { warn }).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`DATABASE_URL: the tables cannot be migrated (${reasonOf(error)})`, { cause: error })
  })
  const dataKey = await bindDataKey(database.db, secrets.dataKey)
  await fillPhoneIndexes(database.db, dataKey)
  await fillSummaries(database.db)
  return dataKey
}
