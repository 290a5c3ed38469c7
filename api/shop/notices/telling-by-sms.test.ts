import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { nepalDay, nepalInstant } from '#domain/nepal-time.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { carts, cartLines, smsDeadNumbers, smsMessages, subscriptions } from '../../platform/db/schema.ts'
import type { SmsTemplate } from '../../platform/sms/sms-data.ts'
import { sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { changeVariant, givenSettings, givenVariant } from '../cart/cart.fixture.ts'
import { givenSubscription, hoursAfter, jobsOf, mailsOf, NOON, smsOf, testSms } from './notices.fixture.ts'

const number = '+9779841234567'
const { dataKey } = testOptions.secrets
/** SMS of the last 24 hours count, so these tests tell of today's. */
const noon = nepalInstant(nepalDay(new Date()), '12:00')
const at = (time: string) => nepalInstant('2036-01-15', time)

const test = base
  .extend('jobs', ({ db }) => jobsOf(db))
  .extend('variantId', ({ db }) => givenVariant(db, { price: 10_000 }))
  .extend('givenBack', ({ db }) => async (values: object = {}) => {
    const variantId = await givenVariant(db, { stock: 2 })
    return givenSubscription(db, { kind: 'back-in-stock', variantId, number, ...values })
  })

test('an SMS says once that a product is back, and ends the request', async ({ db, givenBack, jobs }) => {
  const { productId } = await givenBack()
  await jobs.stock()
  await jobs.stock()
  expect(await smsOf(db, 'back-in-stock')).toMatchObject([
    { to: '9841234567', data: { path: `/product/${productId}`, chosenPath: expect.stringContaining('?size=') } },
  ])
  expect(await db.$count(subscriptions)).toBe(0)
  expect(await mailsOf(db, 'back-in-stock')).toEqual([])
})

test.for([
  ['07:59', 0],
  ['08:00', 1],
  ['18:59', 1],
  ['19:00', 0],
  ['23:00', 0],
] as const)('at %s in Nepal %i SMS are queued, while mails go out', async ([time, count], { db, givenBack, jobs }) => {
  await givenBack()
  await givenBack({ number: undefined, email: 'maya@post.example' })
  await jobs.stock(at(time))
  expect(await smsOf(db, 'back-in-stock')).toHaveLength(count)
  expect(await mailsOf(db, 'back-in-stock')).toHaveLength(1)
  await jobs.stock(at('12:00'))
  expect(await smsOf(db, 'back-in-stock')).toHaveLength(1)
})

test('what the gateway has not taken by 20:00 is not sent at night', async ({ db, givenBack, jobs }) => {
  await givenSettings(db)
  await givenBack()
  const evening = nepalInstant('2026-01-15', '18:59')
  await jobs.stock(evening)
  const [sms] = await smsOf(db, 'back-in-stock')
  expect(sms!.expiresAt).toEqual(nepalInstant('2026-01-15', '20:00'))
  await sendAllSms(db, testSms)
  expect(await db.select().from(smsMessages)).toMatchObject([{ outcome: 'expired', tries: 0 }])
})

test('a number gets three notices a day, each about one product; the others wait', async ({ db, givenBack, jobs }) => {
  for (let count = 0; count < 5; count += 1) await givenBack()
  await givenBack({ number: '+9779801234567' })
  for (let run = 0; run < 4; run += 1) await jobs.stock(noon)
  const told = await smsOf(db, 'back-in-stock')
  expect(told.map(({ to }) => to).toSorted()).toEqual(['9801234567', '9841234567', '9841234567', '9841234567'])
  expect(await db.$count(subscriptions)).toBe(2)
  await db.update(smsMessages).set({ createdAt: sql`created_at - interval '2 days'` })
  for (let run = 0; run < 4; run += 1) await jobs.stock(noon)
  expect(await smsOf(db, 'back-in-stock')).toHaveLength(6)
})

test('an SMS of a lower price names one product, and the next one follows the next day', async ({ db, jobs }) => {
  for (const price of [8_000, 7_000]) {
    const variantId = await givenVariant(db, { price: 10_000 })
    await givenSubscription(db, {
      kind: 'price-drop',
      variantId,
      number,
      askedAt: hoursAfter(NOON, price / 1_000 - 99),
    })
    await changeVariant(db, variantId, { price })
  }
  await jobs.prices()
  await jobs.prices(hoursAfter(NOON, 1))
  expect(await smsOf(db, 'price-drop')).toMatchObject([{ data: { price: 7_000 } }])
  await jobs.prices(hoursAfter(NOON, 24))
  expect((await smsOf(db, 'price-drop')).map(({ data }) => data.price).toSorted()).toEqual([7_000, 8_000])
})

test('notices take a quarter of the day’s parts at most, and mails go on', async ({ db, givenBack }) => {
  for (let count = 0; count < 4; count += 1) await givenBack({ number: `+977984123456${count}` })
  await givenBack({ number: undefined, email: 'maya@post.example' })
  const { stock } = jobsOf(db, { ...testSms, dailyParts: 16 })
  await stock(noon)
  await stock(noon)
  expect(await smsOf(db, 'back-in-stock')).toHaveLength(2)
  expect(await mailsOf(db, 'back-in-stock')).toHaveLength(1)
  expect(await db.$count(subscriptions)).toBe(2)
})

/** Parts that other SMS of this hour have taken. */
async function givenSpentParts(db: Db, { parts, isUnproved }: { parts: number; isUnproved: boolean }) {
  const template: SmsTemplate = isUnproved ? 'order-code' : 'order-confirmed'
  const sms = { id: randomUUID(), event: `${template}:1`, template, phoneIndex: Buffer.alloc(32), isUnproved, parts }
  const rows = await db
    .insert(smsMessages)
    .values({ ...sms, tries: 1, outcome: 'sent', createdAt: noon, expiresAt: noon })
    .returning({ id: smsMessages.id })
  return onlyRow(rows)
}

test('on a day when shoppers have used up their parts, or staff nearly all, notices wait', async ({
  db,
  givenBack,
}) => {
  await givenBack()
  const { stock } = jobsOf(db, { ...testSms, dailyParts: 16 })
  for (const isUnproved of [true, false]) {
    const { id } = await givenSpentParts(db, { parts: isUnproved ? 11 : 15, isUnproved })
    await stock(noon)
    expect(await smsOf(db, 'back-in-stock')).toEqual([])
    await db.delete(smsMessages).where(eq(smsMessages.id, id))
  }
  expect(await db.$count(subscriptions)).toBe(1)
  await stock(noon)
  expect(await smsOf(db, 'back-in-stock')).toHaveLength(1)
})

test('a number that a gateway called invalid takes no room, and its request waits', async ({ db, givenBack, jobs }) => {
  await givenBack()
  await db
    .insert(smsDeadNumbers)
    .values({ phoneIndex: phoneIndex(dataKey, number), gateway: 'sparrow', why: 'unknown' })
  await jobs.stock()
  expect(await db.$count(smsMessages)).toBe(0)
  expect(await db.$count(subscriptions)).toBe(1)
})

test('without a gateway the requests wait', async ({ db, givenBack }) => {
  await givenBack()
  await jobsOf(db, { ...testSms, gateway: undefined }).stock()
  expect(await db.$count(subscriptions)).toBe(1)
  expect(await db.$count(smsMessages)).toBe(0)
})

test('a cart is mentioned by SMS, unless its owner has ordered by phone meanwhile', async ({ db, jobs, variantId }) => {
  const [cart] = await db
    .insert(carts)
    .values({ guestKey: Buffer.alloc(32, 1), changedAt: hoursAfter(NOON, -30) })
    .returning()
  await db
    .insert(cartLines)
    .values({ cartId: cart!.id, variantId: Number(variantId), name: 'Bed', quantity: 1, seenPrice: 10_000 })
  const long = { askedAt: hoursAfter(NOON, -40), confirmedAt: hoursAfter(NOON, -40) }
  await givenSubscription(db, { kind: 'cart-reminder', cartId: cart!.id, number, place: 'cart', ...long })
  const order = await givenOrder(db, {
    email: '',
    phoneIndex: phoneIndex(dataKey, number),
    placedAt: hoursAfter(NOON, -29),
  })
  await jobs.carts()
  expect(await smsOf(db, 'cart-reminder')).toEqual([])

  await db.execute(sql`update orders set placed_at = ${hoursAfter(NOON, -31).toISOString()} where id = ${order.id}`)
  await jobs.carts()
  await jobs.carts(hoursAfter(NOON, 24))
  expect(await smsOf(db, 'cart-reminder')).toMatchObject([{ to: '9841234567', data: { stop: expect.any(String) } }])
  expect(await db.select().from(subscriptions).where(eq(subscriptions.kind, 'cart-reminder'))).toMatchObject([
    { toldAt: NOON },
  ])
})
