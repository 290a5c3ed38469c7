import { and, eq, sql } from 'drizzle-orm'
import { buildApp } from '../../../app.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import {
  auditLog,
  mails,
  orderEvents,
  refundRequests,
  staffSessions,
  testGatewayPayments,
} from '../../../platform/db/schema.ts'
import { openWalletServer } from '../../../test/payments-model/wallet-server.ts'
import { expect, test as base, testOptions } from '../../../test/test.ts'
import { givenOrder } from '../../orders/orders.fixture.ts'
import type { RefundFault } from '../test-gateway/refund-faults.ts'
import { openWallets } from '../wallets/open-wallets.ts'
import { testWalletSettings } from '../wallets/wallet-settings.ts'
import { givenDue, givenPaid, givenRefund, heldBy, refundsOf, requestOf } from './refunds.fixture.ts'

/** A shop whose wallets the TEST gateway plays, on a port of its own. */
const test = base
  .extend('sharedShop', { scope: 'file' }, async ({ shared }, { onCleanup }) => {
    const { publicUrl, secrets } = testOptions
    const gateway = await openWalletServer(shared)
    const wallets = openWallets(testWalletSettings(gateway.url, secrets), { apiUrl: publicUrl, isTest: true })
    const shop = buildApp({ ...testOptions, db: shared, wallets })
    onCleanup(async () => {
      await shop.close()
      await gateway.close()
    })
    return shop
  })
  // Depends on `db`, which rolls back the test's changes.
  .extend('shop', ({ db, sharedShop }) => db && sharedShop)
  .extend('staff', ({ shop }) => givenStaff(shop, 'manager'))
  .extend('send', ({ staff }) => {
    return (refundId: string, body: object = {}) => staff.call('POST', `/refunds/${refundId}/sending`, body)
  })
  .extend('fail', ({ db }) => {
    return (refundFault: RefundFault, ref: string) =>
      db.update(testGatewayPayments).set({ refundFault }).where(eq(testGatewayPayments.ref, ref))
  })

test('a refund goes back by Khalti, and the customer hears as from staff', async ({ db, staff, send }) => {
  const { order, refundId, ref, total, transactionId } = await givenRefund(db)
  const [due] = (await staff.call('GET', '/refunds')).json().items
  expect(due).toMatchObject({ wallet: { name: 'khalti', most: total }, request: null, failure: null })

  const sent = await send(refundId)
  expect([sent.statusCode, sent.json()]).toMatchObject([
    200,
    { amount: total, doneBy: staff.name, reference: transactionId, wallet: null, request: null },
  ])
  expect(await heldBy(db, ref)).toEqual([total, 'Refunded'])
  expect(await db.select().from(mails)).toMatchObject([{ template: 'refund-done' }])
  const refunded = and(eq(orderEvents.orderId, order.id), eq(orderEvents.action, 'refund'))
  expect(await db.select().from(orderEvents).where(refunded)).toMatchObject([
    { actor: 'staff', actorId: staff.id, detail: { amount: total } },
  ])
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'refund_requests'))
  expect(entries.map(({ staffId, action }) => [staffId, action])).toEqual([
    [staff.id, 'insert'],
    [staff.id, 'update'],
  ])
  expect((await send(refundId)).json()).toMatchObject({ code: 'conflict', message: 'This refund was done already.' })
})

test('it goes back in parts, and never more than was paid', async ({ db, staff, send }) => {
  const { order, refundId, ref, total, transactionId } = await givenRefund(db)
  expect((await send(refundId, { amount: total + 1 })).statusCode).toBe(400)
  expect((await send(refundId, { amount: 0.5 })).statusCode).toBe(400)
  await send(refundId, { amount: 400 })
  expect(await heldBy(db, ref)).toEqual([400, 'Partially refunded'])

  const [rest] = (await staff.call('GET', '/refunds?state=open')).json().items
  expect(rest).toMatchObject({ amount: total - 400, wallet: { most: total - 400 } })
  await send(rest.id)
  expect(await heldBy(db, ref)).toEqual([total, 'Refunded'])
  const done = { isDone: true, reference: transactionId, doneBy: staff.id }
  expect(await refundsOf(db, order.id)).toEqual([
    { ...done, amount: 400 },
    { ...done, amount: total - 400 },
  ])
})

