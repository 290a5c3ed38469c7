import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { AnswerCache } from '../cache/answer-cache.ts'
import { buildApp, type App } from '../../app.ts'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenKnownGuest, order, orderOf, place, quoteFor } from '../../sales/checkout/checkout.fixture.ts'
import type { Db } from '../db/client.ts'
import { expect, testOptions } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { newList, test } from './bulkheads.fixture.ts'
import { ofPage } from './network-turns.ts'

const ROOM = 2 + 100
const SHARE = 12
const LISTING_SHARE = 60

/** Sends a new search, from its own network by default. */
function search(app: App, turn: number, network: number | string = turn, path = 'search') {
  const remoteAddress = typeof network === 'string' ? network : `203.0.${Math.trunc(network / 200)}.${network % 200}`
  return app.inject({ url: `/api/product/${path}?q=sofaa+zyx${turn}`, remoteAddress })
}

/** Blocks the reads of every search while `work` runs. */
function whileSearchesHang(db: Db, work: () => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table search_words in access exclusive mode`)
    await work()
  })
}

test('hanging searches do not block quotes and orders; searches beyond the queue are a 503', async ({ db, open }) => {
  const app = await open()
  const bed = await givenVariant(db)
  let searches: ReturnType<typeof search>[] = []
  await whileSearchesHang(db, async () => {
    searches = Array.from({ length: ROOM }, (_, turn) => search(app, turn, turn, turn % 2 ? 'search' : 'suggest'))
    await expect.poll(() => waitingSessions(db)).toBe(2)
    const late = await search(app, ROOM)
    expect([late.statusCode, late.headers['retry-after'], late.json()]).toMatchObject([
      503,
      '5',
      { code: 'unavailable', message: 'Search is busy right now. Please try again in a moment.' },
    ])
    const guest = givenKnownGuest(app)
    await guest.add(bed)
    expect((await order(guest)).statusCode).toBe(201)
  })
  const answers = await Promise.all(searches)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('one network gets its share of the searches, and leaves room for others', async ({ db, open }) => {
  const app = await open()
  let searches: ReturnType<typeof search>[] = []
  await whileSearchesHang(db, async () => {
    searches = Array.from({ length: SHARE }, (_, turn) => search(app, turn, '198.51.100.7'))
    await expect.poll(() => waitingSessions(db)).toBe(2)
    expect((await search(app, SHARE, '198.51.100.7')).statusCode).toBe(503)
    searches.push(search(app, SHARE, '198.51.100.8'))
  })
  expect((await Promise.all(searches)).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: SHARE + 1 }, () => 200),
  )
  expect((await search(app, SHARE + 1, '198.51.100.7')).statusCode).toBe(200)
})

test('networks that fill the queue of searches turn nobody away who has none in it', async ({ db, open }) => {
  const app = await open()
  const flooding = Array.from({ length: Math.ceil(ROOM / SHARE) }, (_, at) => `198.51.100.${7 + at}`)
  let flood: ReturnType<typeof search>[] = []
  let other: ReturnType<typeof search> | undefined
  await whileSearchesHang(db, async () => {
    flood = Array.from({ length: ROOM }, (_, turn) => search(app, turn, flooding[turn % flooding.length]!))
    await expect.poll(() => waitingSessions(db)).toBe(2)
    other = search(app, ROOM, '203.0.113.7')
    expect((await Promise.race([...flood, other])).statusCode).toBe(503)
  })
  expect((await other!).statusCode).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: ROOM - 1 }, () => 200), 503])
})

test('a network that searches too often is a 429; cached searches stay free', async ({ open }) => {
  const answers = new AnswerCache()
  answers.resume()
  const app = await open({ addressLimitFactor: 3 / 1_200, answers })
  for (const turn of [1, 2, 3, 1, 1, 1]) expect((await search(app, turn, '198.51.100.7')).statusCode).toBe(200)
  const refused = await search(app, 4, '198.51.100.7', 'suggest')
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Too many searches. Please try again in a minute.',
  ])
  expect((await search(app, 4, '198.51.100.8')).statusCode).toBe(200)
})

test('a network that requests too many quotes is a 429', async ({ db, open }) => {
  const app = await open({ addressLimitFactor: 2 / 6_000 })
  const guest = givenKnownGuest(app)
  await guest.add(await givenVariant(db))
  await quoteFor(guest)
  const quote = await quoteFor(guest)
  const refused = await guest.send('POST', '/api/checkout/quote', { district: 'Kathmandu' })
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.closeTo(60, -1)])
  expect(quote.totals.total).toBeGreaterThan(0)
})

test('an overloaded process refuses browsing first, shows what it had a moment ago, and still takes orders', async ({
  db,
  open,
}) => {
  const answers = new AnswerCache()
  answers.resume()
  const list = '/api/product/getAllProducts?limit=7'
  const calm = buildApp({ ...testOptions, db, answers })
  onTestFinished(() => calm.close())
  const before = await calm.inject(list)
  const app = await open({ maxEventLoopDelayMs: Number.MIN_VALUE, answers })
  const guest = givenKnownGuest(app)
  await guest.add(await givenVariant(db))
  let turn = 0
  await expect.poll(async () => (await search(app, ++turn)).statusCode, { timeout: 10_000 }).toBe(503)
  const refused = await app.inject('/api/product/getAllProducts?limit=8')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  answers.drop(['catalog'])
  expect(await app.inject(list)).toMatchObject({ statusCode: 200, body: before.body, headers: { age: '41' } })
  const answer = await place(guest, orderOf(await quoteFor(guest)))
  expect(answer.statusCode).toBe(201)
})

test('a process that was busy with its start takes visitors at once', async ({ open }) => {
  const app = await open({ maxEventLoopDelayMs: 500 })
  app.register(async () => {
    for (let part = 0; part < 3; part += 1) {
      const end = performance.now() + 1_100
      while (performance.now() < end);
      await setImmediate() // timers run, also the one that measures
    }
  })
  expect((await search(app, 1)).statusCode).toBe(200)
})

test('uncached listings of one network beyond its share are a 503, those of another wait', async ({ db, open }) => {
  const app = await open()
  const list = (turn: number, remoteAddress: string) =>
    app.inject({ url: `/api/product/getAllProducts?minPrice=${turn + 1}`, remoteAddress })
  let held: ReturnType<typeof list>[] = []
  let other: ReturnType<typeof list> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`)
    held = Array.from({ length: LISTING_SHARE }, (_, turn) => list(turn, '203.0.113.7'))
    await expect.poll(() => waitingSessions(db)).toBeGreaterThan(0)
    const late = await list(LISTING_SHARE, '203.0.113.7')
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5'])
    other = list(LISTING_SHARE + 1, '198.51.100.9')
  })
  const answers = await Promise.all([...held, other!])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
})

