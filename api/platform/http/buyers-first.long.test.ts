import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenKnownGuest, orderOf, place, quoteFor } from '../../sales/checkout/checkout.fixture.ts'
import { expect } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { newList, test } from './bulkheads.fixture.ts'
import { ofPage } from './network-turns.ts'

test('of reads that hang, four run at once, and their network has turns for its cart', async ({ db, open }) => {
  const app = await open()
  const bed = await givenVariant(db)
  const guest = givenKnownGuest(app)
  const read = (turn: number) => app.inject({ url: `/api/product/${turn + 1}/questions`, remoteAddress: '127.0.0.1' })
  let reads: ReturnType<typeof read>[] = []
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table product_questions in access exclusive mode`)
    reads = Array.from({ length: 30 }, (_, turn) => read(turn))
    // Four at once, with two queries each.
    await expect.poll(() => waitingSessions(db)).toBe(8)
    await guest.add(bed)
    expect(await waitingSessions(db)).toBe(8)
  })
  const answers = await Promise.all(reads)
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
})

test('of a small pool, half stays free of orders', async ({ db, open }) => {
  const app = await open({ connections: 4 })
  const bed = await givenVariant(db, { stock: 100 })
  const guests = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const guest = givenKnownGuest(app)
      await guest.add(bed)
      return { guest, body: orderOf(await quoteFor(guest)) }
    }),
  )
  let orders: ReturnType<typeof place>[] = []
  await db.transaction(async (tx) => {
    await tx.execute(sql`select * from variants where id = ${bed} for update`)
    orders = guests.map(({ guest, body }) => place(guest, body))
    await expect.poll(() => waitingSessions(db)).toBe(2)
    expect((await app.inject('/api/product/search?q=sofa')).statusCode).toBe(200)
    expect(await waitingSessions(db)).toBe(2)
  })
  expect((await Promise.all(orders)).map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 201))
})

test('while buyers come, pages get their lists although other lists wait', async ({ db, open }) => {
  const app = await open()
  const callOf = async (url: string, more = {}) => (await app.inject({ url, ...more })).statusCode
  app.get<{ Querystring: { turn: string } }>('/page', (request) =>
    app.bulkheads.page(request, async () => ({
      status: await callOf(newList(Number(request.query.turn)), { headers: ofPage }),
    })),
  )
  await givenKnownGuest(app).add(await givenVariant(db))
  const turns = Array.from({ length: 12 }, (_, turn) => turn)
  const answers = await Promise.all(
    turns.map((turn) =>
      callOf(turn % 2 ? newList(turn) : `/page?turn=${turn}`, { remoteAddress: `203.0.113.${turn}` }),
    ),
  )
  expect(answers).toEqual(turns.map(() => 200))
})

test('an order has its turn before the second one of another network', async ({ db, open }) => {
  const app = await open()
  const bed = await givenVariant(db, { stock: 100 })
  const ended: string[] = []
  const placeFrom = async (remoteAddress: string, shownMore: number) => {
    const { cookies, add, ...guest } = givenKnownGuest(app)
    await add(bed)
    const body = orderOf(await quoteFor({ cookies, add, ...guest }))
    body.shown.total += shownMore
    return async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const call = { method: 'POST', url: '/api/orders', remoteAddress, cookies, headers, payload: body } as const
      const { statusCode } = await app.inject(call)
      ended.push(remoteAddress)
      return statusCode
    }
  }
  // Orders with a wrong total are refused only after their products are locked.
  const flood = await Promise.all(Array.from({ length: 30 }, () => placeFrom('203.0.113.7', 1)))
  const orderOfOther = await placeFrom('198.51.100.9', 0)
  const answers: Promise<number>[] = []
  await db.transaction(async (tx) => {
    await tx.execute(sql`select * from variants where id = ${bed} for update`)
    answers.push(...flood.map((send) => send()))
    await expect.poll(() => waitingSessions(db)).toBeGreaterThan(0)
    answers.push(orderOfOther())
    await expect.poll(() => waitingSessions(db)).toBe(10)
  })
  expect((await Promise.all(answers)).toSorted()).toEqual([201, ...Array.from({ length: 30 }, () => 409)])
  expect(ended.indexOf('198.51.100.9')).toBeLessThan(15)
})
