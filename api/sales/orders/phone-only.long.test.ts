import { eq } from 'drizzle-orm'
import { englishFormats } from '#domain/language/english-formats.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { VERIFY_WITHIN_MS } from '#domain/orders/order-verification.ts'
import { mails, oneTimeCodes, orders, smsDeadNumbers } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { givenGateway, readSms, sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { openSparrow } from '../../platform/sms/sparrow.ts'
import { expect, testOptions } from '../../test/test.ts'
import { givenMember, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { checkoutForm, order, quoteFor } from '../checkout/checkout.fixture.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import { givenWallets } from '../payments/payments.fixture.ts'
import type { PaymentShop } from '../payments/record-payment.ts'
import { mailDeliveryNews } from '../fulfilment/delivery-mails.ts'
import { readDeliveries } from '../fulfilment/delivery-queries.ts'
import { changeOrder } from './change-order.ts'
import { findOrder } from './order-queries.ts'
import { codeIn, keyIn, test } from './phone-only.fixture.ts'
import { sendOrderCode } from './send-order-code.ts'

const { secrets } = testOptions
const byStaff = { actor: 'staff', id: null, language: 'en' } as const

function payingShop(db: Db): PaymentShop {
  const log = { info: () => {}, warn: () => {} } as unknown as PaymentShop['log']
  return { db, secrets, wallets: givenWallets({ url: 'http://127.0.0.1:1' }), log }
}

test('a guest orders with a phone number alone: the code comes by SMS, then the link, and no mail', async ({
  db,
  shopper,
  phone,
}) => {
  const answer = await order(shopper, { email: '' })
  expect([answer.statusCode, answer.json().data.email]).toEqual([201, ''])
  const { data, trackKey } = answer.json()
  const [code] = await phone.texts()
  expect(code).toMatch(
    /^\d{6} is your Kastha code for order KA-\S+, Nrs\. 11,000\. Valid until \d\d:\d\d\. Not you\? Ignore this\.$/,
  )
  expect(code).toContain(data.orderId)
  expect(phone.receivers()).toEqual(['9841234567'])
  expect(JSON.stringify(data)).not.toContain(codeIn(code))

  const entered = await shopper.send('POST', `/api/orders/${data.orderId}/verify?key=${trackKey}`, {
    code: codeIn(code),
  })
  expect([entered.statusCode, entered.json().data.verifyBy]).toEqual([200, null])
  const [, placed] = await phone.texts()
  expect(placed).toMatch(
    /^Kastha: order KA-\S+ is placed, Nrs\. 11,000\. See or change it: http:\/\/shop\.example\/o\//,
  )
  expect((await db.select().from(mails)).map(({ template }) => template)).toEqual(['order-received'])

  const opened = await shopper.send('GET', `/api/orders/${data.orderId}?key=${keyIn(placed)}`)
  expect(opened.json().data).toMatchObject({ orderId: data.orderId, isReadOnly: false })
})

test('a browser that entered the code of a phone is not asked again, and another phone is', async ({
  db,
  shopper,
  phone,
}) => {
  const first = (await order(shopper, { email: '' })).json()
  const code = codeIn((await phone.texts())[0])
  await shopper.send('POST', `/api/orders/${first.data.orderId}/verify?key=${first.trackKey}`, { code })
  await shopper.add(await givenVariant(db))
  const known = (await order(shopper, { email: '', phone: '+977 984-1234567' })).json().data
  expect(known.verifyBy).toBeNull()
  await shopper.add(await givenVariant(db))
  const other = (await order(shopper, { email: '', phone: '9851234567' })).json().data
  expect(other.verifyBy).not.toBeNull()
  expect((await readSms(db)).map(({ template, isUnproved }) => [template, isUnproved])).toEqual([
    ['order-code', true],
    ['order-placed', true],
    ['order-placed', true],
    ['order-code', true],
  ])
})

test.for(['khalti', 'bank'] as const)('an order by %s says until when to pay', async (payment, { shopper, phone }) => {
  const { data } = (await order(shopper, { email: '', payment })).json()
  const { payUntil } = data.money
  const day = englishFormats.shortDay(nepalDay(new Date(payUntil)), { month: false })
  const until = `[^.]*${day}[^.]*, ${englishFormats.time(payUntil)}`
  expect(await phone.texts()).toEqual([
    expect.stringMatching(`^Kastha: order ${data.orderId} is placed\\. Pay Nrs\\. 11,000 by ${until} to keep it: http`),
  ])
})

test('the buyer gets an SMS when it is confirmed, on the way, delivered, or cancelled', async ({
  db,
  shopper,
  phone,
}) => {
  const { data, trackKey } = (await order(shopper, { email: '' })).json()
  const code = codeIn((await phone.texts())[0])
  await shopper.send('POST', `/api/orders/${data.orderId}/verify?key=${trackKey}`, { code })
  const { id } = (await findOrder(db, data.orderId))!
  await changeOrder({ db, secrets }, id, { action: 'confirm', by: byStaff })
  const [delivery] = await readDeliveries(db, id)
  const out = (await findOrder(db, data.orderId))!
  await mailDeliveryNews(db, secrets, out, { kind: 'planned', delivery: delivery!, pieces: [] })
  await mailDeliveryNews(db, secrets, out, { kind: 'out', delivery: delivery!, pieces: [] })
  await changeOrder({ db, secrets }, id, { action: 'deliver', by: byStaff })
  const news = (await phone.texts()).slice(2)
  expect(news).toEqual([
    expect.stringMatching(/ is confirmed\. It arrives between /),
    expect.stringContaining(` is on the way. Give the driver this code: ${delivery!.code}. `),
    expect.stringContaining(' is delivered. '),
  ])
})

test('an order that staff cancel says so, and one whose code was never entered sends nothing more', async ({
  db,
  shopper,
  phone,
}) => {
  const lapsed = (await order(shopper, { email: '' })).json().data
  const later = new Date(Date.now() + VERIFY_WITHIN_MS + 60_000)
  await expireOrders({}, payingShop(db), undefined, later)
  expect((await findOrder(db, lapsed.orderId))!.state).toBe('cancelled')
  expect((await readSms(db)).map(({ template }) => template)).toEqual(['order-code'])

  await shopper.add(await givenVariant(db))
  const { data, trackKey } = (await order(shopper, { email: '' })).json()
  const code = codeIn((await phone.texts()).at(-1))
  await shopper.send('POST', `/api/orders/${data.orderId}/verify?key=${trackKey}`, { code })
  const { id } = (await findOrder(db, data.orderId))!
  await changeOrder({ db, secrets }, id, { action: 'cancel', by: byStaff, reason: 'Sold out' })
  expect((await phone.texts()).at(-1)).toContain(` is cancelled. Details: http://shop.example/o/`)
})

test('another code comes by SMS, after a minute and a few times', async ({ db, shopper, phone }) => {
  const { data, trackKey } = (await order(shopper, { email: '' })).json()
  const resend = () => shopper.send('POST', `/api/orders/${data.orderId}/verify/resend?key=${trackKey}`)
  const again = async () => {
    await db.update(oneTimeCodes).set({ createdAt: new Date(Date.now() - 61_000) })
    const answer = await resend()
    const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.tries, 0))
    return { answer, code }
  }
  expect((await resend()).statusCode).toBe(429)
  const { answer } = await again()
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'We have sent you another code by SMS'])
  for (const { id } of await db.select().from(oneTimeCodes)) await sendOrderCode({ codeId: id }, { db, secrets })
  const texts = await phone.texts()
  expect(texts).toHaveLength(2)
  const entered = await shopper.send('POST', `/api/orders/${data.orderId}/verify?key=${trackKey}`, {
    code: codeIn(texts[1]),
  })
  expect(entered.statusCode).toBe(200)
})