test('an order paid in two parts goes back payment by payment', async ({ db, staff, send }) => {
  const order = await givenOrder(db, { payment: 'khalti', state: 'cancelled' })
  const deposit = await givenPaid(db, order, { amount: 3_000 })
  const balance = await givenPaid(db, order, { amount: order.total - 3_000 })
  const refundId = await givenDue(db, order.id, order.total)
  const first = await staff.call('GET', `/refunds/${refundId}`)
  expect(first.json().wallet).toEqual({ name: 'khalti', most: order.total - 3_000 })
  await send(refundId)
  const [rest] = (await staff.call('GET', '/refunds?state=open')).json().items
  expect(rest).toMatchObject({ amount: 3_000, wallet: { most: 3_000 } })
  await send(rest.id)
  expect([await heldBy(db, deposit.ref), await heldBy(db, balance.ref)]).toEqual([
    [3_000, 'Refunded'],
    [order.total - 3_000, 'Refunded'],
  ])
})

test('what was paid twice goes back by that payment', async ({ db, send }) => {
  const order = await givenOrder(db, { payment: 'khalti', state: 'confirm' })
  const [first, twice] = [await givenPaid(db, order), await givenPaid(db, order)]
  await send(await givenDue(db, order.id, order.total, `attempt:${twice.payment.attemptId}`))
  expect([await heldBy(db, first.ref), await heldBy(db, twice.ref)]).toEqual([
    [0, 'Completed'],
    [order.total, 'Refunded'],
  ])
})

test('a refusal is named with what to do, and the refund can be sent again', async ({ db, staff, send, fail }) => {
  const { order, refundId, ref, total } = await givenRefund(db)
  await fail('poor', ref)
  const refused = await send(refundId)
  const message = expect.stringMatching(
    /^Khalti says that the merchant account has too little money\. Nothing was refunded\./,
  )
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { message }])
  expect(await heldBy(db, ref)).toEqual([0, 'Completed'])
  const [shown] = (await staff.call('GET', `/orders/${order.id}`)).json().refunds
  expect(shown).toMatchObject({ failure: message, request: null, wallet: { most: total }, doneAt: null })
  expect((await send(refundId)).statusCode).toBe(200)
  expect(await heldBy(db, ref)).toEqual([total, 'Refunded'])
})

test('a payment from a bank needs the customer’s number, which is not kept', async ({ db, send, fail }) => {
  const { refundId, ref, total } = await givenRefund(db)
  await fail('bank', ref)
  expect((await send(refundId)).json().message).toMatch(/^Khalti asks for the customer’s mobile number/)
  expect((await send(refundId, { mobile: '12345' })).json()).toMatchObject({ fields: { mobile: expect.any(String) } })
  expect((await send(refundId, { mobile: '+977 984-123 4567' })).statusCode).toBe(200)
  expect(await heldBy(db, ref)).toEqual([total, 'Refunded'])
  for (const table of [refundRequests, auditLog]) {
    expect(JSON.stringify(await db.select().from(table))).not.toContain('9841234567')
  }
})

