import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Db } from '../../../platform/db/client.ts'
import * as schema from '../../../platform/db/schema.ts'
import { recordPayment } from '../../../sales/payments/record-payment.ts'
import { withLockedOrder } from '../../../sales/orders/lock-order.ts'
import { eventsOf, givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../../test/test.ts'
import { waitingSessions } from '../../../test/waiting-sessions.ts'
import { EMAIL, given, givenRequest, runJob } from './person.fixture.ts'

const { bankVouchers, orderEvents, orders, photos, variants } = schema
const soon = new Date(Date.now() + 600_000)
const transfer = { payment: 'bank', payBy: soon } as const

type Given = NonNullable<Parameters<typeof givenOrder>[1]>

const unproved: [string, Given][] = [
  ['cash whose code nobody entered', { verifyBy: soon }],
  ['an unpaid transfer', transfer],
  ['an unpaid wallet', { payment: 'khalti', payBy: soon }],
  ['an unpaid transfer under the number alone', { ...transfer, email: '' }],
]

test.for(unproved)(
  'an order that anybody can place is not in the way, and the deletion cancels and forgets it: %s',
  async ([, values], { app, db }) => {
    const order = await givenOrder(db, values)
    const { id, show, deletion } = await givenRequest(app, db)
    expect(await show()).toMatchObject({ inTheWay: [], toCancel: [{ id: order.id, number: order.number }] })
    expect((await deletion()).statusCode).toBe(200)
    await runJob(db, id)
    expect(await show()).toMatchObject({ state: 'deleted', problem: '' })
    expect(await stored(db, order.id)).toMatchObject({ state: 'cancelled', name: '', email: '', privateDetails: null })
    // A stranger who placed it can read its history, and must not learn of the request.
    expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ action: 'cancel', actor: 'staff', reason: '' })
    expect((await db.select().from(variants)).map(({ stock }) => stock)).toEqual([6])
  },
)

const proved: [string, Given, (db: Db, orderId: string) => Promise<unknown>][] = [
  ['cash whose code was entered', {}, async () => {}],
  ['taken by staff on the phone', { ...transfer, takenBy: randomUUID() }, async () => {}],
  ['the deposit of a custom piece', { ...transfer, deposit: 5_000 }, async () => {}],
  ['a receipt that waits for an answer', transfer, insertReceipt],
  [
    'a code that was entered before cash became a transfer',
    transfer,
    (db, orderId) =>
      db.insert(orderEvents).values({ orderId, action: 'verified', state: 'pending', actor: 'shopper', actorId: null }),
  ],
  [
    'a part of the money',
    transfer,
    (db, orderId) =>
      db.insert(schema.payments).values({ orderId, method: 'bank', purpose: 'full', amount: 100, reference: '' }),
  ],
  ['a payment by wallet under way', { payment: 'khalti', payBy: soon }, insertAttempt],
]

test.for(proved)(
  'an order of somebody who proved something is in the way: %s',
  async ([, values, and], { app, db }) => {
    const order = await givenOrder(db, values)
    await and(db, order.id)
    const { show, deletion } = await givenRequest(app, db)
    const inTheWay = [{ id: order.id, number: order.number, why: 'on-its-way' }]
    expect(await show()).toMatchObject({ inTheWay, toCancel: [] })
    expect((await deletion()).statusCode).toBe(409)
  },
)

test('an order that is paid once the button was pressed stops the deletion', async ({ app, db }) => {
  const order = await givenOrder(db, transfer)
  const { id, show, deletion } = await givenRequest(app, db)
  await deletion()
  await db
    .insert(schema.payments)
    .values({ orderId: order.id, method: 'bank', purpose: 'full', amount: 1, reference: '' })
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'open', problem: expect.stringContaining(order.number) })
  expect(await stored(db, order.id)).toMatchObject({ state: 'pending', name: order.name })
})

