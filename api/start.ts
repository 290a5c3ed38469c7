import { resolve } from 'node:path'
import { seedDemo, seedSettings } from '../seed/demo.ts'
import { buildApp, type App } from './app.ts'
import { AnswerCache } from './cache/answer-cache.ts'
import { listenForChanges } from './cache/invalidation-listener.ts'
import { openDatabase, type Database } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Env } from './env.ts'
import { freePort } from './free-port.ts'
import { openStorage } from './media/open-storage.ts'
import { StartError } from './start-error.ts'

const DATABASE_CONNECTIONS = 20
const OLDEST_POSTGRES = 15

/** How long requests may go on after `stop`; the database needs the rest of the ten seconds a stop may take. */
const FINISH_WITHIN_MS = 5_000

/** `address` is where it listens, as a browser on this machine writes it, without a slash at the end. */
export type RunningServer = { address: string; stop: () => Promise<void> }

/** Adds what answers every address that the API does not take. `publicUrl` is the origin for canonical links. */
export type MountPages = (app: App, site: { publicUrl: string }) => void

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
    return { address: await open(env, mountPages, toClose), stop }
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
  const database = openDatabase(url, { max: DATABASE_CONNECTIONS, onError })
  toClose.push(database.close)
  await checkDatabase(database)
  await migrateDatabase(database.pool)

  const publicUrl = env.PUBLIC_URL ?? address
  const storage = openStorage({ dataDir, ...(env.UPLOADS_URL && { uploadsUrl: env.UPLOADS_URL }) })
  const answers = new AnswerCache()
  const shop = buildApp({ db: database.db, publicUrl, storage, logLevel: env.LOG_LEVEL, answers })
  app = shop
  const listener = listenForChanges(answers, url, (error) =>
    shop.log.warn({ err: error }, 'no notices of changes arrive'),
  )
  toClose.push(listener.close, () => closeApp(shop))
  const seed = { storage, products: env.SEED_PRODUCTS, storeName: env.STORE_NAME }
  if (env.DEMO) await seedDemo(database.db, { ...seed, log: (message) => shop.log.info(message) })
  else await seedSettings(database.db, seed)
  mountPages?.(shop, { publicUrl })
  await shop.listen({ host, port })
  return address
}

async function chooseAddress({ HOST, PORT }: Env) {
  // One address, not the two that localhost has: a stop then reaches every connection.
  const host = HOST === 'localhost' ? '127.0.0.1' : HOST
  const port = await freePort(host, PORT)
  if (!port) throw new StartError(`PORT: given ${PORT}, expected a port that is free on ${HOST}`)
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return { host, port, address: `http://${name.includes(':') ? `[${name}]` : name}:${port}` }
}

async function embeddedUrl(dataDir: string, log: (message: string) => void, toClose: (() => Promise<void>)[]) {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  toClose.push(postgres.stop)
  return postgres.url
}

async function checkDatabase({ pool }: Database) {
  const { rows } = await pool.query<{ version: string }>('show server_version').catch((error: Error) => {
    throw new StartError(`DATABASE_URL: the database does not answer (${error.message || error.name})`)
  })
  if (!rows[0] || Number.parseInt(rows[0].version, 10) < OLDEST_POSTGRES) {
    throw new StartError(`DATABASE_URL: given PostgreSQL ${rows[0]?.version}, expected ${OLDEST_POSTGRES} or newer`)
  }
}

/** Takes no new requests, lets the running ones finish, and cuts those that do not. */
async function closeApp(app: App) {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS)
  await app.close()
  clearTimeout(cut)
}
