import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { mails, orders, smsDeadNumbers, smsMessages } from '../../platform/db/schema.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { contactKey, shortTokenOf, trackKey } from '../../platform/secrets/track-key.ts'
import { expect, testOptions } from '../../test/test.ts'
import { order } from '../checkout/checkout.fixture.ts'
import { forgetBuyers } from './account-queries.ts'
import { changeContact, presentContact } from './admin/order-contact.ts'
import { findOrder } from './order-queries.ts'
import { keyIn, test as base } from './phone-only.fixture.ts'

const { secrets } = testOptions
const BY_SMS = { by: 'sms' }
const REFUSED =
  'We cannot send the link by SMS right now. If you ordered with an account, please log in; otherwise please call us.'

/** A guest who mistyped their email address, pays by transfer, and knows the number and the phone of the order. */
const test = base.extend('placed', async ({ db, shopper }) => {
  const { data } = (await order(shopper, { email: 'asmita@gmial.example', payment: 'bank' })).json()
  const number = data.orderId as string
  const readKey = contactKey(secrets.orderKey, number)
  const isLink = like(smsMessages.event, 'order-link:%')
  return {
    number,
    request: (body?: object, key = readKey) => shopper.send('POST', `/api/orders/${number}/link?key=${key}`, body),
    read: async (key = readKey) => (await shopper.send('GET', `/api/orders/${number}?key=${key}`)).json().data,
    countSms: () => db.$count(smsMessages, isLink),
    countMails: () => db.$count(mails, like(mails.event, 'order-link:%')),
  }
})

test('a guest with a mistyped email address gets the link by SMS, cancels with it, and keeps the address', async ({
  db,
  phone,
  placed,
  shopper,
}) => {
  const found = await shopper.send('POST', '/api/orders/track', { orderId: placed.number, contact: '9841234567' })
  expect(found.json().data).toMatchObject({ isReadOnly: true, linkBySms: true, bank: null })
  expect((await placed.read()).linkBySms).toBe(true)
  const asked = await placed.request(BY_SMS)
  expect([asked.statusCode, asked.json()]).toEqual([
    200,
    {
      success: true,
      error: false,
      message: 'We have sent the link to the email address or the phone of this order',
    },
  ])
  for (const secret of [shortTokenOf(secrets.orderKey, placed.number), trackKey(secrets.orderKey, placed.number)]) {
    expect(asked.body).not.toContain(secret)
  }
  const [text] = await phone.texts()
  expect([phone.receivers(), await placed.countMails()]).toEqual([['9841234567'], 0])
  expect(await placed.read(keyIn(text))).toMatchObject({ isReadOnly: false, linkBySms: false })
  const cancelled = await shopper.send('POST', `/api/orders/${placed.number}/cancel?key=${keyIn(text)}`, {})
  expect(cancelled.statusCode).toBe(200)
  expect((await db.select({ email: orders.email }).from(orders))[0]).toEqual({ email: 'asmita@gmial.example' })
})

test('a phone number that staff entered later gets no link, and no news moves there', async ({ db, phone, placed }) => {
  const shop = { db, secrets }
  const stored = defined(await findOrder(db, placed.number), 'order')
  const contact = presentContact(secrets.dataKey, stored)
  const by = { actor: 'staff', id: randomUUID() } as const
  await changeContact(shop, stored.id, { ...contact, phone: '9801234567' }, { by })
  expect((await placed.read()).linkBySms).toBe(false)
  const refused = await placed.request(BY_SMS)
  expect([refused.statusCode, refused.json().message]).toEqual([503, REFUSED])
  const full = trackKey(secrets.orderKey, placed.number)
  expect((await placed.read(full)).newsBySms).toBe(false)
  expect([await phone.texts(), await placed.countSms()]).toEqual([[], 0])
})

