import { eq, sql } from 'drizzle-orm'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { orderEvents } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { forgetBuyers, holdOrdersOf } from './account-queries.ts'
import { givenOrder } from './orders.fixture.ts'
import { findOrder, readRecord } from './order-queries.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

const HOUR_MS = 3_600_000

const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend(
    'cancel',
    ({ app, session }) =>
      (number: string, payload: object = {}) =>
        app.inject({ method: 'POST', url: `/api/orders/${number}/cancel`, headers: session.headers, payload }),
  )

test('its owner cancels an order and says why', async ({ db, user, cancel }) => {
  const { number, id } = await givenOrder(db, { userId: user.id })
  const answer = await cancel(number, { reason: '  I chose the wrong size. ' })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({ success: true, message: 'Your order is cancelled' })
  const { status, cancelUntil, events } = answer.json().data
  expect([status, cancelUntil]).toEqual(['cancelled', null])
  expect(events.at(-1)).toMatchObject({ status: 'cancelled', by: 'shopper', reason: 'I chose the wrong size.' })
  const [, event] = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
  expect(event).toMatchObject({ action: 'cancel', actorId: user.id })
  expect(await readOutbox(db)).toMatchObject([{ to: 'Asmita@Post.example', template: 'order-cancelled' }])
})

test('what its shopper said can be read by nobody who has only the database, and goes with the account', async ({
  db,
  user,
  cancel,
}) => {
  const { number, id } = await givenOrder(db, { userId: user.id })
  await cancel(number, { reason: 'My husband is ill, call him on 9841234568' })
  const { rows } = await db.execute(
    sql`select (select json_agg(orders) from orders) || (select json_agg(order_events)::text from order_events) as all`,
  )
  expect(rows[0]!['all']).toContain(id)
  expect(rows[0]!['all']).not.toMatch(/husband|9841234568/)
  await forgetBuyers(db, await holdOrdersOf(db, user.id))
  const { order, ...record } = await readRecord(db, (await findOrder(db, number))!, 'en')
  expect(order.privateDetails).toBeNull()
  expect(record.events.map(({ reason }) => reason)).toEqual(['', ''])
})

test('twice is refused the second time', async ({ db, user, cancel }) => {
  const { number } = await givenOrder(db, { userId: user.id })
  expect((await cancel(number)).statusCode).toBe(200)
  const again = await cancel(number)
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ code: 'conflict', message: 'This order is already cancelled.' })
})

test.for([
  ['pending', HOUR_MS * 2 - 60_000, 200],
  ['confirm', HOUR_MS * 2 - 60_000, 200],
  ['pending', HOUR_MS * 2 + 1_000, 409],
  ['confirm', HOUR_MS * 2 + 1_000, 409],
  ['delivered', 0, 409],
  ['returned', 0, 409],
] as const)(
  'while it is %s, %i ms after placing, the answer is %i',
  async ([state, ms, code], { db, user, cancel }) => {
    const { number } = await givenOrder(db, { userId: user.id, state, placedAt: new Date(Date.now() - ms) })
    const answer = await cancel(number)
    expect(answer.statusCode).toBe(code)
    if (ms > 2 * HOUR_MS) expect(answer.json().message).toMatch(/within 2 hours of placing it.*please call us/)
  },
)

test('a reason of more than 500 characters is refused, and nothing changes', async ({ db, user, cancel }) => {
  const { number } = await givenOrder(db, { userId: user.id })
  expect((await cancel(number, { reason: 'x'.repeat(501) })).statusCode).toBe(400)
  expect((await cancel(number, { reason: 'a\0b' })).statusCode).toBe(400)
  expect((await cancel(number, { state: 'delivered' })).statusCode).toBe(400)
  expect((await cancel(number, { reason: 'x'.repeat(500) })).statusCode).toBe(200)
})

test('a wrong key cancels nothing', async ({ app, db }) => {
  const { number } = await givenOrder(db)
  const url = `/api/orders/${number}/cancel?key=${'A'.repeat(43)}`
  expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: url.split('?')[0]!, payload: {} })).statusCode).toBe(401)
})

ownDatabaseTest('pressed ten times at once, one press cancels and the others hear of it', async ({ app, db }) => {
  const { number, id } = await givenOrder(db)
  const url = `/api/orders/${number}/cancel?key=${trackKey(testOptions.secrets.orderKey, number)}`
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.inject({ method: 'POST', url, payload: { reason: 'Too big' } })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await db.$count(orderEvents, eq(orderEvents.orderId, id))).toBe(2)
})
