import { eq, sql } from 'drizzle-orm'
import { VERIFY_WITHIN_MS } from '#domain/orders/order-verification.ts'
import { givenMember, givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, oneTimeCodes, orderEvents, orders, variants } from '../../platform/db/schema.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import { givenWallets } from '../payments/payments.fixture.ts'
import type { PaymentShop } from '../payments/record-payment.ts'
import { sendOrderCode } from './send-order-code.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { contactKey } from '../../platform/secrets/track-key.ts'

const { secrets } = testOptions

/** A guest who has ordered one piece of five for cash: the order, its code, and how to enter one. */
const test = base
  .extend('shopper', async ({ app, db }) => {
    await givenCheckoutShop(db)
    return givenShopper(app)
  })
  .extend('placed', async ({ db, shopper }) => {
    await shopper.add(await givenVariant(db, { stock: 5 }))
    const { data, trackKey } = (await order(shopper)).json()
    return { data, trackKey, code: await mailedCode(db) }
  })
  .extend('enter', ({ placed: { data, trackKey }, shopper }) => (code: string, key: string = trackKey) => {
    return shopper.send('POST', `/api/orders/${data.orderId}/verify?key=${key}`, { code })
  })

/** No test here pays by wallet, so no wallet is called. */
function payingShop(db: Db): PaymentShop {
  const log = { info: () => {}, warn: () => {} } as unknown as PaymentShop['log']
  return { db, secrets, wallets: givenWallets({ url: 'http://127.0.0.1:1' }), log }
}

async function mailsOf(db: Db, template: typeof mails.$inferSelect.template) {
  const rows = await db.select().from(mails).where(eq(mails.template, template))
  return rows.map((row) => JSON.parse(decrypt(secrets.dataKey, row.content!, mailAad(row))))
}

async function mailedCode(db: Db): Promise<string> {
  return (await mailsOf(db, 'order-placed')).at(-1).code
}

function wrongFor(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

async function stockOf(db: Db): Promise<number> {
  return (await db.select({ stock: variants.stock }).from(variants))[0]!.stock
}

test('a guest’s cash order is placed at once and waits ten minutes for the code from its mail', async ({
  db,
  placed,
}) => {
  const { verifyBy, date, status } = placed.data
  expect([status, Date.parse(verifyBy) - Date.parse(date)]).toEqual(['pending', VERIFY_WITHIN_MS])
  expect(placed.code).toMatch(/^\d{6}$/)
  expect(JSON.stringify(placed.data)).not.toContain(placed.code)
  expect(await stockOf(db)).toBe(4)
  expect(await mailsOf(db, 'order-received'), 'the shop hears of it once it is confirmed').toEqual([])
})

test('the mail with the code goes before others, and one without a code after them', async ({
  db,
  placed,
  shopper,
}) => {
  expect(placed.data.verifyBy).not.toBeNull()
  await shopper.add(await givenVariant(db, { stock: 5 }))
  expect((await order(shopper, { payment: 'bank' })).statusCode).toBe(201)
  const { rows } = await db.execute<{ priority: number }>(
    sql`select priority from pgboss.job join mails on data ->> 'mailId' = mails.id::text
        where template = 'order-placed' order by priority`,
  )
  expect(rows).toEqual([{ priority: 1 }, { priority: 2 }])
})

test('codes beyond the share of a network go behind those of others', async ({ app, db, shopper }) => {
  const ip = '203.0.113.20'
  shopper.headers['x-forwarded-for'] = ip
  for (let count = 1; count < 20; count += 1) await app.addressLimits.awaitedMails.take(ip)
  const orderFor = async (email: string) => {
    await shopper.add(await givenVariant(db, { stock: 5 }))
    return (await order(shopper, { email })).json()
  }
  await orderFor('twentieth@post.example')
  const { data, trackKey } = await orderFor('late@post.example')
  await db.update(oneTimeCodes).set({ createdAt: new Date(Date.now() - 61_000) })
  await shopper.send('POST', `/api/orders/${data.orderId}/verify/resend?key=${trackKey}`)
  const sendCode = await db.execute<{ data: JobData['send-code'] }>(
    sql`select data from pgboss.job where name = 'send-code'`,
  )
  await sendOrderCode(onlyRow(sendCode.rows).data, { db, secrets })
  shopper.headers['x-forwarded-for'] = '198.51.100.9'
  await orderFor('other@post.example')
  const { rows } = await db.execute(
    sql`select "to", template, priority from pgboss.job join mails on data ->> 'mailId' = mails.id::text order by mails.ctid`,
  )
  expect(rows).toEqual([
    { to: 'twentieth@post.example', template: 'order-placed', priority: 2 },
    { to: 'late@post.example', template: 'order-placed', priority: 1 },
    { to: 'late@post.example', template: 'verify-order', priority: 1 },
    { to: 'other@post.example', template: 'order-placed', priority: 2 },
  ])
})

test('a network places 300 orders an hour that need a code', async ({ app, shopper }) => {
  for (let count = 0; count < 300; count += 1) await app.addressLimits.codeOrders.take('127.0.0.1')
  await shopper.add(await givenVariant(app.db, { stock: 5 }))
  expect((await order(shopper)).statusCode).toBe(429)
  expect((await order(shopper, { payment: 'bank' })).statusCode).toBe(201)
})

test('with the code it stands, and the shop hears of it', async ({ db, placed, enter }) => {
  const answer = await enter(` ${placed.code} `)
  expect([answer.statusCode, answer.json().message]).toEqual([
    200,
    'Thank you, the code is right. The shop confirms your order next.',
  ])
  expect(answer.json().data).toMatchObject({ status: 'pending', verifyBy: null, orderId: placed.data.orderId })
  expect(answer.json().data.events.map(({ action }: { action: string }) => action)).toEqual(['place', 'verified'])
  expect(await mailsOf(db, 'order-received')).toMatchObject([{ orderId: placed.data.orderId }])
  const [withCode, ...after] = await mailsOf(db, 'order-placed')
  expect([withCode.code, ...after.map(({ code, orderId }) => [code, orderId])]).toEqual([
    expect.any(String),
    [undefined, placed.data.orderId],
  ])
  const again = await enter('000000')
  expect([again.statusCode, again.json().data.verifyBy]).toEqual([200, null])
  expect(again.json().message).toBe('This order does not need a code.')
  expect(await mailsOf(db, 'order-received')).toHaveLength(1)
  expect(await mailsOf(db, 'order-placed')).toHaveLength(2)
  await expireOrders({}, payingShop(db), undefined, new Date(Date.now() + 2 * VERIFY_WITHIN_MS))
  expect(await stockOf(db)).toBe(4)
})

test('a code in Devanagari digits is right, too', async ({ placed, enter }) => {
  const devanagari = placed.code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
  expect((await enter(devanagari)).statusCode).toBe(200)
})

test('without the code its goods go back after ten minutes, and its buyer reads why', async ({ db, placed, enter }) => {
  const at = (ms: number) => new Date(Date.parse(placed.data.date) + ms)
  await expireOrders({}, payingShop(db), undefined, at(VERIFY_WITHIN_MS - 1))
  expect(await stockOf(db)).toBe(4)
  await expireOrders({}, payingShop(db), undefined, at(VERIFY_WITHIN_MS + 1))
  expect(await stockOf(db)).toBe(5)
  const [kept] = await db.select().from(orders)
  expect(kept).toMatchObject({ state: 'cancelled', verifyBy: null, network: expect.any(Buffer) })
  expect(await db.select({ action: orderEvents.action, actor: orderEvents.actor }).from(orderEvents)).toContainEqual({
    action: 'expire',
    actor: 'system',
  })
  expect(await mailsOf(db, 'order-cancelled')).toMatchObject([{ by: 'system', payment: 'cod' }])
  const late = await enter(placed.code)
  expect([late.statusCode, late.json().message]).toEqual([409, 'This order is already cancelled.'])
})

test('five wrong entries end a code, and another one can be requested', async ({ db, placed, enter, shopper }) => {
  const wrong = wrongFor(placed.code)
  for (let tries = 0; tries < 5; tries++) expect((await enter(wrong)).statusCode).toBe(400)
  expect((await enter(placed.code)).json().message).toBe('Too many wrong tries. Please request a new OTP.')
  const resend = () => shopper.send('POST', `/api/orders/${placed.data.orderId}/verify/resend?key=${placed.trackKey}`)
  const early = await resend()
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, expect.stringMatching(/^(60|59|58)$/)])
  await db.update(oneTimeCodes).set({ createdAt: new Date(Date.now() - 61_000) })
  expect((await resend()).json().message).toBe('We have emailed you another code')
  const codes = await db.select().from(oneTimeCodes).orderBy(oneTimeCodes.createdAt)
  await sendOrderCode({ codeId: codes.at(-1)!.id }, { db, secrets })
  const [{ code, number }] = (await mailsOf(db, 'verify-order')) as [{ code: string; number: string }]
  expect(number).toBe(placed.data.orderId)
  expect((await enter(code)).statusCode).toBe(200)
  expect((await resend()).json().message).toBe('This order does not need a code.')
})

