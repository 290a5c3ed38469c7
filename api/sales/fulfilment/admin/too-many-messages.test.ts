import { nepalDay } from '#domain/nepal-time.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { orderEvents } from '../../../platform/db/schema.ts'
import type { Db } from '../../../platform/db/client.ts'
import { expect, test as base } from '../../../test/test.ts'
import { deliveriesOf, givenConfirmed, givenZone } from '../fulfilment.fixture.ts'

const DAY_MS = 86_400_000
const day = nepalDay(new Date(Date.now() + 3 * DAY_MS))
const plan = { day, slot: 'morning' }

const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('order', ({ db }) => givenConfirmed(db))
  .extend('delivery', async ({ db, order }) => (await deliveriesOf(db, order.id))[0]!)
  .extend('support', ({ app }) => givenStaff(app, 'support'))

const newsCount = async (db: Db) => (await readOutbox(db)).filter(({ template }) => template === 'delivery-news').length

test('an order gets twelve messages a day from staff: then they work on without, and read that none went out', async ({
  db,
  support,
  order,
  delivery,
}) => {
  const act = async (verb: string, body?: object) => {
    const answer = await support.call('POST', `/deliveries/${delivery.id}/${verb}`, body)
    expect(answer.statusCode).toBe(200)
    return answer.json().isUntold
  }
  const untold: boolean[] = []
  for (let round = 0; round < 5; round += 1) {
    untold.push(await act('plan', plan), await act('dispatch'), await act('failure', { reason: 'Buy at evil.example' }))
  }
  expect(untold).toEqual([...Array(12).fill(false), true, true, true])
  expect(await newsCount(db)).toBe(12)
  const shown = (await support.call('GET', `/orders/${order.id}`)).json()
  const last = shown.events.slice(-4).map(({ detail }: { detail: object }) => detail)
  expect(last).toMatchObject([{ day }, { isUntold: true }, { isUntold: true }, { isUntold: true }])
  expect(last[0]).not.toHaveProperty('isUntold')
})

test('messages of the day before count no more', async ({ db, support, order, delivery }) => {
  const event = { orderId: order.id, state: 'confirm', actor: 'staff', action: 'delivery-planned' } as const
  await db
    .insert(orderEvents)
    .values(Array.from({ length: 12 }, () => ({ ...event, at: new Date(Date.now() - DAY_MS - 1_000) })))
  const planned = await support.call('POST', `/deliveries/${delivery.id}/plan`, plan)
  expect(planned.json().isUntold).toBe(false)
  expect(await newsCount(db)).toBe(1)
})

test('a member of staff sends two hundred of them an hour, and colleagues go on', async ({
  app,
  db,
  support,
  delivery,
}) => {
  const other = await givenConfirmed(db)
  const event = { orderId: other.id, state: 'confirm', actor: 'staff', action: 'delivery-planned' } as const
  const early = new Date(Date.now() - 60_000)
  await db.insert(orderEvents).values(Array.from({ length: 200 }, () => ({ ...event, actorId: support.id, at: early })))
  const planned = await support.call('POST', `/deliveries/${delivery.id}/plan`, plan)
  expect(planned.json()).toMatchObject({ day, isUntold: true })
  expect(await newsCount(db)).toBe(0)
  const colleague = await givenStaff(app, 'support')
  const replanned = await colleague.call('POST', `/deliveries/${delivery.id}/plan`, plan)
  expect(replanned.json()).toMatchObject({ isUntold: false })
  expect(await newsCount(db)).toBe(1)
})
