import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAdminLists, measureExports } from './admin-lists.ts'
import { measureBusySearch } from './busy-search.ts'
import { measureGateways } from './gateways.ts'
import { measureHour } from './hour.ts'
import { timeInteractions } from './interactions.ts'
import { judgePages } from './judge-pages.ts'
import { scorePages } from './lighthouse.ts'
import { measureLive } from './live.ts'
import { measureLogins } from './logins.ts'
import { cookieWithPiece, measureOrders } from './orders.ts'
import { measureOverload } from './overload.ts'
import { residentMegabytes } from './process-use.ts'
import { measureReports } from './reports.ts'
import { listScenarios, measureRequests, searchScenarios } from './requests.ts'
import { type BenchShop, startShop } from './servers.ts'
import { DATA_DIR, MINUTES, PRODUCTS } from './settings.ts'
import { type Figures, judgeTargets } from './targets.ts'
import { measureTwoProcesses } from './two-processes.ts'

// npm run bench [-- PART …]: bench/README.md describes the parts.

type Rows = Record<string, object>

const scored = ['/', '/productListing', '/product/1']
const scoredWithCart = ['/cart', '/checkout']

/** Each prints its tables and returns what the targets need. */
const parts: Record<string, () => Promise<Figures>> = {
  lists: () => withShop((shop) => measureRequests(shop, listScenarios(PRODUCTS))),
  search: () => withShop((shop) => measureRequests(shop, searchScenarios(PRODUCTS))),
  logins: () => withShop(async (shop) => ({ rows: await measureLogins(shop) })),
  // Mails and other jobs are left to a worker that does not run (JOBS=0).
  orders: () => withShop((shop) => measureOrders(shop, dataDir)),
  // Quotes of one client, alone and while 40 clients search for eight misspelt words each.
  'busy-search': () => withShop(async (shop) => ({ rows: await measureBusySearch(shop, dataDir) })),
  'back-office': () => withShop((shop) => measureAdminLists(shop, dataDir)),
  exports: () => withShop(async (shop) => ({ rows: await measureExports(shop, dataDir) })),
  // What open tabs of the back office take.
  live: () => withShop((shop) => measureLive(shop, dataDir)),
  reports: () => withShop((shop) => measureReports(shop)),
  // Interaction to next paint, processor slowed down four times, ms.
  interactions: () => withShop(async ({ origin }) => ({ rows: await timeInteractions(origin) })),
  // Phone, median of five runs; the cart and the checkout hold one piece.
  lighthouse: () =>
    withShop(async ({ origin }) => ({
      rows: {
        ...(await scorePages(origin, scored)),
        ...(await scorePages(origin, scoredWithCart, await cookieWithPiece(origin, dataDir))),
      },
    })),
  start: startAgain,
  // Browsing while 50 buyers wait for a wallet whose gateway is out of order.
  gateways: async () => shown({ rows: await measureGateways(dataDir, PRODUCTS) }),
  overload: async () => shown(await measureOverload(dataDir, PRODUCTS)),
  'two-processes': async () => shown(await measureTwoProcesses(dataDir, PRODUCTS)),
  pages: measurePages,
  hour: async () => shown(await measureHour(dataDir, PRODUCTS, MINUTES)),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No part is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
const named = Object.keys(parts).filter((name) => (asked.length === 0 ? name !== 'hour' : asked.includes(name)))
const dataDir = DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'kastha-bench-')))

try {
  // The pages are those of the demo shop, without generated products.
  if (named.some((name) => name !== 'pages')) await open()
  const figures: Figures = {}
  for (const name of named) {
    const begun = performance.now()
    console.log(`\n${name}:`)
    Object.assign(figures, await parts[name]!())
    console.log(`${name} took ${secondsSince(begun)} s`)
  }
  console.log('\nTargets:')
  const judged = Object.entries(judgeTargets(figures))
  console.table(Object.fromEntries(judged.filter(([, { measured }]) => asked.length === 0 || measured !== '')))
} finally {
  if (DATA_DIR === undefined) await rm(dataDir, { recursive: true })
}

/** The first start fills the shop. */
async function open() {
  const begun = performance.now()
  const shop = await startShop(dataDir, PRODUCTS)
  console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  console.log(`The shop with ${PRODUCTS} generated products opened in ${secondsSince(begun)} s`)
  console.log(`Memory at rest: ${await residentMegabytes(shop.pid)} MB`)
  await shop.stop()
}

/** Lets a part work with a shop of its own process. */
async function withShop(work: (shop: BenchShop) => Promise<{ rows: Rows; figures?: Figures }>): Promise<Figures> {
  const shop = await startShop(dataDir, PRODUCTS)
  try {
    return shown(await work(shop))
  } finally {
    await shop.stop()
  }
}

function shown({ rows, figures = {} }: { rows: Rows; figures?: Figures }): Figures {
  console.table(rows)
  return figures
}

async function startAgain(): Promise<Figures> {
  const begun = performance.now()
  const shop = await startShop(dataDir, PRODUCTS)
  const secondStart = secondsSince(begun)
  await shop.stop()
  return shown({ rows: { 'second start': { s: secondStart } }, figures: { secondStart } })
}

/** What pages of the demo shop cost, and their budgets (storefront/app/routes/page-budgets.ts). */
async function measurePages(): Promise<Figures> {
  const { requests, cpu, weights, over, figures } = await judgePages()
  for (const rows of [requests, cpu, weights]) console.table(rows)
  for (const line of over) console.log(`Over its budget: ${line}`)
  if (over.length > 0) process.exitCode = 1
  return figures
}

function secondsSince(begun: number): number {
  return Math.round((performance.now() - begun) / 10) / 100
}