test('a refund whose answer was lost is unknown until the look-up, and is not sent again', async ({
  db,
  staff,
  send,
  fail,
}) => {
  const { order, refundId, ref, total } = await givenRefund(db)
  await fail('lost', ref)
  const lost = await send(refundId, { amount: 400 })
  expect([lost.statusCode, lost.json()]).toMatchObject([
    200,
    { doneAt: null, wallet: null, request: { wallet: 'khalti', state: 'unknown', amount: 400, sentBy: staff.name } },
  ])
  expect((await send(refundId)).json().message).toMatch(/^This refund was sent by manager of the shop already/)
  const record = (amount: number) => staff.call('POST', `/refunds/${refundId}/record`, { amount, reference: 'R' })
  expect((await record(total)).json().message).toMatch(/^A refund of Nrs. 400 was sent to the wallet/)
  expect((await staff.call('POST', `/refunds/${refundId}/not-made`)).json().message).toMatch(/may still be on its way/)

  const seen = (await staff.call('POST', `/refunds/${refundId}/look-up`)).json()
  expect(seen).toMatchObject({ amount: 400, doneBy: staff.name, request: null })
  expect(await heldBy(db, ref)).toEqual([400, 'Partially refunded'])
  expect((await refundsOf(db, order.id)).map(({ amount, isDone }) => [amount, isDone])).toEqual([
    [400, true],
    [total - 400, false],
  ])
  expect((await staff.call('POST', `/refunds/${refundId}/look-up`)).json()).toMatchObject({ code: 'conflict' })
})

test('staff who see an unknown refund in the portal record it', async ({ db, staff, send, fail }) => {
  const { refundId, ref, total } = await givenRefund(db)
  await fail('lost', ref)
  await send(refundId)
  const done = await staff.call('POST', `/refunds/${refundId}/record`, { amount: total, reference: 'PORTAL-1' })
  expect(done.json()).toMatchObject({ reference: 'PORTAL-1', request: null })
  expect(await requestOf(db, refundId)).toMatchObject({ state: 'done', nextCheckAt: null })
})

test('what staff refunded in the portal is not sent once more', async ({ db, send }) => {
  const [all, part] = [await givenRefund(db), await givenRefund(db)]
  const inPortal = (ref: string, status: string, refunded: number) =>
    db.update(testGatewayPayments).set({ status, refunded }).where(eq(testGatewayPayments.ref, ref))
  await inPortal(all.ref, 'Refunded', all.total * 100)
  await inPortal(part.ref, 'Partially refunded', 100_00)
  expect((await send(all.refundId)).json().message).toMatch(
    /^Khalti says that all of this payment was refunded already/,
  )
  expect((await send(part.refundId)).json().message).toMatch(/^Khalti says that a part of this payment was refunded/)
  expect(await db.$count(refundRequests)).toBe(0)
})

test('a payment that Khalti does not know, and one by eSewa, go back by hand', async ({ db, staff, send }) => {
  const [unknown, esewa] = [await givenRefund(db), await givenRefund(db, { provider: 'esewa' })]
  await db.delete(testGatewayPayments).where(eq(testGatewayPayments.ref, unknown.ref))
  expect((await send(unknown.refundId)).json().message).toMatch(
    /^Khalti does not say that this payment can be refunded/,
  )
  expect((await staff.call('GET', `/refunds/${esewa.refundId}`)).json().wallet).toBeNull()
  expect((await send(esewa.refundId)).json().message).toMatch(/^No wallet can send this refund/)
  const done = await staff.call('POST', `/refunds/${esewa.refundId}/record`, { reference: 'E-1' })
  expect(done.json()).toMatchObject({ reference: 'E-1' })
})

test('only staff who may refund send one, after a fresh password', async ({ db, shop, staff, send }) => {
  const { refundId, ref } = await givenRefund(db)
  const support = await givenStaff(shop, 'support')
  for (const act of ['sending', 'look-up', 'not-made']) {
    const body = act === 'sending' ? {} : undefined
    expect((await support.call('POST', `/refunds/${refundId}/${act}`, body)).statusCode).toBe(403)
  }
  await db
    .update(staffSessions)
    .set({ provedAt: sql`now() - interval '16 minutes'` })
    .where(eq(staffSessions.staffId, staff.id))
  expect((await send(refundId)).json()).toMatchObject({ code: 'proof_required' })
  expect(await heldBy(db, ref)).toEqual([0, 'Completed'])
})
