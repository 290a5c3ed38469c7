import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { givenRequest } from '../../office/personal-data/requests/person.fixture.ts'
import { endedNow } from '../../office/personal-data/requests/request-queries.ts'
import { findToCancel } from '../../office/personal-data/requests/in-the-way.ts'
import { personBy } from '../../office/personal-data/requests/person.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { dataRequests, mails, orders, payments, smsDeadNumbers, smsMessages } from '../../platform/db/schema.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { contactKey } from '../../platform/secrets/track-key.ts'
import { givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, givenPromotion, order } from '../checkout/checkout.fixture.ts'
import { forgetBuyers } from './account-queries.ts'
import { changeOrder } from './change-order.ts'
import { test as base } from './phone-only.fixture.ts'
import { MISTYPED, PHONE, placedBy, test, testCash } from './news-by-sms.fixture.ts'

const { secrets } = testOptions
const staff = { actor: 'staff', id: null, language: 'en' } as const

const MINUTE_MS = 60_000
const NO_SMS = 'We cannot send SMS right now. Please try again later, or call us.'

const here = () => networkNames(secrets.rateLimitKey, '127.0.0.1')
const countSms = (db: Db) => db.$count(smsMessages)
test('a guest with a mistyped email address moves the news to the phone, which gets the link', async ({
  db,
  phone,
  placed,
}) => {
  const before = await db.$count(mails)
  expect(await placed.read()).toMatchObject({ email: MISTYPED, newsBySms: true })
  const answer = await placed.news()
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'News about this order now comes by SMS'])
  expect(answer.json().data).toMatchObject({ email: '', newsBySms: false, isReadOnly: false })
  expect(await db.$count(mails)).toBe(before)
  expect(await phone.texts()).toEqual([expect.stringContaining(placed.number)])
  expect(answer.json().data.events.at(-1)).toMatchObject({ action: 'news-by-sms' })
  const { id: orderId, total: amount } = await placed.stored()
  await db.insert(payments).values({ orderId, purpose: 'full', amount, method: 'bank', reference: 'TRANSFER-1' })
  await changeOrder({ db, secrets }, orderId, { action: 'confirm', by: staff })
  expect((await phone.texts())[1]).toMatch(/confirmed/)
  expect(phone.receivers()).toEqual(['9841234567', '9841234567'])
  expect(await db.$count(mails), 'nothing goes to the mistyped address').toBe(before)
})

test('repeated calls answer alike, also at once, and send the link once', async ({ db, placed }) => {
  const answers = [await placed.news(), ...(await Promise.all([placed.news(), placed.news(), placed.news()]))]
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect([(await placed.stored()).email, await countSms(db)]).toEqual(['', 1])
})

test.for([{}, { by: 'email' }, { by: null }, { by: 'sms', phone: '9800000000' }, { by: 'sms', email: 'x@y.example' }])(
  'the body %j is refused, and the address stays',
  async (body, { placed }) => {
    expect((await placed.news(undefined, body)).statusCode).toBe(400)
    expect((await placed.send('/news')).statusCode, 'no body').toBe(400)
    expect((await placed.stored()).email).toBe(MISTYPED)
  },
)

test('number and phone do not open it', async ({ placed }) => {
  const answer = await placed.news(contactKey(secrets.orderKey, placed.number))
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'To do this, open the order by the link in our emails or SMS, or log in to its account.',
  ])
  expect((await placed.news('x'.repeat(43))).statusCode).toBe(404)
  expect((await placed.stored()).email).toBe(MISTYPED)
})

test('the order of an account keeps its address', async ({ db, placed }) => {
  await db.update(orders).set({ userId: (await givenUser(db)).id })
  expect((await placed.read()).newsBySms).toBe(false)
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This order belongs to an account, so its news goes by email. Please call us if it does not arrive.',
  ])
  expect((await placed.stored()).email).toBe(MISTYPED)
})

