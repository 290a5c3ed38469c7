import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductReply } from '#contract/catalog/products.ts'
import { openDatabase, type Database } from '#api/platform/db/client.ts'
import { ledgerOf, readLedger } from '#api/sales/checkout/ledger.fixture.ts'
import { givenVariants } from '#api/shop/cart/cart.fixture.ts'
import { Buyers } from './buyers.ts'
import { missingIn } from './compose.ts'
import { copyConfig, DatabaseCluster, postgresUser, type Passwords } from './database.ts'
import { freePorts, Programs } from './programs.ts'
import { Shop } from './shop.ts'

const BUYERS = 8
const STOCK = 50_000
const ORDERS_BEFORE_A_KILL = 80
/** The target for a primary that dies. Patroni gives up a whole machine after its `ttl` of 20 s. */
const PRIMARY_WITHIN_MS = 15_000
const MACHINE_WITHIN_MS = 35_000
const OTHERS_WITHIN_MS = 10_000
const SEEN_WITHIN_MS = 2_000
/** Longer than Patroni's `ttl`, after which a primary without `failsafe_mode` would have stopped. */
const WITHOUT_ETCD_MS = 25_000
const PATIENCE = { timeout: 60_000, interval: 100 }

const password = () => randomBytes(16).toString('hex')
const passwords: Passwords = { shop: password(), postgres: password(), replication: password(), patroni: password() }

let root: string
let programs: Programs
let database: DatabaseCluster
let shop: Shop
let direct: Database
let buyers: Buyers
/** Ids of the variant that the buyers order, and of the one whose changes are watched; each with its product's. */
let sold: { variantId: string; productId: number }
let watched: { variantId: string; productId: number }
const figures: Record<string, object> = {}
let isGreen = false

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kastha-cluster-'))
  await chmod(root, 0o755)
  const folders = { root, config: join(root, 'config') }
  await copyConfig(folders.config)
  programs = new Programs(root)
  const [owner, newPort, began] = [await postgresUser(), freePorts(), performance.now()]
  database = new DatabaseCluster(programs, folders, passwords, owner)
  await database.start(newPort)
  shop = new Shop({ programs, folders, passwords, owner }, database)
  await shop.start(newPort)
  direct = openDatabase(shop.databaseUrl, { max: 2 })
  await givenVariants(direct.db, [{ stock: STOCK }])
  await givenVariants(direct.db, [{ stock: STOCK }])
  const { rows } = await direct.db.execute<{ variantId: string; productId: number }>(
    sql`select id::text as "variantId", product_id as "productId" from variants order by id`,
  )
  ;[sold, watched] = [rows[0]!, rows[1]!]
  buyers = new Buyers(shop.address, { variantId: sold.variantId, count: BUYERS })
  console.log(`The cluster was built in ${seconds(performance.now() - began)} s, in ${root}`)
})

afterAll(async () => {
  buyers?.end()
  await buyers?.pause().catch(() => {}) // an end amid an order
  await direct?.close()
  await programs.endAll()
  await database.endPostgres()
  console.table(figures)
  if (isGreen) await rm(root, { recursive: true })
  else await keepLogs()
})

test.each([
  ['haproxy', 'haproxy.cfg'],
  ['pgbouncer-one', 'pgbouncer.sh'],
  ['database-three', 'create-shop.sh'],
])('compose.yaml gives %s what %s reads', (service, file) => {
  expect(missingIn(service, file)).toEqual([])
})

test('orders are taken, and a change through one process is seen by the other', async () => {
  await expectOrdersDespite('nothing', async () => {}, { withinMs: OTHERS_WITHIN_MS })
})

test.each([1, 2, 3])("the primary's PostgreSQL dies: a standby takes over (%i)", async (turn) => {
  const primary = await database.primary()
  const kill = () => database.killPostgres(primary)
  await expectOrdersDespite(`PostgreSQL of the primary, ${turn}`, kill, { withinMs: PRIMARY_WITHIN_MS })
  await database.whole()
  expect(await database.primary()).not.toBe(primary)
})

test('the synchronous standby dies: the other one takes its place', async () => {
  const standby = await database.synchronousStandby()
  await expectOrdersDespite('PostgreSQL of a replica', () => database.killPostgres(standby), {
    withinMs: OTHERS_WITHIN_MS,
  })
  await database.whole()
})

