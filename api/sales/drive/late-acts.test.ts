import { eq } from 'drizzle-orm'
import { dayAfter } from '#domain/nepal-time.ts'
import { assignments, deliveries, driverActs, payments } from '../../platform/db/schema.ts'
import { expect } from '../../test/test.ts'
import { act, plenty, stopsOf, test, today } from './drive.fixture.ts'

const HOUR_MS = 3_600_000

test('an act of yesterday counts when the network is back', async ({ db, driver, onTheWay }) => {
  const { id, code, read } = await onTheWay(driver)
  await db
    .update(deliveries)
    .set({ day: dayAfter(today, -1) })
    .where(eq(deliveries.id, id))
  expect((await stopsOf(driver)).items).toEqual([])
  expect(await act(driver, id, { kind: 'hand-over', code, cash: plenty })).toMatchObject({ refusal: null })
  expect((await read()).state).toBe('delivered')
})

test.for([
  ['its own time', -20, -24, -20],
  ['the time of its assignment, where the clock of the phone is earlier', -400, -24, -24],
  ['the time of its arrival, where the clock of the phone is ahead', 90, -24, 0],
] as const)(
  'a late act counts for cash and delivery at %s',
  async ([, at, assigned, counts], { db, driver, onTheWay }) => {
    const { id, orderId, code, read } = await onTheWay(driver)
    const now = Date.now()
    const hours = (count: number) => new Date(now + count * HOUR_MS)
    await db
      .update(assignments)
      .set({ ownedSince: hours(assigned) })
      .where(eq(assignments.recordId, id))
    const fields = { kind: 'hand-over', code, cash: plenty, at: hours(at).toISOString() }
    expect(await act(driver, id, fields)).toMatchObject({ refusal: null })
    const { deliveredAt } = await read()
    const [cash] = await db.select().from(payments).where(eq(payments.orderId, orderId))
    for (const time of [deliveredAt, cash!.receivedAt]) {
      expect(Math.abs(time!.getTime() - hours(counts).getTime())).toBeLessThan(60_000)
    }
    const [kept] = await db.select().from(driverActs)
    expect(kept).toMatchObject({ at: hours(at), happenedAt: deliveredAt })
  },
)

test('a new owner of a stop has it from now on', async ({ db, driver, office, stopFor }) => {
  const { id } = await stopFor(driver)
  await db
    .update(assignments)
    .set({ ownedSince: new Date(0) })
    .where(eq(assignments.recordId, id))
  const read = async () => (await db.select().from(assignments).where(eq(assignments.recordId, id)))[0]!.ownedSince
  await db.update(assignments).set({ dueAt: new Date() }).where(eq(assignments.recordId, id))
  expect(await read()).toEqual(new Date(0))
  await db.update(assignments).set({ ownerId: office.id }).where(eq(assignments.recordId, id))
  expect(Date.now() - (await read())!.getTime()).toBeLessThan(60_000)
  await db.update(assignments).set({ ownerId: null }).where(eq(assignments.recordId, id))
  expect(await read()).toBeNull()
})
