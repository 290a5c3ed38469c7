import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { seedDemo, seedShop } from '../seed/demo.ts'
import { findDemoShopper } from '../seed/shopper.ts'
import { allDone, openAll, type Stoppable, type ToClose } from './platform/process/open-all.ts'
import { buildApp, DATABASE_CONNECTIONS, type App } from './app.ts'
import { AnswerCache } from './platform/cache/answer-cache.ts'
import { listenForChanges } from './platform/cache/invalidation-listener.ts'
import { openReplicas } from './platform/cache/replicas.ts'
import { openDatabase, type Db } from './platform/db/client.ts'
import { type Env, shopAddress } from './platform/env/env.ts'
import { isRealShop } from './platform/env/is-real-shop.ts'
import { removeOldDrafts } from './platform/process/files.ts'
import { finishRequestsOf } from './platform/http/close-to-visitors.ts'
import { listenMore, sharesPort } from './platform/http/more-listeners.ts'
import { freePort } from './platform/process/free-port.ts'
import { readMostConnections } from './platform/process/most-connections.ts'
import { startJobs, type RunningJobs } from './start-jobs.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { LIVE_CHANNEL } from './office/live/live-hub.ts'
import { receiverRules } from './office/webhooks/receiver-rules.ts'
import { smsOf } from './platform/sms/sms-of.ts'
import { openStorage } from './platform/media/open-storage.ts'
import type { MediaStorage } from './platform/media/storage.ts'
import { openShopDatabase } from './open-database.ts'
import { watchSales } from './shop/stock/watch-sales.ts'
import { walletsOf } from './sales/payments/wallets/wallets-of.ts'
import { refuseDemoPasswords } from './refuse-demo-passwords.ts'
import { ensureOwner, readDemoStaff } from './office/staff/ensure-owner.ts'
import { StartError } from './platform/errors/app-error.ts'
import { startTelemetry } from './start-telemetry.ts'
import { startNotices } from './start-notices.ts'

const ENOUGH_CORES = 4
/** Each one keeps a core of the database busy, which orders also need (decision 035). */
const SEARCH_CONNECTIONS = availableParallelism() < ENOUGH_CORES ? 1 : 2
const SEARCH_QUERY_MS = 5_000
const MAX_EVENT_LOOP_DELAY_MS = 200

export type RunningServer = Stoppable & {
  /** Address of the server as a browser on this machine writes it, without a trailing slash. */
  address: string
  /** Lines for the operator. */
  notices: string[]
}

/**
 * `publicUrl` is the origin for canonical links, `apiOrigin` that of the API if browsers reach it on its own host. Pages post
 * payments to `formOrigins`.
 */
type Site = { publicUrl: string; apiOrigin: string | undefined; formOrigins: readonly string[] }

/** Adds the handler of every address outside the API. */
export type MountPages = (app: App, site: Site) => void

/**
 * Starts the server: database, migrations, API, demo shop, jobs and pages, then listens.
 *
 * @throws StartError with lines for the operator; everything opened so far is closed again
 */
export function start(env: Env, mountPages?: MountPages): Promise<RunningServer> {
  return openAll((toClose) => open(env, mountPages, toClose))
}