test('a pgbouncer dies: requests go to the process with the other one', async () => {
  await expectOrdersDespite('pgbouncer', () => shop.kill('pooler-one'), { withinMs: OTHERS_WITHIN_MS, sees: 'two' })
  await shop.startPooler('one')
  await expect.poll(() => isReady('one'), PATIENCE).toBe(true)
})

test('a shop process dies: the other one goes on', async () => {
  const limits = { withinMs: OTHERS_WITHIN_MS, sees: 'one', mayCutOff: true } as const
  await expectOrdersDespite('a shop process', () => shop.kill('shop-two'), limits)
  shop.startProcess('two')
  await expect.poll(() => isReady('two'), PATIENCE).toBe(true)
})

test('the leader of etcd dies: nobody notices', async () => {
  const leader = await database.etcdLeader()
  await expectOrdersDespite('the leader of etcd', () => database.killEtcd(leader), { withinMs: OTHERS_WITHIN_MS })
  database.startEtcd(leader)
  await database.etcdLeader()
})

test('all of etcd dies: the primary goes on, since it reaches every node', async () => {
  const primary = await database.primary()
  const killAll = async () => void (await Promise.all(database.names.map((name) => database.killEtcd(name))))
  await expectOrdersDespite('all of etcd', killAll, { withinMs: OTHERS_WITHIN_MS, andForMs: WITHOUT_ETCD_MS })
  expect(await database.isWithoutEtcd(primary)).toBe(true)
  database.names.forEach((name) => database.startEtcd(name))
  await expect.poll(() => database.isWithoutEtcd(primary), PATIENCE).toBe(false)
  await database.whole()
  expect(await database.primary()).toBe(primary)
})

test("the primary's machine dies with PostgreSQL, Patroni and etcd: a standby takes over", async () => {
  const primary = await database.primary()
  await expectOrdersDespite("the primary's machine", () => database.killMachine(primary), {
    withinMs: MACHINE_WITHIN_MS,
  })
  database.startMachine(primary)
  await database.whole()
})

test('the primary moves on purpose', async () => {
  const primary = await database.primary()
  await expectOrdersDespite('a switchover', () => database.switchOver(primary), { withinMs: OTHERS_WITHIN_MS })
  expect(await database.primary()).not.toBe(primary)
  await database.whole()
})

test('in the end every node has every order, and each of its mails was sent, or will be', async () => {
  const expected = ledgerOf(buyers.placed, 2 * STOCK)
  for (const name of database.names) {
    const count = () => database.askNode(name, 'select count(*)::int as orders from orders', 'kastha')
    await expect.poll(count, PATIENCE).toEqual([{ orders: expected.orders.length }])
  }
  await expect.poll(readMails, PATIENCE).toMatchObject({ forgotten: 0, waiting: 0 })
  const { sent, cutOff } = await readMails()
  expect(sent + cutOff).toBe(expected.mails)
  // A mail that was cut off may have gone out already; it keeps its Message-ID, after which its file is named.
  const files = (await readdir(shop.outboxDir)).filter((file) => file.endsWith('.eml')).length
  expect(files).toBeGreaterThanOrEqual(sent)
  expect(files).toBeLessThanOrEqual(expected.mails)
  console.log(
    `${expected.orders.length} orders, of which ${buyers.replays} were answered again for their key; ` +
      `${sent} mails were sent, and ${cutOff} that were cut off will be sent within minutes`,
  )
  isGreen = true
})

type Limits = {
  /** Within which each buyer has to have an order that was begun after the kill. */
  withinMs: number
  /** How long they order on. */
  andForMs?: number
  /** The only process that serves afterwards; both by default. */
  sees?: 'one' | 'two'
  /** Whether requests may end without an answer: HAProxy closes a kept connection whose process has died. */
  mayCutOff?: boolean
}

