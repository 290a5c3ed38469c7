import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { offeredDays, type DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveries, orderEvents, shopSettings } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { findOrder } from '../orders/order-queries.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { chooseSlot } from './choose-slot.ts'
import { deliveriesOf, givenConfirmed, givenVariant, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { listSlots } from './list-slots.ts'

const { secrets } = testOptions
const now = nepal('2026-11-21T12:00:00')

type Choice = { day: string; slot: DeliverySlot }
const tuesday: Choice = { day: '2026-11-24', slot: 'morning' }
const wednesday: Choice = { day: '2026-11-25', slot: 'evening' }

/** An order with an estimate from 24 November on. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db, { slotCapacity: 2, truckCapacity: 1 }))
  .extend('choose', ({ db }) => async (number: string, choice: Choice, at = now, delivery = 1) => {
    const order = await findOrder(db, number)
    return chooseSlot({ db, secrets, wallets: { offered: [] } }, { order: order!, by: shopper }, delivery, choice, at)
  })
  .extend('order', ({ db }) => givenConfirmed(db))

test('a chosen slot appears on the order, in its record and in a mail', async ({ db, order, choose }) => {
  const shown: Order = await choose(order.number, tuesday)
  const until = nepal('2026-11-23T17:00:00').toISOString()
  expect(shown.deliveries).toEqual([
    {
      number: 1,
      state: 'planned',
      ...tuesday,
      estimate: null,
      failed: null,
      pieces: [{ position: 0, quantity: 1 }],
      code: expect.stringMatching(/^\d{6}$/),
      deliveredAt: null,
      cash: order.total,
      planning: { until, movesLeft: 2 },
    },
  ])
  expect(shown.events.at(-1)).toMatchObject({ action: 'delivery-planned', by: 'shopper', detail: tuesday })
  const mail = (await readOutbox(db)).at(-1)
  expect(mail).toMatchObject({ to: order.email, template: 'delivery-news' })
  expect(mail!.data).toMatchObject({ kind: 'planned', ...tuesday, code: shown.deliveries[0]!.code })
})

test('a slot can be chosen before the order is confirmed, and stays chosen', async ({ db, zone, choose }) => {
  const order = await givenOrder(db)
  expect((await choose(order.number, tuesday)).deliveries).toMatchObject([{ ...tuesday, code: null }])
  expect((await readOutbox(db)).at(-1)!.data).toMatchObject({ kind: 'planned', ...tuesday, code: null })
  await changeOrder({ db, secrets }, order.id, { action: 'confirm', by: staff })
  expect(await deliveriesOf(db, order.id)).toMatchObject([{ number: 1, zoneId: zone.id, ...tuesday }])
})

test('the first choice and a repeated choice do not count as changes; two changes are allowed', async ({
  db,
  order,
  choose,
}) => {
  const left = async (choice: Choice) => (await choose(order.number, choice)).deliveries[0]!.planning?.movesLeft
  expect([await left(tuesday), await left(wednesday), await left(wednesday), await left(tuesday)]).toEqual([
    2,
    1,
    1,
    undefined,
  ])
  await expect(choose(order.number, wednesday)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You can change the day 2 times, and you have done so. Please call us and we will see what we can do.',
  })
  expect((await choose(order.number, tuesday)).deliveries).toMatchObject([tuesday])
  expect(await db.$count(orderEvents, eq(orderEvents.action, 'delivery-planned'))).toBe(3)
})

test('a slot can be changed until 17:00 the day before, and not a millisecond later', async ({ order, choose }) => {
  await choose(order.number, tuesday)
  await expect(choose(order.number, wednesday, nepal('2026-11-23T17:00:00.001'))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('until 17:00 the day before'),
  })
  expect((await choose(order.number, wednesday, nepal('2026-11-23T17:00:00'))).deliveries).toMatchObject([wednesday])
})

describe('refused', () => {
  test.for([
    ['a day before the promised one', { day: '2026-11-23', slot: 'morning' }, 'on that day'],
    ['a Saturday', { day: '2026-11-28', slot: 'morning' }, 'on that day'],
    ['a day too far away', { day: '2026-12-08', slot: 'morning' }, 'on that day'],
  ] as const)('%s', async ([, choice, sentence], { order, choose }) => {
    await expect(choose(order.number, choice)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(sentence),
    })
  })

  test.for([
    ['a pickup', { method: 'pickup', collectionCode: '482190' }, 'You collect this order at the shop'],
    ['an order by arrangement', { estimateFirst: null, estimateLast: null }, 'agree on the day'],
    ['an order to a district without a zone', { district: 'Humla' }, 'agree on the day'],
    ['a cancelled order', { state: 'cancelled' }, 'still to come'],
    ['a delivered order', { state: 'delivered' }, 'still to come'],
  ] as const)('%s', async ([, values, sentence], { db, zone: _zone, choose }) => {
    const { id, number } = await givenOrder(db, values)
    const refusal = { code: 'conflict', message: expect.stringContaining(sentence) }
    await expect(choose(number, tuesday)).rejects.toMatchObject(refusal)
    await expect(listSlots(db, (await findOrder(db, number))!, 1, now)).rejects.toMatchObject(refusal)
    expect(await deliveriesOf(db, id)).toEqual([])
  })

  test('a delivery on its way, and an unknown one', async ({ db, order, choose }) => {
    await expect(choose(order.number, tuesday, now, 2)).rejects.toMatchObject({ code: 'not_found' })
    await db.update(deliveries).set({ state: 'out' })
    await expect(choose(order.number, tuesday)).rejects.toMatchObject({
      message: expect.stringContaining('on its way'),
    })
  })
})

test('no holiday is offered or taken', async ({ db, order, choose }) => {
  const holidays = [{ day: tuesday.day, name: 'Holiday' }]
  await db.insert(shopSettings).values({ ...demoSettings, holidays })
  await expect(choose(order.number, tuesday)).rejects.toMatchObject({ code: 'conflict' })
  const days = await listSlots(db, (await findOrder(db, order.number))!, 1, now)
  expect(days[0]!.day).toBe(wednesday.day)
})

async function freeAt(db: Db, number: string, { day, slot }: Choice): Promise<boolean> {
  const days = await listSlots(db, (await findOrder(db, number))!, 1, now)
  return days.find((one) => one.day === day)!.slots.find((one) => one.slot === slot)!.isFree
}

describe('places', () => {
  test('are limited by the zone’s slot capacity, and become free when an order moves away or is cancelled', async ({
    db,
    order,
    choose,
  }) => {
    const [second, third] = [await givenConfirmed(db), await givenConfirmed(db)]
    await choose(order.number, tuesday)
    expect(await freeAt(db, third.number, tuesday)).toBe(true)
    await choose(second.number, tuesday)
    expect(await freeAt(db, third.number, tuesday)).toBe(false)
    expect(await freeAt(db, second.number, tuesday)).toBe(true) // its own place
    expect(await freeAt(db, third.number, { ...tuesday, slot: 'evening' })).toBe(true)
    await expect(choose(third.number, tuesday)).rejects.toMatchObject({ message: expect.stringContaining('taken') })

    await choose(second.number, wednesday)
    await choose(third.number, tuesday)
    await changeOrder({ db, secrets }, order.id, { action: 'cancel', by: staff })
    expect(await deliveriesOf(db, order.id)).toMatchObject([{ state: 'cancelled' }])
    await choose(second.number, tuesday)
    expect(await db.$count(deliveries, eq(deliveries.state, 'cancelled'))).toBe(1)
  })

  test('of the truck are taken by large goods only', async ({ db, zone: _zone, choose }) => {
    const bed = await givenVariant(db, { isLarge: true })
    const [one, two] = [await givenConfirmed(db, { lines: [bed] }), await givenConfirmed(db, { lines: [bed] })]
    const lamp = await givenConfirmed(db, { lines: [await givenVariant(db)] })
    await choose(one.number, tuesday)
    expect([await freeAt(db, two.number, tuesday), await freeAt(db, lamp.number, tuesday)]).toEqual([false, true])
    await expect(choose(two.number, tuesday)).rejects.toMatchObject({ code: 'conflict' })
    await choose(lamp.number, tuesday)
  })
})

test('over HTTP: requires a login or the order’s key, and never shows another shopper’s order', async ({ app, db }) => {
  const user = await givenUser(db)
  const other = await givenUser(db, { email: 'other@post.example' })
  const [mine, theirs] = [await givenSession(db, user.id), await givenSession(db, other.id)]
  const order = await givenConfirmed(db, { userId: user.id })
  const [day] = offeredDays('2026-11-24', new Date(), [])
  const url = `/api/orders/${order.number}/deliveries/1`
  const key = trackKey(secrets.orderKey, order.number)
  const payload = { day: day!, slot: 'afternoon' }

  const slots = await app.inject({ url: `${url}/slots`, headers: mine.headers })
  expect(slots.statusCode).toBe(200)
  expect(slots.json().data).toHaveLength(12)
  expect(slots.json().data[0]).toEqual({
    day,
    slots: ['morning', 'afternoon', 'evening'].map((slot) => ({ slot, isFree: true })),
  })
  const put = (address: string, body: object, headers = {}) =>
    app.inject({ method: 'PUT', url: address, payload: body, headers })
  expect((await put(url, payload)).statusCode).toBe(401)
  expect((await put(url, payload, theirs.headers)).statusCode).toBe(404)
  expect((await put(`${url}?key=${'x'.repeat(43)}`, payload)).statusCode).toBe(404)
  for (const wrong of [{ day: '24 Nov', slot: 'morning' }, { day, slot: 'night' }, { day }, { ...payload, moves: 0 }]) {
    expect((await put(url, wrong, mine.headers)).statusCode).toBe(400)
  }
  expect((await put(`/api/orders/${order.number}/deliveries/0`, payload, mine.headers)).statusCode).toBe(400)
  expect((await put(`/api/orders/${order.number}/deliveries/9`, payload, mine.headers)).statusCode).toBe(404)
  const answer = await put(`${url}?key=${key}`, payload)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ message: 'Your delivery is planned', data: { deliveries: [payload] } })
})
