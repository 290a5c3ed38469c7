import { eq } from 'drizzle-orm'
import { mails, oneTimeCodes, orders, smsDeadNumbers } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { contactKey } from '../../platform/secrets/track-key.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { expect, testOptions } from '../../test/test.ts'
import { order } from '../checkout/checkout.fixture.ts'
import { changeOrder } from './change-order.ts'
import { codeIn, test as base } from './phone-only.fixture.ts'
import { findOrder } from './order-queries.ts'
import { sendOrderCode } from './send-order-code.ts'
import { verifyOrder } from './verify-order.ts'

const { secrets } = testOptions

/** A guest who mistyped their email address and has ordered one piece for cash: calls of that order. */
const test = base.extend('placed', async ({ db, shopper }) => {
  const { data, trackKey } = (await order(shopper, { email: 'asmita@gmial.example' })).json()
  const call = (action: string, body?: object, key = trackKey) =>
    shopper.send('POST', `/api/orders/${data.orderId}${action}?key=${key}`, body)
  return {
    number: data.orderId as string,
    requestSms: (key?: string) => call('/verify/sms', undefined, key),
    enter: (code: string) => call('/verify', { code }),
    pay: (wanted: { payment: string; code?: string }) =>
      shopper.send('PUT', `/api/orders/${data.orderId}/payment?key=${trackKey}`, wanted),
    read: async () => (await shopper.send('GET', `/api/orders/${data.orderId}?key=${trackKey}`)).json().data,
    mailedCode: async () => {
      const [mail] = await db.select().from(mails).where(eq(mails.template, 'order-placed'))
      return JSON.parse(decrypt(secrets.dataKey, mail!.content!, mailAad(mail!))).code as string
    },
  }
})

async function sendCodes(db: Db) {
  for (const { id } of await db.select().from(oneTimeCodes)) await sendOrderCode({ codeId: id }, { db, secrets })
}

test('a guest with a mistyped email address gets the code by SMS, and all news from then on', async ({
  db,
  phone,
  placed,
}) => {
  expect((await placed.read()).codeBySms).toBe('possible')
  const asked = await placed.requestSms()
  expect([asked.statusCode, asked.json().message, asked.json().data.codeBySms]).toEqual([
    200,
    'We have sent you another code by SMS',
    'sent',
  ])
  await sendCodes(db)
  const [text] = await phone.texts()
  expect([text, phone.receivers()]).toEqual([expect.stringContaining(placed.number), ['9841234567']])

  const entered = await placed.enter(codeIn(text))
  expect(entered.json().data).toMatchObject({ verifyBy: null, email: '', codeBySms: null })
  expect((await phone.texts())[1]).toContain(' is placed, ')
  const [stored] = await db.select().from(orders)
  expect(stored).toMatchObject({ email: '', verifyBy: null, state: 'pending' })

  const before = await db.$count(mails)
  await changeOrder({ db, secrets }, stored!.id, {
    action: 'confirm',
    by: { actor: 'staff', id: null, language: 'en' },
  })
  expect((await phone.texts())[2]).toMatch(/confirmed/)
  expect(await db.$count(mails), 'nothing goes to the mistyped address').toBe(before)
})

test('all that an address may ask for forgotten passwords refuses no order there its code', async ({ app, placed }) => {
  const { forgottenPasswords, forgottenStaffPasswords, codeRequests } = app.addressLimits
  for (const [limit, most] of [
    [forgottenPasswords, 60],
    [forgottenStaffPasswords, 30],
    [codeRequests, 60],
  ] as const) {
    for (let turn = 0; turn < most; turn += 1) await limit.take('127.0.0.1')
    await expect(limit.take('127.0.0.1')).rejects.toMatchObject({ code: 'too_many_requests' })
  }
  expect((await placed.requestSms()).statusCode).toBe(200)
})

test('a code from the mail keeps the email address, unless the one by SMS was sent after it', async ({
  db,
  placed,
}) => {
  const code = await placed.mailedCode()
  await placed.requestSms()
  await sendCodes(db)
  expect((await placed.enter(code)).statusCode).toBe(400)
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.email, ''))
  expect((await placed.enter(code)).json().data).toMatchObject({ verifyBy: null, email: 'asmita@gmial.example' })
})

test('who knows number and phone alone can request it, since only the phone gets it', async ({ db, phone, placed }) => {
  expect((await placed.requestSms(contactKey(secrets.orderKey, placed.number))).statusCode).toBe(200)
  await sendCodes(db)
  await phone.texts()
  expect(phone.receivers()).toEqual(['9841234567'])
})

test('a network requests it three times a day for a number', async ({ db, placed }) => {
  const again = async () => {
    await db.update(oneTimeCodes).set({ createdAt: new Date(Date.now() - 61_000) })
    return placed.requestSms()
  }
  expect((await placed.requestSms()).statusCode).toBe(200)
  const early = await placed.requestSms()
  expect([early.statusCode, Number(early.headers['retry-after'])]).toEqual([429, expect.closeTo(60, -1)])
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200])
  const refused = await again()
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message, 'the order does not live until tomorrow').toMatch(/^No more codes can be sent before /)
  expect(await db.$count(oneTimeCodes, eq(oneTimeCodes.email, ''))).toBe(3)
})

test('a phone that gets no SMS is not offered it', async ({ db, placed }) => {
  const index = phoneIndex(secrets.dataKey, '+9779841234567')
  await db.insert(smsDeadNumbers).values({ phoneIndex: index, gateway: 'sparrow', why: '1007' })
  expect((await placed.read()).codeBySms).toBeNull()
  const refused = await placed.requestSms()
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'We cannot send SMS right now. Please call us, and we confirm your order.',
  ])
  expect(await db.$count(oneTimeCodes, eq(oneTimeCodes.email, ''))).toBe(0)
})

test('an order that waits for no code is not offered it', async ({ db, placed }) => {
  await db.update(orders).set({ verifyBy: null })
  expect((await placed.read()).codeBySms).toBeNull()
  const refused = await placed.requestSms()
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'This order does not need a code.'])
})

test('a code by SMS proves no email address when an order is changed back to cash', async ({ db, phone, placed }) => {
  await placed.requestSms()
  await sendCodes(db)
  const code = codeIn((await phone.texts())[0])
  expect((await placed.pay({ payment: 'bank' })).statusCode).toBe(200)
  const back = await placed.pay({ payment: 'cod', code })
  expect([back.statusCode, back.json().message, back.headers['set-cookie']]).toEqual([
    400,
    'Invalid or expired OTP',
    undefined,
  ])
  expect((await placed.read()).payment).toBe('bank')
})

test('a code that comes after a change of payment makes nobody known', async ({ app, db, phone, placed }) => {
  await placed.requestSms()
  await sendCodes(db)
  const code = codeIn((await phone.texts())[0])
  const read = (await findOrder(db, placed.number))!
  await placed.pay({ payment: 'bank' })
  const by = { actor: 'shopper', id: null, language: 'en', isBuyer: true } as const
  const { data, entered } = await verifyOrder(app, { order: read, by }, { code, ip: '127.0.0.1' })
  expect([data.payment, entered]).toEqual(['bank', null])
})
