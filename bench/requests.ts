import { sortValues } from '#domain/catalog/listing-filters.ts'
import { getAsSent, measure } from './measure.ts'
import { cpuMsOf } from './process-use.ts'
import { type BenchShop, startBareServer } from './servers.ts'
import type { Figures } from './targets.ts'

const lists = '/api/product/getAllProducts?limit=12&page='
const listingCall = `${lists}1&sort=-sales`
const listingPage = '/productListing'
const product = (id: number) => `/api/product/${id}`

/** Where the last pages of every order are full: 1,000 pages of twelve. */
const PRODUCTS_OF_DEEP_PAGES = 100_000
/** Some generated products are not listed. */
const LISTED = 0.95
/** Enough to ask for others all the time. */
const PRODUCTS_TO_ASK_FOR = 1_000
/** The first categories of the demo; as many as make 16,383 sets. */
const CATEGORIES = Array.from({ length: 14 }, (_, at) => at + 1)

type Scenario = {
  name: string
  path: (turn: number) => string
  /** How many paths differ, if not any number. */
  most?: number
  /** The bare server sends the bytes of this answer. */
  like: string
  /** What the targets call its requests a second as a share of the bare server's, or alone; its median; its CPU time. */
  share?: string
  perSecond?: string
  medianMs?: string
  cpuMs?: string
}

/** A price nobody asked for before makes an answer that no memory holds. */
const unknown = (path: string) => (turn: number) => `${path}&minPrice=${turn + 1}`

/** What a shop of any size answers from memory, and what it does not; Vendure's figures are of 1,053 products. */
export function listScenarios(products: number): Scenario[] {
  const like = listingCall
  const uncachedProduct: Scenario = {
    name: 'product, uncached',
    like: product(1),
    path: (turn) => product(turn + 2),
    most: products - 1,
    share: 'product',
  }
  return [
    { name: 'listing call, cached', like, path: () => listingCall, share: 'cachedList' },
    { name: 'listing call by name, uncached', like, path: unknown(`${lists}1&sort=name`), share: 'listByName' },
    { name: 'listing call by price, uncached', like, path: unknown(`${lists}1&sort=price`), share: 'listByPrice' },
    { name: 'product, cached', like: product(1), path: () => product(1), share: 'cachedProduct' },
    ...(products < PRODUCTS_TO_ASK_FOR ? [] : [uncachedProduct]),
    { name: 'listing page, cached', like: listingPage, path: () => listingPage, share: 'cachedPage' },
  ]
}

/** The targets of large shops. */
export function searchScenarios(products: number): Scenario[] {
  const like = listingCall
  const facets = `${listingCall}&facets=true`
  const search = '/api/product/search?q='
  const figure = (name: string) => `${products} ${name}`
  const deepPages = {
    ...Object.fromEntries(sortValues.map((sort) => [sort, pagesFrom1000(sort)])),
    'name in Nepali': pagesFrom1000('name&lang=ne'),
    '-name in Nepali': pagesFrom1000('-name&lang=ne'),
    'relevance to "sofa"': unknown(`${search}sofa&page=1000`),
  }
  return [
    { name: 'list', like, path: unknown(listingCall), medianMs: figure('list') },
    { name: 'list with facets', like, path: unknown(facets), medianMs: figure('facets') },
    { name: 'list with facets, other categories', like, path: withSomeCategories(facets), medianMs: figure('facets') },
    {
      name: 'list with facets and filters',
      like,
      path: unknown(`${facets}&category=1,2&availability=available&rating=4,5`),
      medianMs: figure('facets'),
    },
    { name: 'list with facets, a size', like, path: unknown(`${facets}&size=queen`), medianMs: figure('facets') },
    { name: 'search', like, path: unknown(`${search}teak%20wooden%20table`), medianMs: figure('search') },
    { name: 'search with a typing error', like, path: unknown(`${search}sofaa`), medianMs: figure('typingError') },
    ...['be', 'sofa'].map((typed) => ({
      name: `suggestions for '${typed}'`,
      like,
      path: (turn: number) => `/api/product/suggest?q=${differently(typed, turn)}`,
    })),
    ...Object.entries(products < PRODUCTS_OF_DEEP_PAGES ? {} : deepPages).map(([sort, path]) => ({
      name: `page 1,000 by ${sort}`,
      like,
      path,
      most: Math.floor((LISTED * products) / 12) - 1_000,
      medianMs: figure('deepPage'),
    })),
    uncachedPage(figure('page')),
  ]
}

/** Each page in turn: a price would make it a list that few ask for so deep, whose rows are read one by one. */
function pagesFrom1000(sort: string): (turn: number) => string {
  return (turn) => `${lists}${1_000 + turn}&sort=${sort}`
}

/** @param perSecond  what the targets call its figure */
export function uncachedPage(perSecond: string, cpuMs?: string): Scenario {
  const path = (turn: number) => `${listingPage}?minPrice=${turn + 1}`
  return { name: 'listing page, uncached', like: listingPage, path, perSecond, ...(cpuMs && { cpuMs }) }
}

/** Each set of categories in turn. */
function withSomeCategories(path: string): (turn: number) => string {
  return (turn) => `${path}&category=${CATEGORIES.filter((_, bit) => ((turn + 1) >> bit) & 1).join(',')}`
}

/** Requests to a shop, each kind beside a bare Node server that sends the same bytes. */
export async function measureRequests({ origin, pid }: BenchShop, scenarios: readonly Scenario[]) {
  const rows: Record<string, Record<string, string | number>> = {}
  const figures: Figures = {}
  const bare = new Map<string, Awaited<ReturnType<typeof likeBytesOf>>>()
  for (const { name, path, most, like, share, perSecond, medianMs, cpuMs } of scenarios) {
    const server = bare.get(like) ?? (await likeBytesOf(origin + like))
    bare.set(like, server)
    // The bare server runs right before each scenario, so that a slow moment of the machine hits both.
    const yardstick = await measure(server.origin, () => '/')
    const before = await cpuMsOf(pid)
    const load = await measure(origin, path, most)
    const cpu = ((await cpuMsOf(pid)) - before) / load.served
    const ratio = load.requestsPerSecond / yardstick.requestsPerSecond
    rows[name] = {
      'requests/s': Math.round(load.requestsPerSecond),
      'bare Node/s': Math.round(yardstick.requestsPerSecond),
      'of bare': ratio.toFixed(3),
      'p50 ms': load.p50Ms.toFixed(2),
      'p99 ms': load.p99Ms.toFixed(2),
      'CPU ms': cpu.toFixed(2),
      refused: load.refused,
    }
    console.log(`${name}: ${JSON.stringify(rows[name])}`)
    if (share) figures[share] = ratio
    if (perSecond) figures[perSecond] = load.requestsPerSecond
    if (cpuMs) figures[cpuMs] = cpu
    // The slowest of several with the same name counts.
    if (medianMs) figures[medianMs] = Math.max(figures[medianMs] ?? 0, load.p50Ms)
  }
  for (const server of bare.values()) await server.stop()
  return { rows, figures }
}

/** A bare server that answers what the shop answers here: the same compressed bytes, the same headers. */
async function likeBytesOf(url: string) {
  const { headers, body } = await getAsSent(url)
  return startBareServer(headers, body)
}

/** The same words asked for as nobody did before: suggestions take no price, but ignore punctuation between words. */
function differently(words: string, turn: number): string {
  return words + turn.toString(2).replaceAll('0', '.').replaceAll('1', '!')
}
