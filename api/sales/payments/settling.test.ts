import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { mails, orders, paymentAttempts, payments, refunds } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { expect, testOptions } from '../../test/test.ts'
import { findAttempt } from './wallets/attempt-queries.ts'
import { beginPayment } from './wallets/begin-payment.ts'
import { checkPayment, showAttempt } from './wallets/check-payment.ts'
import { expireOrders } from './expire-orders.ts'
import { complete, givenPaying, givenWallets } from './payments.fixture.ts'
import { lookUp } from './wallets/look-up.ts'
import { actionsOf, later, stateOf, test } from './paying.fixture.ts'
import type { PaymentShop } from './record-payment.ts'
import { reconcilePayments } from './wallets/reconcile-payments.ts'
import { takeReturn } from './wallets/take-return.ts'

const A_MOMENT_MS = 5

test('returns, jobs and repeats in two processes at once pay once', async ({ db, gateway, paying, begin }) => {
  const { shop, order } = paying
  const id = await begin()
  gateway.answer = () => complete(order.total)
  const other = { ...shop, wallets: givenWallets(gateway) }
  const attempt = (await findAttempt(db, id))!
  await Promise.all([
    ...Array.from({ length: 4 }, () => checkPayment(shop, id)),
    ...Array.from({ length: 4 }, () => checkPayment(other, id)),
    lookUp(other, attempt, later(6)),
    reconcilePayments({}, shop, undefined, later(6)),
    takeReturn(shop, { provider: 'esewa', attemptId: id, query: {} }),
  ])
  expect(await db.select().from(payments)).toMatchObject([{ amount: order.total, attemptId: id, method: 'esewa' }])
  expect(await db.select().from(refunds)).toEqual([])
  expect(await actionsOf(db, order.id)).toEqual(['place', 'payment', 'confirm'])
  expect(await showAttempt(shop, id)).toMatchObject({ state: 'paid', isRefundDue: false, canPayAgain: false })
})

test('a process asks once for all who want to know at the same time', async ({ db, gateway, paying, begin }) => {
  const { shop } = paying
  const id = await begin()
  const now = new Date()
  const attempt = (await findAttempt(db, id))!
  await Promise.all(Array.from({ length: 10 }, () => lookUp(shop, attempt, now)))
  expect(gateway.asked).toHaveLength(1)
  await checkPayment(shop, id, now)
  expect(gateway.asked).toHaveLength(1)
  await checkPayment(shop, id, later(1))
  expect(gateway.asked).toHaveLength(2)
})

