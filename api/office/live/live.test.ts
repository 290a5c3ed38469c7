import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { LiveEvent } from '#contract/admin/live.ts'
import { hoardings, liveEvents, staff as staffTable } from '../../platform/db/schema.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenSettings } from '../../shop/cart/cart.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { send as sendTicket } from '../../shop/tickets/tickets.fixture.ts'
import { expect } from '../../test/test.ts'
import { actAs } from '../../platform/records/act-as.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { cleanLive } from './clean-live.ts'
import { openStream, shopTest as test } from './live.fixture.ts'

const of = (topic: string, act?: string) => (event: LiveEvent) =>
  event.topic === topic && (act === undefined || event.act === act)

const productChanged = (id: string) => sql`select note_live('products', ${id}, 'change')`

test('an order placed through one process is heard through another, with its number and nothing of its buyer', async ({
  db,
  startShop,
}) => {
  const [here, there] = [await startShop(), await startShop()]
  const support = await givenStaff(here.app, 'support')
  const stream = await openStream(there.origin, support.cookies)
  await stream.next('beat')
  const { id, number } = await givenOrder(db)
  expect(await stream.next('happened', of('orders'))).toEqual({
    event: 'happened',
    data: { topic: 'orders', id, act: 'place', number, by: null },
    id: expect.stringMatching(/^\d+-\d+:\d+:/),
  })
})

test('a colleague’s change is heard with their name, and one that is rolled back is not', async ({ startShop }) => {
  const { app, origin } = await startShop()
  const owner = await givenStaff(app)
  const stream = await openStream(origin, owner.cookies)
  await stream.next('beat')
  const acting = actAs(app.db, { staff: owner, call: 'PUT /api/admin/offers/:id', requestId: 'one' })
  const undone = acting.transaction(async (tx) => {
    await tx.insert(hoardings).values({ description: 'Never seen' })
    throw new Error('it fails')
  })
  await expect(undone).rejects.toThrow('it fails')
  const [offer] = await acting.transaction((tx) => tx.insert(hoardings).values({ description: 'Free' }).returning())
  await stream.next('happened')
  const by = { id: owner.id, name: owner.name }
  expect(stream.sent.filter(({ event }) => event === 'happened').map(({ data }) => data)).toEqual([
    { topic: 'offers', id: String(offer!.id), act: 'change', number: '', by },
  ])
})

test('nobody hears of records that their role may not see', async ({ db, startShop }) => {
  const { app, origin } = await startShop()
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const [all, few] = [await openStream(origin, owner.cookies), await openStream(origin, support.cookies)]
  await all.next('beat')
  await few.next('beat')
  const acting = actAs(db, { staff: owner, call: 'PUT /api/admin/staff/:id', requestId: 'one' })
  await acting.transaction(async (tx) => {
    await tx.update(staffTable).set({ name: 'Another name' }).where(eq(staffTable.id, support.id))
    await tx.insert(hoardings).values({ description: 'Free' })
  })
  await all.next('happened', of('staff'))
  await few.next('happened', of('offers'))
  expect(few.sent.filter(({ data }) => of('staff')(data as LiveEvent))).toEqual([])
})

test('a stream that broke goes on where it was, also in another process, and each event comes once', async ({
  db,
  startShop,
}) => {
  const [here, there] = [await startShop(), await startShop()]
  const owner = await givenStaff(here.app)
  const first = await openStream(here.origin, owner.cookies)
  const { id: begun } = await first.next('beat')
  const seen = await givenOrder(db)
  const { id: lastId } = await first.next('happened', of('orders'))
  first.leave()
  const missed = await givenOrder(db)
  const numbersOf = async (options: { after?: string; lastId?: string }) => {
    const stream = await openStream(there.origin, owner.cookies, options)
    await stream.next('beat')
    stream.leave()
    return stream.sent.filter(({ event }) => event === 'happened').map(({ data }) => (data as LiveEvent).number)
  }
  expect(await numbersOf({ after: lastId! })).toEqual([missed.number])
  expect(await numbersOf({ after: begun!, lastId: lastId! })).toEqual([missed.number])
  expect(await numbersOf({ after: begun! })).toEqual([seen.number, missed.number])
})

test('a transaction that began before another and ended after it is not missed', async ({ db, startShop }) => {
  const { app, origin } = await startShop()
  const stream = await openStream(origin, (await givenStaff(app)).cookies)
  await stream.next('beat')
  await db.transaction(async (slow) => {
    await slow.execute(productChanged('1'))
    await db.execute(productChanged('2'))
    await stream.next('happened', ({ id }) => id === '2')
  })
  await stream.next('happened', ({ id }) => id === '1')
})

test.for([
  ['nonsense', 'nonsense'],
  ['half a snapshot', '1-2:3'],
  ['a snapshot that ends before it begins', '1-5:3:'],
  ['a transaction without a number', '1-0:3:'],
  ['transactions in a wrong order', '1-1:9:5,4'],
  ['a transaction outside the snapshot', '1-1:9:9'],
  ['an empty list of transactions', '1-1:9:,'],
  ['a time half an hour ago', `${Date.now() - 31 * 60_000}-3:3:`],
  ['a snapshot of the future', `${Date.now()}-${'9'.repeat(18)}:${'9'.repeat(18)}:`],
  ['a long text', 'x'.repeat(8_001)],
] as const)('after %s, pages read everything again', async ([, lastId], { startShop }) => {
  const { app, origin } = await startShop()
  const stream = await openStream(origin, (await givenStaff(app)).cookies, { lastId })
  await stream.next('again')
  await stream.next('beat')
})

