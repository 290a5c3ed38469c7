import { eq } from 'drizzle-orm'
import { TRANSFER_PAYS_WITHIN_MS, WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { bankVouchers, mails, orderEvents, orders, payments, shopSettings } from '../../platform/db/schema.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { networkIndex } from '../../platform/rate-limits/network-name.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'

const { orderKey, rateLimitKey } = testOptions.secrets
const HOUR_MS = 3_600_000

/** A shop with a bank account; orders of it that are to be collected, which may be paid in cash too. */
const test = base
  .extend('given', async ({ db }) => {
    await db.insert(shopSettings).values({ ...demoSettings, bankAccountNumber: '0123' })
    return (values: Parameters<typeof givenOrder>[1] = {}) => {
      const placedAt = new Date(Date.now() - HOUR_MS)
      const payBy = new Date(Date.now() + WALLET_PAYS_WITHIN_MS / 2)
      return givenOrder(db, {
        payment: 'esewa',
        method: 'pickup',
        collectionCode: '550066',
        placedAt,
        payBy,
        ...values,
      })
    }
  })
  .extend('change', ({ app }) => (number: string, payment: PaymentMethod, headers: Record<string, string> = {}) => {
    const url = `/api/orders/${number}/payment?key=${trackKey(orderKey, number)}`
    return app.inject({ method: 'PUT', url, payload: { payment }, headers })
  })
  .extend(
    'stored',
    ({ db }) =>
      async (id: string) =>
        (await db.select().from(orders).where(eq(orders.id, id)))[0]!,
  )

test('an order whose wallet does not answer is paid by transfer instead', async ({ change, given, stored }) => {
  const order = await given()
  const answer = await change(order.number, 'bank')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    payment: 'bank',
    bank: { accountNumber: '0123', reference: order.number },
    money: { wallets: [], due: order.total },
    otherWays: ['cod', 'esewa', 'khalti'],
  })
  expect(answer.json().data.events.at(-1)).toMatchObject({
    action: 'payment-changed',
    by: 'shopper',
    detail: { from: 'esewa', to: 'bank' },
  })
  const payBy = new Date(order.placedAt.getTime() + TRANSFER_PAYS_WITHIN_MS)
  expect(await stored(order.id)).toMatchObject({ state: 'pending', payment: 'bank', payBy })
})

test('changing to and fro holds the goods no longer than a transfer would', async ({ change, given, stored }) => {
  const placedAt = new Date(Date.now() - TRANSFER_PAYS_WITHIN_MS + 60_000)
  const order = await given({ payment: 'bank', placedAt, payBy: new Date(Date.now() + 60_000) })
  for (const payment of ['khalti', 'bank', 'esewa'] as const) {
    expect((await change(order.number, payment)).statusCode).toBe(200)
    expect((await stored(order.id)).payBy!.getTime()).toBeLessThanOrEqual(placedAt.getTime() + TRANSFER_PAYS_WITHIN_MS)
  }
})

test('an account may change to cash; a guest may not without a code', async ({ change, db, given, stored }) => {
  const { id: userId } = await givenUser(db)
  const { headers } = await givenSession(db, userId)
  const own = await given({ userId })
  expect((await change(own.number, 'cod', headers)).json().data).toMatchObject({ payment: 'cod', bank: null })
  expect(await stored(own.id)).toMatchObject({ payment: 'cod', payBy: null, verifyBy: null })
  const guests = await given()
  expect((await change(guests.number, 'cod')).json().code).toBe('code_required')
  expect(await stored(guests.id)).toMatchObject({ payment: 'esewa' })
})

test('an order that waited for its code needs none by wallet, and the shop hears of it', async ({
  change,
  db,
  given,
  stored,
}) => {
  const order = await given({ payment: 'cod', payBy: null, verifyBy: new Date(Date.now() + 60_000) })
  expect((await change(order.number, 'esewa')).statusCode).toBe(200)
  expect(await stored(order.id)).toMatchObject({ payment: 'esewa', verifyBy: null, payBy: expect.any(Date) })
  expect(await db.select().from(mails)).toMatchObject([{ event: `order-received:${order.id}` }])
})

