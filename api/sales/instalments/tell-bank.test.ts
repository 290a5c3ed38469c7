import { eq } from 'drizzle-orm'
import { auditLog, orders } from '../../platform/db/schema.ts'
import { expect, testOptions } from '../../test/test.ts'
import { changeOrder } from '../orders/change-order.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { test } from './instalments.fixture.ts'

const { secrets } = testOptions

test('staff tell a bank that waits that the order is cancelled, and mark that they have', async ({ db, wish }) => {
  await wish.move('papers')
  await wish.cancel()
  const { order } = await wish.stored()
  const read = async () => (await wish.call('GET', `/orders/${order.number}`)).json().tellBank
  expect([await read(), await wish.listed()]).toEqual(['cancelled', [order.number]])
  expect(JSON.stringify(await wish.read())).not.toContain('tellBank')
  const told = await wish.told('cancelled')
  expect([told.statusCode, told.json().tellBank, await wish.listed()]).toEqual([200, null, []])
  expect((await wish.told('cancelled')).json().tellBank).toBeNull()
  expect(await db.$count(auditLog, eq(auditLog.tableName, 'instalment_requests'))).toBe(2)
})

test('staff tell nothing to a bank that knows of no request', async ({ wish }) => {
  await wish.cancel()
  expect((await wish.stored()).request.tellBank).toBeNull()
})

test('staff tell a bank that approved that the order expired', async ({ db, wish }) => {
  await wish.move('approved')
  const { order } = await wish.stored()
  const now = new Date(order.payBy!.getTime() + 1_000)
  await changeOrder({ db, secrets }, order.id, { action: 'expire', by: { actor: 'system', id: null }, now })
  expect((await wish.stored()).request.tellBank).toBe('cancelled')
})

test('a buyer who pays in another way leaves staff to tell the bank, until the request is taken up again', async ({
  db,
  wish,
}) => {
  await wish.move('papers')
  await wish.pay('esewa')
  expect((await wish.stored()).request).toMatchObject({ state: 'withdrawn', tellBank: 'other-way' })
  await db.update(orders).set({ payment: 'bank' })
  await wish.move('papers')
  expect((await wish.stored()).request.tellBank).toBeNull()
  expect((await wish.move('withdrawn')).json().tellBank).toBe('withdrawn')
})

test('a mark for another matter leaves what staff have yet to tell', async ({ wish }) => {
  await wish.move('papers')
  await wish.move('withdrawn')
  await wish.pay('esewa')
  expect((await wish.told('cancelled')).json().tellBank).toBe('withdrawn')
})

test('an order that is paid before the bank has all papers leaves staff to tell the bank', async ({ db, wish }) => {
  await wish.move('papers')
  const pay = async () => {
    const { order } = await wish.stored()
    const money = { method: 'bank', purpose: 'full', amount: order.total, reference: 'FT1', recordedBy: null } as const
    await withLockedOrder(db, order.id, (tx, held) => recordPayment(tx, secrets, held, money, new Date()))
    return (await wish.stored()).request.tellBank
  }
  expect(await pay()).toBe('paid')
})
