import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { languagePath, languages } from '#domain/language/languages.ts'
import { measureAdminLists, measureExports } from './admin-lists.ts'
import { measureGateways } from './gateways.ts'
import { timeInteractions } from './interactions.ts'
import { scorePages } from './lighthouse.ts'
import { measureBusySearch } from './busy-search.ts'
import { measureLogins } from './logins.ts'
import { getAsSent, type Load, measure } from './measure.ts'
import { measureOrders } from './orders.ts'
import { measureOverload } from './overload.ts'
import { weighPages } from './page-weight.ts'
import { startBareServer, startShop } from './servers.ts'

const PRODUCTS = 10_000

const listingCall = '/api/product/getAllProducts?page=1&limit=12&sort=-sales'
const listingPage = '/productListing'
const pages = ['/', listingPage, '/product/1']
/** Besides: those with the most script, and those of which there are few. Each is weighed in both languages. */
const others = ['/search?q=sofa', '/checkout', '/register', '/my-account', '/my-orders', '/our-projects']
const weighed = [...pages, ...others, '/help-center', '/contact', '/stores', '/return-policy'].flatMap((path) =>
  languages.map((language) => languagePath(language, path)),
)

// A price nobody asked for before makes an answer that no memory holds.
const scenarios: { name: string; bare: 'json' | 'html'; path: (turn: number) => string }[] = [
  { name: 'listing call, cached', bare: 'json', path: () => listingCall },
  { name: 'listing call, uncached', bare: 'json', path: (turn) => `${listingCall}&minPrice=${turn + 1}` },
  {
    name: 'listing call with filters and facets, uncached',
    bare: 'json',
    path: (turn) => `${listingCall}&facets=true&category=1,2&availability=available&rating=4,5&minPrice=${turn + 1}`,
  },
  {
    name: 'listing call with facets, uncached',
    bare: 'json',
    path: (turn) => `${listingCall}&facets=true&minPrice=${turn + 1}`,
  },
  {
    name: 'search with a typing error, uncached',
    bare: 'json',
    path: (turn) => `/api/product/search?q=sofaa&minPrice=${turn + 1}`,
  },
  ...['be', 'sofa'].map((typed) => ({
    name: `suggestions for '${typed}', uncached`,
    bare: 'json' as const,
    path: (turn: number) => `/api/product/suggest?q=${differently(typed, turn)}`,
  })),
  { name: 'listing page, cached', bare: 'html', path: () => listingPage },
  { name: 'listing page, uncached', bare: 'html', path: (turn) => `${listingPage}?minPrice=${turn + 1}` },
]

const dataDir = await mkdtemp(join(tmpdir(), 'kastha-bench-'))
const begin = performance.now()
const shop = await startShop(dataDir, PRODUCTS)
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
console.log(
  `The shop with ${PRODUCTS} generated products opened in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
)
console.log(`Memory at rest: ${await residentMegabytes(shop.pid)} MB\n`)

try {
  const bare = { json: await likeBytesOf(listingCall), html: await likeBytesOf(listingPage) }
  const rows: Record<string, Record<string, string | number>> = {}
  const yardstick: Record<'json' | 'html', Load[]> = { json: [], html: [] }
  for (const { name, bare: kind, path } of scenarios) {
    // The bare server runs right before each scenario, so that a slow moment of the machine hits both.
    const before = await measure(bare[kind].origin, () => '/')
    yardstick[kind].push(before)
    const load = await measure(shop.origin, path)
    rows[name] = row(load, load.requestsPerSecond / before.requestsPerSecond)
  }
  for (const kind of ['json', 'html'] as const) {
    rows[`bare Node server, same ${kind}`] = row(
      yardstick[kind].toSorted((a, b) => b.requestsPerSecond - a.requestsPerSecond)[0]!,
      1,
    )
    await bare[kind].stop()
  }
  console.table(rows)
  console.log('Logging in:')
  console.table(await measureLogins(shop))
  console.log('Ordering, 16 clients; mails and other jobs are left to a worker that does not run (JOBS=0):')
  console.table(await measureOrders(shop, dataDir))
  console.log('Quotes of one client, alone and while 40 clients search for eight misspelt words each:')
  console.table(await measureBusySearch(shop, dataDir))
  console.log('Lists of the back office, in a shop with a year behind it:')
  console.table(await measureAdminLists(shop, dataDir))
  console.log('Files of the back office:')
  console.table(await measureExports(shop))
  console.log(`Memory after the load: ${await residentMegabytes(shop.pid)} MB\n`)
  console.log('Bytes of a first visit on a phone:')
  console.table(await weighPages(shop.origin, weighed))
  console.log('Interaction to next paint, processor slowed down four times, ms:')
  console.table(await timeInteractions(shop.origin))
  console.log('Lighthouse, phone, median of three runs:')
  console.table(await scorePages(shop.origin, pages))
  await shop.stop()
  console.log('Browsing while 50 buyers wait for a wallet whose gateway is out of order:')
  console.table(await measureGateways(dataDir, PRODUCTS))
  console.log('A way through the checkout, quiet and while three times as many visitors come as can be served:')
  console.table(await measureOverload(dataDir, PRODUCTS))
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true })
}

/** A bare server that answers what the shop answers here: the same compressed bytes, the same headers. */
async function likeBytesOf(path: string) {
  const { headers, body } = await getAsSent(shop.origin + path)
  return startBareServer(headers, body)
}

/** The same words asked for as nobody did before: suggestions take no price, but ignore punctuation between words. */
function differently(words: string, turn: number): string {
  return words + turn.toString(2).replaceAll('0', '.').replaceAll('1', '!')
}

function row(load: Load, ratio: number): Record<string, string | number> {
  return {
    'requests/s': Math.round(load.requestsPerSecond),
    'p50 ms': load.p50Ms.toFixed(2),
    'p99 ms': load.p99Ms.toFixed(2),
    'of bare': ratio.toFixed(2),
    failures: load.failures,
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024)
}
