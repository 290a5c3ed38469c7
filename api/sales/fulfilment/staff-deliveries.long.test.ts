import { and, eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveries, orderEvents, orders, payments, smsMessages } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { findOrder } from '../orders/order-queries.ts'
import { showOrder } from '../orders/show-order.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { readDeliveryPieces } from './delivery-queries.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { deliveriesOf, givenConfirmed, givenVariant, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { handOver, MOST_WRONG_CODES } from './hand-over.ts'
import { planDelivery } from './plan-delivery.ts'
import { splitDelivery } from './split-delivery.ts'

const { secrets } = testOptions
const now = nepal('2026-11-21T12:00:00')
const sunday = { day: '2026-11-22', slot: 'evening' } as const
const saturday = { day: '2026-11-28', slot: 'morning' } as const

/** A confirmed order of three large pieces and two small ones. */
const test = base
  .extend('shop', ({ db }) => ({ db, secrets, wallets: { offered: [] } }))
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('order', async ({ db }) => {
    const [bed, lamp] = [await givenVariant(db, { isLarge: true }), await givenVariant(db)]
    return givenConfirmed(db, {
      lines: [
        { ...bed, quantity: 3 },
        { ...lamp, quantity: 2 },
      ],
    })
  })

const codeOf = async (db: Db, orderId: string, number = 1) => (await deliveriesOf(db, orderId))[number - 1]!.code
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const lastMail = async (db: Db) => (await readOutbox(db)).at(-1)

async function sendOut(db: Db, orderId: string, number = 1) {
  await planDelivery({ db, secrets }, { orderId, number }, sunday, { by: staff, now })
  await dispatchDelivery({ db, secrets }, { orderId, number }, { by: staff, now })
}

test('a confirmed order has one delivery with all of its pieces, and large ones need the truck', async ({
  db,
  zone,
  order,
}) => {
  const [delivery, ...others] = await deliveriesOf(db, order.id)
  expect(others).toEqual([])
  expect(delivery).toMatchObject({ number: 1, state: 'planned', zoneId: zone.id, isLarge: true, day: null, moves: 0 })
  expect(await readDeliveryPieces(db, delivery!.id)).toEqual([
    { position: 0, quantity: 3 },
    { position: 1, quantity: 2 },
  ])
  const lamp = await givenConfirmed(db, { lines: [await givenVariant(db)] })
  expect(await deliveriesOf(db, lamp.id)).toMatchObject([{ isLarge: false }])
})

describe('planning', () => {
  test('allows any day from today on, any number of times, also by arrangement', async ({ db, shop }) => {
    const { id: orderId } = await givenConfirmed(db, { estimateFirst: null, estimateLast: null })
    for (const choice of [saturday, sunday, { day: '2026-11-21', slot: 'evening' } as const, saturday]) {
      await planDelivery(shop, { orderId, number: 1 }, choice, { by: staff, reason: 'As agreed by phone.', now })
    }
    expect(await deliveriesOf(db, orderId)).toMatchObject([{ ...saturday, moves: 0 }])
    expect(await db.$count(orderEvents, eq(orderEvents.action, 'delivery-planned'))).toBe(4)
    expect((await lastMail(db))!.data).toMatchObject({ kind: 'planned', ...saturday })
    const yesterday = { day: '2026-11-20', slot: 'morning' } as const
    await expect(planDelivery(shop, { orderId, number: 1 }, yesterday, { by: staff, now })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(planDelivery(shop, { orderId, number: 2 }, sunday, { by: staff, now })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('is refused for pickups, deliveries on their way and cancelled ones', async ({ db, shop, order }) => {
    const pickup = await givenConfirmed(db, { method: 'pickup', collectionCode: '482190' })
    const cancelled = await givenOrder(db, { state: 'cancelled' })
    await sendOut(db, order.id)
    for (const { id: orderId } of [pickup, cancelled, order]) {
      const planned = planDelivery(shop, { orderId, number: 1 }, saturday, { by: staff, now })
      await expect(planned).rejects.toMatchObject({ code: 'conflict' })
    }
  })
})

describe('splitting', () => {
  test('moves some pieces to a delivery with its own code', async ({ db, shop, order }) => {
    const follow = [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 1 },
    ]
    expect(await splitDelivery(shop, { orderId: order.id, number: 1 }, follow, { by: staff, now })).toBe(2)
    const [first, second] = await deliveriesOf(db, order.id)
    expect([first!.isLarge, second!.isLarge]).toEqual([false, true])
    expect(await readDeliveryPieces(db, first!.id)).toEqual([{ position: 1, quantity: 1 }])
    expect(await readDeliveryPieces(db, second!.id)).toEqual(follow)
    expect(second).toMatchObject({ state: 'planned', day: null, zoneId: first!.zoneId })
    expect(second!.code).toMatch(/^\d{6}$/)
    expect((await lastMail(db))!.data).toMatchObject({
      kind: 'split',
      code: second!.code,
      pieces: [{ quantity: 3 }, {}],
    })
    expect(await db.$count(orderEvents, eq(orderEvents.action, 'delivery-split'))).toBe(1)
  })

  test.for([
    ['nothing', []],
    ['all of it', [{ position: 0, quantity: 3 }, { position: 1, quantity: 2 }]], // prettier-ignore
    ['more than there is', [{ position: 1, quantity: 3 }]],
    ['what is not in it', [{ position: 2, quantity: 1 }]],
    ['a line twice', [{ position: 0, quantity: 1 }, { position: 0, quantity: 1 }]], // prettier-ignore
    ['less than one piece', [{ position: 0, quantity: 0 }]],
  ] as const)('refuses %s', async ([, follow], { db, shop, order }) => {
    const split = splitDelivery(shop, { orderId: order.id, number: 1 }, follow, { by: staff, now })
    await expect(split).rejects.toMatchObject({ code: 'conflict' })
    expect(await deliveriesOf(db, order.id)).toHaveLength(1)
  })
})

describe('dispatching', () => {
  test('mails the customer the code, and requires a day', async ({ db, shop, order }) => {
    const name = { orderId: order.id, number: 1 }
    await expect(dispatchDelivery(shop, name, { by: staff, now })).rejects.toMatchObject({ code: 'conflict' })
    await sendOut(db, order.id)
    expect(await deliveriesOf(db, order.id)).toMatchObject([{ state: 'out', ...sunday }])
    expect((await lastMail(db))!.data).toMatchObject({ kind: 'out', code: await codeOf(db, order.id) })
    await expect(dispatchDelivery(shop, name, { by: staff, now })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('requires a confirmed order', async ({ db, shop }) => {
    const { id: orderId } = await givenOrder(db)
    await planDelivery(shop, { orderId, number: 1 }, sunday, { by: staff, now })
    const early = dispatchDelivery(shop, { orderId, number: 1 }, { by: staff, now })
    await expect(early).rejects.toMatchObject({ message: 'This order is not confirmed yet.' })
  })
})

describe('handing over', () => {
  test('part by part, each with its code, delivers the order with the last part', async ({ db, shop, order }) => {
    const orderId = order.id
    await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff, now })
    await sendOut(db, orderId)
    await handOver(shop, { orderId, number: 1 }, { code: await codeOf(db, orderId) }, { by: staff, now })
    const between = await showOrder(shop, (await findOrder(db, order.number))!, { id: null, isBuyer: true })
    expect(between).toMatchObject({ status: 'confirm', deliveries: [{ state: 'delivered', code: null }, {}] })
    expect(between.events.at(-1)).toMatchObject({ action: 'part-delivered', status: 'confirm' })
    expect((await lastMail(db))!.data).toMatchObject({ kind: 'part-delivered' })

    await sendOut(db, orderId, 2)
    const later = nepal('2026-11-30T15:00:00')
    const code = ` ${await codeOf(db, orderId, 2)} `
    await handOver(shop, { orderId, number: 2 }, { code }, { by: staff, now: later })
    const after = await showOrder(shop, (await findOrder(db, order.number))!, { id: null, isBuyer: true })
    expect(after.status).toBe('delivered')
    expect(after.deliveries.map(({ deliveredAt }) => deliveredAt)).toEqual([now.toISOString(), later.toISOString()])
    expect(await lastMail(db)).toMatchObject({ template: 'order-delivered' })
  })

  test('counts wrong codes, and after five accepts only a reason', async ({ db, shop, order }) => {
    const name = { orderId: order.id, number: 1 }
    await sendOut(db, order.id)
    const code = await codeOf(db, order.id)
    const hand = (proof: Parameters<typeof handOver>[2]) => handOver(shop, name, proof, { by: staff, now })
    await expect(hand({ reason: 'She showed her passport.' })).rejects.toMatchObject({ code: 'conflict' })
    for (let turn = 1; turn <= MOST_WRONG_CODES; turn += 1) {
      await expect(hand({ code: turn === 1 ? '' : wrongOf(code) })).rejects.toMatchObject({
        message: 'This is not the code of this delivery.',
      })
      expect(await deliveriesOf(db, order.id)).toMatchObject([{ wrongCodes: turn }])
    }
    await expect(hand({ code })).rejects.toMatchObject({ message: expect.stringContaining('Too many wrong codes') })
    await expect(hand({ reason: ' ' })).rejects.toMatchObject({ code: 'conflict' })
    await hand({ reason: 'She showed her passport.' })
    expect(await findOrder(db, order.number)).toMatchObject({ state: 'delivered' })
    const [event] = await db.select().from(orderEvents).where(eq(orderEvents.action, 'deliver'))
    expect(event).toMatchObject({ reason: 'She showed her passport.' })
  })

  test('of a pickup uses the collection code of the order', async ({ db, shop }) => {
    const order = await givenConfirmed(db, { method: 'pickup', collectionCode: '482190' })
    expect(await deliveriesOf(db, order.id)).toMatchObject([{ code: '482190', zoneId: null }])
    const name = { orderId: order.id, number: 1 }
    await expect(handOver(shop, name, { code: '482191' }, { by: staff, now })).rejects.toMatchObject({
      code: 'conflict',
    })
    await handOver(shop, name, { code: '482190' }, { by: staff, now })
    expect(await findOrder(db, order.number)).toMatchObject({ state: 'delivered' })
  })

  test('accepts a reason from a buyer without an email address, who received no code', async ({ db, shop }) => {
    const order = await givenConfirmed(db, { method: 'pickup', collectionCode: '482190', email: '' })
    await db.update(smsMessages).set({ outcome: 'no-number' })
    const hand = (reason: string) => handOver(shop, { orderId: order.id, number: 1 }, { reason }, { by: staff, now })
    await expect(hand(' ')).rejects.toMatchObject({ code: 'conflict' })
    await hand('He knew what he had ordered, and paid.')
    expect(await findOrder(db, order.number)).toMatchObject({ state: 'delivered' })
  })

  test('requires the balance of a custom piece', async ({ db, shop }) => {
    const order = await givenConfirmed(db, { deposit: 5_500, payment: 'bank' })
    expect(await deliveriesOf(db, order.id)).toMatchObject([{ isLarge: true }])
    await sendOut(db, order.id)
    const hand = async () =>
      handOver(shop, { orderId: order.id, number: 1 }, { code: await codeOf(db, order.id) }, { by: staff, now })
    await expect(hand()).rejects.toMatchObject({ message: 'The balance of this order is not paid yet.' })
    const balance = { method: 'bank', purpose: 'balance', amount: order.total - 5_500 } as const
    await db.insert(payments).values({ ...balance, orderId: order.id })
    await hand()
    expect(await findOrder(db, order.number)).toMatchObject({ state: 'delivered' })
    expect(await lastMail(db)).toMatchObject({ template: 'order-delivered', data: { isCustom: true } })
  })

  test('requires an existing delivery that is on its way and not completed', async ({ db, shop, order }) => {
    const code = await codeOf(db, order.id)
    const hand = (number: number) => handOver(shop, { orderId: order.id, number }, { code }, { by: staff, now })
    await expect(hand(1)).rejects.toMatchObject({ message: 'Nobody is on the way with it.' })
    await expect(hand(2)).rejects.toMatchObject({ code: 'not_found' })
    await sendOut(db, order.id)
    await hand(1)
    await expect(hand(1)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('a change of the order', () => {
  test('to delivered closes all open deliveries', async ({ db, shop, order }) => {
    await splitDelivery(shop, { orderId: order.id, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff, now })
    await changeOrder(shop, order.id, { action: 'deliver', by: staff, now })
    expect(await deliveriesOf(db, order.id)).toMatchObject([
      { state: 'delivered', deliveredAt: now },
      { state: 'delivered', deliveredAt: now },
    ])
  })

  test('to delivered creates the delivery of an order that has none', async ({ db, shop }) => {
    const { id } = await givenOrder(db, { state: 'confirm' })
    await changeOrder(shop, id, { action: 'deliver', by: staff, now })
    expect(await deliveriesOf(db, id)).toMatchObject([{ number: 1, state: 'delivered', deliveredAt: now }])
  })

  test('to cancelled cancels the deliveries, unless the buyer has received a part', async ({ db, shop, order }) => {
    const other = await givenConfirmed(db)
    await changeOrder(shop, other.id, { action: 'cancel', by: staff })
    expect(await deliveriesOf(db, other.id)).toMatchObject([{ state: 'cancelled' }])

    await splitDelivery(shop, { orderId: order.id, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff, now })
    await db
      .update(deliveries)
      .set({ state: 'delivered', deliveredAt: now })
      .where(and(eq(deliveries.orderId, order.id), eq(deliveries.number, 1)))
    for (const by of [staff, shopper]) {
      const refused = await changeOrder(shop, order.id, { action: 'cancel', by })
      expect(refused).toEqual({ action: 'cancel', state: 'confirm', refusal: 'part-delivered' })
    }
    expect(await db.select().from(orders).where(eq(orders.id, order.id))).toMatchObject([{ state: 'confirm' }])
  })
})
