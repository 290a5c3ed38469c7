import { desc, eq } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { sendOrderCode } from '../orders/send-order-code.ts'
import { findOrder } from '../orders/order-queries.ts'
import { codeIn, test as base } from '../orders/phone-only.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, oneTimeCodes, orderEvents, orders, payments, smsMessages } from '../../platform/db/schema.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { contactKey } from '../../platform/secrets/track-key.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { changePayment } from './change-payment.ts'
import { expireOrders } from './expire-orders.ts'
import { givenWallets } from './payments.fixture.ts'
import type { PaymentShop } from './record-payment.ts'

const { secrets } = testOptions
const shopper = { actor: 'shopper', id: null, isBuyer: true } as const

/** A guest who has ordered one piece of five, to be paid by wallet, with a phone number alone. */
const test = base
  .extend('placed', async ({ shopper: guest }) => {
    const { data, trackKey } = (await order(guest, { email: '', payment: 'esewa' })).json()
    return { number: data.orderId as string, key: trackKey as string }
  })
  .extend('guest', ({ shopper: guest, placed }) => callsOf(guest, placed))
  .extend(
    'stored',
    ({ db, placed }) =>
      async () =>
        defined(await findOrder(db, placed.number), 'order'),
  )

function callsOf(guest: Shopper, { number, key }: { number: string; key: string }) {
  const at = (path: string) => `/api/orders/${number}${path}?key=${key}`
  return {
    ask: () => guest.send('POST', at('/payment/code')),
    change: (payment: string, code?: string) => guest.send('PUT', at('/payment'), { payment, code }),
    otherWays: async () => (await guest.send('GET', at(''))).json().data.otherWays as string[],
  }
}

/** Sends the newest code, as its job does. */
async function sendNewest(db: Db): Promise<void> {
  const [code] = await db.select().from(oneTimeCodes).orderBy(desc(oneTimeCodes.createdAt)).limit(1)
  await sendOrderCode({ codeId: code!.id }, { db, secrets })
}

async function askedCode(db: Db, phone: { texts: () => Promise<string[]> }): Promise<string> {
  await sendNewest(db)
  return codeIn((await phone.texts()).at(-1))
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

function payingShop(db: Db): PaymentShop {
  const log = { info: () => {}, warn: () => {} } as unknown as PaymentShop['log']
  return { db, secrets, wallets: givenWallets({ url: 'http://127.0.0.1:1' }), log }
}

test('a guest’s unpaid wallet order becomes a cash order with a code that goes to its phone', async ({
  db,
  guest,
  phone,
  stored,
}) => {
  const before = await stored()
  expect(await guest.otherWays()).toContain('cod')
  const without = await guest.change('cod')
  expect([without.statusCode, without.json().code]).toEqual([403, 'code_required'])
  expect((await guest.ask()).statusCode).toBe(200)
  expect(await stored(), 'asking changes nothing').toEqual(before)
  const code = await askedCode(db, phone)
  expect((await phone.texts()).at(-1)).toContain(before.number)

  expect((await guest.change('cod', wrongFor(code))).json().code).toBe('invalid_input')
  expect(await stored()).toEqual(before)
  const answer = await guest.change('cod', code)
  expect([answer.statusCode, answer.json().data.payment]).toEqual([200, 'cod'])
  expect(await stored()).toMatchObject({ state: 'pending', payment: 'cod', payBy: null, verifyBy: null })
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, before.id))
  expect(events.map(({ action }) => action)).toEqual(['place', 'verified', 'payment-changed'])
  expect((await guest.change('cod', code)).statusCode, 'again').toBe(200)
  expect((await guest.ask()).statusCode, 'it is paid in cash already').toBe(409)
})

test('the browser that entered the code is not asked again, and another one is', async ({
  app,
  db,
  guest,
  phone,
  placed,
}) => {
  await guest.ask()
  expect((await guest.change('cod', await askedCode(db, phone))).statusCode).toBe(200)
  expect((await guest.change('khalti')).statusCode).toBe(200)
  const other = callsOf(givenShopper(app), placed)
  expect((await other.change('cod')).json().code).toBe('code_required')
  expect((await guest.change('cod')).statusCode).toBe(200)
})

test('by email the code says that nothing changes without it', async ({ db, shopper: guest }) => {
  const { data, trackKey } = (await order(guest, { payment: 'esewa' })).json()
  const { ask, change } = callsOf(guest, { number: data.orderId, key: trackKey })
  expect((await ask()).json().message).toBe('We have emailed you another code')
  await sendNewest(db)
  const [mail] = await db.select().from(mails).where(eq(mails.template, 'verify-order'))
  const { code, forCash } = JSON.parse(decrypt(secrets.dataKey, mail!.content!, mailAad(mail!)))
  expect(forCash).toBe(true)
  expect((await change('cod', code)).statusCode).toBe(200)
})