test('a phone that gets no SMS is not offered it', async ({ db, placed }) => {
  const index = phoneIndex(secrets.dataKey, PHONE)
  await db.insert(smsDeadNumbers).values({ phoneIndex: index, gateway: 'sparrow', why: '1007' })
  expect((await placed.read()).newsBySms).toBe(false)
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([503, NO_SMS])
  expect((await placed.stored()).email).toBe(MISTYPED)
})

test('an order whose buyer was deleted is refused', async ({ db, placed }) => {
  await forgetBuyers(db, [(await placed.stored()).id])
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
  expect(refused.json().message).toMatch(/deleted/)
})

test('a made piece keeps its address, since no SMS is about production', async ({ db, placed }) => {
  await db.update(orders).set({ deposit: 1 })
  expect((await placed.read()).newsBySms).toBe(false)
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'We write about pieces that we build by email only. Please call us if our emails do not arrive.',
  ])
})

testCash('a cash order that staff took on the phone has no code, so its news can move', async ({ db, placed }) => {
  await db.update(orders).set({ verifyBy: null, takenBy: randomUUID() })
  expect((await placed.read()).newsBySms).toBe(true)
  expect((await placed.news()).statusCode).toBe(200)
  expect((await placed.stored()).email).toBe('')
})

test('a cancellation at the same time and the move both happen', async ({ placed }) => {
  const both = await Promise.all([placed.send('/cancel', {}), placed.news()])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await placed.stored()).toMatchObject({ email: '', state: 'cancelled' })
})

ownDatabaseTest('news that comes at the same time goes one way: by mail or by SMS', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  const variant = await givenVariant(db, { stock: 20 })
  for (let round = 0; round < 6; round += 1) {
    await guest.add(variant)
    const placed = await placedBy(guest, db, { email: MISTYPED, payment: 'bank', phone: `98412345${10 + round}` })
    const { id } = await placed.stored()
    const cancel = () => changeOrder({ db, secrets }, id, { action: 'cancel', by: staff })
    await Promise.all(round % 2 === 0 ? [cancel(), placed.news()] : [placed.news(), cancel()])
    const event = `order-cancelled:${id}`
    const mailed = await db.$count(mails, eq(mails.event, event))
    expect(mailed + (await db.$count(smsMessages, eq(smsMessages.event, event)))).toBe(1)
    expect((await placed.stored()).email).toBe('')
  }
})

test('it counts as an order by phone, so no network moves more than it could order', async ({ app, db, placed }) => {
  const contact = `phone ${phoneIndex(secrets.dataKey, PHONE).toString('base64url')}`
  for (let time = 0; time < 20; time++)
    await app.addressLimits.placedOrders(db).take(contact, { userId: null, network: here().network })
  const refused = await placed.news()
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await placed.stored()).email).toBe(MISTYPED)
})

test('beyond the limits of SMS it stays, since its link could not go there', async ({ app, db, placed }) => {
  const counted = { phoneIndex: phoneIndex(secrets.dataKey, PHONE), ...here(), code: 'order' } as const
  for (let time = 0; time < 3; time++) await app.addressLimits.askedSms(db).take(counted)
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(
      /^Too many SMS were requested for this phone number or from this network\. Please try again (tomorrow|in about \d+ hours)\.$/,
    ),
  ])
  expect([(await placed.stored()).email, await countSms(db)]).toEqual([MISTYPED, 0])
})

test('the link that went to the phone before is enough, also beyond those limits', async ({ app, db, placed }) => {
  expect((await placed.link()).statusCode).toBe(200)
  const counted = { phoneIndex: phoneIndex(secrets.dataKey, PHONE), ...here() }
  for (let time = 0; time < 2; time++) await app.addressLimits.askedSms(db).take(counted)
  expect((await placed.news()).statusCode).toBe(200)
  expect([(await placed.stored()).email, await countSms(db)]).toEqual(['', 1])
})

