import { eq, inArray } from 'drizzle-orm'
import { givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, users, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { openOrderCaps } from './open-order-caps.ts'
import { orderPieces } from './open-orders.fixture.ts'
import { givenOrder } from './orders.fixture.ts'

const neighbor = (last: number) => `203.0.113.${last}`
const byWallet = (from: string) => ({ from, payment: 'khalti' as const })

const test = base.extend('shop', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return { app, db }
})

test('guests and new accounts of a neighborhood take the last piece of five variants at most in a small shop', async ({
  shop: { app, db },
}) => {
  await givenVariant(db, { stock: 1_000 })
  const answers: number[] = []
  for (let last = 1; last <= 6; last += 1) {
    const only = await givenVariant(db, { stock: 1 })
    answers.push((await orderPieces(app, only, 1, byWallet(`127.0.0.${last}`))).statusCode)
  }
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 201), 429])
  const two = await givenVariant(db, { stock: 2 })
  expect((await orderPieces(app, two, 1, byWallet('127.0.0.20'))).statusCode, 'not the last piece').toBe(201)

  const member = await givenMember(app, db, 'bina@post.example')
  await member.add(two, 1)
  const refused = await order(member)
  expect([refused.statusCode, refused.headers['retry-after']], 'a new account').toEqual([429, '600'])
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'bina@post.example'))
  await givenOrder(db, { userId: user!.id, state: 'delivered' })
  expect((await order(member)).statusCode, 'once the shop knows an order of it').toBe(201)
})

test('of a neighborhood, unpaid orders that stand for days hold the last piece of three variants, two by network', async ({
  shop: { app, db },
}) => {
  await givenVariant(db, { stock: 1_000 })
  const lastOf = async () => givenVariant(db, { stock: 1 })
  const orderLast = async (from: string, payment?: 'bank' | 'khalti') => {
    return orderPieces(app, await lastOf(), 1, { from, ...(payment && { payment }) })
  }
  for (const answered of [201, 201, 429]) {
    expect((await orderLast(neighbor(1), 'bank')).statusCode, 'by transfer').toBe(answered)
  }
  const refused = await orderLast(neighbor(1))
  expect([refused.statusCode, refused.json().message], 'by cash').toEqual([
    429,
    expect.stringContaining('pay by wallet'),
  ])
  expect((await orderLast(neighbor(2), 'bank')).statusCode, 'another network').toBe(201)
  expect((await orderLast(neighbor(3), 'bank')).statusCode, 'a fourth variant').toBe(429)
  for (const [last, answered] of [
    [1, 201],
    [1, 429],
    [2, 201],
    [4, 429],
  ] as const) {
    expect((await orderLast(neighbor(last), 'khalti')).statusCode, 'by wallet').toBe(answered)
  }
  expect((await orderLast('203.0.114.1', 'bank')).statusCode, 'the neighborhood beside it').toBe(201)
})

test('a wallet order of last pieces cannot become a transfer once its network holds two for days', async ({
  shop: { app, db },
}) => {
  await givenVariant(db, { stock: 1_000 })
  const caps = openOrderCaps(1)
  const from = neighbor(1)
  const standing = async (userId: string | null) => {
    expect((await orderPieces(app, await givenVariant(db, { stock: 1 }), 1, { from })).statusCode).toBe(201)
    expect((await orderPieces(app, await givenVariant(db, { stock: 1 }), 1, byWallet(from))).statusCode).toBe(201)
    const [placed] = await db.select().from(orders).where(eq(orders.payment, 'khalti'))
    await db.update(orders).set({ userId })
    return { ...placed!, userId, payment: 'bank' as const }
  }
  await givenMember(app, db, 'bina@post.example')
  const [user] = await db.select({ id: users.id }).from(users)
  for (const userId of [null, user!.id]) {
    const moved = await standing(userId)
    await caps.refuseTooManyStanding(db, moved, 'payment')
    expect((await orderPieces(app, await givenVariant(db, { stock: 1 }), 1, { from })).statusCode).toBe(201)
    await expect(caps.refuseTooManyStanding(db, moved, 'payment')).rejects.toMatchObject({ code: 'too_many_requests' })
    await db.update(orders).set({ state: 'cancelled', payment: 'cod' })
  }
})

