import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { deliveries, mails, orders, stores } from '../../../platform/db/schema.ts'
import type { Db } from '../../../platform/db/client.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { givenConfirmed, givenZone, staff as byStaff } from '../../fulfilment/fulfilment.fixture.ts'
import { handOver } from '../../fulfilment/hand-over.ts'
import { givenDetails } from '../orders.fixture.ts'
import { documentsOf, givenEditor, givenShop, sumsOf } from './edits.fixture.ts'

const { secrets } = testOptions
const place = {
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

async function givenStore(db: Db, slug: string, position: number) {
  const at = {
    district: 'Kaski',
    phone: '061-550000',
    hours: [],
    mapUrl: 'https://maps.example',
    latitude: 28,
    longitude: 84,
  }
  await db.insert(stores).values({
    slug,
    name: `Kastha ${slug}`,
    streetAddress: 'Main Road',
    city: 'Pokhara',
    position,
    offersPickup: true,
    ...at,
  })
}

const orderOf = async (db: Db, id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!

describe('a delivery that becomes a pickup', () => {
  test('costs no fee, has no day, and is handed over by its new code', async ({ app, db }) => {
    await givenShop(db)
    await givenZone(db)
    await givenStore(db, 'lakeside', 1)
    await givenStore(db, 'chipledhunga', 2)
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db)
    const planned = { day: '2099-01-05', slot: 'morning' } as const
    await db.update(deliveries).set(planned).where(eq(deliveries.orderId, order.id))
    await db.delete(mails)

    const edited = await staff.edit(order.id, { delivery: { ...place, method: 'pickup', store: 'chipledhunga' } })
    expect(edited.statusCode, edited.body).toBe(200)
    const stored = await orderOf(db, order.id)
    expect(stored).toMatchObject({
      method: 'pickup',
      shipping: 0,
      total: 10_000,
      store: { name: 'Kastha chipledhunga' },
    })
    expect(stored.collectionCode).toMatch(/^\d{6}$/)
    expect(await db.select().from(deliveries).where(eq(deliveries.orderId, order.id))).toMatchObject([
      { isPickup: true, zoneId: null, day: null, code: stored.collectionCode },
    ])
    expect((await documentsOf(db, order.id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice'])
    expect((await db.select().from(mails)).map(({ template }) => template)).toEqual(['order-edited'])
    const proof = { code: stored.collectionCode! }
    await handOver({ db, secrets }, { orderId: order.id, number: 1 }, proof, { by: byStaff })
    expect(await sumsOf(db, order.id)).toMatchObject({ state: 'delivered' })
  })

  test('another store changes nothing but the store', async ({ app, db }) => {
    await givenShop(db)
    await givenZone(db)
    await givenStore(db, 'lakeside', 1)
    await givenStore(db, 'chipledhunga', 2)
    const staff = await givenEditor(app)
    const order = await givenConfirmed(db)
    await staff.edit(order.id, { delivery: { ...place, method: 'pickup' } })
    const before = await orderOf(db, order.id)
    expect(before.store).toMatchObject({ name: 'Kastha lakeside' })
    await staff.edit(order.id, { delivery: { ...place, method: 'pickup', store: 'chipledhunga' } })
    const after = await orderOf(db, order.id)
    expect(after).toMatchObject({ total: before.total, collectionCode: before.collectionCode })
    expect(after.store).toMatchObject({ name: 'Kastha chipledhunga' })
    const strange = await staff.preview(order.id, { delivery: { ...place, method: 'pickup', store: 'nowhere' } })
    expect(strange.json().fields).toEqual({ store: 'That store offers no pickup.' })
  })
})

test('a pickup that becomes a delivery costs the fee of a new order, and gets its zone', async ({ app, db }) => {
  await givenShop(db)
  const zone = await givenZone(db)
  const staff = await givenEditor(app)
  const order = await givenConfirmed(db, { method: 'pickup', collectionCode: '550066' })
  const edited = await staff.edit(order.id, { delivery: { ...place, method: 'standard' } })
  expect(edited.statusCode, edited.body).toBe(200)
  const stored = await orderOf(db, order.id)
  expect(stored).toMatchObject({ method: 'standard', store: null, collectionCode: null })
  expect(stored.shipping).toBeGreaterThan(0)
  expect(await db.select().from(deliveries).where(eq(deliveries.orderId, order.id))).toMatchObject([
    { isPickup: false, zoneId: zone.id, day: null },
  ])
})

test('a cash order that was to be collected is not delivered where drivers take no cash', async ({ app, db }) => {
  await givenShop(db)
  const staff = await givenEditor(app)
  const order = await givenConfirmed(db, { method: 'pickup', collectionCode: '550066' })
  const refused = await staff.preview(order.id, { delivery: { ...place, method: 'standard' } })
  expect(refused.json().fields).toHaveProperty('district')
})
