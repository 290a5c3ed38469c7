import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAdminLists, measureExports } from './admin-lists.ts'
import { measureGateways } from './gateways.ts'
import { timeInteractions } from './interactions.ts'
import { scorePages } from './lighthouse.ts'
import { measureBusySearch } from './busy-search.ts'
import { measureLogins } from './logins.ts'
import { cookieWithPiece, measureOrders } from './orders.ts'
import { measureOverload } from './overload.ts'
import { judgePages } from './judge-pages.ts'
import { measureRequests } from './requests.ts'
import { startShop } from './servers.ts'
import { judgeTargets } from './targets.ts'

/** More make it take longer, and let it judge what the targets say of large shops. */
const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 10_000)

const scored = ['/', '/productListing', '/product/1']
const scoredWithCart = ['/cart', '/checkout']

const dataDir = await mkdtemp(join(tmpdir(), 'kastha-bench-'))
const begin = performance.now()
let shop = await startShop(dataDir, PRODUCTS)
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
console.log(`The shop with ${PRODUCTS} generated products opened in ${secondsSince(begin)} s`)
console.log(`Memory at rest: ${await residentMegabytes(shop.pid)} MB\n`)

try {
  const requests = await measureRequests(shop.origin, PRODUCTS)
  console.table(requests.rows)
  console.log('Logging in:')
  console.table(await measureLogins(shop))
  console.log('Ordering, 16 clients; mails and other jobs are left to a worker that does not run (JOBS=0):')
  const orders = await measureOrders(shop, dataDir)
  console.table(orders)
  console.log('Quotes of one client, alone and while 40 clients search for eight misspelt words each:')
  console.table(await measureBusySearch(shop, dataDir))
  console.log('Lists of the back office, in a shop with a year behind it:')
  const adminLists = await measureAdminLists(shop, dataDir)
  console.table(adminLists.rows)
  console.log('Files of the back office:')
  console.table(await measureExports(shop))
  console.log(`Memory after the load: ${await residentMegabytes(shop.pid)} MB\n`)
  console.log('Interaction to next paint, processor slowed down four times, ms:')
  console.table(await timeInteractions(shop.origin))
  console.log('Lighthouse, phone, median of five runs; the cart and the checkout hold one piece:')
  console.table({
    ...(await scorePages(shop.origin, scored)),
    ...(await scorePages(shop.origin, scoredWithCart, await cookieWithPiece(shop.origin, dataDir))),
  })
  await shop.stop()
  const again = performance.now()
  shop = await startShop(dataDir, PRODUCTS)
  const secondStart = secondsSince(again)
  await shop.stop()
  console.log('Browsing while 50 buyers wait for a wallet whose gateway is out of order:')
  console.table(await measureGateways(dataDir, PRODUCTS))
  console.log('A way through the checkout, quiet and while three times as many visitors come as can be served:')
  console.table(await measureOverload(dataDir, PRODUCTS))
  console.log('What pages of the demo shop cost, and their budgets (storefront/app/routes/page-budgets.ts):')
  const pages = await judgePages()
  console.table(pages.cpu)
  console.table(pages.weight)
  for (const line of pages.over) console.log(`Over its budget: ${line}`)
  console.log('Targets:')
  const [cart, order] = ['add to cart', 'place an order'].map((name) => shareOf(orders[name]?.['of pgbench']))
  const others = { cart, order, secondStart, adminList: adminLists.slowestMedianMs }
  console.table(judgeTargets({ ...requests.figures, ...others }))
  if (pages.over.length > 0) process.exitCode = 1
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true })
}

function secondsSince(begun: number): number {
  return Math.round((performance.now() - begun) / 10) / 100
}

/** Undefined where there is no pgbench. */
function shareOf(written: string | undefined): number | undefined {
  return written === undefined ? undefined : Number(written)
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024)
}