test('a phone number that staff entered as they took the order gets no link', async ({ db, placed }) => {
  await db.update(orders).set({ takenBy: randomUUID() })
  expect((await placed.read()).linkBySms).toBe(false)
  const refused = await placed.request(BY_SMS)
  expect([refused.statusCode, refused.json().message]).toEqual([503, REFUSED])
  expect((await placed.request()).statusCode).toBe(200)
  expect([await placed.countMails(), await placed.countSms()]).toEqual([1, 0])
})

test('without `by` the link goes to the email address, also with an empty body', async ({ placed }) => {
  expect((await placed.request()).statusCode).toBe(200)
  expect((await placed.request({})).statusCode).toBe(200)
  expect([await placed.countMails(), await placed.countSms()]).toEqual([2, 0])
})

test.for([{ by: 'email' }, { by: 'sms', phone: '9800000000' }, { by: null }, []])(
  'the body %j is refused, and nothing is sent',
  async (body, { placed }) => {
    expect((await placed.request(body)).statusCode).toBe(400)
    expect([await placed.countMails(), await placed.countSms()]).toEqual([0, 0])
  },
)

test('mails and SMS together go out three times an hour, also at once, and the caller cannot tell', async ({
  placed,
}) => {
  const answers = [await placed.request()]
  answers.push(...(await Promise.all(Array.from({ length: 4 }, () => placed.request(BY_SMS)))))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect([await placed.countMails(), await placed.countSms()]).toEqual([1, 2])
})

test('what the network has sent to the number counts, and the caller cannot tell', async ({ app, db, placed }) => {
  const usual = await placed.request()
  const index = phoneIndex(secrets.dataKey, '+9779841234567')
  const from = networkNames(secrets.rateLimitKey, '127.0.0.1')
  const code = { phoneIndex: index, ...from, code: 'order' } as const
  for (let time = 0; time < 3; time++) await app.addressLimits.askedSms(db).take(code)
  const beyond = await placed.request(BY_SMS)
  expect([beyond.statusCode, beyond.body]).toEqual([usual.statusCode, usual.body])
  expect(await placed.countSms()).toBe(0)
})

test('a phone that gets no SMS is not offered it', async ({ db, placed }) => {
  const index = phoneIndex(secrets.dataKey, '+9779841234567')
  await db.insert(smsDeadNumbers).values({ phoneIndex: index, gateway: 'sparrow', why: '1007' })
  expect((await placed.read()).linkBySms).toBe(false)
  const refused = await placed.request(BY_SMS)
  expect([refused.statusCode, refused.json().message]).toEqual([503, REFUSED])
  expect([await placed.countMails(), await placed.countSms()]).toEqual([0, 0])
})

test('the order of an account sends no link by SMS, unless the phone is its only contact', async ({ db, placed }) => {
  const owner = await givenUser(db)
  await db.update(orders).set({ userId: owner.id })
  expect((await placed.read()).linkBySms).toBe(false)
  const refused = await placed.request(BY_SMS)
  expect([refused.statusCode, refused.json().message]).toEqual([503, REFUSED])
  expect([await placed.countMails(), await placed.countSms()]).toEqual([0, 0])
  await db.update(orders).set({ email: '' })
  expect((await placed.read()).linkBySms).toBe(false)
  expect((await placed.request(BY_SMS)).statusCode).toBe(200)
  expect(await placed.countSms()).toBe(1)
})

test('a cancelled order sends its link, and one without a buyer sends none', async ({ db, placed }) => {
  await db.update(orders).set({ state: 'cancelled' })
  expect((await placed.request(BY_SMS)).statusCode).toBe(200)
  expect(await placed.countSms()).toBe(1)
  const [{ id } = { id: '' }] = await db.select().from(orders).where(eq(orders.number, placed.number))
  await forgetBuyers(db, [id])
  expect((await placed.read()).linkBySms).toBe(false)
  expect((await placed.request(BY_SMS)).statusCode).toBe(200)
  expect([await placed.countMails(), await placed.countSms()]).toEqual([0, 1])
})

test('nobody without a key has a link sent by SMS', async ({ placed }) => {
  expect((await placed.request(BY_SMS, 'x'.repeat(43))).statusCode).toBe(404)
  expect(await placed.countSms()).toBe(0)
})