test('asking for a code holds the goods no longer', async ({ db, guest, stored }) => {
  await guest.ask()
  const { payBy } = await stored()
  await expireOrders({}, payingShop(db), undefined, new Date(payBy!.getTime() + WALLET_PAYS_WITHIN_MS))
  expect(await stored()).toMatchObject({ state: 'cancelled' })
  await sendNewest(db)
  expect((await db.select().from(smsMessages)).map(({ template }) => template)).not.toContain('order-code')
})

test('a cash order that waits for its code cannot become one without it by way of a wallet', async ({
  app,
  db,
  shopper: guest,
}) => {
  const { data, trackKey } = (await order(guest, { email: '' })).json()
  const { change } = callsOf(guest, { number: data.orderId, key: trackKey })
  const read = defined(await findOrder(db, data.orderId), 'order')
  expect((await change('esewa')).statusCode).toBe(200)
  expect((await change('cod')).json().code).toBe('code_required')
  // As if it had been read before the change to the wallet.
  const wanted = { payment: 'cod', ip: '127.0.0.1', isKnownBuyer: false } as const
  await expect(changePayment(app, { order: read, by: shopper }, wanted)).rejects.toMatchObject({
    code: 'code_required',
  })
  expect(await findOrder(db, data.orderId)).toMatchObject({ payment: 'esewa' })
})

test('a code of one order changes no other', async ({ db, guest, phone, shopper: buyer }) => {
  await guest.ask()
  const code = await askedCode(db, phone)
  await buyer.add(await givenVariant(db))
  const { data, trackKey } = (await order(buyer, { email: '', payment: 'esewa' })).json()
  const other = callsOf(buyer, { number: data.orderId, key: trackKey })
  expect((await other.change('cod', code)).json().code).toBe('invalid_input')
})

test('guests cannot keep more in cash orders by way of a wallet than by ordering in cash', async ({
  db,
  guest,
  phone,
  stored,
  shopper: buyer,
}) => {
  await guest.ask()
  const code = await askedCode(db, phone)
  const { id, network } = await stored()
  for (let count = 0; count < 2; count++) await buyer.add(await givenVariant(db, { stock: 100 }), 5)
  const { data } = (await order(buyer, { email: 'other@post.example', payment: 'bank' })).json()
  expect(await findOrder(db, data.orderId)).toMatchObject({ network })
  const refused = await guest.change('cod', code)
  expect(refused.statusCode).toBe(429)
  expect(await stored()).toMatchObject({ id, payment: 'esewa' })
  expect((await guest.ask()).statusCode, 'nor does a code go out for nothing').toBe(429)
})

test('cash is offered and taken only where the checkout offers it', async ({ db, guest, stored }) => {
  await db.update(orders).set({ district: 'Humla' })
  expect(await guest.otherWays()).not.toContain('cod')
  expect((await guest.ask()).statusCode).toBe(409)
  expect(await db.$count(oneTimeCodes)).toBe(0)
  expect(await stored()).toMatchObject({ payment: 'esewa' })
})

test('the key of number and phone opens neither, and a paid order stays as it was paid', async ({
  db,
  guest,
  phone,
  placed,
  shopper: buyer,
  stored,
}) => {
  const reader = callsOf(buyer, { ...placed, key: contactKey(secrets.orderKey, placed.number) })
  expect([(await reader.ask()).statusCode, (await reader.change('cod')).statusCode]).toEqual([403, 403])
  await guest.ask()
  const code = await askedCode(db, phone)
  const { id: orderId } = await stored()
  await db.insert(payments).values({ orderId, method: 'esewa', purpose: 'full', amount: 10, reference: 'a' })
  expect([(await guest.change('cod', code)).statusCode, (await guest.ask()).statusCode]).toEqual([409, 409])
  expect(await stored()).toMatchObject({ payment: 'esewa' })
})

ownDatabaseTest('many requests and codes at once are one code and one change', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const buyer = givenShopper(app)
  await buyer.add(await givenVariant(db, { stock: 5 }))
  const { data, trackKey } = (await order(buyer, { payment: 'esewa' })).json()
  const { ask, change } = callsOf(buyer, { number: data.orderId, key: trackKey })
  await Promise.all([ask(), ask(), ask()])
  expect(await db.$count(oneTimeCodes)).toBe(1)
  await sendNewest(db)
  const [mail] = await db.select().from(mails).where(eq(mails.template, 'verify-order'))
  const { code } = JSON.parse(decrypt(secrets.dataKey, mail!.content!, mailAad(mail!)))
  const answers = await Promise.all([change('cod', code), change('cod', code), change('cod', code)])
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  expect(await db.select({ action: orderEvents.action }).from(orderEvents)).toEqual(
    ['place', 'verified', 'payment-changed'].map((action) => ({ action })),
  )
})