/** Kills something amid orders, waits until each buyer has ordered again, and checks the ledger and both processes. */
async function expectOrdersDespite(name: string, kill: () => Promise<void>, limits: Limits) {
  const { withinMs, andForMs = 0, sees, mayCutOff = false } = limits
  buyers.refusals.clear()
  buyers.resume()
  const enough = buyers.placed.length + ORDERS_BEFORE_A_KILL
  await expect.poll(() => buyers.placed.length, PATIENCE).toBeGreaterThanOrEqual(enough)
  const killedAt = performance.now()
  await kill()
  await everyBuyerOrders(withinMs, killedAt)
  const againMs = performance.now() - killedAt
  const isOver = () => performance.now() - killedAt >= andForMs
  await expect.poll(isOver, { timeout: andForMs + withinMs, interval: 100 }).toBe(true)
  await everyBuyerOrders(withinMs)
  await buyers.pause()
  figures[name] = {
    'without an order (s)': seconds(buyers.longestPauseSince(killedAt)),
    'everybody orders again after (s)': seconds(againMs),
    'a change is seen after (ms)': await changesAreSeen(sees),
    orders: buyers.placed.length,
    refusals: [...buyers.refusals].map(([refusal, count]) => `${count} x ${refusal}`).join(', '),
  }
  const allowed = /^(50[234] with retry-after)$/
  const wrong = [...buyers.refusals.keys()].filter(
    (refusal) => !(mayCutOff && refusal === 'no answer') && !allowed.test(refusal),
  )
  expect(wrong).toEqual([])
  expect(await readLedger(direct.db)).toEqual(ledgerOf(buyers.placed, 2 * STOCK))
}

async function everyBuyerOrders(withinMs: number, since = performance.now()) {
  const isDone = () => buyers.haveAllOrderedSince(since)
  await expect.poll(isDone, { timeout: withinMs, interval: 20 }).toBe(true)
}

/** Orders through each process, and expects the other one to show the new stock soon. */
async function changesAreSeen(only?: 'one' | 'two'): Promise<string> {
  const ways = only
    ? [[only, only] as const]
    : ([
        ['one', 'two'],
        ['two', 'one'],
      ] as const)
  const times: number[] = []
  for (const [from, to] of ways) {
    const before = await shownStock(to, watched.productId)
    const { at } = await buyers.buy(shop.addressOf(from), watched.variantId)
    const look = () => shownStock(to, watched.productId)
    await expect.poll(look, { timeout: SEEN_WITHIN_MS, interval: 10 }).toBe(before - 1)
    times.push(performance.now() - at)
  }
  // Nor does either show an old stock of what the buyers have ordered.
  const { rows } = await direct.db.execute(sql`select stock from products where id = ${sold.productId}`)
  for (const [, to] of ways) {
    const look = () => shownStock(to, sold.productId)
    await expect.poll(look, { timeout: SEEN_WITHIN_MS, interval: 50 }).toBe(rows[0]!['stock'])
  }
  return times.map((time) => time.toFixed(0)).join(' and ')
}

async function shownStock(process: 'one' | 'two', productId: number): Promise<number> {
  const answer = await fetch(`${shop.addressOf(process)}/api/product/${productId}`)
  return ((await answer.json()) as ProductReply).product.countInStock
}

/** `cutOff`: a failover came between a mail's job and its end; the queue gives it out again within minutes. */
async function readMails(): Promise<Record<'sent' | 'cutOff' | 'waiting' | 'forgotten', number>> {
  const { rows } = await direct.db.execute<Record<'sent' | 'cutOff' | 'waiting' | 'forgotten', number>>(sql`
    select count(*) filter (where m.sent_at is not null)::int as sent,
      count(*) filter (where m.sent_at is null and j.state in ('active', 'retry'))::int as "cutOff",
      count(*) filter (where m.sent_at is null and j.state = 'created')::int as waiting,
      count(*) filter (where m.sent_at is null and j.state in ('completed', 'cancelled', 'failed'))::int as forgotten
    from mails m join pgboss.job j on j.name = 'send-mail' and j.data ->> 'mailId' = m.id::text`)
  return rows[0]!
}

async function isReady(process: 'one' | 'two'): Promise<boolean> {
  return (await fetch(`${shop.addressOf(process)}/readyz`).catch(() => undefined))?.ok === true
}

async function keepLogs() {
  const others = (await readdir(root)).filter((name) => !name.endsWith('.log'))
  await Promise.all(others.map((name) => rm(join(root, name), { recursive: true })))
  console.log(`What each program said is in ${root}`)
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1)
}
