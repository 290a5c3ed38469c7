import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { provinces } from '#domain/addresses/provinces.ts'
import { buildApp } from '../../app.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../platform/cache/invalidation-listener.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveryDistricts, deliveryZones, shopSettings } from '../../platform/db/schema.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { listDeliveryZones } from './list-delivery-zones.ts'

const test = base.extend('shop', { auto: true }, ({ db }) => db.insert(shopSettings).values(demoSettings))

const valley = { name: 'Valley', standardMinDays: 3, standardMaxDays: 4, expressMinDays: 1, expressMaxDays: 1 }

const fees = { standardFee: 1_000, expressFee: 2_500, largeItemFee: 0, cash: true, fitting: true }
const usual = { arrangedMinDays: 10, arrangedMaxDays: 20 }

async function givenZone(db: Db, zone: typeof deliveryZones.$inferInsert, districts: string[] = []): Promise<number> {
  const [inserted] = await db.insert(deliveryZones).values(zone).returning()
  const zoneId = inserted!.id
  if (districts.length > 0) {
    await db.insert(deliveryDistricts).values(districts.map((district) => ({ district, zoneId })))
  }
  return zoneId
}

test('zones come in order with their days, districts under their provinces', async ({ app, db }) => {
  const farId = await givenZone(db, { name: 'Far', position: 2, ...usual }, ['Humla'])
  const valleyId = await givenZone(db, { ...valley, position: 1 }, ['Kathmandu', 'Lalitpur'])
  const answer = await app.inject('/api/delivery/zones')
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  const [days, arranged] = [
    { standard: { min: 3, max: 4 }, express: { min: 1, max: 1 } },
    { min: 10, max: 20 },
  ]
  expect(data.zones).toEqual([
    { ...fees, _id: String(valleyId), name: 'Valley', ...days, arranged: null },
    { ...fees, _id: String(farId), name: 'Far', standard: null, express: null, arranged, cash: false },
  ])
  expect(data).toMatchObject({ shippingFee: 1_000, freeShippingOver: 1_00_000 })
  expect(data.provinces.map(({ name }: { name: string }) => name)).toEqual(provinces.map(({ name }) => name))
  const districts = data.provinces.flatMap((province: { districts: object[] }) => province.districts)
  expect(districts).toHaveLength(77)
  expect(districts).toContainEqual({ name: 'Kathmandu', zoneId: String(valleyId) })
  expect(districts).toContainEqual({ name: 'Humla', zoneId: String(farId) })
  expect(districts).toContainEqual({ name: 'Kaski', zoneId: null })
})

test('a zone has its own fees and terms, or else those of the shop', async ({ app, db }) => {
  const own = { standardFee: 1_200, expressFee: 0, largeItemFee: 4_000, cashAllowed: false, fittingOffered: false }
  await givenZone(db, { ...valley, ...own })
  const read = async () => (await app.inject('/api/delivery/zones')).json().data.zones[0]
  const { cashAllowed: cash, fittingOffered: fitting, ...ownFees } = own
  expect(await read()).toMatchObject({ ...ownFees, cash, fitting })
  await db.update(deliveryZones).set({ standardFee: null, expressFee: null })
  await db.update(shopSettings).set({ shippingFee: 900, expressFee: null })
  expect(await read()).toMatchObject({ standardFee: 900, expressFee: 900 })
})

test('the holidays of the next four months come in order, until each is over in Nepal', async ({ db }) => {
  const holidays = ['2027-03-23', '2026-12-25', '2027-03-24', '2026-11-24'].map((day) => ({ day, name: 'Holiday' }))
  await db.update(shopSettings).set({ holidays })
  const listed = await listDeliveryZones(db, 'en', new Date('2026-11-24T18:14:00Z'))
  expect(listed.payload.data.holidays).toEqual(['2026-11-24', '2026-12-25', '2027-03-23', '2027-03-24'])
  expect(listed.keepForMs).toBe(60_000)
  const next = await listDeliveryZones(db, 'en', new Date('2026-11-24T18:15:00Z'))
  expect(next.payload.data.holidays).toEqual(['2026-12-25', '2027-03-23', '2027-03-24'])
  const before = await listDeliveryZones(db, 'en', new Date('2026-11-20T06:00:00Z'))
  expect(before.payload.data.holidays).toEqual(['2026-11-24', '2026-12-25'])
})

