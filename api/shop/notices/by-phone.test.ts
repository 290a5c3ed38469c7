import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { letPass } from '../../people/accounts/accounts.fixture.ts'
import { oneTimeCodes, smsDeadNumbers, smsMessages, subscriptions } from '../../platform/db/schema.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { openTestGateway } from '../../platform/sms/message-files.ts'
import { canSendCodes } from '../../platform/sms/sms-spending.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { changeVariant, givenSettings, givenShopper, givenVariant } from '../cart/cart.fixture.ts'
import { givenSubscription, jobsOf, mailsOf, smsOf } from './notices.fixture.ts'
import { openPhone } from './private-phone.ts'

const { dataKey } = testOptions.secrets
const phone = '984-1234567'
const TO = '9841234567'
const E164 = '+9779841234567'
const MINUTE_S = 60

type Shopper = ReturnType<typeof givenShopper>
type Answer = { statusCode: number; json: () => { codeId: string; isOn: boolean; message: string; stop: string } }

/** The calls of a browser that asks for word about a variant by phone. */
const test = base
  .extend('variantId', ({ db }) => givenVariant(db, { price: 10_000 }))
  .extend('shopper', ({ app }) => givenShopper(app))
  .extend('ask', ({ shopper, variantId }) => (body: object = {}, by: Shopper = shopper, from = '203.0.113.1') => {
    const payload = { kind: 'price-drop', place: 'product', variantId, phone, ...body }
    return by.send('POST', '/api/notices', payload, { 'x-forwarded-for': from })
  })
  .extend(
    'newestCode',
    ({ db }) =>
      async () =>
        (await smsOf(db, 'notice-code'))[0]!.data.code,
  )
  .extend('enter', ({ ask, newestCode }) => async (asked: Answer, body: object = {}) => {
    return ask({ code: { id: asked.json().codeId, digits: await newestCode() }, ...body })
  })

test('a guest enters the code that came by SMS, and hears of a lower price by SMS alone', async ({
  ask,
  db,
  enter,
  variantId,
}) => {
  const asked = await ask()
  expect(asked.json()).toMatchObject({ success: true, isOn: false, codeId: expect.any(String) })
  expect(await db.$count(subscriptions)).toBe(0)
  expect(await smsOf(db, 'notice-code')).toMatchObject([{ to: TO, data: { code: expect.stringMatching(/^\d{6}$/) } }])

  expect((await enter(asked)).json()).toMatchObject({ success: true, isOn: true, message: 'We will tell you' })
  const [row] = await db.select().from(subscriptions)
  expect(row).toMatchObject({ email: null, userId: null, price: 10_000, confirmedAt: expect.any(Date) })
  expect(openPhone(dataKey, { ...row!, phone: row!.phone! })).toBe(E164)

  await changeVariant(db, variantId, { price: 8_000 })
  await jobsOf(db).prices()
  await jobsOf(db).prices()
  expect(await smsOf(db, 'price-drop')).toMatchObject([{ to: TO, language: 'en', data: { price: 8_000 } }])
  expect(await mailsOf(db, 'price-drop')).toEqual([])
})

test('only the reply to a proved number has the link that stops the notice', async ({ app, ask, db, enter }) => {
  const asked = await ask()
  expect(asked.json()).not.toHaveProperty('stop')
  const { stop } = (await enter(asked)).json()
  expect(stop).toMatch(/^\/api\/n\/[0-9a-z]{21}$/)
  expect((await ask({ variantId: await givenVariant(db) })).json()).toMatchObject({ isOn: true, stop })
  const byMail = await ask({ phone: undefined, email: 'maya@post.example' })
  expect(byMail.json()).toMatchObject({ success: true, isOn: false })
  expect(byMail.json()).not.toHaveProperty('stop')

  const page = await app.inject({ url: stop })
  expect(page.body).toContain('Unsubscribe from all notices')
  expect(await db.$count(subscriptions)).toBe(3)
  expect((await app.inject({ method: 'POST', url: stop })).statusCode).toBe(200)
  expect(await db.select().from(subscriptions)).toMatchObject([{ email: 'maya@post.example' }])
})

test('a browser that entered a code of the number asks for more without one; another browser does not', async ({
  app,
  ask,
  db,
  enter,
}) => {
  await enter(await ask())
  const variantId = await givenVariant(db)
  expect((await ask({ variantId })).json()).toMatchObject({ isOn: true })
  expect(await db.$count(subscriptions)).toBe(2)

  expect((await ask({ variantId, phone: '9801234567' })).json()).toMatchObject({ isOn: false })
  await letPass(db, MINUTE_S)
  const another = await ask({ variantId: await givenVariant(db) }, givenShopper(app))
  expect(another.json()).toMatchObject({ isOn: false })
  expect(await db.$count(subscriptions)).toBe(2)
})

test('the reply is the same whatever the number waits for, and nothing changes', async ({ ask, db, variantId }) => {
  const fresh = await ask({ phone: '9801234567' })
  await givenSubscription(db, { kind: 'price-drop', variantId, number: E164 })
  const before = await db.select().from(subscriptions)
  const known = await ask()
  expect({ ...known.json(), codeId: '' }).toEqual({ ...fresh.json(), codeId: '' })
  expect(await db.select().from(subscriptions)).toEqual(before)
})