test('a network of which others bought up what it holds keeps nobody else from last pieces', async ({
  shop: { app, db },
}) => {
  await givenVariant(db, { stock: 1_000 })
  const halves = await Promise.all(Array.from({ length: 10 }, () => givenVariant(db, { stock: 2 })))
  for (const half of halves) await orderPieces(app, half, 1, { from: neighbor(1), payment: 'bank' })
  await buyUp(db, halves)

  const placed = [201, 'Order placed']
  const orderLast = async (last: number, payment: 'bank' | 'khalti') => {
    const answer = await orderPieces(app, await givenVariant(db, { stock: 1 }), 1, { from: neighbor(last), payment })
    return [answer.statusCode, answer.json<{ message?: string }>().message]
  }
  expect(await orderLast(2, 'bank'), 'a neighbor by transfer').toEqual(placed)
  expect(await orderLast(2, 'khalti'), 'a neighbor by wallet').toEqual(placed)
  expect(await orderLast(1, 'bank')).toEqual([429, expect.stringContaining('Please pay by wallet')])
  expect(await orderLast(1, 'khalti'), 'the same network, as the refusal says').toEqual(placed)
  expect(await orderLast(1, 'bank'), 'no wallet order fits now').toEqual([429, expect.stringContaining('half an hour')])
})

test('however much transfers of many neighbors hold, a wallet order of a last piece fits', async ({
  shop: { app, db },
}) => {
  await givenVariant(db, { stock: 1_000 })
  for (const last of [1, 2, 3, 4]) {
    const halves = await Promise.all(Array.from({ length: 4 }, () => givenVariant(db, { stock: 2 })))
    for (const half of halves) await orderPieces(app, half, 1, { from: neighbor(last), payment: 'bank' })
    await buyUp(db, halves)
  }
  const answers: number[] = []
  for (const last of [5, 6, 7]) {
    const only = await givenVariant(db, { stock: 1 })
    answers.push((await orderPieces(app, only, 1, byWallet(neighbor(last)))).statusCode)
  }
  expect(answers).toEqual([201, 201, 429])
})

test('a piece of a variant whose last one a neighbor took is no last piece', async ({ shop: { app, db } }) => {
  await givenVariant(db, { stock: 1_000 })
  for (let shared = 1; shared <= 3; shared += 1) {
    const half = await givenVariant(db, { stock: 2 })
    expect((await orderPieces(app, half, 1, { from: neighbor(1), payment: 'bank' })).statusCode).toBe(201)
    expect((await orderPieces(app, half, 1, byWallet(neighbor(2)))).statusCode).toBe(201)
  }
  const only = await givenVariant(db, { stock: 1 })
  expect((await orderPieces(app, only, 1, { from: neighbor(1), payment: 'bank' })).statusCode).toBe(201)
})

test('a code is taken although others have bought the rest of what the order holds', async ({ shop: { app, db } }) => {
  await givenVariant(db, { stock: 1_000 })
  const wanted = await Promise.all([1, 2, 3].map(() => givenVariant(db, { stock: 5 })))
  const shopper = givenShopper(app)
  for (const variant of wanted) await shopper.add(variant, 1)
  expect((await order(shopper)).statusCode).toBe(201)
  const [placed] = await db.select().from(orders)
  await buyUp(db, wanted)
  const caps = openOrderCaps(1)
  await caps.refuseTooManyStanding(db, { ...placed!, verifyBy: null }, 'code')
  const byTransfer = { ...placed!, payment: 'bank' as const }
  await expect(caps.refuseTooManyStanding(db, byTransfer, 'payment')).rejects.toMatchObject({
    code: 'too_many_requests',
  })
})

test('variants of which two orders hold the rest count once', async ({ shop: { app, db } }) => {
  await givenVariant(db, { stock: 1_000 })
  const two = await Promise.all([1, 2].map(() => givenVariant(db, { stock: 2 })))
  for (const variant of two) await orderPieces(app, variant, 1, { from: neighbor(1), payment: 'bank' })
  for (const variant of two) await orderPieces(app, variant, 1, { from: neighbor(2), payment: 'khalti' })
  const caps = openOrderCaps(1)
  for (const held of await db.select().from(orders).where(eq(orders.payment, 'khalti'))) {
    await caps.refuseTooManyStanding(db, { ...held, payment: 'bank' }, 'payment')
    await db.update(orders).set({ payment: 'bank' }).where(eq(orders.id, held.id))
  }
  expect((await orderPieces(app, await givenVariant(db, { stock: 1 }), 1, { from: neighbor(3) })).statusCode).toBe(201)
})

/** Leaves nothing of these variants, as if others had bought the rest. */
async function buyUp(db: Db, of: readonly string[]) {
  await db
    .update(variants)
    .set({ stock: 0 })
    .where(inArray(variants.id, of.map(Number)))
}