test('each change between transfer and cash has a mail, so that the last one is true, up to a dozen', async ({
  change,
  db,
  given,
}) => {
  const { id: userId } = await givenUser(db)
  const { headers } = await givenSession(db, userId)
  const { id, number } = await given({ userId, payment: 'bank' })
  const mailed = async () => (await db.select().from(mails)).map(({ event }) => event).toSorted()
  for (const payment of ['cod', 'bank', 'cod', 'bank'] as const) {
    expect((await change(number, payment, headers)).statusCode).toBe(200)
  }
  const sent = [`now-by-transfer:${id}:2`, `now-by-transfer:${id}:4`, `now-in-cash:${id}:1`, `now-in-cash:${id}:3`]
  expect(await mailed()).toEqual(sent)
  const event = { orderId: id, action: 'payment-changed', state: 'pending', actor: 'shopper' } as const
  await db.insert(orderEvents).values(Array.from({ length: 8 }, () => event))
  expect((await change(number, 'cod', headers)).statusCode).toBe(200)
  expect(await mailed()).toEqual(sent)
})

test('an order that is now paid by transfer has account, reference and deadline mailed, in the language of its buyer', async ({
  change,
  db,
  given,
}) => {
  const order = await given({ language: 'ne' })
  expect((await change(order.number, 'bank')).statusCode).toBe(200)
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({ template: 'order-placed', language: 'ne', to: order.email })
  const data = JSON.parse(decrypt(testOptions.secrets.dataKey, mail!.content!, mailAad(mail!)))
  expect(data).toMatchObject({
    payment: 'bank',
    bank: { accountNumber: '0123', reference: order.number },
    payUntil: new Date(order.placedAt.getTime() + TRANSFER_PAYS_WITHIN_MS).toISOString(),
  })
  expect(data.code).toBeUndefined()
})

test('asking again changes nothing', async ({ change, given, stored }) => {
  const order = await given()
  const first = await change(order.number, 'bank')
  const again = await change(order.number, 'bank')
  expect([again.statusCode, again.json().data]).toEqual([200, first.json().data])
  expect(await stored(order.id)).toMatchObject({ payment: 'bank' })
})

test('an order changes to and fro only so often, since every look at it reads its whole history', async ({
  change,
  db,
  given,
}) => {
  const order = await given()
  const event = { orderId: order.id, action: 'payment-changed', state: 'pending', actor: 'shopper' } as const
  await db.insert(orderEvents).values(Array.from({ length: 98 }, () => event))
  const answers = []
  for (const payment of ['bank', 'esewa', 'khalti'] as const) answers.push(await change(order.number, payment))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409])
  expect(answers.at(-1)!.json()).toMatchObject({ message: 'This order has been changed too often. Please call us.' })
})

test('an order stays as it is once something is paid, sent, over or not pending', async ({
  change,
  db,
  given,
  stored,
}) => {
  const part = await given()
  await db.insert(payments).values({ orderId: part.id, method: 'esewa', purpose: 'full', amount: 10, reference: 'a' })
  const waiting = await given({ payment: 'bank' })
  const photoId = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
  await insertPhotos(db, [{ id: photoId, width: 9, height: 9 }], { kind: 'voucher', orderId: waiting.id })
  await db.insert(bankVouchers).values({ orderId: waiting.id, photoId })
  const late = await given({ payBy: new Date(Date.now() - 1) })
  const confirmed = await given({ state: 'confirm' })
  const custom = await given({ deposit: 500 })
  for (const order of [part, waiting, late, confirmed, custom]) {
    const to = order.payment === 'bank' ? 'esewa' : 'bank'
    expect((await change(order.number, to)).statusCode).toBe(409)
    expect(await stored(order.id)).toMatchObject({ payment: order.payment, payBy: order.payBy })
  }
})

test('a guest cannot keep more of the shop by changing to a transfer than by ordering with one', async ({
  change,
  given,
  stored,
}) => {
  const network = networkIndex(rateLimitKey, '127.0.0.1')
  const lines = [{ quantity: 8 }]
  await given({ payment: 'bank', network, lines })
  const order = await given({ network, lines })
  expect((await change(order.number, 'bank')).statusCode).toBe(429)
  expect(await stored(order.id)).toMatchObject({ payment: 'esewa', payBy: order.payBy })
})

ownDatabaseTest('of two changes at once both are whole, and one holds', async ({ app, db }) => {
  await db.insert(shopSettings).values({ ...demoSettings, bankAccountNumber: '0123' })
  const { id: userId } = await givenUser(db)
  const { headers } = await givenSession(db, userId)
  const order = await givenOrder(db, { userId, payment: 'esewa', method: 'pickup', collectionCode: '550066' })
  const url = `/api/orders/${order.number}/payment`
  const change = (payment: PaymentMethod) => app.inject({ method: 'PUT', url, payload: { payment }, headers })
  const answers = await Promise.all([change('bank'), change('cod')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const [stored] = await db.select().from(orders).where(eq(orders.id, order.id))
  expect(stored!.payBy === null).toBe(stored!.payment === 'cod')
})
