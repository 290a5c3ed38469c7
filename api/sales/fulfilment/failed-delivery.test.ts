import type { Order } from '#contract/orders/orders.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { orderEvents, shopSettings } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { findOrder } from '../orders/order-queries.ts'
import { showOrder } from '../orders/show-order.ts'
import { bringBack } from './admin/bring-back.ts'
import { chooseSlot } from './choose-slot.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { givenConfirmed, givenVariant, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { planDelivery } from './plan-delivery.ts'
import { splitDelivery } from './split-delivery.ts'

const { secrets } = testOptions
const reason = 'Nobody was at home.'
/** Chosen by the shopper. */
const thursday = { day: '2026-12-03', slot: 'morning' } as const
/** The first two workdays after the attempt, as many as the first estimate had. */
const again = { first: '2026-12-04', last: '2026-12-06' }
const ordered = nepal('2026-11-26T12:00:00')
const noon = nepal('2026-12-03T12:00:00')

const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('shop', ({ db }) => ({ db, secrets, wallets: { offered: [] } }))
  .extend('order', async ({ db }) => {
    const estimate = { estimateFirst: '2026-12-01', estimateLast: '2026-12-02' }
    return givenConfirmed(db, { ...estimate, lines: [{ ...(await givenVariant(db)), quantity: 3 }] })
  })
  .extend('show', ({ shop }) => async ({ number }: { number: string }, now = noon): Promise<Order> => {
    return showOrder(shop, (await findOrder(shop.db, number))!, { id: null, isBuyer: true }, now)
  })
  .extend('fail', ({ shop }) => async (orderId: string, number = 1) => {
    await dispatchDelivery(shop, { orderId, number }, { by: staff, now: noon })
    await bringBack(shop, { orderId, number }, { by: staff, reason: ` ${reason} `, now: noon })
  })
  .extend(
    'news',
    ({ db }) =>
      async () =>
        (await readOutbox(db)).at(-1)!.data,
  )

test('a failed delivery says why, and names new days, of which the shopper chooses one', async ({
  shop,
  order,
  show,
  fail,
  news,
}) => {
  const choose = async (day: string, now: Date) =>
    chooseSlot(
      shop,
      { order: (await findOrder(shop.db, order.number))!, by: shopper },
      1,
      { day, slot: 'morning' },
      now,
    )
  for (const day of ['2026-12-01', '2026-12-02', thursday.day]) await choose(day, ordered) // no change is left
  await fail(order.id)

  const failed = { day: thursday.day, reason }
  const failure = { day: null, slot: null, estimate: again, failed, planning: { until: null, movesLeft: 2 } }
  expect((await show(order)).deliveries).toMatchObject([failure])
  expect(await news()).toMatchObject({
    kind: 'failed',
    ...thursday,
    reason,
    failed: { estimate: again, canChoose: true },
  })

  const passed = await show(order, nepal('2026-12-07T09:00:00'))
  expect(passed.deliveries).toMatchObject([{ estimate: null, failed, planning: {} }])

  const chosen = await choose('2026-12-04', noon)
  expect(chosen.deliveries).toMatchObject([
    { day: '2026-12-04', estimate: null, failed: null, planning: { movesLeft: 2 } },
  ])
})

test('a failed delivery counts no holiday among its new days', async ({ db, shop, order, show, fail }) => {
  const holidays = [{ day: again.first, name: 'Holiday' }]
  await db.insert(shopSettings).values({ ...demoSettings, holidays })
  await planDelivery(shop, { orderId: order.id, number: 1 }, thursday, { by: staff, now: ordered })
  await fail(order.id)
  expect((await show(order)).deliveries).toMatchObject([{ estimate: { first: '2026-12-06', last: '2026-12-07' } }])
})

test('a failed delivery by arrangement promises a call', async ({ db, shop, show, fail, news }) => {
  const order = await givenConfirmed(db, { estimateFirst: null, estimateLast: null })
  await planDelivery(shop, { orderId: order.id, number: 1 }, thursday, { by: staff, now: ordered })
  await fail(order.id)
  expect((await show(order)).deliveries).toMatchObject([{ estimate: null, failed: { reason }, planning: null }])
  expect(await news()).toMatchObject({ failed: { estimate: null, canChoose: false } })
})

test('a failed delivery is that of its own part, and pieces that follow later have no days', async ({
  shop,
  order,
  show,
  fail,
  news,
}) => {
  const follow = [{ position: 0, quantity: 1 }]
  await splitDelivery(shop, { orderId: order.id, number: 1 }, follow, {
    by: staff,
    reason: 'Still made.',
    now: ordered,
  })
  expect(await news()).toMatchObject({ kind: 'split', reason: 'Still made.' })
  const promised = { first: '2026-12-01', last: '2026-12-02' }
  expect((await show(order, ordered)).deliveries).toMatchObject([{ estimate: promised }, { estimate: null }])

  await planDelivery(shop, { orderId: order.id, number: 2 }, thursday, { by: staff, now: ordered })
  await fail(order.id, 2)
  const untouched = { estimate: null, failed: null }
  expect((await show(order)).deliveries).toMatchObject([untouched, { estimate: again, failed: { reason } }])
})

test('a failed delivery is found by its action: another event about the delivery is no failure', async ({
  db,
  order,
  show,
}) => {
  const other = { action: 'delivery-split', actor: 'staff', detail: { delivery: 1 } } as const
  await db.insert(orderEvents).values({ ...other, orderId: order.id, state: 'confirm', at: ordered })
  expect((await show(order)).deliveries).toMatchObject([{ failed: null }])
})