test('moved orders go on to count for their phone in their own network, and in no other', async ({
  app,
  db,
  placed,
  shopper,
}) => {
  const variant = await givenVariant(db, { stock: 50 })
  await placed.news()
  const orderAgain = async (guest: Shopper, email: string) => {
    await guest.add(variant)
    return order(guest, { email, payment: 'bank' })
  }
  for (let count = 1; count < 10; count++) await orderAgain(shopper, `${count}@post.example`)
  expect((await orderAgain(shopper, 'last@post.example')).statusCode).toBe(429)
  await db.update(orders).set({ network: Buffer.from('elsewhere'), neighborhood: Buffer.from('elsewhere') })
  await db.update(orders).set({ email: '' })
  expect((await orderAgain(givenShopper(app), 'owner@post.example')).statusCode).toBe(201)
})

base('a coupon for one use each stays used for the phone', async ({ db, shopper }) => {
  await givenPromotion(db, { code: 'ONCE', maxUsesEach: 1 })
  const coupon = { payment: 'bank', coupon: 'ONCE' }
  const placed = await placedBy(shopper, db, { ...coupon, email: MISTYPED })
  expect((await placed.news()).statusCode).toBe(200)
  await shopper.add(await givenVariant(db, { stock: 5 }))
  const again = await order(shopper, { ...coupon, email: 'another@post.example' })
  expect([again.statusCode, again.json().code]).toEqual([400, 'invalid_input'])
})

const words = { reason: 'Letter of 2 November', identityCheck: 'Named the total' }
const openRequests: { email?: string; phone?: string }[] = [{ email: MISTYPED.toUpperCase() }, { phone: PHONE }]

/** Opens a request about a contact of the order, a minute after the order was placed or before. */
async function givenRequestAbout(app: App, db: Db, contact: (typeof openRequests)[number], when: 'after' | 'before') {
  const given = { email: '', emailProved: false, phone: '', phoneProved: false, ...words }
  const proved = { emailProved: 'email' in contact, phoneProved: 'phone' in contact }
  const { id } = await givenRequest(app, db, { ...given, ...proved, ...contact })
  const { placedAt } = onlyRow(await db.select().from(orders))
  const createdAt = new Date(placedAt.getTime() + (when === 'after' ? MINUTE_MS : -MINUTE_MS))
  await db.update(dataRequests).set({ createdAt }).where(eq(dataRequests.id, id))
  return id
}

test.for(openRequests)(
  'while staff work on a request about %j, no order from before moves, as if SMS did not reach its phone',
  async (contact, { app, db, placed }) => {
    const id = await givenRequestAbout(app, db, contact, 'after')
    expect((await placed.read()).newsBySms).toBe(false)
    const refused = await placed.news()
    expect([refused.statusCode, refused.json().message]).toEqual([503, NO_SMS])
    expect((await placed.stored()).email).toBe(MISTYPED)
    await db
      .update(dataRequests)
      .set({ ...endedNow(), state: 'closed' })
      .where(eq(dataRequests.id, id))
    expect((await placed.news()).statusCode).toBe(200)
  },
)

test.for(openRequests)(
  'an order that is placed after a request about %j tells nothing about it',
  async (contact, { app, db, placed }) => {
    await givenRequestAbout(app, db, contact, 'before')
    expect((await placed.read()).newsBySms).toBe(true)
    expect((await placed.news()).statusCode).toBe(200)
  },
)

test('a data request finds the moved order by its phone, as one that anybody may have placed', async ({
  db,
  placed,
}) => {
  const found = async (contact: { email: string; phone: string }) => {
    return (await findToCancel(db, await personBy(db, secrets.dataKey, contact))).map(({ number }) => number)
  }
  expect(await found({ email: MISTYPED, phone: '' })).toEqual([placed.number])
  await placed.news()
  expect(await found({ email: MISTYPED, phone: '' })).toEqual([])
  expect(await found({ email: '', phone: PHONE })).toEqual([placed.number])
})
