import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase, type Db } from '#api/platform/db/client.ts'
import { staff, staffSessions } from '#api/platform/db/schema.ts'
import { startEmbeddedPostgres } from '#api/platform/embedded-postgres/embedded-postgres.ts'
import { newRandomToken } from '#api/platform/secrets/random.ts'
import { nativeBytes } from './process-use.ts'
import type { BenchShop } from './servers.ts'

const TABS = 200
/** For the memory of one tab: that of 200 would be lost in what a process takes and gives back. */
const MANY_TABS = 1_000
/** A member of staff has ten streams at most (api/office/live/live-hub.ts). */
const TABS_EACH = 10
const EVENTS = 20
const HOUR_MS = 3_600_000
/** The process gives back what it used to open the connections. */
const REST_MS = 5_000

/**
 * What an open tab of the back office takes: the memory of its stream, and how long 200 tabs wait for an event, the last of
 * them and the slowest event.
 */
export async function measureLive(shop: BenchShop, dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { db, close } = openDatabase(postgres.url, { max: 2 })
  try {
    const cookies = await givenSessions(db, MANY_TABS / TABS_EACH)
    await callWithoutStream(shop, cookies)
    const few = await openTabs(shop, cookies, TABS)
    const waits: number[] = []
    for (let count = 0; count < EVENTS; count += 1) waits.push(await timeEvent(db, few))
    for (const tab of few) tab.destroy()
    await wait(REST_MS)
    const before = await readMemory(shop)
    const many = await openTabs(shop, cookies, MANY_TABS)
    await wait(REST_MS)
    const after = await readMemory(shop)
    for (const tab of many) tab.destroy()
    const held = (after.held - before.held) / 1_024 / MANY_TABS
    const native = (after.native - before.native) / 1_024 / MANY_TABS
    const slowest = Math.max(...waits)
    return {
      rows: {
        [`memory of one of ${MANY_TABS} tabs`]: { KB: rounded(held + native) },
        'of that held by V8': { KB: rounded(held) },
        'of that outside of V8': { KB: rounded(native) },
        [`an event in all of ${TABS} tabs, slowest of ${EVENTS}`]: { ms: Math.round(slowest) },
      },
      figures: { liveMemory: held + native, liveWait: slowest },
    }
  } finally {
    await close()
    await postgres.stop()
  }
}

async function readMemory(shop: BenchShop) {
  return { held: (await shop.readMemory()).bytes, native: await nativeBytes(shop.pid) }
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10
}

/** Logs members of staff in, without their passwords. @returns their cookies */
async function givenSessions(db: Db, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), ...newRandomToken() }))
  await db.insert(staff).values(
    people.map(({ id }) => ({
      id,
      name: 'Bench',
      email: `${id}@bench.example`,
      role: 'support' as const,
      passwordHash: '',
    })),
  )
  const expiresAt = new Date(Date.now() + HOUR_MS)
  await db
    .insert(staffSessions)
    .values(
      people.map(({ id, tokenHash }) => ({ id: randomUUID(), staffId: id, tokenHash, device: 'Bench', expiresAt })),
    )
  return people.map(({ token }) => `kastha-staff=${token}`)
}

/** Calls as often as tabs are opened, so that what calls leave behind is not taken for the memory of streams. */
async function callWithoutStream({ origin }: BenchShop, cookies: string[]): Promise<void> {
  for (let index = 0; index < MANY_TABS; index += 1) {
    const cookie = cookies[Math.floor(index / TABS_EACH)]!
    const answer = await fetch(`${origin}/api/admin/live`, { headers: { cookie, connection: 'close' } })
    await answer.arrayBuffer()
    if (answer.status !== 400) throw new Error(`A call that asks for no events was answered: ${answer.status}`)
  }
}

/** Opens streams, and returns once each has begun. */
async function openTabs({ origin }: BenchShop, cookies: string[], count: number): Promise<IncomingMessage[]> {
  const tabs: IncomingMessage[] = []
  for (let index = 0; index < count; index += 1) {
    const cookie = cookies[Math.floor(index / TABS_EACH)]!
    const request = get(`${origin}/api/admin/live`, { headers: { cookie, accept: 'text/event-stream' }, agent: false })
    const [tab] = (await once(request, 'response')) as [IncomingMessage]
    if (tab.statusCode !== 200) throw new Error(`A stream was refused: ${tab.statusCode}`)
    tab.setEncoding('utf8')
    tab.on('error', () => {}) // its end, below
    await heard(tab, 'event: beat')
    tabs.push(tab)
  }
  return tabs
}

/** Writes what the trigger of a new order writes, which nobody announces, and waits until each tab has it. */
async function timeEvent(db: Db, tabs: IncomingMessage[]): Promise<number> {
  const id = randomUUID()
  const all = Promise.all(tabs.map((tab) => heard(tab, id)))
  await wait(Math.random() * REST_MS * 0.2)
  const begun = performance.now()
  await db.execute(sql`select note_live('products', ${id}, 'change')`)
  await all
  return performance.now() - begun
}

function heard(tab: IncomingMessage, words: string): Promise<void> {
  return new Promise((resolve) => {
    const read = (piece: string) => {
      if (!piece.includes(words)) return
      tab.off('data', read)
      resolve()
    }
    tab.on('data', read)
  })
}