test('money that comes after the deletion is owed, and goes to nobody’s contact', async ({ app, db }) => {
  const { id: orderId } = await givenOrder(db, transfer)
  const { id, deletion } = await givenRequest(app, db)
  await deletion()
  await runJob(db, id)
  const paid = { method: 'bank', purpose: 'full', amount: 11_000, reference: 'T-1', recordedBy: null } as const
  await withLockedOrder(db, orderId, (tx, order) => recordPayment(tx, testOptions.secrets, order, paid, new Date()))
  expect(await db.select().from(schema.refunds)).toMatchObject([{ orderId, amount: 11_000, doneAt: null }])
  expect(await stored(db, orderId)).toMatchObject({ state: 'cancelled', name: '', email: '' })
})

test('a wallet’s payment that ended without money keeps nobody from being deleted', async ({ app, db }) => {
  const order = await givenOrder(db, { payment: 'khalti', payBy: soon })
  await insertAttempt(db, order.id)
  await db.update(schema.paymentAttempts).set({ state: 'failed', ending: 'cancelled', endedAt: new Date() })
  const { show } = await givenRequest(app, db)
  expect(await show()).toMatchObject({ inTheWay: [], toCancel: [{ id: order.id }] })
})

test('nobody hears of the cancellation', async ({ app, db }) => {
  await givenOrder(db, transfer)
  const { id, deletion } = await givenRequest(app, db, { ...given, phone: '', phoneProved: false })
  await deletion()
  // Whatever is queued may be sent before a later step deletes it.
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a message was queued'; end $$`)
  for (const table of ['mails', 'sms_messages']) {
    await db.execute(sql.raw(`create trigger refuse before insert on ${table} execute function refuse()`))
  }
  await runJob(db, id)
  expect(await db.select().from(orders)).toMatchObject([{ state: 'cancelled', email: '' }])
})

ownDatabaseTest('an order placed during the last step is cancelled and forgotten too', async ({ app, db }) => {
  const { id, show, deletion } = await givenRequest(app, db)
  await deletion()
  await db.insert(schema.oneTimeCodes).values({ email: EMAIL, purpose: 'reset-password', expiresAt: soon })
  let running: Promise<void> | undefined
  const placed = await db.transaction(async (tx) => {
    await tx.select().from(schema.oneTimeCodes).for('update')
    running = runJob(db, id)
    await vi.waitFor(async () => expect(await waitingSessions(db)).toBe(1), { timeout: 10_000 })
    return givenOrder(tx, transfer)
  })
  await running
  expect(await show()).toMatchObject({ state: 'deleted', problem: '' })
  expect(await stored(db, placed.id)).toMatchObject({ state: 'cancelled', name: '', email: '', privateDetails: null })
})

test('an order that cannot be cancelled fails the deletion, which names it', async ({ app, db }) => {
  const order = await givenOrder(db, transfer)
  const handedOver = { state: 'delivered', deliveredAt: new Date() } as const
  await db
    .insert(schema.deliveries)
    .values({ orderId: order.id, number: 1, isLarge: false, code: '123456', ...handedOver })
  const { id, show, deletion } = await givenRequest(app, db)
  await deletion()
  await expect(runJob(db, id, AbortSignal.timeout(5_000))).rejects.toThrow(`${order.number} cannot be cancelled`)
  expect(await show()).toMatchObject({ state: 'deleting', problem: expect.stringContaining('The last attempt failed') })
  expect(await stored(db, order.id)).toMatchObject({ state: 'pending', name: order.name })
})

async function stored(db: Db, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

async function insertReceipt(db: Db, orderId: string) {
  const photoId = randomUUID()
  await db.insert(photos).values({ id: photoId, kind: 'voucher', orderId, width: 1, height: 1 })
  await db.insert(bankVouchers).values({ orderId, photoId })
}

async function insertAttempt(db: Db, orderId: string) {
  const khalti = { provider: 'khalti', providerRef: 'pidx-1', purpose: 'full', request: {} } as const
  await db.insert(schema.paymentAttempts).values({ id: randomUUID(), orderId, amount: 11_000, ...khalti })
}
