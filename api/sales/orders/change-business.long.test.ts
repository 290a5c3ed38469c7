import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { givenSession, givenUser, profileAsGiven } from '../../people/accounts/user.fixture.ts'
import { auditLog, orders, shopSettings, users } from '../../platform/db/schema.ts'
import { contactKey, trackKey } from '../../platform/secrets/track-key.ts'
import { givenMember, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { givenCheckoutShop, order, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { documentsOf, givenInvoiced, givenSeller, issuedOn } from '../invoices/invoices.fixture.ts'
import { changeOrder } from './change-order.ts'
import { givenOrder } from './orders.fixture.ts'

const { orderKey } = testOptions.secrets
const given = { business_name: ' Himal Hotel Pvt. Ltd. ', pan: '१२३-४५६ ७८९' }
const himal = { name: 'Himal Hotel Pvt. Ltd.', pan: '123456789' }
const by = { actor: 'staff', id: null } as const

/** Changes the business as a guest who has the key of the mail, unless told otherwise. */
const test = base.extend(
  'change',
  ({ app }) =>
    (number: string, payload: object, { key = trackKey(orderKey, number) }: { key?: string } = {}) =>
      app.inject({ method: 'PUT', url: `/api/orders/${number}/business?key=${key}`, payload }),
)

describe('an order for a business', () => {
  test('has its invoice and its credit note in the name and PAN of the business', async ({ db }) => {
    await givenSeller(db)
    const invoiced = await givenInvoiced(db, { details: { business: himal } })
    await changeOrder({ db, secrets: testOptions.secrets }, invoiced.id, { action: 'cancel', by, now: issuedOn })
    const buyers = (await documentsOf(db, invoiced.id)).map(({ kind, document }) => [kind, document.buyer])
    const addresses = {
      address: expect.stringContaining('Pokhara'),
      nativeAddress: expect.stringContaining('पोखरा'),
    }
    const buyer = { ...himal, ...addresses, phone: '+9779841234567' }
    expect(buyers).toEqual([
      ['invoice', buyer],
      ['credit-note', buyer],
    ])
  })

  test('is kept encrypted, and with the account for its next order', async ({ app, db }) => {
    await givenCheckoutShop(db)
    const member = await givenMember(app, db)
    await member.add(await givenVariant(db, { stock: 5 }))
    const placed = await order(member, given)
    expect(placed.statusCode).toBe(201)
    expect(placed.json().data.business).toEqual(himal)
    const profile = async () => (await member.send('GET', '/api/user/user-details')).json().data
    expect(await profile()).toMatchObject({ business: himal })
    const rows = JSON.stringify([await db.select().from(orders), await db.select().from(users)])
    for (const secret of ['123456789', 'Himal']) expect(rows).not.toContain(secret)

    await member.add(await givenVariant(db))
    expect((await order(member)).json().data.business).toBeNull()
    expect(await profile()).toMatchObject({ business: himal })
  })

  test.for([
    [{ business_name: 'Himal Hotel', pan: '12345678' }, 'pan'],
    [{ business_name: '', pan: '123456789' }, 'business_name'],
    [{ business_name: 'Himal\u202eHotel', pan: '123456789' }, 'business_name'],
  ] as const)('is not placed with %j', async ([wrong, field], { app, db }) => {
    await givenCheckoutShop(db)
    const member = await givenMember(app, db)
    await member.add(await givenVariant(db))
    const refused = await place(member, orderOf(await quoteFor(member), wrong))
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
    expect(await db.$count(orders)).toBe(0)
  })
})

describe('the business of an order', () => {
  test('changes for a guest with the mailed key, until the invoice is issued', async ({ db, change }) => {
    await givenSeller(db)
    const { id, number } = await givenOrder(db)
    const set = await change(number, given)
    expect(set.json()).toMatchObject({ message: 'Buyer on the invoice saved', data: { business: himal } })
    expect((await change(number, {})).json().data.business).toBeNull()
    await change(number, given)
    await changeOrder({ db, secrets: testOptions.secrets }, id, { action: 'confirm', by, now: issuedOn })
    const late = await change(number, {})
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
    expect(late.json().message).toContain('invoice of this order is issued')
    expect((await documentsOf(db, id))[0]!.document.buyer).toMatchObject(himal)
  })

  test('still changes while the invoice waits for the facts of the shop', async ({ db, change }) => {
    const { number } = await givenInvoiced(db)
    expect(await db.$count(shopSettings)).toBe(0)
    expect((await change(number, given)).json().data.business).toEqual(himal)
  })

  test.for(['cancelled', 'returned'] as const)('stays in an order that is %s', async (state, { db, change }) => {
    const { number } = await givenOrder(db, { state })
    expect((await change(number, given)).statusCode).toBe(409)
  })

  test('stays as it is for wrong fields, and for somebody who knows only number and contact', async ({
    app,
    db,
    change,
  }) => {
    const { number } = await givenOrder(db, { details: { business: himal } })
    const wrong = await change(number, { ...given, pan: '12' })
    expect(wrong.json().fields).toEqual({ pan: 'Please enter the 9 digits of the PAN' })
    const key = contactKey(orderKey, number)
    expect((await change(number, {}, { key })).statusCode).toBe(403)
    const read = await app.inject({ url: `/api/orders/${number}?key=${key}` })
    expect(read.json().data.business).toBeNull()
    expect(read.body).not.toContain(himal.pan)
    const own = await app.inject({ url: `/api/orders/${number}?key=${trackKey(orderKey, number)}` })
    expect(own.json().data.business).toEqual(himal)
  })

  test('is forgotten by the account that removes it', async ({ app, db }) => {
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const { number } = await givenOrder(db, { userId })
    const send = (payload: object) =>
      app.inject({ method: 'PUT', url: `/api/orders/${number}/business`, headers, payload })
    const kept = async () => (await app.inject({ url: '/api/user/user-details', headers })).json().data.business
    expect((await send(given)).statusCode).toBe(200)
    expect(await kept()).toEqual(himal)
    expect((await send({ business_name: '', pan: '' })).statusCode).toBe(200)
    expect(await kept()).toBeNull()
  })

  test('is set by staff, which the history and the audit log name', async ({ app, db }) => {
    const staff = await givenStaff(app, 'support')
    const { id: userId } = await givenUser(db)
    const { id } = await givenOrder(db, { userId })
    const saved = await staff.call('PUT', `/orders/${id}/business`, given)
    expect(saved.json().order.business).toEqual(himal)
    expect(saved.json().contact).not.toHaveProperty('business')
    expect(saved.json().events.at(-1)).toMatchObject({ action: 'business-changed', who: staff.name })
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'orders'))
    expect(entry).toMatchObject({ staffId: staff.id, call: 'PUT /api/admin/orders/:id/business' })
    expect(JSON.stringify(entry)).not.toContain(himal.pan)
    const again = await staff.call('PUT', `/orders/${id}/business`, given)
    expect(again.json().events).toHaveLength(saved.json().events.length)
    const [caller] = (await staff.call('GET', '/phone-orders/callers?q=asmita')).json().items
    expect(caller.business).toBeNull()
  })
})

