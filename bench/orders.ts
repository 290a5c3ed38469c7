import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { Client } from 'pg'
import type { CartReply } from '#contract/cart.ts'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { sumOf } from '#domain/sum.ts'
import { preparePgbench, runPgbench, type Timed } from './pgbench.ts'
import type { BenchShop } from './servers.ts'
import { SECONDS } from './settings.ts'
import type { Figures } from './targets.ts'

const CLIENTS = [4, 16]
const ROUNDS = 3
const CARTS_A_ROUND = 300 * SECONDS
const WARM_UP_CLIENTS = 16
const WARM_UP_CARTS = 200
/** Stock of each variant, enough to order the same one again in another round. */
const LEAST_STOCK = 5

/** The rest of an order: what is the same in each. Its e-mail address is not, or they would wait for each other. */
const buyer = {
  name: 'Asmita Rai',
  phone: '9841234567',
  street_address: 'Baneshwor Marg 12',
  city: 'Kathmandu',
  province: 'Bagmati',
  district: 'Kathmandu',
  method: 'pickup',
  payment: 'cod',
  agreed: true,
}

type Row = Record<string, string>
type Basket = { cookie: string; body: object }
type Work = 'pgbench' | 'add' | 'place'

/**
 * What adding to a cart and placing an order take, beside pgbench's simple-update on the same PostgreSQL: by turns, each
 * with as many clients, so that a slow moment of the machine hits all. Every order is of a guest of its own, for one piece
 * of anything that is in stock.
 */
export async function measureOrders(shop: BenchShop, dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...CLIENTS) })
  const rows: Record<string, Row> = {}
  const figures: Figures = {}
  try {
    const variantIds = await variantsInStock(postgres.url)
    const canCompare = await preparePgbench(postgres.url)
    let nextVariant = 0
    const fillCarts = async (clients: number, count: number) => {
      const baskets: Basket[] = []
      const timed = await byTurns(clients, count, async () => {
        const variantId = variantIds[nextVariant++ % variantIds.length]!
        baskets.push(await addToCart(shop.origin, agent, String(variantId)))
      })
      return { baskets, timed }
    }
    const orderAll = (clients: number, baskets: readonly Basket[]) =>
      byTurns(clients, baskets.length, (turn) => placeOrder(shop.origin, agent, baskets[turn]!))
    await orderAll(WARM_UP_CLIENTS, (await fillCarts(WARM_UP_CLIENTS, WARM_UP_CARTS)).baskets)
    for (const clients of CLIENTS) {
      const timed: Record<Work, Timed[]> = { pgbench: [], add: [], place: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        if (canCompare) timed.pgbench.push(await runPgbench(postgres.url, clients))
        const carts = await fillCarts(clients, CARTS_A_ROUND)
        timed.add.push(carts.timed)
        timed.place.push(await orderAll(clients, carts.baskets))
      }
      const share = (work: Work) => (canCompare ? perSecond(timed[work]) / perSecond(timed.pgbench) : undefined)
      if (canCompare) rows[`pgbench simple-update, ${clients} clients`] = row(timed.pgbench, share('pgbench'))
      rows[`add to cart, ${clients} clients`] = row(timed.add, share('add'))
      rows[`place an order, ${clients} clients`] = row(timed.place, share('place'))
      figures[`cart ${clients}`] = share('add')
      figures[`order ${clients}`] = share('place')
    }
    return { rows, figures }
  } finally {
    agent.destroy()
    await postgres.stop()
  }
}

function row(rounds: Timed[], ofPgbench: number | undefined): Row {
  const all = rounds.flatMap(({ timesMs }) => timesMs).toSorted((one, other) => one - other)
  const at = (share: number) => all[Math.floor(all.length * share)]!.toFixed(2)
  const ratio = ofPgbench === undefined ? {} : { 'of pgbench': ofPgbench.toFixed(3) }
  return { 'per second': perSecond(rounds).toFixed(0), 'p50 ms': at(0.5), 'p99 ms': at(0.99), ...ratio }
}

function perSecond(rounds: Timed[]): number {
  const count = sumOf(rounds, ({ timesMs }) => timesMs.length)
  return (1000 * count) / sumOf(rounds, ({ tookMs }) => tookMs)
}

/** `count` pieces of work, as many at once as there are clients. */
async function byTurns(clients: number, count: number, work: (turn: number) => Promise<void>): Promise<Timed> {
  const timesMs: number[] = []
  let next = 0
  const begin = performance.now()
  const client = async () => {
    while (next < count) {
      const turn = next++
      const begun = performance.now()
      await work(turn)
      timesMs.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { timesMs, tookMs: performance.now() - begin }
}

export async function addToCart(origin: string, agent: Agent, variantId: string): Promise<Basket> {
  const { body, cookie } = await post(`${origin}/api/cart/lines`, agent, { variantId }, {})
  const { lines, totals } = (JSON.parse(body) as CartReply).data
  const shown = {
    // A pickup pays the goods alone.
    total: totals.total - totals.shippingFee,
    lines: lines.map(({ _id, price, quantity }) => ({ _id, price, quantity })),
  }
  return { cookie, body: { ...buyer, email: `${randomUUID()}@post.example`, shown } }
}

/** The cookie of a guest whose cart holds one piece. */
export async function cookieWithPiece(origin: string, dataDir: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const agent = new Agent()
  try {
    const [variantId] = await variantsInStock(postgres.url)
    return (await addToCart(origin, agent, String(variantId))).cookie
  } finally {
    agent.destroy()
    await postgres.stop()
  }
}

export async function placeOrder(origin: string, agent: Agent, { cookie, body }: Basket): Promise<void> {
  await post(`${origin}/api/orders`, agent, body, { cookie, 'idempotency-key': randomUUID() })
}

export function post(
  url: string,
  agent: Agent,
  body: object,
  headers: Record<string, string>,
): Promise<{ body: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { ...headers, 'content-type': 'application/json' } }
    request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const [cookie = ''] = response.headers['set-cookie']?.[0]?.split(';') ?? []
        if (response.statusCode! < 300) resolve({ body: text, cookie })
        else reject(new Error(`${url} answers ${response.statusCode}: ${text}`))
      })
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

export async function variantsInStock(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `select variants.id from variants join products on products.id = product_id
     where variants.stock >= ${LEAST_STOCK} and listed order by md5(variants.id::text)`,
  )
  await client.end()
  return rows.map(({ id }) => id)
}
