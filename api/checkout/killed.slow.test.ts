import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { givenVariant } from '../cart/given.ts'
import { openDatabase, type Db } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { newFolder } from '../test/processes.ts'
import { placeGuestOrder, prepareGuestBuyer, type GuestBuyer } from './guest-buyer.fixture.ts'

const BUYERS = 60
const STOCK = 1_000
const ANSWERED_BEFORE_THE_KILL = 15

/** The shop without its pages; mails stay where they are written. */
const server = `
  const { parseEnv } = await import('#api/env.ts')
  const { start } = await import('#api/start.ts')
  console.log((await start(parseEnv(process.env))).address)
`

test(
  'kill -9 of server and PostgreSQL amid orders leaves whole orders, and asking again gives everybody exactly one',
  { timeout: 120_000 },
  async () => {
    const dataDir = await newFolder()
    const first = await openShop(dataDir)
    const variantId = await inDatabase(dataDir, (db) => givenVariant(db, { stock: STOCK }))
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (_, turn) =>
        prepareGuestBuyer(first.address, { variantId, email: `buyer-${turn}@post.example` }),
      ),
    )

    const acknowledged = new Map<GuestBuyer, string>()
    const burst = buyers.map(async (buyer) => {
      const answer = await placeGuestOrder(first.address, buyer)
      expect(answer.status).toBe(201)
      acknowledged.set(buyer, await answer.text())
      if (acknowledged.size === ANSWERED_BEFORE_THE_KILL) await first.kill()
    })
    await Promise.allSettled(burst)
    expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERED_BEFORE_THE_KILL)
    expect(acknowledged.size).toBeLessThan(BUYERS)

    const second = await openShop(dataDir)
    const { orders } = await inDatabase(dataDir, expectWholeOrders)
    expect(orders).toBeGreaterThanOrEqual(acknowledged.size)
    const again = new Map<GuestBuyer, { status: number; text: string; isReplay: boolean }>()
    for (const buyer of buyers) {
      const answer = await placeGuestOrder(second.address, buyer)
      const isReplay = answer.headers.get('idempotency-replayed') === 'true'
      again.set(buyer, { status: answer.status, text: await answer.text(), isReplay })
    }
    expect([...again.values()].map(({ status }) => status)).toEqual(buyers.map(() => 201))
    for (const [buyer, text] of acknowledged) expect(again.get(buyer)).toEqual({ status: 201, text, isReplay: true })
    const after = await inDatabase(dataDir, expectWholeOrders)
    expect(after).toMatchObject({ orders: BUYERS, buyers: BUYERS })
    await second.kill()
  },
)

/** As many orders as pieces that left the stock, as events, as pairs of mails, as pairs of jobs and as answers kept. */
async function expectWholeOrders(db: Db) {
  const { rows } = await db.execute<Record<'orders' | 'buyers', number>>(sql`
    select (select count(*) from orders)::int as orders,
      (select count(distinct email) from orders)::int as buyers,
      (select count(*) from order_lines)::int as lines,
      (select count(*) from order_events where action = 'place')::int as events,
      (select ${STOCK} - sum(stock) from variants)::int as taken,
      (select ${STOCK} - sum(stock) from products)::int as "takenOfProducts",
      (select sum(sales_count) from products)::int as sold,
      (select count(*) from mails)::int as mails,
      (select count(*) from pgboss.job where name = 'send-mail')::int as jobs,
      (select count(*) from idempotency_keys where status = 201)::int as answers,
      (select ${BUYERS} - count(*) from cart_lines)::int as "goneFromCarts"`)
  const { orders, buyers, mails, jobs, ...counts } = rows[0]! as Record<string, number>
  expect([mails, jobs]).toEqual([2 * orders!, 2 * orders!])
  for (const [name, count] of Object.entries(counts)) expect({ [name]: count }).toEqual({ [name]: orders })
  return { orders: orders!, buyers: buyers! }
}

async function openShop(dataDir: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', server], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      JOBS: '0',
      ADDRESS_LIMITS: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    address,
    async kill() {
      process.kill(await postmasterPid(dataDir), 'SIGKILL')
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function inDatabase<Done>(dataDir: string, work: (db: Db) => Promise<Done>): Promise<Done> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = openDatabase(postgres.url, { max: 1 })
  const done = await work(database.db)
  await database.close()
  await postgres.stop()
  return done
}

async function postmasterPid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'db', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}