test('before the shop is set up there are no zones', async ({ app, db }) => {
  await db.delete(shopSettings)
  expect((await app.inject('/api/delivery/zones')).statusCode).toBe(503)
})

const refused: [string, typeof deliveryZones.$inferInsert, string][] = [
  ['slower than promised', { ...valley, standardMaxDays: 8 }, 'delivery_zones_standard_3_to_7'],
  ['with half a range', { ...valley, standardMaxDays: null }, 'delivery_zones_standard_3_to_7'],
  ['that ends before it begins', { ...valley, standardMinDays: 5 }, 'delivery_zones_standard_3_to_7'],
  ['with express slower than promised', { ...valley, expressMaxDays: 4 }, 'delivery_zones_express_1_to_3'],
  ['by arrangement, yet with express', { ...valley, standardMinDays: null, standardMaxDays: null }, 'beside_standard'],
  ['with standard days and usual ones by arrangement', { ...valley, ...usual }, 'arranged_without_standard'],
  ['with half a range by arrangement', { name: 'Far', arrangedMinDays: 10 }, 'delivery_zones_arranged_1_to_90'],
  ['with a backward range by arrangement', { name: 'Far', ...usual, arrangedMinDays: 21 }, 'arranged_1_to_90'],
  ['with more than 90 days by arrangement', { name: 'Far', ...usual, arrangedMaxDays: 91 }, 'arranged_1_to_90'],
  ['that pays for large pieces', { ...valley, largeItemFee: -1 }, 'delivery_zones_large_item_fee_not_negative'],
  ['without a name', { ...valley, name: ' ' }, 'delivery_zones_name_not_blank'],
]

for (const [what, zone, constraint] of refused) {
  test(`the database refuses a zone ${what}`, async ({ db }) => {
    const error = await db.transaction((tx) => tx.insert(deliveryZones).values(zone)).catch((thrown: Error) => thrown)
    expect(String((error as Error).cause)).toContain(constraint)
  })
}

ownDatabaseTest('a change of a zone or of a district’s zone shows in the next answer', async ({ db, url }) => {
  await db.insert(shopSettings).values(demoSettings)
  const zoneId = await givenZone(db, valley, ['Kaski'])
  const farId = await givenZone(db, { name: 'Far' })
  const answers = new AnswerCache()
  const resumed = once(answers, 'resume')
  const listener = listenForChanges(answers, url)
  const app = buildApp({ ...testOptions, db, answers })
  await resumed
  const read = async () => (await app.inject('/api/delivery/zones')).json().data
  const zoneOfKaski = async () =>
    (await read()).provinces
      .flatMap((province: { districts: { name: string; zoneId: string }[] }) => province.districts)
      .find(({ name }: { name: string }) => name === 'Kaski').zoneId
  expect((await read()).zones[0].standard).toEqual({ min: 3, max: 4 })
  await expect.poll(() => answers.find('/api/delivery/zones')).toBeDefined()

  let told = once(answers, 'drop')
  await db.update(deliveryZones).set({ standardMaxDays: 6 }).where(eq(deliveryZones.id, zoneId))
  await told
  expect((await read()).zones[0].standard).toEqual({ min: 3, max: 6 })

  told = once(answers, 'drop')
  await db.update(deliveryDistricts).set({ zoneId: farId }).where(eq(deliveryDistricts.district, 'Kaski'))
  await told
  expect(await zoneOfKaski()).toBe(String(farId))

  told = once(answers, 'drop')
  await db.update(shopSettings).set({ shippingFee: 1_100 })
  await told
  expect((await read()).zones[0].standardFee).toBe(1_100)
  await listener.close()
  await app.close()
})
