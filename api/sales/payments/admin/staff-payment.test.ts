import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { deliveries, mails, orders, payments, smsMessages } from '../../../platform/db/schema.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenConfirmed, givenZone } from '../../fulfilment/fulfilment.fixture.ts'
import { givenShop } from '../../orders/edits/edits.fixture.ts'
import { eventsOf, givenOrder } from '../../orders/orders.fixture.ts'

const test = base.extend('manager', async ({ app, db }) => {
  await givenShop(db, { bankAccountNumber: '0123' })
  await givenZone(db)
  const manager = await givenStaff(app, 'manager')
  return {
    ...manager,
    change: (id: string, payment: string) => manager.call('PUT', `/orders/${id}/payment`, { payment }),
    ways: async (id: string) => (await manager.call('GET', `/orders/${id}`)).json().paymentWays,
    stored: async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!,
  }
})

const transferOf = (orderId: string, amount: number) => {
  return {
    id: randomUUID(),
    orderId,
    method: 'bank',
    purpose: 'full',
    amount,
    reference: orderId,
    receivedAt: new Date(),
  } as const
}

test('a cash order that is confirmed is paid by transfer instead, and its buyer hears it', async ({ manager, db }) => {
  const order = await givenConfirmed(db)
  await db.delete(mails)
  expect(await manager.ways(order.id)).toContain('bank')
  const changed = await manager.change(order.id, 'bank')
  expect(changed.statusCode, changed.body).toBe(200)
  expect(changed.json().order.money.payNow).toEqual({ purpose: 'full', amount: order.total, until: null })
  expect(await manager.stored(order.id)).toMatchObject({ payment: 'bank', payBy: null, state: 'confirm' })
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ action: 'payment-changed', actor: 'staff' })
  expect((await db.select().from(mails)).map(({ template }) => template)).toEqual(['payment-changed'])
})

test('an order that waits for a transfer is paid in cash, and waits no longer', async ({ manager, db }) => {
  const order = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 60_000), email: '' })
  expect((await manager.change(order.id, 'cod')).statusCode).toBe(200)
  expect(await manager.stored(order.id)).toMatchObject({ payment: 'cod', payBy: null, state: 'pending' })
  expect((await db.select().from(smsMessages)).map(({ template }) => template)).toEqual(['payment-changed'])
})

test('what is paid stays paid, and only the rest is due', async ({ manager, db }) => {
  const order = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 60_000) })
  await db.insert(payments).values(transferOf(order.id, 4_000))
  const changed = await manager.change(order.id, 'cod')
  expect(changed.json().order.money).toMatchObject({ paid: 4_000, due: 7_000 })
})

test('a repeated call changes nothing', async ({ manager, db }) => {
  const order = await givenConfirmed(db)
  await manager.change(order.id, 'bank')
  const before = (await eventsOf(db, order.id)).length
  expect((await manager.change(order.id, 'bank')).statusCode).toBe(200)
  expect(await eventsOf(db, order.id)).toHaveLength(before)
})

test('a rest that is too small for a wallet is said to be so', async ({ manager, db }) => {
  const order = await givenOrder(db, { payment: 'bank', payBy: new Date(Date.now() + 60_000) })
  await db.insert(payments).values(transferOf(order.id, order.total - 9))
  expect(await manager.ways(order.id)).toEqual(['cod'])
  const refused = await manager.change(order.id, 'khalti')
  expect(refused.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('no less than Nrs. 10') })
})

test('nothing changes once somebody is on the way, or once all is paid', async ({ manager, db }) => {
  const order = await givenConfirmed(db)
  await db.update(deliveries).set({ state: 'out' }).where(eq(deliveries.orderId, order.id))
  expect(await manager.ways(order.id)).toEqual([])
  expect((await manager.change(order.id, 'bank')).json().message).toBe('Somebody is on the way with it.')
  const paid = await givenConfirmed(db, { payment: 'khalti' })
  expect((await manager.change(paid.id, 'cod')).json().message).toBe('Nothing is left to pay.')
})
