import { openDatabase } from '#api/platform/db/client.ts'
import { orders } from '#api/platform/db/schema.ts'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { openSecrets } from '#api/platform/secrets/secrets.ts'
import { makeBusy } from './busy-shop.ts'
import type { BenchShop } from './servers.ts'
import { type Ask, logIn } from './staff.ts'

/** A shop with fewer gets so many. */
const ORDERS = 10_000
const ORDERS_OF_A_LARGE_SHOP = 1_000_000
const TURNS = 9
const WARM_UP_TURNS = 2
/** What a list may take, whatever the size of the shop. */
const MOST_MS = 150
const PER_PAGE = 25
/** Words that many rows have, that none has, and a phone number. */
const searches = ['an', 'qxz', '9841234567']
const slowestShown = 25

type Times = { what: string; p50Ms: number; p95Ms: number }
type Parameter = { name: string; in: string; schema: { enum?: string[]; const?: string } }
type Calls = Record<string, { get?: { parameters?: Parameter[] } }>
/** A list of the back office: its path below /api/admin, what it sorts by, and each value of each filter that has few. */
type List = { path: string; sorts: string[]; filters: string[] }

/**
 * How long each list of the back office takes in a shop with a year behind it: its first page, its last one, in each order,
 * with each filter and with words; besides, the first record of each list. Which lists there are the API says itself, so
 * that none is forgotten. A shop with orders, as SEED_ORDERS makes them, is measured as it is.
 */
export async function measureAdminLists(shop: BenchShop, dataDir: string) {
  const orderCount = await fill(dataDir)
  const ask = await logIn(shop.origin)
  const calls = await readCalls(ask)
  const times: Times[] = []
  for (const list of listsOf(calls)) {
    const { items, total } = (await (await ask(list.path)).json()) as { items: { id: unknown }[]; total: number }
    for (const query of queriesOf(list, total)) times.push(await time(ask, list.path + query))
    const one = `${list.path}/{id}`
    if (items[0] && calls[`/api/admin${one}`]?.get) times.push(await time(ask, `${list.path}/${String(items[0].id)}`))
  }
  for (const path of ['/dashboard', '/translation-counts', '/categories/tree']) times.push(await time(ask, path))
  const slow = times.filter(({ p95Ms }) => p95Ms > MOST_MS)
  const slowest = times.toSorted((one, other) => other.p50Ms - one.p50Ms).slice(0, slowestShown)
  const middle = {
    what: `all ${times.length}`,
    p50Ms: percentile(p50s(times), 0.5),
    p95Ms: percentile(p50s(times), 0.95),
  }
  const rows = Object.fromEntries([middle, ...new Set([...slow, ...slowest])].map((one) => [one.what, row(one)]))
  const size = orderCount < ORDERS_OF_A_LARGE_SHOP ? ORDERS : ORDERS_OF_A_LARGE_SHOP
  return { rows, figures: { [`${size} adminList`]: Math.max(...p50s(times)) } }
}

function p50s(times: readonly Times[]): number[] {
  return times.map(({ p50Ms }) => p50Ms)
}

/** How long files of all products, of all orders and of the audit log take, in seconds. */
export async function measureExports(shop: BenchShop, dataDir: string): Promise<Record<string, object>> {
  await fill(dataDir)
  const ask = await logIn(shop.origin)
  const rows: Record<string, object> = {}
  for (const path of ['/products/export', '/orders/export', '/audit/export']) {
    for (const format of ['csv', 'xlsx']) {
      const begin = performance.now()
      const { byteLength } = await (await ask(`${path}?format=${format}`)).arrayBuffer()
      const seconds = (performance.now() - begin) / 1_000
      rows[`${path} ${format}`] = { s: seconds.toFixed(1), MB: (byteLength / 1_000_000).toFixed(1) }
    }
  }
  return rows
}

/** Returns how many orders the shop has now. */
async function fill(dataDir: string): Promise<number> {
  const { dataKey } = await openSecrets({ dataDir })
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { db, close } = openDatabase(postgres.url, { max: 2 })
  try {
    const has = await db.$count(orders)
    if (has >= ORDERS) return has
    await makeBusy(db, dataKey, ORDERS)
    return has + ORDERS
  } finally {
    await close()
    await postgres.stop()
  }
}

async function readCalls(ask: Ask): Promise<Calls> {
  const document = (await (await ask('/docs/openapi.json')).json()) as { paths: Calls }
  return document.paths
}

function listsOf(calls: Calls): List[] {
  return Object.entries(calls).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? []
    const named = (name: string) => parameters.find((one) => one.name === name)
    if (!path.startsWith('/api/admin/') || path.includes('{') || !named('perPage')) return []
    const filters = parameters.flatMap(({ name, schema }) => {
      if (name === 'sort' || name === 'lang') return []
      const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
      return values.map((value) => `&${name}=${encodeURIComponent(value)}`)
    })
    return [{ path: path.replace('/api/admin', ''), sorts: named('sort')?.schema.enum ?? [], filters }]
  })
}

function queriesOf({ sorts, filters }: List, total: number): string[] {
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE))
  const first = [...sorts.map((sort) => `&sort=${sort}`), ...searches.map((words) => `&q=${words}`), ...filters]
  const last = ['', ...sorts.map((sort) => `&sort=${sort}`)]
  return [
    '',
    ...first.map((query) => `?page=1&perPage=${PER_PAGE}${query}`),
    ...(lastPage > 1 ? last.map((query) => `?page=${lastPage}&perPage=${PER_PAGE}${query}`) : []),
  ]
}

async function time(ask: Ask, what: string): Promise<Times> {
  const taken: number[] = []
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn += 1) {
    const begin = performance.now()
    await (await ask(what)).arrayBuffer()
    if (turn >= WARM_UP_TURNS) taken.push(performance.now() - begin)
  }
  return { what, p50Ms: percentile(taken, 0.5), p95Ms: percentile(taken, 0.95) }
}

function percentile(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!
}

function row({ p50Ms, p95Ms }: Times): object {
  const isOver = p95Ms > MOST_MS
  return { 'p50 ms': p50Ms.toFixed(1), 'p95 ms': p95Ms.toFixed(1), [`over ${MOST_MS} ms`]: isOver ? 'yes' : '' }
}
