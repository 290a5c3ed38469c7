import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { smsMessages } from '../../platform/db/schema.ts'
import { openAddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { readSms } from '../../platform/sms/sms.fixture.ts'
import { expect, testOptions } from '../../test/test.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { order, orderOf, quoteFor } from '../checkout/checkout.fixture.ts'
import { codeIn, test } from './phone-only.fixture.ts'

test('strangers cannot send many SMS to a number, or from a network', async ({ db, shopper }) => {
  const statuses: number[] = []
  for (let time = 0; time < 4; time++) {
    await shopper.add(await givenVariant(db))
    statuses.push((await order(shopper, { email: '' })).statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 429])
  const refused = await order(shopper, { email: '' })
  expect(refused.json().message).toMatch(/^Too many SMS were requested for this phone number or from this network\./)
  expect((await order(shopper)).statusCode, 'an email address helps').toBe(201)
  expect(await db.$count(smsMessages)).toBe(3)
})

test('a proved number gets twelve SMS a day by its own orders, whatever strangers caused', async ({
  db,
  shopper,
  phone,
}) => {
  const { data, trackKey } = (await order(shopper, { email: '' })).json()
  const code = codeIn((await phone.texts())[0])
  await shopper.send('POST', `/api/orders/${data.orderId}/verify?key=${trackKey}`, { code })
  await shopper.send('POST', `/api/orders/${data.orderId}/cancel?key=${trackKey}`, {})
  for (let time = 0; time < 13; time++) {
    await shopper.add(await givenVariant(db))
    const known = (await order(shopper, { email: '' })).json()
    const cancelled = await shopper.send('POST', `/api/orders/${known.data.orderId}/cancel?key=${known.trackKey}`, {})
    expect([known.data.verifyBy, cancelled.statusCode]).toEqual([null, 200])
  }
  const texts = await readSms(db)
  expect(texts.every(({ isUnproved }) => isUnproved)).toBe(true)
  expect(texts.map(({ template }) => template)).toEqual([
    'order-code',
    ...Array.from({ length: 12 }, () => 'order-placed'),
  ])
})

test('a refused order counts no SMS', async ({ db, shopper }) => {
  for (let time = 0; time < 5; time++) {
    const shown = {
      shown: { total: 1, lines: (await quoteFor(shopper)).lines.map(({ _id }) => ({ _id, price: 1, quantity: 1 })) },
    }
    expect((await order(shopper, { email: '', ...shown })).statusCode).toBe(409)
  }
  expect(await db.$count(smsMessages)).toBe(0)
  expect((await order(shopper, { email: '' })).statusCode).toBe(201)
})

test('orders that need no code go on beyond the limits of their SMS, and ending them sends none', async ({
  db,
  shopper,
}) => {
  for (let time = 0; time < 6; time++) {
    await shopper.add(await givenVariant(db))
    const { data, trackKey } = (await order(shopper, { email: '', payment: 'bank' })).json()
    expect((await shopper.send('POST', `/api/orders/${data.orderId}/cancel?key=${trackKey}`, {})).statusCode).toBe(200)
  }
  const texts = await readSms(db)
  expect(texts.map(({ template, isUnproved }) => [template, isUnproved])).toEqual(
    Array.from({ length: 3 }, () => ['order-placed', true]),
  )
})

test('an SMS that a later limit refuses uses up nothing', async ({ db }) => {
  const { rateLimitKey } = testOptions.secrets
  const { askedSms } = openAddressLimits(db, rateLimitKey, 1)
  const send = (phoneIndex: Buffer, ip: string, code?: 'order') =>
    isWithin(() => askedSms(db).take({ phoneIndex, ...networkNames(rateLimitKey, ip), code }))
  const crowded = '203.0.113.7'
  for (let time = 0; time < 30; time += 1) await send(randomBytes(8), crowded)
  const phone = randomBytes(8)
  for (const code of [undefined, 'order'] as const) {
    for (let time = 0; time < 4; time += 1) expect(await send(phone, crowded, code)).toBe(false)
  }
  const counts = { codes: 0, others: 0 }
  for (const ip of ['198.51.100.9', '2001:db8:7::1', '2001:db8:8::1']) {
    for (let time = 0; time < 3; time += 1) counts.others += Number(await send(phone, ip))
    for (let time = 0; time < 3; time += 1) counts.codes += Number(await send(phone, ip, 'order'))
  }
  expect(counts).toEqual({ others: 4, codes: 8 })
})

test('a stranger’s orders leave the owner of the phone a code in another network', async ({ app, db, shopper }) => {
  const orderFrom = async (buyer: typeof shopper, ip: string) => {
    await buyer.add(await givenVariant(db))
    const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': ip }
    return (await buyer.send('POST', '/api/orders', orderOf(await quoteFor(buyer), { email: '' }), headers)).statusCode
  }
  for (const ip of ['203.0.113.7', '2001:db8:7::1']) {
    const stranger = givenShopper(app)
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push(await orderFrom(stranger, ip))
    expect(statuses).toEqual([201, 201, 201, 429])
  }
  expect(await orderFrom(shopper, '198.51.100.9')).toBe(201)
})

test('while SMS are scarce, an entered code gives its SMS back to its network, once', async ({
  db,
  shopper,
  phone,
}) => {
  const { rateLimitKey } = testOptions.secrets
  const from = networkNames(rateLimitKey, '127.0.0.1')
  const { askedSms } = openAddressLimits(db, rateLimitKey, 1)
  for (let code = 0; code < 9; code += 1)
    await askedSms(db).take({ phoneIndex: randomBytes(8), ...from, code: 'order' })
  const { data, trackKey } = (await order(shopper, { email: '' })).json()
  const code = codeIn((await phone.texts())[0])
  await db.update(smsMessages).set({ parts: sql`400` })

  const orderBy = async (mobile: string) => {
    await shopper.add(await givenVariant(db))
    return (await order(shopper, { email: '', phone: mobile })).statusCode
  }
  expect(await orderBy('9851234567')).toBe(429)
  const enter = () => shopper.send('POST', `/api/orders/${data.orderId}/verify?key=${trackKey}`, { code })
  const entered = await Promise.all([enter(), enter(), enter()])
  expect(entered.map(({ statusCode }) => statusCode)).toContain(200)
  expect([await orderBy('9851234567'), await orderBy('9861234567')]).toEqual([201, 429])
})

test('while SMS are scarce, the networks of a neighborhood get together what two get', async ({ app, db, shopper }) => {
  const { rateLimitKey } = testOptions.secrets
  const { askedSms } = openAddressLimits(db, rateLimitKey, 1)
  await order(shopper, { email: '' })
  await db.update(smsMessages).set({ parts: sql`400`, tries: 1 })
  const send = (host: number, code?: 'order') => {
    const from = networkNames(rateLimitKey, `198.51.100.${host}`)
    return isWithin(() => askedSms(db).take({ phoneIndex: randomBytes(8), ...from, code }))
  }
  const passed = { links: 0, codes: 0 }
  for (let host = 0; host < 12; host += 1) passed.links += Number(await send(host))
  for (let host = 0; host < 9; host += 1) passed.codes += Number(await send(host, 'order'))
  expect(passed).toEqual({ links: 10, codes: 9 })

  const orderFrom = async (ip: string) => {
    const guest = givenShopper(app)
    await guest.add(await givenVariant(db))
    const form = orderOf(await quoteFor(guest), { email: '', phone: '9851234567' })
    const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': ip }
    return (await guest.send('POST', '/api/orders', form, headers)).statusCode
  }
  expect(await orderFrom('198.51.100.77')).toBe(201)
  expect(await orderFrom('198.51.100.78')).toBe(429)
  expect(await orderFrom('203.0.113.78')).toBe(201)
})
