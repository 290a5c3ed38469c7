import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MOST_OPEN_ORDERS } from '#domain/orders/order-verification.ts'
import { givenMember, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, users } from '../../platform/db/schema.ts'
import type { App } from '../../app.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenOrder } from './orders.fixture.ts'
import { drawnPhone } from './open-orders.fixture.ts'

const test = base.extend('shop', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return { app, db }
})

/** A member of whom the shop has confirmed an order. */
async function givenKnownMember(app: App, db: Db, email: string) {
  const member = await givenMember(app, db, email)
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await givenOrder(db, { userId: user!.id, state: 'delivered' })
  return member
}

test('before its first order was confirmed, an account holds twenty pieces at most', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 600 })
  const member = await givenMember(app, db, 'bina@post.example')
  const orderPiecesOf = async (quantity: number) => {
    await member.add(bed, quantity)
    return (await order(member)).statusCode
  }
  expect(await orderPiecesOf(10)).toBe(201)
  expect(await orderPiecesOf(10)).toBe(201)
  expect(await orderPiecesOf(1)).toBe(429)
  await db.update(orders).set({ state: 'confirm' })
  for (let turn = 0; turn < 5; turn += 1) expect(await orderPiecesOf(9), 'once staff have confirmed one').toBe(201)
})

test('unpaid orders of one account hold a tenth of the stock at most', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 600 })
  const member = await givenKnownMember(app, db, 'bina@post.example')
  const orderTen = async (values = {}) => {
    await member.add(bed, 10)
    return (await order(member, { email: `${randomUUID()}@post.example`, phone: drawnPhone(), ...values })).statusCode
  }
  for (let turn = 0; turn < 6; turn += 1) expect(await orderTen()).toBe(201)
  expect(await orderTen()).toBe(429)
  await db.update(orders).set({ state: 'confirm' })
  expect((await order(member)).statusCode, 'once staff have confirmed them').toBe(201)
})

test('one account has only so many unpaid orders at a time, under whatever names', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 1_000 })
  const member = await givenMember(app, db, 'bina@post.example')
  const answers: number[] = []
  for (let turn = 0; turn <= MOST_OPEN_ORDERS; turn += 1) {
    await member.add(bed, 1)
    answers.push((await order(member, { email: `${randomUUID()}@post.example`, phone: drawnPhone() })).statusCode)
  }
  expect(answers).toEqual([...Array.from({ length: MOST_OPEN_ORDERS }, () => 201), 429])
})

test('unpaid orders of all accounts of one network hold a fifth of the stock at most', async ({
  shop: { app, db },
}) => {
  const bed = await givenVariant(db, { stock: 600 })
  const answers: number[] = []
  for (let account = 0; account < 3; account += 1) {
    const member = await givenKnownMember(app, db, `member${account}@post.example`)
    for (let turn = 0; turn < (account < 2 ? 5 : 3); turn += 1) {
      await member.add(bed, 10)
      const contact = { email: `${randomUUID()}@post.example`, phone: drawnPhone() }
      answers.push((await order(member, contact)).statusCode)
    }
  }
  expect(answers).toEqual([...Array.from({ length: 12 }, () => 201), 429])
})