test('a second payment of a paid order is kept and goes back', async ({ db, gateway, paying, begin }) => {
  const { shop, order } = paying
  const [one, two] = [await begin(), await begin()]
  gateway.answer = () => complete(order.total)
  await Promise.all([checkPayment(shop, one, later(1)), checkPayment(shop, two, later(1))])
  const paid = await Promise.all([showAttempt(shop, one), showAttempt(shop, two)])
  expect(paid.map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect(paid.filter(({ isRefundDue }) => isRefundDue)).toHaveLength(1)
  expect(await db.$count(payments)).toBe(2)
  const twice = paid.find(({ isRefundDue }) => isRefundDue)!
  expect(await db.select().from(refunds)).toMatchObject([
    { cause: `attempt:${twice.attemptId}`, amount: order.total, doneAt: null },
  ])
  expect(await stateOf(db, order.id)).toBe('confirm')
})

test('nobody begins to pay what is found to be paid', async ({ db, gateway, paying: { shop, order }, begin }) => {
  await begin()
  gateway.answer = () => complete(order.total)
  await expect(begin(later(1))).rejects.toMatchObject({ code: 'conflict', message: 'There is nothing to pay.' })
  expect(await stateOf(db, order.id)).toBe('confirm')
  expect(await db.$count(paymentAttempts)).toBe(1)
  await expect(checkPayment(shop, order.id)).rejects.toMatchObject({ code: 'not_found' })
})

test.for<[string, (shop: PaymentShop, attemptId: string) => Promise<unknown>]>([
  ['the job', (shop) => reconcilePayments({}, shop)],
  ['the page', (shop, id) => checkPayment(shop, id)],
  ['the end of the order', (shop) => expireOrders({}, shop)],
])(
  'money that %s hears of came when its wallet said so, not when it was asked',
  async ([, ask], { db, gateway, paying, begin }) => {
    const { shop, order } = paying
    const id = await begin()
    await db.update(orders).set({ payBy: later(-1) })
    await db.update(paymentAttempts).set({ nextCheckAt: later(-1) })
    let saidAt = new Date()
    gateway.answer = async () => {
      const asked = Date.now()
      while (Date.now() - asked < A_MOMENT_MS) await db.execute('select 1')
      saidAt = new Date()
      return complete(order.total)
    }
    await ask(shop, id)
    const [payment] = await db.select().from(payments)
    expect(payment!.receivedAt.getTime()).toBeGreaterThanOrEqual(saidAt.getTime())
  },
)

test.for<[string, (response: ServerResponse) => void]>([
  ['500', (response) => response.writeHead(500).end('{"error":"down"}')],
  ['HTML', (response) => response.writeHead(200).end('<!doctype html><h1>Maintenance</h1>')],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a list', (response) => response.end('[{"status":"COMPLETE"}]')],
  ['half a text', (response) => response.end('{"status":"COMPL')],
  ['a broken connection', (response) => response.destroy()],
  ['more than 64 KB', (response) => response.end(JSON.stringify({ status: 'COMPLETE', fill: 'x'.repeat(65_536) }))],
])('%s pays nothing and ends nothing', async ([, answer], { db, gateway, paying: { shop, order }, begin }) => {
  const id = await begin()
  gateway.answer = (_, response) => void answer(response)
  expect(await checkPayment(shop, id)).toMatchObject({ state: 'pending', isWalletAway: true })
  gateway.answer = () => complete(order.total)
  expect(await checkPayment(shop, id, later(1))).toMatchObject({ state: 'paid', isWalletAway: false })
  expect(await db.$count(payments)).toBe(1)
})

test.for([
  [1, 1],
  [999_999, 999_999],
  [10_999.5, 10_999],
])(
  'a look-up over %d rupees pays nothing, and all of it goes back',
  async ([rupees, whole], { db, gateway, begin, paying }) => {
    const { shop, order, warned } = paying
    const [id, next] = [await begin(), await begin()]
    gateway.answer = () => complete(rupees!)
    const wrong = { state: 'failed', ending: 'wrong-amount', isRefundDue: true, canPayAgain: true }
    expect(await checkPayment(shop, id, later(1))).toMatchObject(wrong)
    expect(warned).toEqual(['a wrong amount was paid'])
    expect(await db.select().from(payments)).toMatchObject([{ attemptId: id, amount: whole }])
    expect(await db.select().from(refunds)).toMatchObject([{ cause: `attempt:${id}`, amount: whole, doneAt: null }])
    expect(await db.$count(mails, eq(mails.template, 'refund-due'))).toBe(1)
    expect(await actionsOf(db, order.id)).toEqual(['place', 'payment', 'refund-due'])
    expect((await findAttempt(db, id))!.lastAnswer).toContain(String(rupees))

    gateway.answer = () => complete(order.total)
    await lookUp(shop, (await findAttempt(db, id))!, later(2)) // as a repeated return would
    expect(await showAttempt(shop, id)).toMatchObject(wrong)
    expect(await db.$count(payments)).toBe(1)
    expect(await checkPayment(shop, next, later(2))).toMatchObject({ state: 'paid', isRefundDue: false })
    expect(await stateOf(db, order.id)).toBe('confirm')
  },
)

test.for([0, 0.5, 'free', undefined])(
  'complete with %j rupees is no answer',
  async (said, { db, gateway, begin, paying }) => {
    const id = await begin()
    gateway.answer = () => ({ status: 'COMPLETE', total_amount: said })
    expect(await checkPayment(paying.shop, id)).toMatchObject({ state: 'pending', isWalletAway: true })
    expect(paying.warned).toEqual(['a wrong amount was paid'])
    expect(await db.$count(payments)).toBe(0)
    expect((await findAttempt(db, id))!.nextCheckAt).not.toBeNull()
  },
)

test('who gave up tries again; a try that nobody heard of ends after an hour', async ({
  db,
  gateway,
  paying,
  begin,
}) => {
  const { shop, order } = paying
  const one = await begin()
  gateway.answer = () => ({ status: 'CANCELED' })
  expect(await checkPayment(shop, one)).toMatchObject({ state: 'failed', ending: 'cancelled', canPayAgain: true })
  const two = await begin()
  gateway.answer = () => ({ status: 'NOT_FOUND' })
  expect(await checkPayment(shop, two, later(59))).toMatchObject({ state: 'pending' })
  expect(await checkPayment(shop, two, later(61))).toMatchObject({ state: 'failed', ending: 'late' })
  expect(await actionsOf(db, order.id)).toEqual(['place', 'payment-failed', 'payment-failed'])
})

test('a payment is owed back once, no matter how the order ends', async ({
  db,
  gateway,
  paying: { shop, order },
  begin,
}) => {
  const id = await begin()
  gateway.answer = () => complete(order.total)
  await checkPayment(shop, id)
  const { secrets } = testOptions
  await changeOrder({ db, secrets }, order.id, { action: 'cancel', by: { actor: 'shopper', id: null } })
  expect(await db.select().from(refunds)).toMatchObject([{ cause: 'cancel', amount: order.total }])
  expect(await showAttempt(shop, id)).toMatchObject({ isRefundDue: true })
})

test('another amount, a paid way and an order in cash are refused', async ({ db, paying: { shop, order } }) => {
  const wallet = 'esewa' as const
  await expect(beginPayment(shop, order, { wallet, amount: order.total - 1 })).rejects.toMatchObject({
    code: 'conflict',
  })
  const cash = await givenOrder(db, { payment: 'cod' })
  await expect(beginPayment(shop, cash, { wallet, amount: cash.total })).rejects.toMatchObject({ code: 'conflict' })
  await expect(beginPayment(shop, order, { wallet, amount: order.total }, later(31))).rejects.toMatchObject({
    message: 'The time to pay for this order has run out. Please order again.',
  })
  expect(await db.$count(paymentAttempts)).toBe(0)
})

test('a deposit confirms a piece that is made to measure, the balance is another payment', async ({ db, gateway }) => {
  const { shop, order } = await givenPaying(db, gateway, { payment: 'bank', deposit: 4_000, payBy: later(3 * 1_440) })
  const deposit = await beginPayment(shop, order, { wallet: 'esewa', amount: 4_000 })
  gateway.answer = () => complete(4_000)
  expect(await checkPayment(shop, deposit.attemptId)).toMatchObject({ state: 'paid', purpose: 'deposit' })
  expect(await stateOf(db, order.id)).toBe('confirm')
  const rest = order.total - 4_000
  gateway.answer = () => complete(rest)
  const balance = await beginPayment(shop, order, { wallet: 'esewa', amount: rest }, later(10_000))
  expect(await checkPayment(shop, balance.attemptId)).toMatchObject({ state: 'paid', purpose: 'balance' })
  expect(await db.$count(refunds)).toBe(0)
})
