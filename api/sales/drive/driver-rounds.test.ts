import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DriverRound } from '#contract/admin/drive.ts'
import { assignments, deliveries, driverRounds, orders } from '../../platform/db/schema.ts'
import { expect } from '../../test/test.ts'
import { stopsOf, test, today, type Staff } from './drive.fixture.ts'

async function roundOf(office: Staff, driver: Staff): Promise<DriverRound> {
  const answer = await office.call('GET', `/driver-rounds?day=${today}`)
  expect(answer.statusCode).toBe(200)
  const { items } = answer.json() as { items: DriverRound[] }
  return items.find(({ staffId }) => staffId === driver.id)!
}

const idsOf = ({ stops }: DriverRound) => stops.map(({ id }) => id)

test('stops are in order of time and district until the office chooses another order, which the app has, too', async ({
  db,
  driver,
  office,
  stopFor,
}) => {
  const [evening, lalitpur, kaski] = [await stopFor(driver), await stopFor(driver), await stopFor(driver)]
  await db.update(deliveries).set({ slot: 'evening' }).where(eq(deliveries.id, evening.id))
  await db.update(orders).set({ district: 'Lalitpur' }).where(eq(orders.id, lalitpur.orderId))
  await db.update(orders).set({ district: 'Kaski' }).where(eq(orders.id, kaski.orderId))
  const usual = await roundOf(office, driver)
  expect([usual.isChosen, idsOf(usual)]).toEqual([false, [kaski.id, lalitpur.id, evening.id]])

  const chosen = [evening.id, kaski.id, lalitpur.id]
  const put = (deliveryIds: string[], version: string) =>
    office.call('PUT', `/driver-rounds/${driver.id}/${today}`, { deliveryIds, version })
  expect((await put(chosen, usual.version)).statusCode).toBe(204)
  expect((await put([kaski.id], usual.version)).json().code).toBe('stale')
  const changed = await roundOf(office, driver)
  expect([changed.isChosen, idsOf(changed)]).toEqual([true, chosen])
  expect((await stopsOf(driver)).items.map(({ id }) => id)).toEqual(chosen)

  // A stop that comes later follows, and one that goes to somebody else is gone.
  const late = await stopFor(driver)
  await db.update(assignments).set({ ownerId: office.id }).where(eq(assignments.recordId, kaski.id))
  expect((await stopsOf(driver)).items.map(({ id }) => id)).toEqual([evening.id, lalitpur.id, late.id])
  expect((await put([], changed.version)).statusCode).toBe(204)
  expect((await roundOf(office, driver)).isChosen).toBe(false)
})

test('an order of stops for a day that is none, or for nobody, is refused, and a driver changes none', async ({
  db,
  driver,
  office,
}) => {
  const body = { deliveryIds: [randomUUID()], version: '0'.repeat(16) }
  expect((await office.call('PUT', `/driver-rounds/${driver.id}/2026-13-01`, body)).statusCode).toBe(400)
  expect((await office.call('PUT', `/driver-rounds/${randomUUID()}/${today}`, body)).statusCode).toBe(404)
  expect((await driver.call('PUT', `/driver-rounds/${driver.id}/${today}`, body)).statusCode).toBe(403)
  expect((await office.call('PUT', `/driver-rounds/${driver.id}/${today}`, body)).json().code).toBe('stale')
  expect(await db.$count(driverRounds)).toBe(0)
})
