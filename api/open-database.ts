import { resolve } from 'node:path'
import { checkDataKey } from './check-data-key.ts'
import type { ToClose } from './open-all.ts'
import { openDatabase, REQUEST_QUERY_MS, type Database, type Db } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { databaseCause } from './db/is-out-of-reach.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Env } from './env.ts'
import { fillPhoneIndexes } from './fill-phone-indexes.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { StartError } from './start-error.ts'

const SETUP_CONNECTIONS = 2
const OLDEST_POSTGRES = 15

export type OpenedDatabase = {
  /** Of the database, with user and password. */
  url: string
  db: Db
  secrets: Secrets
  /** Work for which queries may take as long as they need, over connections that are closed after it. */
  withoutHaste: (work: (db: Db) => Promise<void>) => Promise<void>
}

/**
 * Opens the database of DATABASE_URL or the private one, with the tables in their newest form and the keys that belong
 * to it.
 *
 * @param connections  at most, for queries that somebody waits for
 * @param warn         told when a connection breaks; it is made again
 * @param toClose      gets what has to be closed
 * @throws StartError with one line for a person
 */
export async function openShopDatabase(
  env: Env,
  { connections, warn, toClose }: { connections: number; warn: (message: string) => void; toClose: ToClose },
): Promise<OpenedDatabase> {
  const dataDir = resolve(env.DATA_DIR)
  const url = env.DATABASE_URL ?? (await embeddedUrl(dataDir, warn, toClose))
  const onError = (error: Error) => warn(`A database connection broke: ${error.message}`)
  const secrets = await openSecrets({ dataDir, sessionSecret: env.SESSION_SECRET, dataKey: env.DATA_KEY })
  await withoutHaste(url, onError, (database) => prepareDatabase(database, secrets))
  const { db, close } = openDatabase(url, { max: connections, queryMs: REQUEST_QUERY_MS, onError })
  toClose.push(close)
  return { url, db, secrets, withoutHaste: (work) => withoutHaste(url, onError, (database) => work(database.db)) }
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

async function prepareDatabase(database: Database, { dataKey }: Secrets) {
  await checkDatabase(database)
  await migrateDatabase(database.pool).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`DATABASE_URL: the tables cannot be made (${reasonOf(error)})`, { cause: error })
  })
  await checkDataKey(database.db, dataKey)
  await fillPhoneIndexes(database.db, dataKey)
}

/** @throws StartError when it does not answer, or is too old */
export async function checkDatabase({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ version: string }>('show server_version').catch((error: unknown) => {
    throw new StartError(`DATABASE_URL: the database does not answer (${reasonOf(error)})`)
  })
  if (!rows[0] || Number.parseInt(rows[0].version, 10) < OLDEST_POSTGRES) {
    throw new StartError(`DATABASE_URL: given PostgreSQL ${rows[0]?.version}, expected ${OLDEST_POSTGRES} or newer`)
  }
}

/** What PostgreSQL itself said, in one line; drizzle's message would repeat a whole migration. */
function reasonOf(error: unknown): string {
  const cause = databaseCause(error)
  return (cause instanceof Error ? cause.message || cause.name : String(cause)).replaceAll(/\s+/g, ' ')
}
