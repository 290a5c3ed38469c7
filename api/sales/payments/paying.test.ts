import { eq } from 'drizzle-orm'
import { buildApp } from '../../app.ts'
import { mails, orderEvents, payments } from '../../platform/db/schema.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenGateway, givenWallets } from './payments.fixture.ts'

const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000)

const test = base
  .extend('gateway', async ({ server: _server }, { onCleanup }) => {
    const gateway = await givenGateway()
    onCleanup(gateway.close)
    return gateway
  })
  .extend('app', ({ db, gateway }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db, wallets: givenWallets(gateway) })
    onCleanup(() => app.close())
    return app
  })

test('an order is paid by eSewa: form, return, look-up, confirmation', async ({ app, db, gateway }) => {
  const order = await givenOrder(db, { payment: 'esewa', payBy: inHalfAnHour() })
  const key = trackKey(testOptions.secrets.orderKey, order.number)
  const begun = await app.inject({
    method: 'POST',
    url: `/api/orders/${order.number}/pay?key=${key}`,
    payload: { wallet: 'esewa', amount: order.total },
  })
  expect(begun.statusCode).toBe(200)
  const { attemptId, url, fields } = begun.json().data
  expect(url).toBe(`${gateway.url}/form`)
  expect(fields).toMatchObject({
    amount: String(order.total),
    total_amount: String(order.total),
    tax_amount: '0',
    success_url: `http://shop.example/api/payments/esewa/${attemptId}/success`,
  })

  const open = await app.inject(`/api/orders/${order.number}?key=${key}`)
  expect(open.json().data.money.pending).toEqual({ attemptId, wallet: 'esewa', amount: order.total })

  const returned = await app.inject(`/api/payments/esewa/${attemptId}/success?data=nonsense`)
  expect(returned.statusCode).toBe(303)
  expect(returned.headers.location).toBe(`http://shop.example/payment/${attemptId}`)

  gateway.answer = () => ({ status: 'COMPLETE', total_amount: order.total, ref_id: '000AE01' })
  const checked = await app.inject({ method: 'POST', url: `/api/payments/${attemptId}/check` })
  expect(checked.json().data).toMatchObject({ state: 'paid', orderId: order.number, isRefundDue: false })

  expect(await db.select().from(payments)).toMatchObject([
    { orderId: order.id, method: 'esewa', amount: order.total, reference: '000AE01', attemptId },
  ])
  const shown = await app.inject(`/api/orders/${order.number}?key=${key}`)
  expect(shown.json().data).toMatchObject({ status: 'confirm', money: { paid: order.total, pending: null } })
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id)
  expect(events.map(({ action }) => action)).toEqual(['place', 'payment', 'confirm'])
  expect((await db.select().from(mails)).map(({ template }) => template)).toEqual(['order-confirmed'])
})

test('an order is paid by Khalti, in paisa', async ({ app, db, gateway }) => {
  const order = await givenOrder(db, { payment: 'khalti', payBy: inHalfAnHour() })
  const key = trackKey(testOptions.secrets.orderKey, order.number)
  gateway.answer = () => ({ pidx: 'abc123', payment_url: `${gateway.url}/pay/abc123`, expires_in: 1800 })
  const begun = await app.inject({
    method: 'POST',
    url: `/api/orders/${order.number}/pay?key=${key}`,
    payload: { wallet: 'khalti', amount: order.total },
  })
  expect(begun.json().data).toMatchObject({ url: `${gateway.url}/pay/abc123`, fields: null })
  expect(gateway.asked).toMatchObject([{ amount: order.total * 100, purchase_order_name: `Order ${order.number}` }])
  const { attemptId } = begun.json().data
  gateway.answer = () => ({
    pidx: 'abc123',
    status: 'Completed',
    total_amount: order.total * 100,
    transaction_id: 'T1',
  })
  const checked = await app.inject({ method: 'POST', url: `/api/payments/${attemptId}/check` })
  expect(checked.json().data).toMatchObject({ state: 'paid', wallet: 'khalti' })
  expect(await db.select().from(payments)).toMatchObject([{ method: 'khalti', amount: order.total, reference: 'T1' }])
})
