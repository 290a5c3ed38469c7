import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  auditLog,
  bankVouchers,
  deliveries,
  mails,
  orderEvents,
  orderNotes,
  smsMessages,
} from '../../../platform/db/schema.ts'
import { encrypt } from '../../../platform/secrets/encryption.ts'
import { givenConfirmed, givenDelivered } from '../../fulfilment/fulfilment.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { insertPhotos } from '../../../shop/photos/photo-queries.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../../test/test.ts'
import { promiseRefund } from '../../payments/staff-refunds.ts'
import { confirmTransfer, declineVoucher } from '../../payments/transfers/bank-transfers.ts'
import { eventsOf, givenOrder, goodsOf, stateOf } from '../orders.fixture.ts'
import { orderNoteAad } from './order-notes.ts'

test('an order shows who did what, what was mailed, and not the codes of its buyer', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db, { method: 'pickup', collectionCode: '550066', userId: null })
  const confirmed = await staff.call('POST', `/orders/${order.id}/confirmation`)
  expect(confirmed.statusCode).toBe(200)
  const shown = confirmed.json()
  expect(shown).toMatchObject({ state: 'confirm', contact: { phone: '+9779841234567' }, takenBy: null })
  expect(shown.events).toMatchObject([
    { action: 'place', by: 'shopper', who: 'Asmita Gurung' },
    { action: 'confirm', by: 'staff', who: staff.name },
  ])
  expect(shown.mails.map(({ template }: { template: string }) => template)).toEqual(['order-confirmed'])
  expect(shown.deliveryIds).toHaveLength(1)
  expect(confirmed.body).not.toContain('550066')
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('550066')
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'orders'))
  expect(entry).toMatchObject({
    staffId: staff.id,
    call: 'POST /api/admin/orders/:id/confirmation',
    before: { state: 'pending' },
    after: { state: 'confirm' },
  })
})

/** A day of 2027 and after. */
const timeOf = (index: number) => new Date(Date.UTC(2027, 0, 1 + index))

test('an order shows how it began and its newest 300 events', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenConfirmed(db)
  const planned = { orderId: order.id, action: 'delivery-planned', state: 'confirm', actor: 'staff' } as const
  const rows = Array.from({ length: 320 }, (_, index) => ({ ...planned, actorId: staff.id, at: timeOf(index) }))
  await db.insert(orderEvents).values(rows)
  const { events } = (await staff.call('GET', `/orders/${order.id}`)).json()
  expect(events).toHaveLength(301)
  expect(events[0]).toMatchObject({ action: 'place', who: 'Asmita Gurung' })
  expect(events[1]).toMatchObject({ action: 'delivery-planned', at: timeOf(20).toISOString(), who: staff.name })
  expect(events.at(-1)).toMatchObject({ at: timeOf(319).toISOString() })
})

test('an order shows its newest 100 emails and SMS, and 200 notes at most', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenConfirmed(db)
  const message = (index: number) => ({
    id: randomUUID(),
    event: `order-news:${order.id}:${index}`,
    template: `news-${index}`,
    createdAt: timeOf(index),
  })
  const indexes = Array.from({ length: 120 }, (_, index) => index)
  await db.insert(mails).values(indexes.map((index) => ({ ...message(index), to: 'asmita@mail.example' })))
  const sms = { phoneIndex: Buffer.from('phone'), isUnproved: false, expiresAt: timeOf(0) }
  await db.insert(smsMessages).values(indexes.map((index) => ({ ...message(index), ...sms })))
  const note = (index: number) => {
    const id = randomUUID()
    const said = encrypt(testOptions.secrets.dataKey, `note ${index}`, orderNoteAad(id))
    return { id, orderId: order.id, staffId: staff.id, staffName: staff.name, words: said, at: timeOf(index) }
  }
  await db.insert(orderNotes).values(Array.from({ length: 220 }, (_, index) => note(index)))
  const shown = (await staff.call('GET', `/orders/${order.id}`)).json()
  for (const messages of [shown.mails, shown.sms]) {
    expect(messages).toHaveLength(100)
    expect(messages.map(({ template }: { template: string }) => template)).toEqual(
      indexes.slice(20).map((index) => `news-${index}`),
    )
  }
  expect(shown.notes).toHaveLength(200)
  expect(shown.notes[0]).toMatchObject({ words: 'note 219' })
})

