import type { Figures } from './targets.ts'
import { getAsSent, type Load, measure } from './measure.ts'
import { startBareServer } from './servers.ts'

const listingCall = '/api/product/getAllProducts?page=1&limit=12&sort=-sales'
const byName = '/api/product/getAllProducts?page=1&limit=12&sort=name'
const byPrice = '/api/product/getAllProducts?page=1&limit=12&sort=price'
const listingPage = '/productListing'
const product = (id: number) => `/api/product/${id}`

/** Where the last pages of every order are full: 1,000 pages of twelve. */
const PRODUCTS_OF_DEEP_PAGES = 100_000
const sorts = ['-sales', 'name', '-name', 'price', '-price']

type Scenario = {
  name: string
  path: (turn: number) => string
  /** The bare server sends the bytes of this answer. */
  like: string
  /** What the targets call its requests a second, as a share of the bare server's; and its median. */
  share?: string
  perSecond?: string
  medianMs?: string
}

/** A price nobody asked for before makes an answer that no memory holds. */
const unknown = (path: string) => (turn: number) => `${path}&minPrice=${turn + 1}`

function scenariosOf(products: number): Scenario[] {
  const ofSize = (figure: string) => `${products} ${figure}`
  const json = listingCall
  return [
    { name: 'listing call, cached', like: json, path: () => listingCall, share: 'cachedList' },
    { name: 'listing call, uncached', like: json, path: unknown(listingCall), medianMs: ofSize('list') },
    { name: 'listing call by name, uncached', like: json, path: unknown(byName), share: 'listByName' },
    { name: 'listing call by price, uncached', like: json, path: unknown(byPrice), share: 'listByPrice' },
    {
      name: 'listing call with filters and facets, uncached',
      like: json,
      path: unknown(`${listingCall}&facets=true&category=1,2&availability=available&rating=4,5`),
    },
    {
      name: 'listing call with facets, uncached',
      like: json,
      path: unknown(`${listingCall}&facets=true`),
      medianMs: ofSize('facets'),
    },
    {
      name: 'search with a typing error, uncached',
      like: json,
      path: unknown('/api/product/search?q=sofaa'),
      medianMs: ofSize('typingError'),
    },
    ...['be', 'sofa'].map((typed) => ({
      name: `suggestions for '${typed}', uncached`,
      like: json,
      path: (turn: number) => `/api/product/suggest?q=${differently(typed, turn)}`,
    })),
    ...(products < PRODUCTS_OF_DEEP_PAGES ? [] : sorts).map((sort) => ({
      name: `page 1,000 by ${sort}, uncached`,
      like: json,
      path: unknown(`/api/product/getAllProducts?page=1000&limit=12&sort=${sort}`),
      medianMs: ofSize('deepPage'),
    })),
    { name: 'product, cached', like: product(1), path: () => product(1), share: 'cachedProduct' },
    {
      name: 'product, uncached',
      like: product(1),
      path: (turn) => product(2 + (turn % (products - 1))),
      share: 'product',
    },
    { name: 'listing page, cached', like: listingPage, path: () => listingPage, share: 'cachedPage' },
    {
      name: 'listing page, uncached',
      like: listingPage,
      path: (turn) => `${listingPage}?minPrice=${turn + 1}`,
      perSecond: products < PRODUCTS_OF_DEEP_PAGES ? 'page' : ofSize('page'),
    },
  ]
}

/** Requests for answers in memory and for others, each beside a bare Node server that sends the same bytes. */
export async function measureRequests(origin: string, products: number) {
  const scenarios = scenariosOf(products)
  const rows: Record<string, Record<string, string | number>> = {}
  const figures: Figures = {}
  const bare = new Map<string, Awaited<ReturnType<typeof likeBytesOf>>>()
  const yardstick = new Map<string, Load[]>()
  for (const { name, path, like, share, perSecond, medianMs } of scenarios) {
    const server = bare.get(like) ?? (await likeBytesOf(origin + like))
    bare.set(like, server)
    // The bare server runs right before each scenario, so that a slow moment of the machine hits both.
    const before = await measure(server.origin, () => '/')
    yardstick.set(like, [...(yardstick.get(like) ?? []), before])
    const load = await measure(origin, path)
    const ratio = load.requestsPerSecond / before.requestsPerSecond
    rows[name] = row(load, ratio)
    if (share) figures[share] = ratio
    if (perSecond) figures[perSecond] = load.requestsPerSecond
    // The slowest of several with the same name counts.
    if (medianMs) figures[medianMs] = Math.max(figures[medianMs] ?? 0, load.p50Ms)
  }
  for (const [like, loads] of yardstick) {
    const [best] = loads.toSorted((one, other) => other.requestsPerSecond - one.requestsPerSecond)
    rows[`bare Node server, bytes of ${like}`] = row(best!, 1)
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

function row(load: Load, ratio: number): Record<string, string | number> {
  return {
    'requests/s': Math.round(load.requestsPerSecond),
    'p50 ms': load.p50Ms.toFixed(2),
    'p99 ms': load.p99Ms.toFixed(2),
    'of bare': ratio.toFixed(2),
    failures: load.failures,
  }
}
