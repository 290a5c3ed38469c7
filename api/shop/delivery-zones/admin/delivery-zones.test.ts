import { eq } from 'drizzle-orm'
import { nepalDay } from '#domain/nepal-time.ts'
import { demoSettings } from '../../../../seed/settings.ts'
import { deliveries, shopSettings } from '../../../platform/db/schema.ts'
import { givenConfirmed } from '../../../sales/fulfilment/fulfilment.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'

const DAY_MS = 86_400_000

const plain = {
  name: 'Valley',
  standardMinDays: 3,
  standardMaxDays: 4,
  expressMinDays: 1,
  expressMaxDays: 1,
  arrangedMinDays: null,
  arrangedMaxDays: null,
  standardFee: null,
  expressFee: 2_500,
  largeItemFee: 3_000,
  cashAllowed: true,
  fittingOffered: true,
  slotCapacity: 12,
  truckCapacity: 4,
  districts: ['Kathmandu', 'Lalitpur'],
  translations: { ne: { name: 'उपत्यका' } },
}
const usual = { arrangedMinDays: 10, arrangedMaxDays: 20 }
const byArrangement = {
  standardMinDays: null,
  standardMaxDays: null,
  expressMinDays: null,
  expressMaxDays: null,
  expressFee: null,
  cashAllowed: false,
  name: 'Far',
  translations: {},
}

test('districts move between zones, and those without a zone are served by arrangement', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const { call } = await givenStaff(app, 'manager')
  const valley = (await call('POST', '/delivery-zones', plain)).json()
  expect(valley).toMatchObject({ ...plain, position: 1, crowded: [] })
  const far = (
    await call('POST', '/delivery-zones', { ...plain, ...byArrangement, ...usual, districts: ['Lalitpur'] })
  ).json()
  expect(far).toMatchObject(usual)
  const zoneOf = async (name: string) => {
    const { provinces } = (await app.inject('/api/delivery/zones')).json().data
    const districts = provinces.flatMap((province: { districts: { name: string }[] }) => province.districts)
    return districts.find((district: { name: string }) => district.name === name).zoneId
  }
  expect([await zoneOf('Kathmandu'), await zoneOf('Lalitpur')]).toEqual([String(valley.id), String(far.id)])

  const left = (await call('GET', `/delivery-zones/${valley.id}`)).json()
  expect(left.districts).toEqual(['Kathmandu'])
  await call('PUT', `/delivery-zones/${valley.id}`, { ...left, districts: ['Bhaktapur'] })
  expect([await zoneOf('Kathmandu'), await zoneOf('Bhaktapur')]).toEqual([null, String(valley.id)])

  const kept = await call('DELETE', `/delivery-zones/${far.id}`)
  expect([kept.statusCode, kept.json().message]).toEqual([409, 'Move its districts to other zones first.'])
})

test('a wrong zone is refused, and its field is named', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  await call('POST', '/delivery-zones', { ...plain, name: 'Hills' })
  const wrongs: [number, object, string][] = [
    [400, { standardMinDays: 2 }, 'standardMaxDays'],
    [400, { standardMaxDays: null }, 'standardMaxDays'],
    [400, { standardMinDays: 5 }, 'standardMaxDays'],
    [400, { expressMaxDays: 4 }, 'expressMaxDays'],
    [400, { ...byArrangement, expressMinDays: 1, expressMaxDays: 1 }, 'expressMaxDays'],
    [400, usual, 'arrangedMaxDays'],
    [400, { ...byArrangement, ...usual, arrangedMaxDays: null }, 'arrangedMaxDays'],
    [400, { ...byArrangement, ...usual, arrangedMinDays: 21 }, 'arrangedMaxDays'],
    [400, { ...byArrangement, ...usual, arrangedMaxDays: 91 }, 'arrangedMaxDays'],
    [400, { ...byArrangement, cashAllowed: true }, 'cashAllowed'],
    [400, { truckCapacity: 13 }, 'truckCapacity'],
    [400, { expressFee: -1 }, 'expressFee'],
    [400, { largeItemFee: 100_001 }, 'largeItemFee'],
    [400, { largeItemFee: null }, 'largeItemFee'],
    [400, { districts: ['Bihar'] }, 'districts.0'],
    [409, { name: 'Hills' }, 'name'],
  ]
  for (const [status, values, field] of wrongs) {
    const answer = await call('POST', '/delivery-zones', { ...plain, ...values })
    expect([field, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([field, status, [field]])
  }
})

test('a capacity below the planned deliveries is saved, and the answer lists the crowded slots', async ({
  app,
  db,
}) => {
  const { call } = await givenStaff(app, 'manager')
  const zone = (await call('POST', '/delivery-zones', plain)).json()
  const day = nepalDay(new Date(Date.now() + 3 * DAY_MS))
  for (const isLarge of [true, false]) {
    const order = await givenConfirmed(db)
    const values = { zoneId: zone.id, day, slot: 'morning', isLarge } as const
    await db.update(deliveries).set(values).where(eq(deliveries.orderId, order.id))
  }
  const roomy = (await call('GET', `/delivery-zones/${zone.id}`)).json()
  expect(roomy.crowded).toEqual([])
  const saved = await call('PUT', `/delivery-zones/${zone.id}`, { ...roomy, slotCapacity: 1, truckCapacity: 1 })
  expect(saved.json().crowded).toEqual([{ day, slot: 'morning', taken: 2, takenLarge: 1 }])
  const used = await call('PUT', `/delivery-zones/${zone.id}`, { ...saved.json(), districts: [] })
  const kept = await call('DELETE', `/delivery-zones/${used.json().id}`)
  expect([kept.statusCode, kept.json().code]).toEqual([409, 'conflict'])
})
