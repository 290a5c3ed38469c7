import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { auditLog, payments, refunds } from '../../../platform/db/schema.ts'
import { givenDelivered } from '../../fulfilment/fulfilment.fixture.ts'
import { givenOrder, stateOf } from '../../orders/orders.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../../test/test.ts'

test('a transfer that arrived confirms its order, once', async ({ app, db }) => {
  const staff = await givenStaff(app, 'manager')
  const order = await givenOrder(db, { payment: 'bank' })
  const transfer = { amount: order.total, reference: 'FT26-1' }
  const shown = (await staff.call('POST', `/orders/${order.id}/transfers`, transfer)).json()
  expect(shown).toMatchObject({ state: 'confirm', payments: [{ amount: order.total, recordedBy: staff.name }] })
  const again = await staff.call('POST', `/orders/${order.id}/transfers`, transfer)
  expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining(order.number)])
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'payments'))
  expect(entries).toMatchObject([{ staffId: staff.id, call: 'POST /api/admin/orders/:id/transfers', action: 'insert' }])
})

test('cash in the shop counts once, and never more than is due', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db)
  const pay = (id: string, amount: number) => staff.call('POST', `/orders/${order.id}/cash`, { id, amount })
  const id = randomUUID()
  expect((await pay(id, 1_000)).json().order.money).toMatchObject({ paid: 1_000, due: 10_000 })
  expect((await pay(id, 1_000)).json().order.money).toMatchObject({ paid: 1_000, due: 10_000 })
  const otherSum = await pay(id, 2_000)
  expect([otherSum.statusCode, otherSum.json().code]).toEqual([422, 'key_reused'])
  expect((await pay(randomUUID(), 10_001)).json()).toMatchObject({ message: 'At most Nrs. 10,000 is due.' })
  expect((await pay(randomUUID(), 10_000)).json()).toMatchObject({ state: 'confirm' })
  expect((await pay(randomUUID(), 1)).json()).toMatchObject({ code: 'conflict' })
  expect(await db.$count(payments)).toBe(2)
  expect(await stateOf(db, order.id)).toBe('confirm')
})

test('a promised refund is in the list with its clock, and goes back in parts', async ({ app, db }) => {
  const staff = await givenStaff(app, 'manager')
  const order = await givenDelivered(db, new Date(), { name: 'Asmita Rai' })
  const promise = { id: randomUUID(), amount: 3_000 }
  for (const _ of [1, 2]) await staff.call('POST', `/orders/${order.id}/refunds`, promise)
  const { items, total } = (await staff.call('GET', '/refunds?state=open&sort=dueBy')).json()
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    amount: 3_000,
    why: 'Promised by staff',
    isLate: false,
    businessDaysLeft: 6,
    order: { number: order.number, name: 'Asmita Rai' },
    paidBy: 'cod',
  })

  const { id } = items[0]
  const record = (body: object) => staff.call('POST', `/refunds/${id}/record`, body)
  expect((await record({ amount: 3_001, reference: 'R-1' })).statusCode).toBe(400)
  expect((await record({ amount: 1_000, reference: 'R-1' })).json()).toMatchObject({
    amount: 1_000,
    doneBy: staff.name,
    reference: 'R-1',
    businessDaysLeft: null,
  })
  expect((await record({ reference: 'R-2' })).statusCode).toBe(409)
  expect((await staff.call('GET', '/refunds?state=open')).json()).toMatchObject({
    items: [{ amount: 2_000 }],
    total: 1,
  })
  expect((await staff.call('GET', '/refunds?q=r-1')).json().items).toMatchObject([{ id }])
  const { refunds: shown, maxRefundable } = (await staff.call('GET', `/orders/${order.id}`)).json()
  expect([shown.length, maxRefundable]).toEqual([2, order.total - 3_000])
})

test('a promise that comes again with another sum is refused, also once a part has gone back', async ({ app, db }) => {
  const staff = await givenStaff(app, 'manager')
  const order = await givenDelivered(db, new Date())
  const id = randomUUID()
  const promise = async (amount: number) => {
    const answer = await staff.call('POST', `/orders/${order.id}/refunds`, { id, amount })
    return [answer.statusCode, answer.json().code]
  }
  expect(await promise(3_000)).toEqual([200, undefined])
  expect(await promise(2_000)).toEqual([422, 'key_reused'])
  const [refund] = await db.select().from(refunds)
  for (const reference of ['R-1', 'R-2']) {
    const [open] = (await staff.call('GET', '/refunds?state=open')).json().items
    await staff.call('POST', `/refunds/${open.id}/record`, { amount: 1_000, reference })
  }
  expect(await promise(3_000)).toEqual([200, undefined])
  expect(await promise(1_000)).toEqual([422, 'key_reused'])
  expect(await db.$count(refunds)).toBe(3)
  expect(refund).toMatchObject({ amount: 3_000 })
})

test('what is late is found, the latest first', async ({ app, db }) => {
  const staff = await givenStaff(app, 'manager')
  const { id: orderId } = await givenDelivered(db, new Date())
  const due = (cause: string, day: string) => ({ orderId, cause, amount: 10, dueBy: new Date(`${day}T06:00:00Z`) })
  await db
    .insert(refunds)
    .values([due('staff:1', '2026-01-03'), due('staff:2', '2026-01-02'), due('staff:3', '2099-01-01')])
  const late = (await staff.call('GET', '/refunds?state=late&sort=dueBy')).json().items
  expect(
    late.map(({ dueBy, isLate, businessDaysLeft }: Record<string, unknown>) => [dueBy, isLate, businessDaysLeft]),
  ).toEqual([
    ['2026-01-02T06:00:00.000Z', true, 0],
    ['2026-01-03T06:00:00.000Z', true, 0],
  ])
  expect((await staff.call('GET', '/refunds?dueFrom=2026-01-03&dueUntil=2026-01-03')).json().total).toBe(1)
})

ownDatabaseTest('of two who record one refund at once one does, and the other is told', async ({ app, db }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const order = await givenDelivered(db, new Date())
  await one.call('POST', `/orders/${order.id}/refunds`, { id: randomUUID(), amount: 500 })
  const [refund] = await db.select().from(refunds)
  const answers = await Promise.all(
    [one, other].map((who, index) => who.call('POST', `/refunds/${refund!.id}/record`, { reference: `R-${index}` })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('support sees what is paid and cannot change it', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  const order = await givenOrder(db)
  expect((await support.call('GET', `/orders/${order.id}`)).json().order.money).toMatchObject({ due: order.total })
  expect((await support.call('GET', '/refunds')).statusCode).toBe(403)
  const cash = { id: randomUUID(), amount: 1 }
  expect((await support.call('POST', `/orders/${order.id}/cash`, cash)).statusCode).toBe(403)
})
