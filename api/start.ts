import { resolve } from 'node:path'
import { seedDemo, seedShop } from '../seed/demo.ts'
import { readDemoLogins } from '../seed/shopper.ts'
import { buildApp, type App } from './app.ts'
import { AnswerCache } from './cache/answer-cache.ts'
import { listenForChanges } from './cache/invalidation-listener.ts'
import { checkDataKey } from './check-data-key.ts'
import { openDatabase, REQUEST_QUERY_MS, type Database, type Db } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { databaseCause } from './db/is-out-of-reach.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Env } from './env.ts'
import { freePort } from './free-port.ts'
import { openStorage } from './media/open-storage.ts'
import type { MediaStorage } from './media/storage.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { StartError } from './start-error.ts'

const DATABASE_CONNECTIONS = 20
const SETUP_CONNECTIONS = 2
const OLDEST_POSTGRES = 15

/** How long requests may go on after `stop`; the database needs the rest of the ten seconds a stop may take. */
const FINISH_WITHIN_MS = 5_000

export type RunningServer = {
  /** Where it listens, as a browser on this machine writes it, without a slash at the end. */
  address: string
  /** Whom the demo lets in, a line each. */
  demoLogins: string[]
  stop: () => Promise<void>
}

/**
 * Adds what answers every address that the API does not take. `publicUrl` is the origin for canonical links, `apiOrigin`
 * that of the API when browsers reach it on a host of its own.
 */
export type MountPages = (app: App, site: { publicUrl: string; apiOrigin: string | undefined }) => void

/**
 * Opens the shop: database, migrations, API, demo shop and pages, then listens.
 *
 * @throws StartError with lines for a person; whatever was opened until then is closed again
 */
export async function start(env: Env, mountPages?: MountPages): Promise<RunningServer> {
  const toClose: (() => Promise<void>)[] = []
  // Everything is closed, whatever went wrong before it: a PostgreSQL left behind would outlive us.
  const stop = async () => {
    const wrong: unknown[] = []
    for (const close of toClose.splice(0).toReversed()) await close().catch((error: unknown) => wrong.push(error))
    if (wrong.length > 0) throw wrong[0]
  }
  try {
    return { ...(await open(env, mountPages, toClose)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(env: Env, mountPages: MountPages | undefined, toClose: (() => Promise<void>)[]) {
  const { host, port, address } = await chooseAddress(env)
  const dataDir = resolve(env.DATA_DIR)

  let app: App | undefined
  const warn = (message: string) => app?.log.warn(message)
  const url = env.DATABASE_URL ?? (await embeddedUrl(dataDir, warn, toClose))
  const onError = (error: Error) => warn(`A database connection broke: ${error.message}`)
  const secrets = await openSecrets({ dataDir, sessionSecret: env.SESSION_SECRET, dataKey: env.DATA_KEY })
  await withoutHaste(url, onError, (database) => prepareDatabase(database, secrets))
  const database = openDatabase(url, { max: DATABASE_CONNECTIONS, queryMs: REQUEST_QUERY_MS, onError })
  toClose.push(database.close)

  const publicUrl = env.PUBLIC_URL ?? address
  const storage = openStorage({ dataDir, ...(env.UPLOADS_URL && { uploadsUrl: env.UPLOADS_URL }) })
  const answers = new AnswerCache()
  const settings = { publicUrl, addressLimitFactor: env.ADDRESS_LIMITS, logLevel: env.LOG_LEVEL }
  const shop = buildApp({ db: database.db, storage, secrets, answers, ...settings })
  app = shop
  const listener = listenForChanges(answers, url, (error) =>
    shop.log.warn({ err: error }, 'no notices of changes arrive'),
  )
  toClose.push(listener.close, () => closeApp(shop))
  await withoutHaste(url, onError, ({ db }) => seed(db, env, storage, shop))
  mountPages?.(shop, { publicUrl, apiOrigin: env.API_URL === publicUrl ? undefined : env.API_URL })
  // Somebody may have taken the port since it was found free.
  await shop.listen({ host, port }).catch((error: unknown) => refuseAddress(error, env.HOST, port))
  return { address, demoLogins: env.DEMO ? await readDemoLogins(database.db) : [] }
}

async function chooseAddress({ HOST, PORT }: Env) {
  // One address, not the two that localhost has: a stop then reaches every connection.
  const host = HOST === 'localhost' ? '127.0.0.1' : HOST
  const port = await freePort(host, PORT).catch((error: unknown) => refuseAddress(error, HOST, PORT))
  if (!port) throw portTaken(HOST, PORT)
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return { host, port, address: `http://${name.includes(':') ? `[${name}]` : name}:${port}` }
}

function portTaken(host: string, port: number): StartError {
  return new StartError(`PORT: given ${port}, expected a port that is free on ${host}`)
}

function refuseAddress(error: unknown, host: string, port: number): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') throw portTaken(host, port)
  if (code === 'EACCES') throw new StartError(`PORT: ${port} may not be used by this user`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    throw new StartError(`HOST: given ${JSON.stringify(host)}, expected a name or an address of this machine`)
  }
  throw error
}

async function embeddedUrl(dataDir: string, log: (message: string) => void, toClose: (() => Promise<void>)[]) {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  toClose.push(postgres.stop)
  return postgres.url
}

/** Work over connections on which a query may take as long as it needs; they are closed after it. */
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
    throw new StartError(`DATABASE_URL: the tables cannot be made (${reasonOf(error)})`, { cause: error })
  })
  await checkDataKey(database.db, dataKey)
}

async function checkDatabase({ pool }: Database) {
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

async function seed(db: Db, env: Env, storage: MediaStorage, shop: App) {
  const { dataKey } = shop.secrets
  const options = { storage, dataKey, products: env.SEED_PRODUCTS, storeName: env.STORE_NAME }
  if (env.DEMO) await seedDemo(db, { ...options, log: (message) => shop.log.info(message) })
  else await seedShop(db, options)
}

/** Takes no new requests, lets the running ones finish, and cuts those that do not. */
async function closeApp(app: App) {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS)
  await app.close()
  clearTimeout(cut)
}
