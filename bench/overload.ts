import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { addToCart, placeOrder, post, variantsInStock } from './orders.ts'
import { startShop } from './servers.ts'
import { SECONDS } from './settings.ts'

const BUYERS = 3
const WARM_UP_MS = 3_000
const CAPACITY_MS = 1_000 * SECONDS
const BUYING_MS = 2_000 * SECONDS
const TIMES_CAPACITY = 3

type Row = Record<string, string | number>
type Answers = Partial<Record<number, number>>

/**
 * What buyers notice of three times as many visitors as the process can serve: listing pages that nobody asked for before,
 * each visitor in a network of its own. Buyers add to the cart, get a quote and order, before the flood and amid it.
 *
 * @param dataDir  of a shop that is stopped
 */
export async function measureOverload(dataDir: string, products: number) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const variantIds = await variantsInStock(postgres.url)
  // Each buyer orders often; the turns of networks stay as they are in production.
  const shop = await startShop(dataDir, products, { ADDRESS_LIMITS: '1000' })
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  try {
    await visit(shop.origin, () => buy(WARM_UP_MS))
    const served = await visit(shop.origin, () => wait(CAPACITY_MS))
    const capacity = (served[200] ?? 0) / (CAPACITY_MS / 1_000)
    if (capacity === 0) throw new Error('The shop served no page')
    const quiet = await buy(BUYING_MS)
    let amid: number[] = []
    const answers = await visit(shop.origin, async () => void (amid = await buy(BUYING_MS)), TIMES_CAPACITY * capacity)
    const timesQuiet = at(amid, 0.99) / at(quiet, 0.99)
    const perSecond = (status: number) => ((answers[status] ?? 0) / (BUYING_MS / 1_000)).toFixed(0)
    const rows: Record<string, Row> = {
      quiet: row(quiet),
      'three times the capacity': {
        ...row(amid),
        'p99, times quiet': timesQuiet.toFixed(2),
        'pages/s': perSecond(200),
        'refused/s': perSecond(503),
        'capacity, pages/s': capacity.toFixed(0),
      },
    }
    return { rows, figures: { overload: timesQuiet } }
  } finally {
    agent.destroy()
    await shop.stop()
    await postgres.stop()
  }

  /** @returns what each way through the checkout took, ms */
  async function buy(forMs: number): Promise<number[]> {
    const until = performance.now() + forMs
    const taken: number[] = []
    const buyer = async () => {
      while (performance.now() < until) {
        const begun = performance.now()
        const variantId = variantIds[(turn += 1) % variantIds.length]!
        const basket = await addToCart(shop.origin, agent, String(variantId))
        const asked = { district: 'Kathmandu', method: 'pickup', payment: 'cod' }
        await post(`${shop.origin}/api/checkout/quote`, agent, asked, { cookie: basket.cookie })
        await placeOrder(shop.origin, agent, basket)
        taken.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: BUYERS }, buyer))
    return taken.toSorted((one, other) => one - other)
  }
}

/**
 * Lets visitors come (visitors.ts), from a process of their own, so that they do not slow down the buyers of this one.
 *
 * @param perSecond  absent: some who each wait for a page before they ask for the next one
 * @returns how many answers had which status, until `meanwhile` ended
 */
async function visit(origin: string, meanwhile: () => Promise<unknown>, perSecond?: number): Promise<Answers> {
  const visitors = fork('bench/visitors.ts', [origin, String(perSecond ?? '')])
  const [answered, ended] = [once(visitors, 'message'), once(visitors, 'exit')]
  await once(visitors, 'spawn')
  await meanwhile()
  visitors.send('stop')
  const [answers] = await answered
  await ended
  return answers
}

function row(taken: readonly number[]): Row {
  return { checkouts: taken.length, 'p50 ms': at(taken, 0.5).toFixed(1), 'p99 ms': at(taken, 0.99).toFixed(1) }
}

function at(taken: readonly number[], share: number): number {
  return taken[Math.floor(taken.length * share)]!
}