test('messages of shoppers are heard though nobody announces them', async ({ db, startShop }) => {
  await givenSettings(db)
  const { app, origin } = await startShop()
  const stream = await openStream(origin, (await givenStaff(app, 'support')).cookies)
  await stream.next('beat')
  const sent = await sendTicket(app)
  expect(sent.statusCode).toBe(201)
  const { data } = await stream.next('happened', of('tickets', 'received'))
  expect(data).toMatchObject({ number: expect.stringMatching(/\w/), by: null })
  expect(JSON.stringify(data)).not.toMatch(/@|98\d{8}/)
})

test('a product with many changed rows is one event', async ({ db, startShop }) => {
  const { app, origin } = await startShop()
  const owner = await givenStaff(app)
  const { id } = await givenProduct(db, { variants: [{ stock: 1 }, { stock: 2 }, { stock: 3 }] })
  const stream = await openStream(origin, owner.cookies)
  await stream.next('beat')
  const acting = actAs(db, { staff: owner, call: 'PUT /api/admin/products/:id', requestId: 'one' })
  await acting.transaction((tx) => tx.execute(sql`update variants set price = price + 1 where product_id = ${id}`))
  await stream.next('happened')
  expect(stream.sent.filter(({ event }) => event === 'happened')).toMatchObject([
    { data: { topic: 'products', id: String(id), act: 'change' } },
  ])
})

test('the stream ends when its session is ended, and a new one is refused', async ({ startShop }) => {
  const { app, origin } = await startShop()
  const owner = await givenStaff(app)
  const stream = await openStream(origin, owner.cookies)
  await stream.next('beat')
  expect((await owner.call('POST', '/logout')).statusCode).toBe(204)
  expect(await stream.next('end')).toMatchObject({ data: { reason: 'session' } })
  await stream.ended
  expect((await openStream(origin, owner.cookies)).status).toBe(401)
})

test('the stream ends when the role changes', async ({ db, startShop }) => {
  const { app, origin } = await startShop()
  const owner = await givenStaff(app)
  const stream = await openStream(origin, owner.cookies)
  await stream.next('beat')
  await db.update(staffTable).set({ role: 'support' }).where(eq(staffTable.id, owner.id))
  expect(await stream.next('end')).toMatchObject({ data: { reason: 'role' } })
  await stream.ended
})

test('the eleventh stream of a member of staff ends the first', async ({ startShop }) => {
  const { app, origin } = await startShop()
  const [owner, other] = [await givenStaff(app), await givenStaff(app)]
  const others = await openStream(origin, other.cookies)
  await others.next('beat')
  const streams = []
  for (let count = 0; count < 11; count += 1) {
    const stream = await openStream(origin, owner.cookies)
    await stream.next('beat')
    streams.push(stream)
  }
  expect(await streams[0]!.next('end')).toMatchObject({ data: { reason: 'too many' } })
  await streams[0]!.ended
  for (const stream of [others, ...streams.slice(1)]) expect(stream.sent.map(({ event }) => event)).toEqual(['beat'])
})

test('a stop of the server ends the streams and does not wait for them', async ({ startShop }) => {
  const { app, origin, close } = await startShop()
  const stream = await openStream(origin, (await givenStaff(app)).cookies)
  await stream.next('beat')
  await close()
  expect(await stream.next('end')).toMatchObject({ data: { reason: 'closing' } })
  await stream.ended
})

test('an open stream keeps no session alive', async ({ db, startShop }) => {
  const { app, origin } = await startShop()
  const owner = await givenStaff(app)
  const seen = sql`update staff_sessions set last_seen_at = now() - interval '1 hour' where staff_id = ${owner.id}`
  await db.execute(seen)
  const stream = await openStream(origin, owner.cookies)
  await stream.next('beat')
  const { rows } = await db.execute<{ isOld: boolean }>(
    sql`select last_seen_at < now() - interval '30 minutes' as "isOld" from staff_sessions where staff_id = ${owner.id}`,
  )
  expect(rows).toEqual([{ isOld: true }])
})

test('a call that does not ask for events is refused in words', async ({ app }) => {
  const owner = await givenStaff(app)
  const answer = await owner.call('GET', '/live')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toContain('text/event-stream')
})

test('events are deleted after an hour', async ({ db }) => {
  await db.execute(sql`select note_live('orders', 'new', 'place')`)
  await db.execute(
    sql`insert into live_events (topic, record, act, at) values ('orders', 'old', 'place', now() - interval '61 minutes')`,
  )
  await cleanLive({}, { db }, new AbortController().signal)
  expect(await db.select({ record: liveEvents.record }).from(liveEvents)).toEqual([{ record: 'new' }])
})

test('the notice of a new order shows what was bought, and no contact', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  const { id, number, total } = await givenOrder(db)
  const answer = await support.call('GET', `/live/orders/${id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    number,
    total,
    name: expect.any(String),
    district: expect.any(String),
    payment: expect.any(String),
    pieces: expect.any(Number),
    picture: null,
  })
  expect(answer.body).not.toMatch(/@|98\d{8}/)
  expect((await support.call('GET', `/live/orders/${randomUUID()}`)).statusCode).toBe(404)
})
