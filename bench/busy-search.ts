import { Agent, request } from 'node:http'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { seededRandom, type Random } from '../seed/random.ts'
import { addToCart, post, variantsInStock } from './orders.ts'
import type { BenchShop } from './servers.ts'

const SEARCHERS = 40
const WORDS = 8
const QUOTES = 400
const WARM_UP_QUOTES = 50
const SEED = 40
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const words = ['wardrobe', 'bookshelf', 'cushion', 'mattress', 'dining', 'recliner', 'cabinet', 'drawer', 'velvet']

type Row = Record<string, string | number>
type Searches = { found: number; refused: number }

/** What a quote takes one client, alone and while others search for words with a typing error each. */
export async function measureBusySearch(shop: BenchShop, dataDir: string): Promise<Record<string, Row>> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const [variantId] = await variantsInStock(postgres.url)
  await postgres.stop()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { cookie } = await addToCart(shop.origin, agent, String(variantId))
  const quote = async () => {
    const begun = performance.now()
    const asked = { district: 'Kathmandu', method: 'standard', payment: 'cod' }
    await post(`${shop.origin}/api/checkout/quote`, agent, asked, { cookie })
    return performance.now() - begun
  }
  const quotes = async (count: number) => {
    const taken: number[] = []
    for (let done = 0; done < count; done += 1) taken.push(await quote())
    return taken.toSorted((one, other) => one - other)
  }
  try {
    await quotes(WARM_UP_QUOTES)
    const alone = await quotes(QUOTES)
    const searching = startSearching(shop.origin)
    await quotes(WARM_UP_QUOTES)
    const begun = performance.now()
    searching.count()
    const among = await quotes(QUOTES)
    const seconds = (performance.now() - begun) / 1_000
    const { found, refused } = await searching.stop()
    return {
      alone: rowOf(alone),
      'among searches': {
        ...rowOf(among),
        'p99, times alone': (at(among, 0.99) / at(alone, 0.99)).toFixed(2),
        'searches/s': (found / seconds).toFixed(1),
        'refused/s': (refused / seconds).toFixed(1),
      },
    }
  } finally {
    agent.destroy()
  }
}

function rowOf(timesMs: readonly number[]): Row {
  return { 'p50 ms': at(timesMs, 0.5).toFixed(1), 'p99 ms': at(timesMs, 0.99).toFixed(1) }
}

function at(timesMs: readonly number[], share: number): number {
  return timesMs[Math.floor(timesMs.length * share)]!
}

/** Clients that search until they are stopped. A client that is refused waits as long as the answer says. */
function startSearching(origin: string) {
  const random = seededRandom(SEED)
  const agent = new Agent({ keepAlive: true, maxSockets: SEARCHERS })
  const stopped = new AbortController()
  let counted: Searches = { found: 0, refused: 0 }
  const client = async () => {
    while (!stopped.signal.aborted) {
      const { status, retryAfterS } = await search(origin, agent, misspelt(random))
      if (status === 200) counted.found += 1
      else counted.refused += 1
      if (retryAfterS > 0) await pause(retryAfterS * 1_000, stopped.signal)
    }
  }
  const clients = Array.from({ length: SEARCHERS }, client)
  return {
    count: () => void (counted = { found: 0, refused: 0 }),
    stop: async () => {
      const searches = { ...counted }
      stopped.abort()
      await Promise.all(clients)
      agent.destroy()
      return searches
    },
  }
}

function misspelt(random: Random): string {
  return Array.from({ length: WORDS }, () => {
    const word = random.pick(words)
    const place = random.whole(1, word.length - 1)
    return word.slice(0, place) + random.pick([...LETTERS]) + word.slice(place + 1)
  }).join(' ')
}

function search(origin: string, agent: Agent, q: string): Promise<{ status: number; retryAfterS: number }> {
  return new Promise((resolve, reject) => {
    request(`${origin}/api/product/search?q=${encodeURIComponent(q)}`, { agent }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode!, retryAfterS: Number(response.headers['retry-after'] ?? 0) })
      })
    })
      .on('error', reject)
      .end()
  })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