test.for([
  ['of another network', { remoteAddress: '198.51.100.9' }],
  ['of a page for the same network', { remoteAddress: '203.0.113.7', headers: ofPage }],
] as const)(
  'a listing is made for the first in its turn: a call %s waits for no other list',
  async ([, other], { db, open }) => {
    const app = await open()
    const ended: (typeof other | undefined)[] = []
    const list = async (price: number, client?: typeof other) => {
      const url = `/api/product/getAllProducts?minPrice=${price}`
      const answer = await app.inject({ remoteAddress: '203.0.113.7', ...client, url })
      ended.push(client)
      return answer.statusCode
    }
    const answers: Promise<number>[] = []
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table products in access exclusive mode`)
      answers.push(...Array.from({ length: LISTING_SHARE }, (_, price) => list(price + 1)))
      await expect.poll(() => waitingSessions(db)).toBeGreaterThan(0)
      answers.push(list(LISTING_SHARE, other))
      await app.inject('/healthz') // by its answer the call before it waits for its turn
    })
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
    expect(ended.indexOf(other)).toBeLessThan(10)
  },
)

test('a quote waits for its turn, but not without end', async ({ db, open }) => {
  const app = await open({ longestWaitMs: 50, connections: 20 })
  holdPlaces(app, 'quote', 5)
  const guest = givenKnownGuest(app)
  await guest.add(await givenVariant(db))
  const refused = await guest.send('POST', '/api/checkout/quote', { district: 'Kathmandu' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
})

/** Fills the places of a bulkhead until the test ends. Call it before the app answers anything. */
function holdPlaces(app: App, name: 'listing' | 'search' | 'read' | 'quote', count: number) {
  const end = Promise.withResolvers<void>()
  app.get('/held', (request) => app.bulkheads[name](request, () => end.promise))
  const held = Array.from({ length: count }, (_, turn) =>
    app.inject({ url: '/held', remoteAddress: `198.18.${turn}.7` }),
  )
  onTestFinished(async () => {
    end.resolve()
    await Promise.all(held)
  })
}

test.for([
  ['listing', 2, newList(1)],
  ['search', 2, '/api/product/search?q=sofaa'],
  ['read', 4, '/api/product/999/reviews'],
] as const)(
  'what a page calls waits for no place of %s; others wait two seconds at most',
  async ([name, places, url], { open }) => {
    const app = await open({ longestWaitMs: 50 })
    holdPlaces(app, name, places)
    const answer = await app.inject({ url, headers: ofPage })
    expect(answer.statusCode).toBe(name === 'read' ? 404 : 200)
    const refused = await app.inject(url.replace('1', '2'))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  },
)
