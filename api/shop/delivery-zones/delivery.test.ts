import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { provinces } from '#domain/addresses/provinces.ts'
import { buildApp } from '../../app.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../platform/cache/invalidation-listener.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveryDistricts, deliveryZones } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'

const valley = { name: 'Valley', standardMinDays: 3, standardMaxDays: 4, expressMinDays: 1, expressMaxDays: 1 }

async function givenZone(db: Db, zone: typeof deliveryZones.$inferInsert, districts: string[] = []): Promise<number> {
  const [inserted] = await db.insert(deliveryZones).values(zone).returning()
  const zoneId = inserted!.id
  if (districts.length > 0) {
    await db.insert(deliveryDistricts).values(districts.map((district) => ({ district, zoneId })))
  }
  return zoneId
}

test('zones come in order with their days, districts under their provinces', async ({ app, db }) => {
  const farId = await givenZone(db, { name: 'Far', position: 2 }, ['Humla'])
  const valleyId = await givenZone(db, { ...valley, position: 1 }, ['Kathmandu', 'Lalitpur'])
  const answer = await app.inject('/api/delivery/zones')
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  expect(data.zones).toEqual([
    { _id: String(valleyId), name: 'Valley', standard: { min: 3, max: 4 }, express: { min: 1, max: 1 } },
    { _id: String(farId), name: 'Far', standard: null, express: null },
  ])
  expect(data.provinces.map(({ name }: { name: string }) => name)).toEqual(provinces.map(({ name }) => name))
  const districts = data.provinces.flatMap((province: { districts: object[] }) => province.districts)
  expect(districts).toHaveLength(77)
  expect(districts).toContainEqual({ name: 'Kathmandu', zoneId: String(valleyId) })
  expect(districts).toContainEqual({ name: 'Humla', zoneId: String(farId) })
  expect(districts).toContainEqual({ name: 'Kaski', zoneId: null })
})

const refused: [string, typeof deliveryZones.$inferInsert, string][] = [
  ['slower than promised', { ...valley, standardMaxDays: 8 }, 'delivery_zones_standard_3_to_7'],
  ['with half a range', { ...valley, standardMaxDays: null }, 'delivery_zones_standard_3_to_7'],
  ['that ends before it begins', { ...valley, standardMinDays: 5 }, 'delivery_zones_standard_3_to_7'],
  ['with express slower than promised', { ...valley, expressMaxDays: 4 }, 'delivery_zones_express_1_to_3'],
  ['by arrangement, yet with express', { ...valley, standardMinDays: null, standardMaxDays: null }, 'beside_standard'],
  ['without a name', { ...valley, name: ' ' }, 'delivery_zones_name_not_blank'],
]

for (const [what, zone, constraint] of refused) {
  test(`the database refuses a zone ${what}`, async ({ db }) => {
    const error = await db.transaction((tx) => tx.insert(deliveryZones).values(zone)).catch((thrown: Error) => thrown)
    expect(String((error as Error).cause)).toContain(constraint)
  })
}

ownDatabaseTest('a change of a zone or of a district’s zone shows in the next answer', async ({ db, url }) => {
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
  expect(answers.find('/api/delivery/zones')).toBeDefined()

  let told = once(answers, 'drop')
  await db.update(deliveryZones).set({ standardMaxDays: 6 }).where(eq(deliveryZones.id, zoneId))
  await told
  expect((await read()).zones[0].standard).toEqual({ min: 3, max: 6 })

  told = once(answers, 'drop')
  await db.update(deliveryDistricts).set({ zoneId: farId }).where(eq(deliveryDistricts.district, 'Kaski'))
  await told
  expect(await zoneOfKaski()).toBe(String(farId))
  await listener.close()
  await app.close()
})