async function open(env: Env, mountPages: MountPages | undefined, toClose: ToClose) {
  const { host, port, address } = await chooseAddress(env)
  const dataDir = resolve(env.DATA_DIR)
  const outboxDir = join(dataDir, 'outbox')
  const messagesDir = join(dataDir, 'messages')
  const exportsDir = join(dataDir, 'exports')

  let app: App | undefined
  // Before the app has a log, warnings go to the terminal.
  const warn = (message: string) => (app ? app.log.warn(message) : console.warn(message))
  const opened = await openShopDatabase(env, { connections: DATABASE_CONNECTIONS, warn, toClose })
  const { url, db, secrets } = opened

  const searches = openDatabase(url, {
    max: SEARCH_CONNECTIONS,
    queryMs: SEARCH_QUERY_MS,
    metricsName: 'searches',
    onError: ({ message }) => warn(`A database connection for searches broke: ${message}`),
  })
  toClose.push(searches.close)

  const publicUrl = env.PUBLIC_URL ?? address
  const storage = openStorage({ dataDir, ...(env.UPLOADS_URL && { uploadsUrl: env.UPLOADS_URL }) })
  const answers = new AnswerCache()
  const connections = env.DATABASE_POOL ?? DATABASE_CONNECTIONS
  const reads = openReplicas(env.DATABASE_READ_URLS, { primary: db, answers, max: connections, warn })
  toClose.push(reads.close)
  const wallets = walletsOf(env, { apiUrl: env.API_URL ?? publicUrl, secrets })
  const sms = smsOf(env, { messagesDir })
  const receivers = receiverRules(env)
  const meter = await startTelemetry(env, { service: 'kastha', db, dataDir, warn, toClose })
  const client = { trustedProxies: env.TRUSTED_PROXIES, cdn: env.CDN, addressLimitFactor: env.ADDRESS_LIMITS }
  const bounds = { connections, searchDb: searches.db, maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS }
  const setUp = { env, publicUrl, dataDir, outboxDir, wallets, sms }
  const settings = {
    publicUrl,
    wallets,
    sms,
    receivers,
    exportsDir,
    ...client,
    ...bounds,
    managersNeedTotp: env.managersNeedTotp,
    logLevel: env.LOG_LEVEL,
    hidesAdminCalls: env.isProduction,
    meter,
    metricsToken: env.METRICS_TOKEN,
    setUp,
  }
  const shop = buildApp({
    db,
    storage,
    secrets,
    answers,
    reads,
    ...settings,
    ...(showsMails(env) && { outboxDir }),
    ...(sms.gateway?.name === 'test' && !env.isProduction && { messagesDir }),
  })
  app = shop
  const closeToVisitors = finishRequestsOf(shop)
  const listener = listenForChanges(
    answers,
    url,
    (error) => shop.log.warn({ err: error }, 'change notices do not arrive'),
    { [LIVE_CHANNEL]: shop.live.look },
  )
  let jobs: RunningJobs | undefined
  let closeMore: (() => Promise<void>) | undefined
  toClose.push(listener.close, () => allDone([shop.live.close(), closeToVisitors(closeMore), jobs?.stop()]))
  await opened.withoutHaste((unhurried) => seed(unhurried, env, storage, shop))
  const sales = watchSales({
    db,
    answers,
    onError: (error) => shop.log.warn({ err: error }, 'sales that nobody announced are not seen'),
  })
  toClose.push(sales.close)
  await ensureOwner(db, env)
  if (env.isProduction && !env.DEMO) await refuseDemoPasswords(db)
  if (env.JOBS) {
    await removeOldDrafts(outboxDir)
    await removeOldDrafts(messagesDir)
    const mailer = openMailer({ smtpUrl: env.SMTP_URL, outboxDir })
    const isReal = isRealShop(env)
    const tools = { db, secrets, storage, mailer, publicUrl, wallets, sms, receivers, isReal, log: shop.log }
    jobs = await startJobs({ url, tools, meter })
  }
  const apiOrigin = env.API_URL === publicUrl ? undefined : env.API_URL
  mountPages?.(shop, { publicUrl, apiOrigin, formOrigins: wallets.formOrigins })
  if (wallets.isTest && env.isProduction) shop.log.warn('payments by wallet are tests, and no money moves')
  if (sms.gateway?.name === 'test' && env.isProduction) shop.log.warn('SMS are kept on this machine, and none is sent')
  const demoLogins = env.DEMO ? await readDemoLogins(db) : []
  const notices = await startNotices(db, { env, setUp, hasTestWallets: wallets.isTest, demoLogins })
  const mostConnections = await readMostConnections()
  if (mostConnections !== undefined) shop.server.maxConnections = mostConnections
  closeMore = await listen(shop, { host, port }, env)
  return { address, notices }
}

/** Returns what closes the listeners that Fastify does not know. */
async function listen(shop: App, { host, port }: { host: string; port: number }, env: Env) {
  try {
    // Another process may have taken the port since it was found free, and a shared one would not be refused.
    if (!(await freePort(host, port))) throw portTaken(env.HOST, port)
    const place = { host, port, reusePort: sharesPort }
    await shop.listen(place)
    return sharesPort ? await listenMore(shop.server, { host, port }) : undefined
  } catch (error) {
    return refuseAddress(error, env.HOST, port)
  }
}

async function readDemoLogins(db: Db): Promise<string[]> {
  const shopper = await findDemoShopper(db)
  const lines = shopper ? [`${shopper.email}, password ${shopper.password} (shopper)`] : []
  return [...lines, ...(await readDemoStaff(db))]
}

/**
 * Returns whether /dev/mail shows mails: without a mail server, but never in production, and neither does /dev/messages.
 * Behind a proxy that adds no headers every request seems to come from this machine.
 */
function showsMails({ SMTP_URL, isProduction }: Env): boolean {
  return SMTP_URL === undefined && !isProduction
}

async function chooseAddress({ HOST, PORT }: Env) {
  // Only one of the two addresses of localhost: a stop then reaches every connection.
  const host = HOST === 'localhost' ? '127.0.0.1' : HOST
  const port = await freePort(host, PORT).catch((error: unknown) => refuseAddress(error, HOST, PORT))
  if (!port) throw portTaken(HOST, PORT)
  return { host, port, address: shopAddress({ HOST }, port) }
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

async function seed(db: Db, env: Env, storage: MediaStorage, shop: App) {
  const { dataKey } = shop.secrets
  const options = { storage, dataKey, products: env.SEED_PRODUCTS, orders: env.SEED_ORDERS, storeName: env.STORE_NAME }
  if (env.DEMO) await seedDemo(db, { ...options, customers: true, log: (message) => shop.log.info(message) })
  else await seedShop(db, options)
}
