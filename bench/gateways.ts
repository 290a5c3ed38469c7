import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { faults, openBrokenGateway, type BrokenGateway, type Fault } from './broken-gateway.ts'
import { getAsSent } from './measure.ts'
import { addToCart, post, variantsInStock } from './orders.ts'
import { startShop, type BenchShop } from './servers.ts'

const WAITING_BUYERS = 50
/** A page of a payment asks again so much later; buyers come evenly spread over the first second. */
const ASKED_EVERY_MS = 3_000
const BUYERS_COME_WITHIN_MS = 1_000
const ROUNDS = 2
const BROWSED_FOR_MS = 1_500
const WARM_UP_MS = 2_000
const PLACED_AT_ONCE = 8

type Row = Record<string, string | number>
type Attempts = string[]

/**
 * What a visitor who browses notices of fifty buyers that wait for a wallet's gateway which is out of order: by turns with
 * nobody waiting, so that a slow moment of the machine hits both. Pages and calls of the listing, none asked for before.
 *
 * @param dataDir  of a shop that is stopped
 */
export async function measureGateways(dataDir: string, products: number): Promise<Record<string, Row>> {
  const gateway = await openBrokenGateway()
  const wallet = { ESEWA_SECRET: 'bench-secret', ESEWA_PRODUCT_CODE: 'EPAYTEST', ESEWA_STATUS_URL: gateway.url }
  const shop = await startShop(dataDir, products, wallet)
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * WAITING_BUYERS })
  try {
    const attempts = await beginPayments(shop, agent, dataDir, ROUNDS * faults.length * WAITING_BUYERS)
    const times: Record<'nobody waits' | Fault, number[]> = {
      'nobody waits': [],
      hangs: [],
      'answers 500': [],
      'answers HTML': [],
      'answers nonsense': [],
    }
    const browse = openBrowsing(shop.origin)
    await browse(WARM_UP_MS)
    let mostHanging = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      times['nobody waits'].push(...(await browse(BROWSED_FOR_MS)))
      for (const fault of faults) {
        gateway.fault = fault
        const leave = await letWait(shop.origin, agent, attempts.splice(0, WAITING_BUYERS))
        mostHanging = Math.max(mostHanging, gateway.hanging())
        times[fault].push(...(await browse(BROWSED_FOR_MS)))
        await leave(gateway)
      }
    }
    if (mostHanging === 0) throw new Error('The shop asked the gateway nothing')
    const calm = at(times['nobody waits'], 0.99)
    return Object.fromEntries(Object.entries(times).map(([name, taken]) => [name, row(taken, calm)]))
  } finally {
    agent.destroy()
    await shop.stop()
    await gateway.close()
  }
}

function row(times: number[], calm: number): Row {
  const p99 = at(times, 0.99)
  return {
    requests: times.length,
    'p50 ms': at(times, 0.5).toFixed(2),
    'p99 ms': p99.toFixed(2),
    'of calm p99': (p99 / calm).toFixed(2),
  }
}

function at(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!
}

/** One visitor who opens one page after the other for so long; each page is requested for the first time. */
function openBrowsing(origin: string): (forMs: number) => Promise<number[]> {
  let turn = 0
  const paths = [
    (price: number) => `/productListing?minPrice=${price}`,
    (price: number) => `/api/product/getAllProducts?page=1&limit=12&sort=-sales&minPrice=${price}`,
  ]
  return async (forMs) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const taken: number[] = []
    const end = performance.now() + forMs
    for (let begin = performance.now(); begin < end; begin = performance.now()) {
      turn += 1
      await getAsSent(origin + paths[turn % paths.length]!(turn), agent)
      taken.push(performance.now() - begin)
    }
    agent.destroy()
    return taken
  }
}

/** @returns once all buyers are there: how they leave again */
async function letWait(origin: string, agent: Agent, attempts: Attempts) {
  const left = new AbortController()
  const buyers = attempts.map(async (id, place) => {
    await wait((place / attempts.length) * BUYERS_COME_WITHIN_MS)
    while (!left.signal.aborted) {
      await post(`${origin}/api/payments/${id}/check`, agent, {}, {})
      await wait(ASKED_EVERY_MS, undefined, { signal: left.signal }).catch(() => {}) // they leave
    }
  })
  await wait(BUYERS_COME_WITHIN_MS)
  return async (gateway: BrokenGateway) => {
    left.abort()
    gateway.fault = 'answers 500'
    gateway.release()
    await Promise.all(buyers)
  }
}

/** Tries to pay, each of an order of its own. */
async function beginPayments(shop: BenchShop, agent: Agent, dataDir: string, count: number): Promise<Attempts> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const variantIds = await variantsInStock(postgres.url)
  const attempts: Attempts = []
  let next = 0
  const place = async () => {
    while (next < count) {
      const variantId = String(variantIds[next++ % variantIds.length])
      const basket = await addToCart(shop.origin, agent, variantId)
      const { orderId, trackKey, total } = await placeWalletOrder(shop.origin, agent, basket)
      const url = `${shop.origin}/api/orders/${orderId}/pay?key=${trackKey}`
      const begun = await post(url, agent, { wallet: 'esewa', amount: total }, {})
      attempts.push((JSON.parse(begun.body) as { data: { attemptId: string } }).data.attemptId)
    }
  }
  await Promise.all(Array.from({ length: PLACED_AT_ONCE }, place))
  await postgres.stop()
  return attempts
}

async function placeWalletOrder(origin: string, agent: Agent, { cookie, body }: Awaited<ReturnType<typeof addToCart>>) {
  const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
  const placed = await post(`${origin}/api/orders`, agent, { ...body, payment: 'esewa' }, headers)
  const { data, trackKey } = JSON.parse(placed.body) as {
    data: { orderId: string; totals: { total: number } }
    trackKey: string
  }
  return { orderId: data.orderId, total: data.totals.total, trackKey }
}