test('staff take an order for a business by phone, and its account keeps the business', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const staff = await givenStaff(app, 'support')
  const { id: userId } = await givenUser(db)
  const draft = randomUUID()
  const lines = [{ variantId: Number(await givenVariant(db)), quantity: 1 }]
  const choice = { district: 'Kathmandu', method: 'standard', coupon: '', lines }
  const quote = (await staff.call('POST', `/phone-orders/${draft}/quote`, choice)).json()
  const body = { ...orderOf(quote), ...given, userId, language: 'en' }
  const placed = await staff.call('POST', `/phone-orders/${draft}`, body, { 'idempotency-key': randomUUID() })
  expect(placed.statusCode).toBe(201)
  expect((await staff.call('GET', `/orders/${placed.json().id}`)).json().order.business).toEqual(himal)
  const [caller] = (await staff.call('GET', '/phone-orders/callers?q=asmita')).json().items
  expect(caller.business).toEqual(himal)
})

ownDatabaseTest('a change beside the confirmation is on the invoice, or is refused', async ({ app, db }) => {
  await givenSeller(db)
  const placed = await Promise.all(Array.from({ length: 6 }, () => givenOrder(db)))
  const outcomes = await Promise.all(
    placed.map(async ({ id, number }) => {
      const url = `/api/orders/${number}/business?key=${trackKey(orderKey, number)}`
      const [answer] = await Promise.all([
        app.inject({ method: 'PUT', url, payload: given }),
        changeOrder({ db, secrets: testOptions.secrets }, id, { action: 'confirm', by, now: issuedOn }),
      ])
      const [invoice] = await documentsOf(db, id)
      return [answer.statusCode, invoice!.document.buyer.pan]
    }),
  )
  for (const [status, pan] of outcomes) expect(pan).toBe(status === 200 ? himal.pan : '')
})

ownDatabaseTest('a change beside one of the profile loses neither', async ({ app, db, pool }) => {
  const { id: userId } = await givenUser(db)
  const { headers } = await givenSession(db, userId)
  const { number } = await givenOrder(db, { userId })
  const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload })
  const other = await pool.connect()
  await other.query('begin')
  await other.query('select from users for no key update')
  const business = put(`/api/orders/${number}/business`, given)
  await expect.poll(() => waitingSessions(db)).toBe(1)
  const profile = put(`/api/user/${userId}`, { ...profileAsGiven, City: 'Patan' })
  await expect.poll(() => waitingSessions(db)).toBe(2)
  await other.query('commit')
  other.release()
  expect([(await business).statusCode, (await profile).statusCode]).toEqual([200, 200])
  const kept = await app.inject({ url: '/api/user/user-details', headers })
  expect(kept.json().data).toMatchObject({ business: himal, City: 'Patan' })
})