test('a wrong code, and a code of another number, subscribe nobody', async ({ ask, db, newestCode }) => {
  const asked = await ask()
  const digits = await newestCode()
  const id = asked.json().codeId
  const wrong = digits === '111111' ? '222222' : '111111'
  for (const body of [
    { code: { id, digits: wrong } },
    { code: { id, digits }, phone: '9801234567' },
    { code: { id: '00000000-0000-4000-8000-000000000000', digits } },
  ]) {
    const refused = await ask(body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toBe('Invalid or expired OTP')
  }
  expect(await db.$count(subscriptions)).toBe(0)
  for (let time = 0; time < 4; time += 1) await ask({ code: { id, digits: wrong } })
  expect((await ask({ code: { id, digits } })).json().message).toMatch(/^Too many wrong tries/)
})

test('a code is entered once, within ten minutes', async ({ app, ask, db, enter, newestCode }) => {
  const asked = await ask()
  await enter(asked)
  const again = { code: { id: asked.json().codeId, digits: await newestCode() } }
  expect((await ask(again, givenShopper(app))).statusCode).toBe(400)
  await letPass(db, MINUTE_S)
  const later = await ask({}, givenShopper(app))
  await letPass(db, 10 * MINUTE_S)
  expect((await enter(later)).statusCode).toBe(400)
  expect(await db.$count(subscriptions)).toBe(1)
})

test('a stranger sends three codes a day to a number, and all strangers together four', async ({ app, ask, db }) => {
  const statuses: number[] = []
  for (const from of ['203.0.113.1', '198.51.100.1', '192.0.2.1']) {
    for (let time = 0; time < 4; time += 1) {
      await letPass(db, MINUTE_S)
      statuses.push((await ask({}, givenShopper(app), from)).statusCode)
    }
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 429, 429, 429, 429, 429, 429, 429])
  expect(await db.$count(smsMessages)).toBe(4)
})

test('another code follows after a minute at the earliest, also for another product', async ({ ask, db }) => {
  await ask()
  const refused = await ask({ variantId: await givenVariant(db) })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toMatch(/^Please wait \d\d seconds/)
  expect(await db.$count(oneTimeCodes)).toBe(1)
})

test.for([
  ['a number with a digit too few', { phone: '984123456' }, 400, { phone: expect.stringMatching(/10-digit/) }],
  [
    'a number that gets no SMS',
    { phone: '9611234567' },
    503,
    { phone: expect.stringMatching(/^We cannot send an SMS/) },
  ],
  ['an unknown variant', { variantId: '999999999' }, 404, undefined],
  ['stock that is there', { kind: 'back-in-stock' }, 409, undefined],
  ['an empty cart', { kind: 'cart-reminder', variantId: undefined }, 409, undefined],
] as const)('%s is refused before a code is sent', async ([, body, status, fields], { ask, db }) => {
  const refused = await ask(body)
  expect(refused.statusCode).toBe(status)
  expect((refused.json() as { fields?: object }).fields).toEqual(fields)
  expect(await db.$count(smsMessages)).toBe(0)
})

test('a number that a gateway called invalid gets no code', async ({ ask, db }) => {
  await db.insert(smsDeadNumbers).values({ phoneIndex: phoneIndex(dataKey, E164), gateway: 'sparrow', why: 'unknown' })
  expect((await ask()).statusCode).toBe(503)
})

test('a known browser reads when its number gets no SMS any more', async ({ ask, db, enter }) => {
  await enter(await ask())
  await db.insert(smsDeadNumbers).values({ phoneIndex: phoneIndex(dataKey, E164), gateway: 'sparrow', why: 'unknown' })
  expect((await ask({ variantId: await givenVariant(db) })).statusCode).toBe(503)
  expect(await db.$count(subscriptions)).toBe(1)
})

test('a code for notices proves nothing to the checkout', async ({ ask, enter, shopper }) => {
  await enter(await ask())
  expect(Object.keys(shopper.cookies)).toContain('kastha-notices')
  expect(Object.keys(shopper.cookies)).not.toContain('kastha-buyer')
})

test('codes for notices end once strangers have used half of their parts, and leave the rest to orders', async ({
  ask,
  db,
}) => {
  const sms = { gateway: openTestGateway(''), dailyParts: 1_000 } // as buildApp's
  const parts = Math.floor((sms.dailyParts * 0.75) / 2) + 1
  const row = { id: randomUUID(), event: 'order-code:1', template: 'order-code', phoneIndex: Buffer.alloc(32) }
  await db
    .insert(smsMessages)
    .values({ ...row, isUnproved: true, parts, tries: 1, outcome: 'sent', expiresAt: new Date() })
  expect((await ask()).statusCode).toBe(503)
  expect(await canSendCodes(db, sms)).toBe(true)
})

test('a guest asks in Nepali, and gets code, consent and notice in Nepali', async ({ app, db, variantId }) => {
  const shopper = givenShopper(app)
  const payload = { kind: 'price-drop', place: 'product', variantId, phone: '९८४१२३४५६७' }
  const asked = await shopper.send('POST', '/api/notices?lang=ne', payload)
  const [sent] = await smsOf(db, 'notice-code')
  expect(sent).toMatchObject({ to: TO, language: 'ne' })
  const code = { id: asked.json().codeId, digits: sent!.data.code }
  await shopper.send('POST', '/api/notices?lang=ne', { ...payload, code })
  const [row] = await db.select().from(subscriptions)
  expect(row).toMatchObject({ language: 'ne', consent: expect.stringContaining('मूल्य घटेमा') })
})

test('a reminder by SMS is for the cart of that browser', async ({ ask, db, enter, shopper, variantId }) => {
  await givenSettings(db)
  await shopper.add(variantId)
  const body = { kind: 'cart-reminder', place: 'cart', variantId: undefined }
  expect((await enter(await ask(body), body)).json()).toMatchObject({ isOn: true })
  expect(await db.select().from(subscriptions).where(eq(subscriptions.kind, 'cart-reminder'))).toMatchObject([
    { cartId: expect.any(String), email: null },
  ])
})
