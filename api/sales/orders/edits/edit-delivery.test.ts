import { eq } from 'drizzle-orm'
import { deliveries, deliveryDistricts, deliveryZones } from '../../../platform/db/schema.ts'
import { expect, ownDatabaseTest as test } from '../../../test/test.ts'
import { givenConfirmed, givenZone } from '../../fulfilment/fulfilment.fixture.ts'
import { givenOrder } from '../orders.fixture.ts'
import { givenEditor, givenShop } from './edits.fixture.ts'

const pokhara = {
  method: 'standard',
  province: 'Gandaki',
  district: 'Kaski',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam, Lakeside',
  landmark: '',
  position: null,
  apartment: '',
  zip: '33700',
} as const
const lalitpur = { ...pokhara, province: 'Bagmati', district: 'Lalitpur', city: 'Lalitpur', ward: 3, zip: '' } as const

test('another district has its own fee, zone and days, and drops the day that was chosen', async ({ app, db }) => {
  await givenShop(db)
  const kaski = await givenZone(db)
  const valley = { name: 'Valley', standardMinDays: 3, standardMaxDays: 5, standardFee: 300 }
  const [zone] = await db.insert(deliveryZones).values(valley).returning()
  await db.insert(deliveryDistricts).values({ district: 'Lalitpur', zoneId: zone!.id })
  const staff = await givenEditor(app)
  const order = await givenConfirmed(db)
  const planned = { day: '2099-01-05', slot: 'morning', zoneId: kaski.id } as const
  await db.update(deliveries).set(planned).where(eq(deliveries.orderId, order.id))

  const edited = await staff.edit(order.id, { delivery: lalitpur, fee: 'rule' })
  expect(edited.statusCode, edited.body).toBe(200)
  const shown = edited.json()
  expect(shown.order).toMatchObject({ district: 'Lalitpur', totalAmount: 10_300 })
  expect(shown.order.address).toContain('Lalitpur')
  expect(await db.select().from(deliveries).where(eq(deliveries.orderId, order.id))).toMatchObject([
    { zoneId: zone!.id, day: null, slot: null },
  ])
  const event = shown.events.find(({ action }: { action: string }) => action === 'edited')
  expect(event.detail.edit).toMatchObject({ district: { from: 'Kaski', to: 'Lalitpur' }, changesAddress: true })
  expect(JSON.stringify(event.detail)).not.toContain('Baidam')
})

test('the same address changes nothing, and a wrong one is refused by its fields', async ({ app, db }) => {
  await givenShop(db)
  const staff = await givenEditor(app)
  const order = await givenOrder(db)
  expect((await staff.edit(order.id, { delivery: pokhara })).json().message).toBe('Nothing was changed.')
  const refused = await staff.edit(order.id, { delivery: { ...lalitpur, city: 'Pokhara' } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toHaveProperty('city')
})

test('express and cash go only where the district has them', async ({ app, db }) => {
  await givenShop(db)
  await givenZone(db)
  const staff = await givenEditor(app)
  const order = await givenOrder(db)
  const express = await staff.preview(order.id, { delivery: { ...pokhara, method: 'express' } })
  expect(express.json().fields).toEqual({ method: 'Express delivery does not go to that district.' })
  const remote = { ...pokhara, province: 'Karnali', district: 'Humla', city: 'Simkot', ward: 1 }
  const cash = await staff.preview(order.id, { delivery: remote })
  expect(cash.json().fields).toEqual({
    district: 'Drivers take no cash in that district, and this order is paid in cash.',
  })
})

test('an address in the same district changes though its drivers take cash no more', async ({ app, db }) => {
  await givenShop(db)
  const zone = await givenZone(db)
  await db
    .update(deliveryZones)
    .set({ standardMinDays: null, standardMaxDays: null })
    .where(eq(deliveryZones.id, zone.id))
  const staff = await givenEditor(app)
  const order = await givenOrder(db)
  const moved = await staff.preview(order.id, { delivery: { ...pokhara, street_address: 'Lakeside 17' } })
  expect(moved.statusCode, moved.body).toBe(200)
})
