import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { deliveries, deliveryZones, orders, variants } from '../../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { deliveriesOf, givenConfirmed, givenVariant, givenZone } from '../../fulfilment/fulfilment.fixture.ts'
import { givenDetails } from '../orders.fixture.ts'
import { decryptOrder } from '../private-order.ts'
import { documentsOf, givenEditor, givenShop } from './edits.fixture.ts'

const place = {
  method: 'standard',
  province: 'Gandaki',
  district: 'Kaski',
  city: 'Pokhara',
  ward: 6,
  street_address: givenDetails.street_address,
  landmark: '',
  position: null,
  apartment: '',
  zip: '33700',
} as const

describe('a delivery that becomes large', () => {
  test('loses a day on which the truck is full, and keeps another one', async ({ app, db }) => {
    await givenShop(db)
    const zone = await givenZone(db, { slotCapacity: 5, truckCapacity: 1 })
    const staff = await givenEditor(app)
    const sofa = await givenVariant(db, { isLarge: true })
    const other = await givenConfirmed(db)
    const planned = { day: '2026-12-20', slot: 'morning' } as const
    await db
      .update(deliveries)
      .set({ ...planned, isLarge: true })
      .where(eq(deliveries.orderId, other.id))
    const order = await givenConfirmed(db, { lines: [{ ...(await givenVariant(db)), size: '60*40' }] })
    const plan = () =>
      db
        .update(deliveries)
        .set({ ...planned, isLarge: false })
        .where(eq(deliveries.orderId, order.id))
    await plan()
    const more = {
      lines: [
        { position: 0, quantity: 1 },
        { variantId: sofa.variantId, quantity: 1 },
      ],
    }
    const edited = await staff.edit(order.id, more)
    expect(edited.statusCode, edited.body).toBe(200)
    expect(await deliveriesOf(db, order.id)).toMatchObject([{ isLarge: true, day: null, slot: null }])

    await db.update(deliveryZones).set({ truckCapacity: 2 }).where(eq(deliveryZones.id, zone.id))
    await plan()
    const kept = await staff.edit(order.id, {
      lines: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 2 },
      ],
    })
    expect(kept.statusCode, kept.body).toBe(200)
    expect(await deliveriesOf(db, order.id)).toMatchObject([{ isLarge: true, ...planned }])
  })
})

describe('another address', () => {
  test('only the mark on the map leaves the invoice as it is', async ({ app, db }) => {
    await givenShop(db)
    await givenZone(db)
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db, { payment: 'khalti' })
    const delivery = { ...place, position: { latitude: 28.2, longitude: 83.95 } }
    expect((await staff.preview(order.id, { delivery })).json()).toMatchObject({ document: 'stays', isChanged: true })
    expect((await staff.edit(order.id, { delivery })).statusCode).toBe(200)
    expect(await documentsOf(db, order.id)).toHaveLength(1)
  })

  test('forgets floor, lift, access and what did not fit through the old door', async ({ app, db }) => {
    await givenShop(db)
    await givenZone(db)
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db, { details: { doesNotFit: [0], hasLift: true } })
    const moved = await staff.edit(order.id, { delivery: { ...place, street_address: 'Lakeside 12' } })
    expect(moved.statusCode, moved.body).toBe(200)
    const [stored] = await db.select().from(orders).where(eq(orders.id, order.id))
    const details = decryptOrder(testOptions.secrets.dataKey, order.id, stored!.privateDetails!)
    expect(details).toMatchObject({ street_address: 'Lakeside 12', floor: null, hasLift: false, access: '' })
    expect(details.doesNotFit).toBeUndefined()
  })

  test('only the mark keeps floor and access', async ({ app, db }) => {
    await givenShop(db)
    await givenZone(db)
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db)
    await staff.edit(order.id, { delivery: { ...place, position: { latitude: 28.2, longitude: 83.95 } } })
    const [stored] = await db.select().from(orders).where(eq(orders.id, order.id))
    const details = decryptOrder(testOptions.secrets.dataKey, order.id, stored!.privateDetails!)
    expect(details).toMatchObject({ floor: 2, access: 'A narrow lane' })
  })
})

test('a rest that is too small for a wallet is said in the preview', async ({ app, db }) => {
  await givenShop(db)
  await givenZone(db)
  const staff = await givenEditor(app)
  const goods = await givenVariant(db)
  const order = await givenConfirmed(db, { payment: 'khalti', lines: [{ ...goods }] })
  const cheap = await givenVariant(db)
  await db.update(variants).set({ price: 5 }).where(eq(variants.id, cheap.variantId))
  const lines = [
    { position: 0, quantity: 1 },
    { variantId: cheap.variantId, quantity: 1 },
  ]
  expect((await staff.preview(order.id, { lines })).json()).toMatchObject({ due: 5, isTooSmallForWallet: true })
})