test('codes of one number never count for another', async ({ db, shopper }) => {
  await order(shopper, { email: '' })
  await shopper.add(await givenVariant(db))
  await order(shopper, { email: '', phone: '9851234567' })
  const codes = await db.select().from(oneTimeCodes)
  expect(codes.map(({ email }) => email)).toEqual(['', ''])
  expect(codes.map((code) => code.phoneIndex?.toString('hex')).toSorted()).toEqual(
    ['+9779841234567', '+9779851234567'].map((one) => phoneIndex(secrets.dataKey, one).toString('hex')).toSorted(),
  )
})

test('number and phone find the order, and its link comes by SMS', async ({ shopper, phone }) => {
  const { data } = (await order(shopper, { email: '' })).json()
  const found = await shopper.send('POST', '/api/orders/track', { orderId: data.orderId, contact: '९८४१२३४५६७' })
  const { trackKey } = found.json()
  expect(found.json().data).toMatchObject({ email: '', isReadOnly: true })
  expect((await shopper.send('POST', '/api/orders/track', { orderId: data.orderId, contact: '' })).statusCode).toBe(404)
  const link = () => shopper.send('POST', `/api/orders/${data.orderId}/link?key=${trackKey}`)
  for (let time = 0; time < 4; time++) expect((await link()).statusCode).toBe(200)
  const links = (await phone.texts()).filter((text) => text.includes('your order'))
  expect(links, 'two SMS are left to the network after the code').toHaveLength(2)
  const opened = await shopper.send('GET', `/api/orders/${data.orderId}?key=${keyIn(links[0])}`)
  expect(opened.json().data.isReadOnly).toBe(false)
})

