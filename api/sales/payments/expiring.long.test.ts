import { sql } from 'drizzle-orm'
import { payments, refunds } from '../../platform/db/schema.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { expect } from '../../test/test.ts'
import { findAttempt } from './wallets/attempt-queries.ts'
import { beginPayment } from './wallets/begin-payment.ts'
import { showAttempt } from './wallets/check-payment.ts'
import { expireOrders } from './expire-orders.ts'
import { complete } from './payments.fixture.ts'
import { lookUp } from './wallets/look-up.ts'
import { actionsOf, later, stateOf, test } from './paying.fixture.ts'
import { reconcilePayments } from './wallets/reconcile-payments.ts'

const HOUR_MS = 3_600_000

test('an unpaid order ends after half an hour, and money that comes later goes back', async ({
  db,
  gateway,
  paying,
  begin,
}) => {
  const { shop, order } = paying
  const id = await begin()
  await expireOrders({}, shop, undefined, later(29))
  expect(await stateOf(db, order.id)).toBe('pending')
  await expireOrders({}, shop, undefined, later(31))
  expect(await stateOf(db, order.id)).toBe('cancelled')
  gateway.answer = () => complete(order.total)
  await reconcilePayments({}, shop, undefined, later(40))
  expect(await db.select().from(payments)).toMatchObject([{ amount: order.total }])
  expect(await db.select().from(refunds)).toMatchObject([{ cause: `attempt:${id}`, amount: order.total }])
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'paid', isRefundDue: true, canPayAgain: false })
})

test('late orders end although the networks of others cannot be forgotten', async ({ db, paying: { shop, order } }) => {
  const lapsed = { state: 'cancelled', placedAt: later(-2 * 24 * 60), network: Buffer.from('n') } as const
  await givenOrder(db, lapsed)
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`)
  await db.execute(sql`create trigger refuse before update on orders for each row
    when (old.network is not null and new.network is null and old.state = 'cancelled') execute function refuse()`)
  await expect(expireOrders({}, shop, undefined, later(31))).rejects.toThrow(AggregateError)
  expect(await stateOf(db, order.id)).toBe('cancelled')
})

test('an order is looked up once more before it ends, and continues if it was paid', async ({
  db,
  gateway,
  paying,
  begin,
}) => {
  await begin()
  gateway.answer = () => complete(paying.order.total)
  await expireOrders({}, paying.shop, undefined, later(31))
  expect(await stateOf(db, paying.order.id)).toBe('confirm')
})

test('while its wallet is away an order waits half an hour more', async ({
  db,
  gateway,
  paying: { shop, order },
  begin,
}) => {
  const id = await begin()
  gateway.answer = (_, response) => void response.writeHead(500).end('<h1>Oops</h1>')
  await expireOrders({}, shop, undefined, later(45))
  expect(await stateOf(db, order.id)).toBe('pending')
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'pending', isWalletAway: true })
  await expireOrders({}, shop, undefined, later(61))
  expect(await stateOf(db, order.id)).toBe('cancelled')
})

test('a wallet that is away keeps no orders of another one alive', async ({ db, gateway, paying: { shop } }) => {
  for (let count = 0; count < 3; count += 1) {
    const order = await givenOrder(db, { payment: 'esewa', payBy: later(30) })
    await beginPayment(shop, order, { wallet: 'esewa', amount: order.total })
  }
  const idle = await givenOrder(db, { payment: 'khalti', payBy: later(31) })
  gateway.answer = (_, response) => void response.writeHead(500).end()
  await expireOrders({}, shop, undefined, later(32))
  expect(gateway.asked).toHaveLength(3)
  expect(await stateOf(db, idle.id)).toBe('cancelled')
})

test.for(['payBy', 'verifyBy'] as const)(
  'an order past its %s that cannot be ended keeps no later one from its end',
  async (deadline, { db, paying: { shop } }) => {
    const payment = deadline === 'payBy' ? 'khalti' : 'cod'
    const broken = await givenOrder(db, { payment, [deadline]: later(10) })
    const next = await givenOrder(db, { payment, [deadline]: later(11) })
    await db.execute(sql`
      create function refuse_broken() returns trigger language plpgsql as $$ begin raise 'a broken row'; end $$`)
    await db.execute(
      sql.raw(`create trigger refuse_broken before update of state on orders for each row when (old.id = '${broken.id}')
        execute function refuse_broken()`),
    )
    await expect(expireOrders({}, shop, undefined, later(12))).rejects.toThrow('Not all late orders could be ended')
    expect(await stateOf(db, broken.id)).toBe('pending')
    expect(await stateOf(db, next.id)).toBe('cancelled')
  },
)

test('a page that was left open and is paid hours later is found, though its order is off', async ({
  db,
  gateway,
  paying: { shop, order },
  begin,
}) => {
  const [begun, id] = [new Date(), await begin()]
  const at = (hours: number) => new Date(begun.getTime() + hours * HOUR_MS)
  gateway.answer = () => ({ status: 'NOT_FOUND' })
  await expireOrders({}, shop, undefined, later(31))
  const askedAt: number[] = []
  for (let hours = 1; hours <= 60; hours += 1) {
    const before = gateway.asked.length
    await reconcilePayments({}, shop, undefined, at(hours + 0.1))
    if (gateway.asked.length > before) askedAt.push(hours)
    if (hours === 40) gateway.answer = () => complete(order.total)
    if (hours < 48) expect(await showAttempt(shop, id)).toMatchObject({ state: 'failed', ending: 'late' })
  }
  expect(askedAt).toEqual([1, 3, 7, 15, 31, 48])
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'paid', isRefundDue: true })
  expect(await db.select().from(refunds)).toMatchObject([{ cause: `attempt:${id}`, amount: order.total }])
  expect(await actionsOf(db, order.id)).toEqual(['place', 'expire', 'payment-failed', 'payment', 'refund-due'])
})

test('what a wallet leaves open for two days has failed, and is paid if the wallet says so after all', async ({
  db,
  gateway,
  paying: { shop, order },
  begin,
}) => {
  const id = await begin()
  gateway.answer = () => ({ status: 'AMBIGUOUS' })
  await reconcilePayments({}, shop, undefined, later(48 * 60 - 1))
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'pending' })
  await reconcilePayments({}, shop, undefined, later(49 * 60))
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'failed', ending: 'late', canPayAgain: true })
  await reconcilePayments({}, shop, undefined, later(60 * 60))
  expect(gateway.asked).toHaveLength(2)
  expect(await actionsOf(db, order.id)).toEqual(['place', 'payment-failed'])

  gateway.answer = () => complete(order.total)
  await lookUp(shop, (await findAttempt(db, id))!, later(61 * 60)) // as after a signed return
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'paid' })
})

test('an unreachable wallet ends nothing: it is queried when it is back, days later', async ({
  gateway,
  paying: { shop },
  begin,
}) => {
  const id = await begin()
  gateway.answer = (_, response) => void response.writeHead(503).end()
  for (const hours of [1, 48, 50, 72]) await reconcilePayments({}, shop, undefined, later(hours * 60))
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'pending', isWalletAway: true })
  gateway.answer = () => ({ status: 'PENDING' })
  await reconcilePayments({}, shop, undefined, later(74 * 60))
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'failed', ending: 'late' })
})
