import { eq } from 'drizzle-orm'
import { deliveries, orderEvents, orders } from '../../platform/db/schema.ts'
import { deliveriesOf, givenDelivered, givenZone, nepal } from '../../sales/fulfilment/fulfilment.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { cellsOf, figuresOf, insightOfWeek } from './insights.fixture.ts'

const noChange = { from: 1_000, to: 1_000 }
const promised = { estimateFirst: '2026-05-10', estimateLast: '2026-05-12' }

/** Somebody chose a day of a delivery. */
async function plan(db: Db, orderId: string, actor: 'shopper' | 'staff', day: string) {
  const at = nepal('2026-05-08T12:00')
  const event = { orderId, action: 'delivery-planned', state: 'confirm', actor, at } as const
  await db.insert(orderEvents).values({ ...event, detail: { day, slot: 'morning' } })
}

test.for([
  ['on the last day named at checkout, in the evening', '2026-05-12T23:59', [], 'kept'],
  ['one minute after that day', '2026-05-13T00:00', [], 'one'],
  ['two days late', '2026-05-14T12:00', [], 'few'],
  ['three days late', '2026-05-15T12:00', [], 'few'],
  ['four days late', '2026-05-16T12:00', [], 'more'],
  ['on a later day that the buyer chose', '2026-05-15T12:00', [['shopper', '2026-05-15']], 'kept'],
  ['after an earlier day that the buyer chose', '2026-05-12T12:00', [['shopper', '2026-05-11']], 'one'],
  [
    'on the day that the buyer chose last',
    '2026-05-12T12:00',
    [
      ['shopper', '2026-05-11'],
      ['shopper', '2026-05-12'],
    ],
    'kept',
  ],
  ['on a later day that staff planned', '2026-05-13T12:00', [['staff', '2026-05-13']], 'one'],
] as const)('a delivery %s is counted', async ([, at, planned, expected], { app, db }) => {
  await givenZone(db)
  const order = await givenDelivered(db, nepal(at), promised)
  for (const [actor, day] of planned) await plan(db, order.id, actor, day)
  const support = await givenStaff(app, 'support')
  const { rows } = await insightOfWeek(support, 'promise')
  const counts = { kept: [100, 0, 0, 0], one: [0, 1, 0, 0], few: [0, 0, 1, 0], more: [0, 0, 0, 1] }[expected]
  const [share, ...late] = counts
  expect(rows.map(({ cells }) => cells)).toEqual([['Terai and Pokhara', 1, 0, share, null, ...late]])

  const query = new URLSearchParams(
    Object.entries(rows[0]!.records!.filter).map(([name, value]) => [name, String(value)]),
  )
  const listed = (await support.call('GET', `/deliveries?${query}`)).json()
  expect(listed.total).toBe(expected === 'kept' ? 0 : 1)
})

test('a part of a split order is measured by its own day; pickups and arrangements have no promise', async ({
  app,
  db,
}) => {
  await givenZone(db)
  const split = await givenDelivered(db, nepal('2026-05-14T12:00'), promised)
  const [part] = await deliveriesOf(db, split.id)
  await db.update(deliveries).set({ day: '2026-05-14', slot: 'morning' }).where(eq(deliveries.id, part!.id))
  const { id: _id, ...other } = part!
  await db.insert(deliveries).values({
    ...other,
    number: 2,
    day: '2026-05-15',
    slot: 'morning',
    code: '654321',
    deliveredAt: nepal('2026-05-16T12:00'),
  })
  const arranged = await givenDelivered(db, nepal('2026-05-14T12:00'), promised)
  await db.update(orders).set({ estimateFirst: null, estimateLast: null }).where(eq(orders.id, arranged.id))
  await givenDelivered(db, nepal('2026-05-09T12:00'), promised)
  await givenDelivered(db, nepal('2026-05-17T00:00'), promised)
  const support = await givenStaff(app, 'support')
  const found = await insightOfWeek(support, 'promise')
  expect(cellsOf(found)).toEqual([['Terai and Pokhara', 2, 1, 50, 100, 1, 0, 0]])
  expect(figuresOf(found)).toEqual({
    'Promise kept': [50, 100],
    Deliveries: [2, 1],
    'One day late': [1, 0],
    'Two or three days late': [0, 0],
    Later: [0, 0],
  })
})

test('a day that the buyer chose for another district is no promise any more', async ({ app, db }) => {
  await givenZone(db)
  const moved = await givenDelivered(db, nepal('2026-05-12T12:00'), promised)
  const kept = await givenDelivered(db, nepal('2026-05-12T12:00'), promised)
  const edit = { pieces: [], total: noChange, shipping: noChange, discount: noChange }
  for (const [order, change] of [
    [moved, { ...edit, district: { from: 'Lalitpur', to: 'Kaski' } }],
    [kept, { ...edit, changesAddress: true as const }],
  ] as const) {
    await plan(db, order.id, 'shopper', '2026-05-11')
    const event = { orderId: order.id, action: 'edited', state: 'confirm', actor: 'staff' } as const
    await db.insert(orderEvents).values({ ...event, at: nepal('2026-05-09T12:00'), detail: { edit: change } })
  }
  const support = await givenStaff(app, 'support')
  expect(figuresOf(await insightOfWeek(support, 'promise'))).toMatchObject({
    Deliveries: [2, 0],
    'One day late': [1, 0],
  })
})

test('a delivery that failed at the door is late, whatever day the buyer chooses then', async ({ app, db }) => {
  await givenZone(db)
  const order = await givenDelivered(db, nepal('2026-05-15T12:00'), promised)
  await plan(db, order.id, 'shopper', '2026-05-11')
  const event = { orderId: order.id, action: 'delivery-failed', state: 'confirm', actor: 'staff' } as const
  await db.insert(orderEvents).values({ ...event, at: nepal('2026-05-11T18:00'), detail: { day: '2026-05-11' } })
  await plan(db, order.id, 'shopper', '2026-05-15')
  const support = await givenStaff(app, 'support')
  expect(figuresOf(await insightOfWeek(support, 'promise'))).toMatchObject({ Later: [1, 0] })
})

test('a day chosen half a year before the delivery is still its promise', async ({ app, db }) => {
  await givenZone(db)
  const order = await givenDelivered(db, nepal('2026-05-12T12:00'), promised)
  const event = { orderId: order.id, action: 'delivery-planned', state: 'confirm', actor: 'shopper' } as const
  const detail = { day: '2026-05-11', slot: 'morning' } as const
  await db.insert(orderEvents).values({ ...event, at: nepal('2025-11-08T12:00'), detail })
  const support = await givenStaff(app, 'support')
  expect(figuresOf(await insightOfWeek(support, 'promise'))).toMatchObject({ 'One day late': [1, 0] })
})
