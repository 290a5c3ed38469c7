import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sum } from '#domain/sum.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { damageReports, invoices, orders, payments, refunds, shopSettings, variants } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { findOrder } from '../orders/order-queries.ts'
import { givenOrder, givenPromotion } from '../orders/orders.fixture.ts'
import { showOrder } from '../orders/show-order.ts'
import { confirmTransfer } from '../payments/transfers/bank-transfers.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { approveReturn } from './change-return.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { endRest } from './end-rest.ts'
import { deliveriesOf, givenConfirmed, givenVariant, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { handOver } from './hand-over.ts'
import { planDelivery } from './plan-delivery.ts'
import { receiveReturn } from './receive-return.ts'
import { requestReturn } from './request-return.ts'
import { splitDelivery } from './split-delivery.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const now = nepal('2026-11-21T12:00:00')
const deed = { by: staff, now }
const called = { ...deed, reason: 'The workshop has no more of it.' }

/** Three pieces of 10,001 less 100 in all, of which two follow later; the delivery fee is 1,000. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('settings', { auto: true }, ({ db }) => db.insert(shopSettings).values(demoSettings))
  .extend('shop', ({ db }) => ({ db, secrets }))
  .extend('bed', ({ db }) => givenVariant(db))
  .extend('promotion', ({ db }) => givenPromotion(db))
  .extend('values', ({ bed, promotion }) => ({
    lines: [{ ...bed, price: 10_001, quantity: 3 }],
    promotionIds: [promotion.id],
  }))
  .extend('bringOne', ({ db, shop }) => async (orderId: string) => {
    await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 2 }], deed)
    const [first] = await deliveriesOf(db, orderId)
    const name = { orderId, number: 1 }
    await planDelivery(shop, name, { day: '2026-11-22', slot: 'morning' }, deed)
    await dispatchDelivery(shop, name, deed)
    await handOver(shop, name, { code: first!.code }, deed)
  })
  .extend('sums', ({ db }) => async () => {
    const notes = (await db.select().from(invoices)).filter(({ kind }) => kind === 'credit-note')
    return {
      paid: sum((await db.select().from(payments)).map(({ amount }) => amount)),
      back: sum((await db.select().from(refunds)).map(({ amount }) => amount)),
      credited: sum(notes.map(({ total }) => total)),
    }
  })
  .extend('sendBack', ({ db, shop }) => async (number: string) => {
    const order = (await findOrder(db, number))!
    const fields = { reason: 'Too wide.', pieces: '[{"position":0,"quantity":1}]' }
    const asked = { order, by: shopper }
    const { returns } = await requestReturn({ db, secrets, storage, wallets }, asked, fields, [], now)
    const name = { orderId: order.id, returnId: returns.at(-1)!._id }
    await approveReturn(shop, name, deed)
    await receiveReturn(shop, name, { ...deed, restock: true })
  })
  .extend('read', ({ db }) => async (number: string) => {
    return showOrder({ db, secrets, wallets }, (await findOrder(db, number))!, { id: null, isBuyer: true })
  })

/** Prices of the one piece and of the two. */
const [ONE, TWO] = [9_967, 19_936]

test('a part is paid in cash at the door, and refunded when it is returned', async ({
  db,
  values,
  bringOne,
  sums,
  sendBack,
  read,
}) => {
  const { id, number, total } = await givenConfirmed(db, values, now)
  await bringOne(id)
  expect(await sums()).toEqual({ paid: ONE + 1_000, back: 0, credited: 0 })
  expect((await read(number)).money).toMatchObject({ paid: ONE + 1_000, due: TWO })
  await sendBack(number)
  expect(await sums()).toEqual({ paid: ONE + 1_000, back: ONE, credited: ONE })
  await changeOrder({ db, secrets }, id, { action: 'deliver', ...deed })
  expect((await sums()).paid).toBe(total)
})

test('cancelling the rest ends a repair once nothing of its line is left with the buyer', async ({
  db,
  shop,
  values,
  bringOne,
  sendBack,
}) => {
  const { id, number } = await givenConfirmed(db, { ...values, lines: [...values.lines, { price: 5_000 }] }, now)
  await bringOne(id)
  const promised = { orderId: id, state: 'accepted', remedy: 'repair', answeredAt: now } as const
  const photoIds = [randomUUID()]
  await db
    .insert(damageReports)
    .values([0, 1].map((position) => ({ ...promised, id: randomUUID(), position, photoIds })))
  await sendBack(number)
  const remedies = async () => {
    const reports = await db.select().from(damageReports).orderBy(damageReports.position)
    return reports.map(({ remedy }) => remedy)
  }
  expect(await remedies()).toEqual(['repair', 'repair'])
  await endRest(shop, id, called)
  expect(await remedies()).toEqual(['returned', 'repair'])
})

test('cancelling the rest of a cash order leaves nothing to pay', async ({
  db,
  shop,
  bed,
  values,
  bringOne,
  sums,
  sendBack,
  read,
}) => {
  const { id, number, total } = await givenConfirmed(db, values, now)
  await bringOne(id)
  await endRest(shop, id, called)
  expect(await sums()).toEqual({ paid: ONE + 1_000, back: 0, credited: TWO })
  const shown = await read(number)
  expect(shown).toMatchObject({ status: 'delivered', money: { due: 0, payNow: null } })
  expect(shown.deliveries.map(({ state }) => state)).toEqual(['delivered', 'cancelled'])
  expect(shown.events.find(({ action }) => action === 'deliver')).toMatchObject({ reason: called.reason })
  const [variant] = await db.select().from(variants).where(eq(variants.id, bed.variantId))
  expect(variant!.stock).toBe(7)
  await sendBack(number)
  expect(await sums()).toEqual({ paid: ONE + 1_000, back: ONE + 1_000, credited: total })
  expect((await read(number)).status).toBe('returned')
})

test('cancelling the part whose driver would have asked for the delivery’s fee waives the fee', async ({
  db,
  shop,
  values,
  sums,
}) => {
  const { id: orderId, total } = await givenConfirmed(db, values, now)
  await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 2 }], deed)
  for (const part of [1, 2]) {
    const name = { orderId, number: part }
    await planDelivery(shop, name, { day: '2026-11-22', slot: 'morning' }, deed)
    await dispatchDelivery(shop, name, deed)
  }
  const [, second] = await deliveriesOf(db, orderId)
  await handOver(shop, { orderId, number: 2 }, { code: second!.code }, deed)
  const { paid } = await sums()
  await endRest(shop, orderId, called)
  expect(await sums()).toEqual({ paid, back: 0, credited: total - paid })
  await changeOrder(shop, orderId, { action: 'return', ...deed })
  expect(await sums()).toEqual({ paid, back: paid, credited: total })
})