test('what cannot be done now says why', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const whyOf = async (id: string) => {
    const { acts } = (await staff.call('GET', `/orders/${id}`)).json()
    return Object.fromEntries(acts.map(({ action, why }: { action: string; why: string | null }) => [action, why]))
  }
  const unpaid = await givenOrder(db, { payment: 'bank' })
  expect(await whyOf(unpaid.id)).toEqual({
    confirm: 'What is to be paid first has not arrived yet. Recording it confirms the order.',
    cancel: null,
    return: 'This order is not confirmed yet.',
  })
  const refused = await staff.call('POST', `/orders/${unpaid.id}/confirmation`)
  expect([refused.statusCode, refused.json().message]).toEqual([409, (await whyOf(unpaid.id)).confirm])
  const delivered = await givenDelivered(db, new Date())
  expect(await whyOf(delivered.id)).toEqual({
    confirm: 'This order is already delivered.',
    cancel: 'This order is already delivered.',
    return: null,
  })
  expect((await staff.call('GET', `/orders/${randomUUID()}`)).statusCode).toBe(404)
  expect((await staff.call('GET', '/orders/none')).statusCode).toBe(404)
})

test('staff see the SMS about the money of an order, too', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const order = await givenOrder(db, { email: '', payment: 'bank' })
  const photoId = randomUUID()
  await insertPhotos(db, [{ id: photoId, width: 9, height: 9 }], { kind: 'voucher', orderId: order.id })
  await db.insert(bankVouchers).values({ orderId: order.id, photoId })
  const { secrets } = testOptions
  const by = { id: randomUUID() }
  await declineVoucher({ db, secrets }, order.id, { answer: 'It is unreadable.', by })
  await confirmTransfer({ db, secrets }, order.id, { amount: order.total - 500, reference: 'A', by })
  await promiseRefund({ db, secrets }, order.id, { id: randomUUID(), amount: 700, by })
  const shown = (await staff.call('GET', `/orders/${order.id}`)).json()
  const told = shown.sms.map(({ template }: { template: string }) => template)
  expect(told.toSorted()).toEqual(['payment-received', 'refund-due', 'voucher-declined'])
})

test('a cancellation needs a reason, mails it and gives the goods back', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const order = await givenOrder(db)
  expect((await staff.call('POST', `/orders/${order.id}/cancellation`, { reason: ' ' })).statusCode).toBe(400)
  expect(await stateOf(db, order.id)).toBe('pending')

  const reason = 'The bed broke in our store.'
  const shown = (await staff.call('POST', `/orders/${order.id}/cancellation`, { reason })).json()
  expect(shown.events.at(-1)).toMatchObject({ action: 'cancel', reason, who: staff.name })
  expect(await db.select().from(mails)).toMatchObject([{ template: 'order-cancelled', to: order.email }])
  const again = await staff.call('POST', `/orders/${order.id}/cancellation`, { reason })
  expect(again.json()).toMatchObject({ code: 'conflict', message: 'This order is already cancelled.' })
})

test('staff with the permission take back a whole delivered order and its money', async ({ app, db }) => {
  const manager = await givenStaff(app, 'manager')
  const support = await givenStaff(app, 'support')
  const order = await givenDelivered(db, new Date())
  expect((await support.call('POST', `/orders/${order.id}/return`, {})).statusCode).toBe(403)
  const shown = (await manager.call('POST', `/orders/${order.id}/return`, { reason: 'Agreed by phone' })).json()
  expect(shown).toMatchObject({ state: 'returned', refunds: [{ amount: order.total, why: 'Goods came back' }] })
})

ownDatabaseTest('of two who confirm at once one does, and the other is told', async ({ app, db }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app, 'support')]
  const order = await givenOrder(db)
  const answers = await Promise.all([one, other].map((who) => who.call('POST', `/orders/${order.id}/confirmation`)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const told = answers.find(({ statusCode }) => statusCode === 409)!
  expect(told.json().message).toBe('This order is already confirmed.')
  expect((await eventsOf(db, order.id)).map(({ action }) => action)).toEqual(['place', 'confirm'])
})

