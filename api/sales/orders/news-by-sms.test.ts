import { randomUUID } from 'node:crypto'
import { desc, eq, like } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { findToCancel } from '../../office/personal-data/requests/in-the-way.ts'
import { personBy } from '../../office/personal-data/requests/person.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, oneTimeCodes, orders, payments, smsDeadNumbers, smsMessages } from '../../platform/db/schema.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { networkName } from '../../platform/rate-limits/network-name.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { contactKey } from '../../platform/secrets/track-key.ts'
import { givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, givenKnownGuest, givenPromotion, order } from '../checkout/checkout.fixture.ts'
import { dispatchDelivery } from '../fulfilment/dispatch-delivery.ts'
import { deliveriesOf } from '../fulfilment/fulfilment.fixture.ts'
import { planDelivery } from '../fulfilment/plan-delivery.ts'
import { changePayment } from '../payments/change-payment.ts'
import { forgetBuyers } from './account-queries.ts'
import { changeOrder } from './change-order.ts'
import { findOrder } from './order-queries.ts'
import { codeIn, test as base } from './phone-only.fixture.ts'
import { sendOrderCode } from './send-order-code.ts'

const { secrets } = testOptions
const MISTYPED = 'asmita@gmial.example'
const PHONE = '+9779841234567'
const staff = { actor: 'staff', id: null, language: 'en' } as const
const buyer = { actor: 'shopper', id: null, language: 'en', isBuyer: true } as const

/** Calls of an order that a guest has placed. */
async function placedBy(shopper: Shopper, db: Db, values: Record<string, unknown>) {
  const { data, trackKey } = (await order(shopper, values)).json()
  const number = data.orderId as string
  const at = (action: string, key: string = trackKey) => `/api/orders/${number}${action}?key=${key}`
  return {
    number,
    news: (key?: string, body?: object) => shopper.send('POST', at('/news', key), body ?? { by: 'sms' }),
    send: (action: string, body?: object) => shopper.send('POST', at(action), body),
    pay: (body: object) => shopper.send('PUT', at('/payment'), body),
    read: async () => (await shopper.send('GET', at(''))).json().data,
    stored: async () => defined(await findOrder(db, number), 'order'),
  }
}

/** A guest who has mistyped their email address and pays by transfer. */
const test = base.extend('placed', ({ db, shopper }) => placedBy(shopper, db, { email: MISTYPED, payment: 'bank' }))

/** A guest who has mistyped their email address and pays in cash, and has entered no code yet. */
const testCash = base.extend('placed', ({ db, shopper }) => placedBy(shopper, db, { email: MISTYPED }))

const countSms = (db: Db) => db.$count(smsMessages)

async function newestCode(db: Db) {
  const [code] = await db.select().from(oneTimeCodes).orderBy(desc(oneTimeCodes.createdAt)).limit(1)
  return code!
}

async function mailedCode(db: Db, template: 'order-placed' | 'verify-order'): Promise<string> {
  const [mail] = await db.select().from(mails).where(eq(mails.template, template)).orderBy(desc(mails.createdAt))
  return JSON.parse(decrypt(secrets.dataKey, mail!.content!, mailAad(mail!))).code
}

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
  const { id: orderId, total: amount } = await placed.stored()
  await db.insert(payments).values({ orderId, purpose: 'full', amount, method: 'bank', reference: 'TRANSFER-1' })
  await changeOrder({ db, secrets }, orderId, { action: 'confirm', by: staff })
  expect((await phone.texts())[1]).toMatch(/confirmed/)
  expect(phone.receivers()).toEqual(['9841234567', '9841234567'])
  expect(await db.$count(mails), 'nothing goes to the mistyped address').toBe(before)
})

test('the code of a delivery on its way goes to the phone as well', async ({ db, phone, placed }) => {
  const { id: orderId, total: amount } = await placed.stored()
  await db.insert(payments).values({ orderId, purpose: 'full', amount, method: 'bank', reference: 'TRANSFER-1' })
  await changeOrder({ db, secrets }, orderId, { action: 'confirm', by: staff })
  const [delivery] = await deliveriesOf(db, orderId)
  const way = { day: '2026-12-20', slot: 'evening' } as const
  const now = new Date('2026-12-01T06:00Z')
  await planDelivery({ db, secrets }, { orderId, number: 1 }, way, { by: staff, now })
  await dispatchDelivery({ db, secrets }, { orderId, number: 1 }, { by: staff, now })
  expect((await placed.news()).statusCode).toBe(200)
  expect(await phone.texts()).toContainEqual(expect.stringContaining(delivery!.code))
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
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'We cannot send SMS right now. Please try again later, or call us.',
  ])
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

const FOLLOWS = 'News about this order goes where your code went. Please call us if our emails do not arrive.'