test('the rest is refunded as well where staff split an earlier part after a later one had left', async ({
  db,
  shop,
  values,
  sums,
}) => {
  const { id: orderId } = await givenConfirmed(db, values, now)
  await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 1 }], deed)
  await db.insert(payments).values({ orderId, method: 'esewa', purpose: 'full', amount: 20_000 })
  const second = { orderId, number: 2 }
  await planDelivery(shop, second, { day: '2026-11-22', slot: 'morning' }, deed)
  await dispatchDelivery(shop, second, deed)
  await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 1 }], deed)
  const { cashTold, code } = (await deliveriesOf(db, orderId))[1]!
  await handOver(shop, second, { code }, deed)
  expect(await sums()).toEqual({ paid: 20_000 + cashTold!, back: 0, credited: 0 })
  await endRest(shop, orderId, called)
  const { paid, back, credited } = await sums()
  expect({ kept: paid - back, credited }).toEqual({ kept: ONE + 1_000, credited: TWO })
})

test('the rest of a prepaid order is refunded, and its goods are restocked once', async ({
  db,
  shop,
  bed,
  values,
  bringOne,
  sums,
}) => {
  const { id, total } = await givenOrder(db, { ...values, payment: 'bank' })
  await confirmTransfer(shop, id, { amount: total, reference: 'A', by: { id: randomUUID() }, now })
  await bringOne(id)
  await endRest(shop, id, called)
  expect(await sums()).toEqual({ paid: total, back: TWO, credited: TWO })
  await changeOrder(shop, id, { action: 'return', ...deed })
  expect(await sums()).toEqual({ paid: total, back: total, credited: total })
  const [variant] = await db.select().from(variants).where(eq(variants.id, bed.variantId))
  expect(variant!.stock).toBe(8)
})

test('cancelling the rest requires a reason, a delivered part and a rest', async ({ db, shop, values, bringOne }) => {
  const { id } = await givenConfirmed(db, values, now)
  await expect(endRest(shop, id, called)).rejects.toMatchObject({ code: 'conflict' })
  await bringOne(id)
  await expect(endRest(shop, id, { ...called, reason: ' ' })).rejects.toMatchObject({ message: 'Please say why.' })
  await endRest(shop, id, called)
  await expect(endRest(shop, id, called)).rejects.toMatchObject({ code: 'conflict' })
  expect(await db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'delivered' }])
})