test('notes are for the staff, newest first, and unreadable in the database', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const order = await givenOrder(db)
  for (const words of ['Wants it before Tihar', 'Gate code 7']) {
    await staff.call('POST', `/orders/${order.id}/notes`, { words })
  }
  const { notes } = (await staff.call('GET', `/orders/${order.number}`)).json()
  expect(notes).toMatchObject([
    { words: 'Gate code 7', staffName: staff.name },
    { words: 'Wants it before Tihar', staffName: staff.name },
  ])
  const [row] = await db.select().from(orderNotes)
  expect(row!.words.includes('Tihar')).toBe(false)
  const blank = await staff.call('POST', `/orders/${order.id}/notes`, { words: '  ' })
  expect(blank.json().fields).toEqual({ words: 'Please write something' })
})

test('an order takes two hundred notes', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const [order, other] = [await givenOrder(db), await givenOrder(db)]
  const noted = Array.from({ length: 199 }, () => {
    const id = randomUUID()
    const words = encrypt(testOptions.secrets.dataKey, 'Calls back', orderNoteAad(id))
    return { id, orderId: order.id, staffId: staff.id, staffName: staff.name, words }
  })
  await db.insert(orderNotes).values(noted)
  const add = (to: { id: string }, key: string = randomUUID()) =>
    staff.call('POST', `/orders/${to.id}/notes`, { words: 'Calls back' }, { 'idempotency-key': key })
  const key = randomUUID()
  expect([(await add(order, key)).statusCode, (await add(order, key)).statusCode]).toEqual([200, 200])
  const refused = await add(order)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This order has 200 notes, the most that one can have.',
  ])
  expect(await db.$count(orderNotes)).toBe(200)
  expect((await add(other)).statusCode).toBe(200)
})

test('where it goes changes until somebody is on the way, and only over what was seen', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const order = await givenConfirmed(db)
  const { contact } = (await staff.call('GET', `/orders/${order.id}`)).json()
  const changed = { ...contact, phone: '9801234567', street_address: ' Phewa Marg 3 ', note: '' }
  const saved = await staff.call('PUT', `/orders/${order.id}/contact`, changed)
  expect(saved.json()).toMatchObject({
    contact: { phone: '+9779801234567', street_address: 'Phewa Marg 3', note: '', floor: 2 },
    order: { address: 'Phewa Marg 3, Pokhara-6, Kaski, Gandaki' },
  })
  expect(saved.json().events.at(-1)).toMatchObject({ action: 'contact-changed', who: staff.name })
  const calledBy = async (phone: string) => (await staff.call('GET', `/orders?q=${phone}`)).json().total
  expect([await calledBy('9801234567'), await calledBy('9841234567')]).toEqual([1, 0])

  const stale = await staff.call('PUT', `/orders/${order.id}/contact`, { ...contact, phone: '9811111111' })
  expect(stale.json()).toMatchObject({ code: 'stale', current: { phone: '+9779801234567' } })
  const { version } = saved.json().contact
  const wrong = await staff.call('PUT', `/orders/${order.id}/contact`, { ...changed, version, phone: '12' })
  expect(wrong.json().fields).toHaveProperty('phone')

  await db.update(deliveries).set({ state: 'out' }).where(eq(deliveries.orderId, order.id))
  const late = await staff.call('PUT', `/orders/${order.id}/contact`, { ...changed, version })
  expect(late.json()).toMatchObject({ code: 'conflict', message: 'Somebody is on the way with it: call them.' })
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'orders'))
  expect(entries.map(({ after }) => after)).toContainEqual({ private_details: '(hidden)', phone_index: '(hidden)' })
})

test('an order whose customer was deleted is shown without who it was', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db, { name: '', email: '', privateDetails: null })
  expect((await staff.call('GET', `/orders/${order.id}`)).json()).toMatchObject({
    isForgotten: true,
    contact: { phone: '', street_address: '' },
    contactWhy: 'The customer’s data was deleted.',
  })
})

test('goods that a cancelled order gives back are for sale again', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db)
  const { lines } = (await staff.call('GET', `/orders/${order.id}`)).json()
  const [{ productId, variantId }] = lines
  const before = await goodsOf(db, { productId, variantId })
  await staff.call('POST', `/orders/${order.id}/cancellation`, { reason: 'Wished for' })
  expect((await goodsOf(db, { productId, variantId })).stock).toBe(before.stock! + 1)
})