testCash('an order that waits for its code has an offer of its own', async ({ db, placed }) => {
  expect(await placed.read()).toMatchObject({ newsBySms: false, codeBySms: 'possible' })
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This order waits for its code. If you enter one that came by SMS, news comes by SMS as well.',
  ])
  expect((await placed.stored()).email).toBe(MISTYPED)
  expect((await placed.send('/verify', { code: await mailedCode(db, 'order-placed') })).statusCode).toBe(200)
})

testCash('an address whose code was entered works, also once the order is paid by transfer', async ({ db, placed }) => {
  await placed.send('/verify', { code: await mailedCode(db, 'order-placed') })
  expect((await placed.read()).newsBySms).toBe(false)
  const refused = await placed.news()
  expect([refused.statusCode, refused.json().message]).toEqual([409, FOLLOWS])
  expect((await placed.pay({ payment: 'bank' })).statusCode).toBe(200)
  expect((await placed.news()).json().message).toBe(FOLLOWS)
  // Otherwise it would count as placed by the phone's owner (open-orders.ts).
  expect((await placed.stored()).email).toBe(MISTYPED)
})

base('a cash order of a browser that entered a code before keeps its address', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const known = givenKnownGuest(app)
  await known.add(await givenVariant(db, { stock: 5 }))
  const placed = await placedBy(known, db, {})
  expect(await placed.read()).toMatchObject({ verifyBy: null, newsBySms: false })
  expect((await placed.news()).json().message).toBe(FOLLOWS)
})

testCash('a cash order that staff took on the phone has no code, so its news can move', async ({ db, placed }) => {
  await db.update(orders).set({ verifyBy: null, takenBy: randomUUID() })
  expect((await placed.read()).newsBySms).toBe(true)
  expect((await placed.news()).statusCode).toBe(200)
  expect((await placed.stored()).email).toBe('')
})

testCash('a code from the mail that is entered at the same time proves the address', async ({ db, placed }) => {
  const code = await mailedCode(db, 'order-placed')
  const [verified, news] = await Promise.all([placed.send('/verify', { code }), placed.news()])
  expect([verified.statusCode, news.statusCode]).toEqual([200, 409])
  expect(await placed.stored()).toMatchObject({ email: MISTYPED, verifyBy: null })
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
  const network = networkName(secrets.rateLimitKey, '127.0.0.1')
  for (let time = 0; time < 20; time++)
    await app.addressLimits.placedOrders(db).take(contact, { userId: null, network })
  const refused = await placed.news()
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await placed.stored()).email).toBe(MISTYPED)
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

test('a code to the address that was sent before changes nothing to cash; the next one goes to the phone', async ({
  db,
  phone,
  placed,
}) => {
  await placed.send('/payment/code')
  await sendOrderCode({ codeId: (await newestCode(db)).id }, { db, secrets })
  const code = await mailedCode(db, 'verify-order')
  await placed.news()
  expect((await placed.pay({ payment: 'cod', code })).statusCode).toBe(400)
  expect((await placed.send('/payment/code')).statusCode).toBe(200)
  await sendOrderCode({ codeId: (await newestCode(db)).id }, { db, secrets })
  const byPhone = codeIn((await phone.texts()).at(-1))
  expect((await placed.pay({ payment: 'cod', code: byPhone })).statusCode).toBe(200)
})

test('a code to the address whose job runs after the move is not sent', async ({ db, placed }) => {
  await placed.send('/payment/code')
  const { id } = await newestCode(db)
  await placed.news()
  await sendOrderCode({ codeId: id }, { db, secrets })
  expect(await db.$count(mails, like(mails.event, 'verify-order:%'))).toBe(0)
  expect(await db.select({ template: smsMessages.template }).from(smsMessages)).toEqual([{ template: 'order-link' }])
})

test('a browser known for the address changes nothing to cash once the news has moved', async ({ app, placed }) => {
  const read = await placed.stored()
  await placed.news()
  const wanted = { payment: 'cod', ip: '127.0.0.1', isKnownBuyer: true } as const
  await expect(changePayment(app, { order: read, by: buyer }, wanted)).rejects.toMatchObject({ code: 'code_required' })
  expect((await placed.stored()).payment).toBe('bank')
})

test('a code to the address that was checked before the move changes nothing to cash', async ({ app, db, placed }) => {
  await placed.send('/payment/code')
  await sendOrderCode({ codeId: (await newestCode(db)).id }, { db, secrets })
  const code = await mailedCode(db, 'verify-order')
  const read = await placed.stored()
  await placed.news()
  const wanted = { payment: 'cod', code, ip: '127.0.0.1', isKnownBuyer: false } as const
  await expect(changePayment(app, { order: read, by: buyer }, wanted)).rejects.toMatchObject({ code: 'code_required' })
  expect((await placed.stored()).payment).toBe('bank')
})
