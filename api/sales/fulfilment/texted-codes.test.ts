import { sql } from 'drizzle-orm'
import type { AdminDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { smsMessages } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import type { SmsAnswer } from '../../platform/sms/gateway.ts'
import { sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { deliveriesOf, givenConfirmed, givenZone, staff } from './fulfilment.fixture.ts'
import { planDelivery } from './plan-delivery.ts'

const { secrets } = testOptions
const sent: SmsAnswer = { says: 'sent', id: null }
const noNumber: SmsAnswer = { says: 'no-number', why: '1007' }

const test = base
  .extend('shop', { auto: true }, ({ db }) => givenShop(db))
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('manager', ({ app }) => givenStaff(app, 'manager'))

/** Sends what waits, to a gateway that says the same about every message. */
async function sendSms(db: Db, says: SmsAnswer): Promise<void> {
  await sendAllSms(db, { gateway: { name: 'sparrow', paceMs: 0, send: async () => says }, dailyParts: 1_000 })
}

/** A delivery on its way to a buyer who gave no email address, and has no account. */
async function givenOut(db: Db) {
  const order = await givenConfirmed(db, { email: '' })
  const name = { orderId: order.id, number: 1 }
  const now = new Date()
  await planDelivery({ db, secrets }, name, { day: nepalDay(now), slot: 'evening' }, { by: staff, now })
  await dispatchDelivery({ db, secrets }, name, { by: staff, now })
  return (await deliveriesOf(db, order.id))[0]!
}

test('once a code goes by SMS, the driver must ask for it', async ({ db, manager }) => {
  const { id, code } = await givenOut(db)
  const isReasonEnough = async () => {
    return (await manager.call('GET', `/deliveries/${id}`)).json<AdminDelivery>().isReasonEnough
  }
  const hand = (proof: object) => manager.call('POST', `/deliveries/${id}/hand-over`, proof)
  const claim = async () => {
    const { statusCode, body } = await hand({ reason: 'He says that he ordered it.' })
    return [statusCode, JSON.parse(body).message]
  }
  const askForIt = [409, 'Please ask for the code.']
  expect([await isReasonEnough(), await claim()], 'while the SMS waits').toEqual([false, askForIt])
  await sendSms(db, sent)
  expect([await isReasonEnough(), await claim()]).toEqual([false, askForIt])
  const handed = await hand({ code })
  expect(handed.json()).toMatchObject({ state: 'delivered' })
})

test('a code that reached no phone is not asked for', async ({ db, manager }) => {
  const { id } = await givenOut(db)
  await sendSms(db, noNumber)
  const handed = await manager.call('POST', `/deliveries/${id}/hand-over`, { reason: 'He knew what he had ordered.' })
  expect(handed.json()).toMatchObject({ state: 'delivered' })
})

test('a code whose SMS did not go out in time is not asked for', async ({ db, manager }) => {
  const { id } = await givenOut(db)
  await db.update(smsMessages).set({ expiresAt: sql`now()` })
  const handed = await manager.call('POST', `/deliveries/${id}/hand-over`, { reason: 'He knew what he had ordered.' })
  expect(handed.json()).toMatchObject({ state: 'delivered' })
})

test('the code of a pickup goes with the news that the order is confirmed', async ({ db, manager }) => {
  const order = await givenConfirmed(db, { method: 'pickup', collectionCode: '482190', email: '' })
  const { id } = (await deliveriesOf(db, order.id))[0]!
  await sendSms(db, sent)
  const hand = (proof: object) => manager.call('POST', `/deliveries/${id}/hand-over`, proof)
  expect((await hand({ reason: 'He says that he ordered it.' })).statusCode).toBe(409)
  expect((await hand({ code: '482190' })).json()).toMatchObject({ state: 'delivered' })
})

test('the SMS of one buyer proves nothing about another', async ({ db, manager }) => {
  await givenOut(db)
  await sendSms(db, sent)
  const other = await givenConfirmed(db, { method: 'pickup', collectionCode: '482190', email: '' })
  const { id } = (await deliveriesOf(db, other.id))[0]!
  await sendSms(db, noNumber)
  const shown = await manager.call('GET', `/deliveries/${id}`)
  expect(shown.json()).toMatchObject({ isReasonEnough: true })
})