test('codes of orders leave the account of that e-mail address alone', async ({ db, placed, shopper }) => {
  expect(placed.code).toBeDefined()
  await db.insert(oneTimeCodes).values(
    Array.from({ length: 5 }, () => ({
      purpose: 'verify-order' as const,
      email: 'asmita@post.example',
      expiresAt: new Date(Date.now() + 60_000),
    })),
  )
  const asked = await shopper.send('POST', '/api/user/forgot-password', { email: 'asmita@post.example' })
  expect(asked.statusCode).toBe(200)
})

test('who knows number and phone alone cannot guess on, nor becomes known', async ({ placed, enter, shopper }) => {
  const key = contactKey(secrets.orderKey, placed.data.orderId)
  const answer = await enter(wrongFor(placed.code), key)
  expect([answer.statusCode, shopper.cookies['kastha-buyer']]).toEqual([400, undefined])
})

const asked = async (db: Db, shopper: Shopper, values: Record<string, unknown> = {}) => {
  await shopper.add(await givenVariant(db))
  const answer = await order(shopper, values)
  expect(answer.statusCode).toBe(201)
  return answer.json().data.verifyBy !== null
}

test('the browser in which a code was entered is not asked again for the same e-mail address', async ({
  app,
  db,
  placed,
  enter,
  shopper,
}) => {
  await enter(placed.code)
  expect(await asked(db, shopper, { email: 'ASMITA@post.example' })).toBe(false)
  expect(await asked(db, shopper, { email: 'somebody-else@post.example' })).toBe(true)
  const forged = givenShopper(app, { 'kastha-buyer': 'x'.repeat(43) })
  expect(await asked(db, forged)).toBe(true)
})

test('an order that needs no code makes nobody known', async ({ db, placed, enter, shopper }) => {
  await db.update(orders).set({ verifyBy: null })
  expect((await enter(wrongFor(placed.code))).statusCode).toBe(200)
  expect(shopper.cookies['kastha-buyer']).toBeUndefined()
})

test('members are not asked, and neither is who pays before the goods leave', async ({ app, db, shopper }) => {
  expect(await asked(db, await givenMember(app, db, 'bina@post.example'), { email: 'bina@post.example' })).toBe(false)
  expect(await asked(db, shopper, { payment: 'bank' })).toBe(false)
})
