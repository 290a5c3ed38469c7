import { eq } from 'drizzle-orm'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { TRANSFER_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { mails, orders } from '../../platform/db/schema.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { paidUntil } from '../payments/order-money.ts'
import { givenExchangeable, givenExchanger, orderOf, returnOf } from './exchanges.fixture.ts'

const { secrets } = testOptions

/** An order of 12,000 that waits for 2,000 by transfer, and a change of its payment method by its buyer. */
const test = base.extend('given', async ({ app, db }) => {
  const manager = await givenExchanger(app)
  const { id: userId } = await givenUser(db)
  const { headers } = await givenSession(db, userId)
  const { order, other } = await givenExchangeable(db, { userId })
  const lines = [{ variantId: other.variantId, quantity: 1 }]
  const { id, number } = (await manager.exchange(order.id, { lines, payment: 'bank' })).json()
  await db.delete(mails)
  const change = (payment: PaymentMethod) => {
    const url = `/api/orders/${number}/payment?key=${trackKey(secrets.orderKey, number)}`
    return app.inject({ method: 'PUT', url, payload: { payment }, headers })
  }
  return { order, id, change }
})

test('a buyer who pays the difference in cash instead reads the difference, not the total', async ({ db, given }) => {
  expect((await given.change('cod')).statusCode).toBe(200)
  expect(await readOutbox(db)).toMatchObject([{ template: 'now-in-cash', data: { total: 2_000 } }])
})

test('a buyer who pays the difference by transfer instead reads what the old piece pays', async ({ db, given }) => {
  await db.update(orders).set({ payment: 'khalti' }).where(eq(orders.id, given.id))
  const changed = await given.change('bank')
  expect(changed.statusCode, changed.body).toBe(200)
  expect(await readOutbox(db)).toMatchObject([{ template: 'order-placed', data: { exchanged: 10_000 } }])
})

test('an unpaid exchange ends after three days, and its buyer keeps the old piece', async ({ app, db, given }) => {
  const next = await orderOf(db, given.id)
  const payBy = new Date(next.placedAt.getTime() + TRANSFER_PAYS_WITHIN_MS)
  expect(paidUntil(next, (await readMoneyOf(db, [next.id]))(next.id))).toEqual(payBy)
  const shop = { db, secrets, wallets: app.wallets, log: app.log }
  await expireOrders({}, shop, undefined, new Date(payBy.getTime() - 1_000))
  expect(await orderOf(db, next.id)).toMatchObject({ state: 'pending' })
  await expireOrders({}, shop, undefined, new Date(payBy.getTime() + 1_000))
  expect(await orderOf(db, next.id)).toMatchObject({ state: 'cancelled' })
  expect(await returnOf(db, given.order.id)).toMatchObject({ state: 'withdrawn' })
  const [mail] = await readOutbox(db)
  expect(mail).toMatchObject({ template: 'order-cancelled', data: { by: 'system', due: 12_000 } })
})
