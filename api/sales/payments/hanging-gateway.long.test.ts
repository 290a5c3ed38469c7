import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { buildApp } from '../../app.ts'
import { givenSettings } from '../../shop/cart/cart.fixture.ts'
import { orders, paymentAttempts, payments } from '../../platform/db/schema.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { insertAttempt } from './wallets/attempt-queries.ts'
import { givenGateway, givenWallets } from './payments.fixture.ts'
import { reconcilePayments } from './wallets/reconcile-payments.ts'

const WAITING_BUYERS = 50
/** Questions to one gateway from one process (open-wallets.ts). */
const ASKED_AT_ONCE = 8
const ASKED_BY_JOBS = 4
const ASKED_OR_WAITING = 40

const { secrets, publicUrl } = testOptions
const log = { info: () => {}, warn: () => {} }
const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000)

const test = ownDatabaseTest
  .extend('gateway', async ({ url: _ofDatabase }, { onCleanup }) => {
    const gateway = await givenGateway()
    onCleanup(gateway.close)
    return gateway
  })
  .extend('wallets', ({ gateway }) => givenWallets(gateway))
  .extend('app', ({ db, wallets }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db, wallets })
    onCleanup(() => app.close())
    return app
  })

test('a gateway that hangs keeps nobody else waiting, and nothing is lost', async ({
  app,
  db,
  pool,
  gateway,
  wallets,
}) => {
  await givenSettings(db)
  const order = await givenOrder(db, { payment: 'cod' })
  const attempts = await Promise.all(Array.from({ length: WAITING_BUYERS }, async () => givenAttempt(db)))
  const { total } = attempts[0]!
  const hanging: ServerResponse[] = []
  const allAsked = Promise.withResolvers<void>()
  gateway.answer = (_asked, response) => {
    hanging.push(response)
    if (hanging.length === ASKED_AT_ONCE) allAsked.resolve()
  }

  const checks = attempts.map(({ id }) => app.inject({ method: 'POST', url: `/api/payments/${id}/check` }))
  // A check that finds the queue full is answered while the gateway still hangs.
  const turnedAway = await firstOf(checks, WAITING_BUYERS - ASKED_OR_WAITING)
  await allAsked.promise
  expect(turnedAway.map(({ statusCode }) => statusCode)).toEqual(turnedAway.map(() => 200))
  expect(turnedAway.every((answer) => answer.json().data.isWalletAway)).toBe(true)

  expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])
  expect((await app.inject('/api/settings')).statusCode).toBe(200)
  const key = trackKey(secrets.orderKey, order.number)
  const cancelled = await app.inject({
    method: 'POST',
    url: `/api/orders/${order.number}/cancel?key=${key}`,
    payload: { reason: '' },
  })
  expect(cancelled.statusCode).toBe(200)
  expect(hanging).toHaveLength(ASKED_AT_ONCE)

  const paid = JSON.stringify({ status: 'COMPLETE', total_amount: total, ref_id: '000AE01' })
  gateway.answer = () => JSON.parse(paid)
  for (const response of hanging) response.setHeader('content-type', 'application/json').end(paid)
  await Promise.all(checks)
  await db
    .update(paymentAttempts)
    .set({ nextCheckAt: new Date(0) })
    .where(eq(paymentAttempts.state, 'pending'))
  await reconcilePayments({}, { db, secrets, wallets, log })
  expect(await db.$count(payments)).toBe(WAITING_BUYERS)
  expect(await db.$count(orders, eq(orders.state, 'confirm'))).toBe(WAITING_BUYERS)
})

test('a network that asks without end keeps neither the job nor others from hearing of payments', async ({
  app,
  db,
  gateway,
  wallets,
}) => {
  await givenSettings(db)
  const flood = await Promise.all(Array.from({ length: WAITING_BUYERS }, async () => givenAttempt(db)))
  const [closed, open] = [await givenAttempt(db), await givenAttempt(db)]
  await db
    .update(paymentAttempts)
    .set({ nextCheckAt: new Date(0) })
    .where(eq(paymentAttempts.id, closed.id))
  const hanging: ServerResponse[] = []
  gateway.answer = (_asked, response) => void hanging.push(response)
  const check = (id: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: `/api/payments/${id}/check`, remoteAddress })
  const checks = flood.map(({ id }) => check(id, '203.0.113.7'))
  await firstOf(checks, WAITING_BUYERS - ASKED_OR_WAITING) // so the queue is full
  await expect.poll(() => hanging.length).toBe(ASKED_AT_ONCE)

  const paid = { status: 'COMPLETE', total_amount: open.total, ref_id: '000AE01' }
  gateway.answer = () => paid
  await reconcilePayments({}, { db, secrets, wallets, log })
  expect(await db.select({ attemptId: payments.attemptId }).from(payments)).toEqual([{ attemptId: closed.id }])

  const buyer = check(open.id, '198.51.100.9')
  await firstOf([...checks, buyer], WAITING_BUYERS - ASKED_OR_WAITING + 1) // somebody has given way
  hanging[0]!.setHeader('content-type', 'application/json').end('{"status":"PENDING"}')
  expect((await buyer).json().data).toMatchObject({ state: 'paid', isWalletAway: false })
  for (const response of hanging.slice(1)) response.destroy()
  await Promise.all(checks)
})

test('the job asks a gateway four questions at once, and each attempt once', async ({ db, gateway, wallets }) => {
  await givenSettings(db)
  const attempts = await Promise.all(Array.from({ length: 20 }, async () => givenAttempt(db)))
  await db.update(paymentAttempts).set({ nextCheckAt: new Date(0) })
  const paid = { status: 'COMPLETE', total_amount: attempts[0]!.total, ref_id: '000AE01' }
  const hanging: ServerResponse[] = []
  const allAsked = Promise.withResolvers<void>()
  let asked = 0
  gateway.answer = (_asked, response) => {
    asked += 1
    if (asked > ASKED_BY_JOBS) return paid
    hanging.push(response)
    if (asked === ASKED_BY_JOBS) allAsked.resolve()
  }
  const reconciled = reconcilePayments({}, { db, secrets, wallets, log })
  await allAsked.promise
  for (const response of hanging) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(paid))
  }
  await reconciled
  expect(asked).toBe(attempts.length)
  expect(await db.$count(payments)).toBe(attempts.length)
})

/** Starts an eSewa attempt for a new order. */
async function givenAttempt(db: Parameters<typeof givenOrder>[0]) {
  const order = await givenOrder(db, { payment: 'esewa', payBy: inHalfAnHour() })
  const id = randomUUID()
  const about = { id, orderId: order.id, provider: 'esewa', purpose: 'full', amount: order.total } as const
  await insertAttempt(db, { ...about, providerRef: id, request: { shop: publicUrl }, nextCheckAt: inHalfAnHour() })
  return { id, total: order.total }
}

/** The first so many that are done. */
function firstOf<One>(work: readonly Promise<One>[], count: number): Promise<One[]> {
  const { promise, resolve, reject } = Promise.withResolvers<One[]>()
  const done: One[] = []
  for (const one of work) {
    one.then((result) => {
      done.push(result)
      if (done.length === count) resolve([...done])
    }, reject)
  }
  return promise
}