test('a number that gets no SMS needs an email address', async ({ db, shopper }) => {
  const sentence = 'This phone number gets no SMS. Please enter an email address'
  const smart = await order(shopper, { email: '', phone: '9611234567' })
  expect([smart.statusCode, smart.json().fields]).toEqual([400, { email: sentence }])
  await db.insert(smsDeadNumbers).values({
    phoneIndex: phoneIndex(secrets.dataKey, '+9779841234567'),
    gateway: 'sparrow',
    why: '1007',
  })
  const dead = await order(shopper, { email: '' })
  expect([dead.statusCode, dead.json().fields]).toEqual([400, { email: sentence }])
  expect((await order(shopper, { phone: '9611234567' })).statusCode).toBe(201)
})

test('accounts need an email address, and the quote tells the form', async ({ app, db, shopper }) => {
  expect((await quoteFor(shopper)).email).toBe('without-sms')
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  expect((await quoteFor(member)).email).toBe('always')
  const refused = await order(member, { email: '' })
  expect(refused.json().fields).toEqual({ email: 'All fields are required' })
})

test('while the gateway refuses the shop, guests need an email address', async ({ db, shopper }) => {
  const halted = { status: 403, body: { response_code: 1012, response: 'Insufficient credits' } }
  const server = await givenGateway([halted])
  await order(shopper, { email: '' })
  const sparrow = openSparrow({ baseUrl: server.url, token: 'token-of-the-shop', sender: 'Kastha' })
  await sendAllSms(db, { gateway: sparrow, dailyParts: 1_000 })
  await server.close()
  await shopper.add(await givenVariant(db))
  expect((await quoteFor(shopper)).email).toBe('always')
  const refused = await order(shopper, { email: '' })
  expect(refused.json().fields).toEqual({ email: 'All fields are required' })
})

test('an order by bank transfer sends its link at once, and the address keeps ward, landmark and position', async ({
  db,
  shopper,
  phone,
}) => {
  const place = { city: 'काठमाण्डौँ महानगरपालिका', ward: 31, landmark: ' near the college gate ' }
  const position = { latitude: 27.691_512_34, longitude: 85.342 }
  const answer = await order(shopper, { email: '', payment: 'bank', ...place, position })
  expect(answer.json().data.address).toBe(
    'Baneshwor Marg 12, near the college gate, Flat 4, Kathmandu-31, Kathmandu, Bagmati',
  )
  expect(await phone.texts()).toEqual([expect.stringContaining(' is placed. Pay ')])
  const nepali = await shopper.send(
    'GET',
    `/api/orders/${answer.json().data.orderId}?key=${answer.json().trackKey}&lang=ne`,
  )
  expect(nepali.json().data.address).toContain('काठमाडौँ-३१, काठमाडौँ, बागमती')
  expect((await db.select({ city: orders.district }).from(orders))[0]).toEqual({ city: 'Kathmandu' })
  await shopper.add(await givenVariant(db))
  expect((await order(shopper, { city: 'Pokhara' })).json().fields).toEqual({
    city: 'Please choose a municipality of that district',
  })
})

test('the fields of the specification alone still make an order', async ({ shopper }) => {
  const { ward: _ward, landmark: _landmark, position: _position, ...specified } = checkoutForm
  const { lines, totals } = await quoteFor(shopper)
  const shown = { total: totals.total, lines: lines.map(({ _id, price, quantity }) => ({ _id, price, quantity })) }
  const answer = await shopper.send(
    'POST',
    '/api/orders',
    { ...specified, shown },
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect([answer.statusCode, answer.json().data.address]).toEqual([
    201,
    'Baneshwor Marg 12, Flat 4, Kathmandu, Bagmati',
  ])
})
