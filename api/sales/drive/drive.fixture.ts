import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DriverActReply, DriverStops } from '#contract/admin/drive.ts'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { assignments, deliveries } from '../../platform/db/schema.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { formOf, givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { dispatchDelivery } from '../fulfilment/dispatch-delivery.ts'
import { deliveriesOf, givenConfirmed, givenZone } from '../fulfilment/fulfilment.fixture.ts'

const { secrets } = testOptions
export const today = nepalDay(new Date())
export type Staff = Awaited<ReturnType<typeof givenStaff>>
type Values = Parameters<typeof givenConfirmed>[1]
type Fields = Record<string, string>

export const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('driver', ({ app }) => givenStaff(app, 'driver'))
  .extend('office', ({ app }) => givenStaff(app, 'support'))
  /** A confirmed order whose delivery a driver owns. */
  .extend('stopFor', ({ db }) => async (owner: Staff, day: string = today, values: Values = {}) => {
    const order = await givenConfirmed(db, values)
    const { id } = defined((await deliveriesOf(db, order.id))[0], 'delivery')
    await db.update(deliveries).set({ day, slot: 'morning' }).where(eq(deliveries.id, id))
    await db.update(assignments).set({ ownerId: owner.id }).where(eq(assignments.recordId, id))
    return { id, orderId: order.id, read: async () => defined((await deliveriesOf(db, order.id))[0], 'delivery') }
  })
  .extend('onTheWay', ({ db, stopFor }) => async (owner: Staff, values: Values = {}) => {
    const stop = await stopFor(owner, today, values)
    await dispatchDelivery({ db, secrets }, { orderId: stop.orderId, number: 1 }, { by: { actor: 'staff', id: null } })
    return { ...stop, code: (await stop.read()).code }
  })

export async function stopsOf(staff: Staff): Promise<DriverStops> {
  const answer = await staff.call('GET', '/drive/stops')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

export async function send(
  staff: Staff,
  id: string,
  fields: Fields,
  { key = randomUUID(), files }: { key?: string; files?: Uint8Array[] } = {},
) {
  const shots = files ?? (fields.kind === 'hand-over' ? [await givenPhoto()] : [])
  const texts = Object.entries({ at: new Date().toISOString(), ...fields }).map(([name, text]) => ({ name, text }))
  const { payload, headers } = await formOf([...texts, ...shots.map((bytes) => ({ name: 'photos', bytes }))])
  return staff.call('POST', `/drive/stops/${id}/acts`, payload, { ...headers, 'idempotency-key': key })
}

export const codeOf = async (...given: Parameters<typeof send>): Promise<string> => (await send(...given)).json().code

export async function act(...given: Parameters<typeof send>): Promise<DriverActReply> {
  const answer = await send(...given)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json()
}

/** Cash of the fixture's order; more than is due is accepted. */
export const plenty = '9000000'
