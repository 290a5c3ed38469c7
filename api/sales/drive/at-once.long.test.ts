import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { assignments, deliveries, driverActs, orderEvents, photos } from '../../platform/db/schema.ts'
import { formOf, givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, testOptions, unlimitedTest as base } from '../../test/test.ts'
import { dispatchDelivery } from '../fulfilment/dispatch-delivery.ts'
import { deliveriesOf, givenConfirmed, givenZone } from '../fulfilment/fulfilment.fixture.ts'

const { secrets } = testOptions

/** A delivery on its way with a driver, and the driver's call with a hand-over. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('driver', ({ app }) => givenStaff(app, 'driver'))
  .extend('office', ({ app }) => givenStaff(app, 'support'))
  .extend('stop', async ({ db, driver }) => {
    const order = await givenConfirmed(db)
    const { id, code } = defined((await deliveriesOf(db, order.id))[0], 'delivery')
    await db
      .update(deliveries)
      .set({ day: nepalDay(new Date()), slot: 'morning' })
      .where(eq(deliveries.id, id))
    await db.update(assignments).set({ ownerId: driver.id }).where(eq(assignments.recordId, id))
    await dispatchDelivery({ db, secrets }, { orderId: order.id, number: 1 }, { by: { actor: 'staff', id: null } })
    return { id, code, orderId: order.id }
  })
  .extend('handOver', async ({ driver, stop }) => {
    const { payload, headers } = await formOf([
      { name: 'kind', text: 'hand-over' },
      { name: 'at', text: new Date().toISOString() },
      { name: 'code', text: stop.code },
      { name: 'cash', text: '9000000' },
      { name: 'photos', bytes: await givenPhoto() },
    ])
    return (key: string) =>
      driver.call('POST', `/drive/stops/${stop.id}/acts`, payload, { ...headers, 'idempotency-key': key })
  })

test('five calls with one act at once are one act with one photo', async ({ db, stop, handOver }) => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => handOver(key)))
  expect(answers.map((answer) => [answer.statusCode, answer.json().refusal])).toEqual(
    Array.from({ length: 5 }, () => [200, null]),
  )
  expect(await db.$count(driverActs)).toBe(1)
  expect(await db.$count(photos)).toBe(1)
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, stop.orderId))
  expect(events.filter(({ action }) => action === 'deliver')).toHaveLength(1)
})

test('two devices hand over the same stop: one act counts, and the other is refused', async ({ db, handOver }) => {
  const answers = await Promise.all([handOver(randomUUID()), handOver(randomUUID())])
  expect(new Set(answers.map((answer) => answer.json().refusal))).toEqual(new Set([null, 'over']))
  expect(await db.$count(driverActs)).toBe(2)
})

test('a hand-over beside a failure that the office records: one of them counts, and the act is kept', async ({
  db,
  office,
  stop,
  handOver,
}) => {
  const [act, failure] = await Promise.all([
    handOver(randomUUID()),
    office.call('POST', `/deliveries/${stop.id}/failure`, { reason: 'The customer called' }),
  ])
  const [delivery] = await deliveriesOf(db, stop.orderId)
  const isDelivered = delivery!.state === 'delivered'
  expect([act.json().refusal, failure.statusCode]).toEqual(isDelivered ? [null, 409] : ['moved', 200])
  expect(await db.$count(driverActs)).toBe(1)
})
