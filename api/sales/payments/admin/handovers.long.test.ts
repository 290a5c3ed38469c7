import { MOST_PAYMENTS, type AdminHandover, type WaitingCash } from '#contract/admin/payments/handovers.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../../platform/db/client.ts'
import { payments } from '../../../platform/db/schema.ts'
import { givenDelivered, nepal } from '../../fulfilment/fulfilment.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../../test/test.ts'

const friday = nepal('2026-11-20T16:00:00')
const saturday = nepal('2026-11-21T23:30:00')

const test = base
  .extend('orders', async ({ db }) => [
    await givenDelivered(db, friday),
    await givenDelivered(db, friday, { name: 'Bimal Rai' }),
    await givenDelivered(db, saturday),
  ])
  .extend('manager', ({ app }) => givenStaff(app, 'manager'))
  .extend('waiting', async ({ manager, orders }) => {
    if (orders.length !== 3) throw new Error('Three orders were to be paid in cash')
    return (await manager.call('GET', '/waiting-cash')).json<WaitingCash>()
  })

const countOf = ({ days }: WaitingCash, changes = {}) => {
  const [{ day, sum, payments: cash }] = days as [WaitingCash['days'][number]]
  return { day, broughtBy: 'Dil Bahadur', paymentIds: cash.map(({ id }) => id), counted: sum, ...changes }
}

test('cash waits by the days of Nepal on which it was paid', async ({ orders, waiting }) => {
  const [first, second, third] = orders
  expect(waiting).toMatchObject({
    days: [
      { day: '2026-11-20', sum: first!.total + second!.total },
      { day: '2026-11-21', sum: third!.total, payments: [{ order: third!.number, amount: third!.total }] },
    ],
    sum: first!.total + second!.total + third!.total,
  })
})

test('of much cash the oldest is listed, and all of it is summed up', async ({ db, manager, orders }) => {
  const [{ id: orderId, total } = { id: '', total: 0 }] = orders
  const receivedAt = nepal('2026-11-19T12:00:00')
  const many = Array.from({ length: MOST_PAYMENTS }, () => {
    return { orderId, method: 'cod', purpose: 'full', amount: 10, receivedAt } as const
  })
  await db.insert(payments).values(many)
  const { days, count, sum } = (await manager.call('GET', '/waiting-cash')).json<WaitingCash>()
  expect(count).toBe(MOST_PAYMENTS + orders.length)
  expect(sum).toBe(10 * MOST_PAYMENTS + sumOf(orders, (order) => order.total))
  expect(days.map(({ day, payments: cash }) => [day, cash.length])).toEqual([['2026-11-19', MOST_PAYMENTS]])
  expect(total).toBeGreaterThan(0)

  const counted = { day: '2026-11-19', broughtBy: 'Dil', counted: 10 * MOST_PAYMENTS }
  const paymentIds = days[0]!.payments.map(({ id }) => id)
  expect((await manager.call('POST', '/handovers', { ...counted, paymentIds })).statusCode).toBe(201)
  const next = (await manager.call('GET', '/waiting-cash')).json<WaitingCash>()
  expect(next.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
})

test('counted cash is kept with the driver’s name, and is no longer pending', async ({ manager, waiting }) => {
  const counted = await manager.call('POST', '/handovers', countOf(waiting))
  expect(counted.statusCode).toBe(201)
  const handover = counted.json<AdminHandover>()
  const { sum } = waiting.days[0]!
  expect(handover).toMatchObject({
    day: '2026-11-20',
    broughtBy: 'Dil Bahadur',
    expected: sum,
    counted: sum,
    staffName: manager.name,
  })
  expect(handover.payments).toHaveLength(2)
  expect((await manager.call('GET', '/waiting-cash')).json().days).toMatchObject([{ day: '2026-11-21' }])
  const { payments: _, ...row } = handover
  expect((await manager.call('GET', '/handovers?q=dil')).json()).toEqual({ items: [row], total: 1, hasMore: false })
  expect((await manager.call('GET', `/handovers/${handover.id}`)).json()).toEqual(handover)
})

test('another sum than expected needs a note', async ({ manager, waiting }) => {
  const short = countOf(waiting, { counted: waiting.days[0]!.sum - 500 })
  expect((await manager.call('POST', '/handovers', short)).json()).toMatchObject({
    code: 'invalid_input',
    fields: { note: expect.stringContaining('Please say why it is another sum.') },
  })
  const said = await manager.call('POST', '/handovers', { ...short, note: 'Bimal owes 500.' })
  expect(said.json()).toMatchObject({ note: 'Bimal owes 500.' })
  expect((await manager.call('GET', '/handovers?differs=true')).json().total).toBe(1)
})

test.for([
  ['days that are not its own', { day: '2026-11-21' }, 400],
  ['nobody who brought it', { broughtBy: ' ' }, 400],
  ['a payment that is none', { paymentIds: ['00000000-0000-4000-8000-000000000000'] }, 409],
] as const)('cash is not counted with %s', async ([, changes, status], { manager, waiting }) => {
  const answer = await manager.call('POST', '/handovers', countOf(waiting, changes))
  expect(answer.statusCode).toBe(status)
})

test('money that is no cash is never counted', async ({ db, manager, orders, waiting }) => {
  const transfer = { method: 'bank', purpose: 'full', amount: 100, reference: 'T-9', receivedAt: friday } as const
  const [payment] = await db
    .insert(payments)
    .values({ ...transfer, orderId: orders[0]!.id })
    .returning()
  const answer = await manager.call('POST', '/handovers', countOf(waiting, { paymentIds: [payment!.id] }))
  expect(answer.statusCode).toBe(409)
})

test('support sees no cash', async ({ app }) => {
  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/waiting-cash')).statusCode).toBe(403)
})

ownDatabaseTest('of two who count the same cash one does, and the other is told', async ({ app, db }) => {
  await givenDelivered(db as Db, friday)
  const [one, other] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const waiting = (await one.call('GET', '/waiting-cash')).json<WaitingCash>()
  const answers = await Promise.all([one, other].map((person) => person.call('POST', '/handovers', countOf(waiting))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect((await one.call('GET', '/handovers')).json().total).toBe(1)
})
