import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { Client } from 'pg'
import type { CartReply } from '#contract/cart.ts'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { sumOf } from '#domain/sum.ts'
import { PGBENCH_CLIENTS, preparePgbench, runPgbench, type Timed } from './pgbench.ts'
import type { BenchShop } from './servers.ts'

const ROUNDS = 3
const CARTS_A_ROUND = 1_500
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

/**
 * What adding to a cart and placing an order take, beside pgbench's simple-update on the same PostgreSQL: by turns, each
 * with as many clients, so that a slow moment of the machine hits all. Every order is of a guest of its own, for one piece
 * of anything that is in stock.
 */
export async function measureOrders(shop: BenchShop, dataDir: string): Promise<Record<string, Row>> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const agent = new Agent({ keepAlive: true, maxSockets: PGBENCH_CLIENTS })
  try {
    const variantIds = await variantsInStock(postgres.url)
    const canCompare = await preparePgbench(postgres.url)
    const timed: Record<'add' | 'place' | 'pgbench', Timed[]> = { add: [], place: [], pgbench: [] }
    let nextVariant = 0
    await orderAll(await fillCarts(WARM_UP_CARTS))
    for (let round = 0; round < ROUNDS; round += 1) {
      if (canCompare) timed.pgbench.push(await runPgbench(postgres.url))
      const carts = await fillCarts(CARTS_A_ROUND)
      timed.add.push(carts.timed)
      timed.place.push((await orderAll(carts)).timed)
    }
    return rowsOf(timed)

    async function fillCarts(count: number) {
      const baskets: Basket[] = []
      const spent = await byTurns(count, async () => {
        const variantId = variantIds[nextVariant++ % variantIds.length]!
        baskets.push(await addToCart(shop.origin, agent, String(variantId)))
      })
      return { baskets, timed: spent }
    }

    async function orderAll({ baskets }: { baskets: Basket[] }) {
      return { timed: await byTurns(baskets.length, (turn) => placeOrder(shop.origin, agent, baskets[turn]!)) }
    }
  } finally {
    agent.destroy()
    await postgres.stop()
  }
}

function rowsOf(timed: Record<'add' | 'place' | 'pgbench', Timed[]>): Record<string, Row> {
  const [add, place] = [row(timed.add), row(timed.place)]
  if (timed.pgbench.length === 0) return { 'add to cart': add, 'place an order': place }
  const yardstick = perSecond(timed.pgbench)
  return {
    'pgbench simple-update': { ...row(timed.pgbench), 'of pgbench': '1.00' },
    'add to cart': { ...add, 'of pgbench': (perSecond(timed.add) / yardstick).toFixed(2) },
    'place an order': { ...place, 'of pgbench': (perSecond(timed.place) / yardstick).toFixed(2) },
  }
}

function row(rounds: Timed[]): Row {
  const all = rounds.flatMap(({ timesMs }) => timesMs).toSorted((one, other) => one - other)
  const at = (share: number) => all[Math.floor(all.length * share)]!.toFixed(2)
  return { 'per second': perSecond(rounds).toFixed(0), 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}

function perSecond(rounds: Timed[]): number {
  const count = sumOf(rounds, ({ timesMs }) => timesMs.length)
  return (1000 * count) / sumOf(rounds, ({ tookMs }) => tookMs)
}

/** `count` pieces of work, PGBENCH_CLIENTS at once. */
async function byTurns(count: number, work: (turn: number) => Promise<void>): Promise<Timed> {
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
  await Promise.all(Array.from({ length: PGBENCH_CLIENTS }, client))
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
