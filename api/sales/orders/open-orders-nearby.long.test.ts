import { eq, ne } from 'drizzle-orm'
import { LAPSE_COUNTS_MS } from '#domain/orders/order-verification.ts'
import { givenMember, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { orders, users, variants } from '../../platform/db/schema.ts'
import { neighborhoodIndex, networkIndex } from '../../platform/rate-limits/network-name.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { openOrderCaps } from './open-order-caps.ts'
import { forgetNetworks } from './open-orders.ts'
import { drawnPhone, orderPieces } from './open-orders.fixture.ts'
import { givenOrder } from './orders.fixture.ts'

const { rateLimitKey } = testOptions.secrets
const neighbor = (last: number) => `203.0.113.${last}`
const byWallet = (from: string) => ({ from, payment: 'khalti' as const })

const test = base.extend('shop', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return { app, db }
})

test('of a variant, guests of one neighborhood hold a fifth at most', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 600 })
  await givenVariant(db, { stock: 400 })
  const placedBy = async (addresses: number[]) => {
    const answers: number[] = []
    for (const last of addresses) answers.push((await orderPieces(app, bed, 10, byWallet(neighbor(last)))).statusCode)
    return answers
  }
  const addresses = Array.from({ length: 13 }, (_, index) => index + 1)
  expect(await placedBy(addresses)).toEqual(addresses.map((last) => (last < 13 ? 201 : 429)))
  expect((await orderPieces(app, bed, 10, byWallet('203.0.114.1'))).statusCode, 'the neighborhood beside it').toBe(201)
  const member = await givenMember(app, db, 'bina@post.example')
  await member.add(bed, 10)
  expect((await order(member)).statusCode, 'an account').toBe(201)
})

test('guests of one neighborhood hold a fifth of the shop at most, and a tenth once that lapsed', async ({
  shop: { app, db },
}) => {
  const all = await Promise.all(Array.from({ length: 10 }, () => givenVariant(db, { stock: 100 })))
  const answersOf = async (first: number) => {
    const answers: number[] = []
    for (const [index, variant] of all.entries()) {
      answers.push((await orderPieces(app, variant, 10, byWallet(neighbor(first + index)))).statusCode)
    }
    return answers
  }
  expect(await answersOf(1)).toEqual(all.map(() => 201))
  expect(await answersOf(11)).toEqual(all.map(() => 201))
  expect(await answersOf(21)).toEqual(all.map(() => 429))
  const away = await orderPieces(app, all[0]!, 10, byWallet('203.0.114.1'))
  expect(away.statusCode, 'the neighborhood beside it').toBe(201)

  await db.update(orders).set({ state: 'cancelled' })
  await db.update(variants).set({ stock: 100 })
  const again = [...(await answersOf(31)), ...(await answersOf(41))]
  expect(
    again.filter((status) => status === 201),
    'after all of that lapsed',
  ).toHaveLength(10)
})

test('of a variant with few pieces, a neighborhood holds two sets of chairs at most', async ({ shop: { app, db } }) => {
  await givenVariant(db, { stock: 1_000 })
  const chair = await givenVariant(db, { stock: 30 })
  for (const [last, answered] of [201, 201, 429].entries()) {
    expect((await orderPieces(app, chair, 6, byWallet(neighbor(last)))).statusCode).toBe(answered)
  }
  expect((await orderPieces(app, chair, 6, byWallet('203.0.114.1'))).statusCode).toBe(201)
})

test('new accounts of one neighborhood hold sixty pieces at most in a small shop', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 400 })
  const answers: number[] = []
  for (let account = 0; account < 4; account += 1) {
    const member = await givenMember(app, db, `member${account}@post.example`)
    for (let turn = 0; turn < (account < 3 ? 2 : 1); turn += 1) {
      await member.add(bed, 10)
      answers.push((await order(member, { phone: drawnPhone() })).statusCode)
    }
  }
  expect(answers).toEqual([201, 201, 201, 201, 201, 201, 429])
})

test('a full neighborhood leaves room for two pieces of a network that holds nothing', async ({
  shop: { app, db },
}) => {
  const bed = await givenVariant(db, { stock: 400 })
  const chair = await givenVariant(db, { stock: 14 })
  await givenVariant(db, { stock: 400 })
  const orderBed = async (from: string) => (await orderPieces(app, bed, 1, byWallet(from))).statusCode
  const orderChairs = async (from: string, pieces: number) => {
    return (await orderPieces(app, chair, pieces, byWallet(from))).statusCode
  }
  for (const last of [1, 2]) expect(await orderChairs(neighbor(last), 6)).toBe(201)
  for (let last = 3; last <= 10; last += 1) {
    expect((await orderPieces(app, bed, 10, byWallet(neighbor(last)))).statusCode).toBe(201)
  }
  expect(await orderBed(neighbor(3)), 'holds ten').toBe(429)
  expect([await orderBed(neighbor(200)), await orderBed(neighbor(200))]).toEqual([201, 201])
  expect(await orderBed(neighbor(200)), 'a third piece').toBe(429)
  expect(await orderChairs(neighbor(201), 1)).toBe(201)

  await db.update(orders).set({ state: 'cancelled' })
  await db
    .update(variants)
    .set({ stock: 14 })
    .where(eq(variants.id, Number(chair)))
  expect([await orderChairs(neighbor(11), 6), await orderChairs(neighbor(12), 5)]).toEqual([201, 201])
  await db.update(orders).set({ state: 'cancelled' })
  await db
    .update(variants)
    .set({ stock: 14 })
    .where(eq(variants.id, Number(chair)))
  expect(await orderChairs(neighbor(202), 3), 'of what neighbors let lapse').toBe(429)
  expect(await orderChairs(neighbor(202), 2), 'two pieces of it').toBe(201)
})

test('new accounts that fill their neighborhood leave room for another', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 400 })
  const neighborhood = neighborhoodIndex(rateLimitKey, '127.0.0.1')
  const [elsewhere, here] = [neighbor(1), '127.0.0.1'].map((address) => networkIndex(rateLimitKey, address))
  await givenMember(app, db, 'hoarder@post.example')
  const [hoarder] = await db.select({ id: users.id }).from(users)
  const held = { userId: hoarder!.id, neighborhood, lines: Array.from({ length: 6 }, () => ({ quantity: 10 })) }
  const { id } = await givenOrder(db, { ...held, network: elsewhere })
  const member = await givenMember(app, db, 'bina@post.example')
  await member.add(bed, 2)
  expect((await order(member)).statusCode).toBe(201)
  await member.add(bed, 1)
  expect((await order(member)).statusCode, 'a third piece').toBe(429)
  await db.update(orders).set({ state: 'cancelled' }).where(ne(orders.id, id))
  await db.update(orders).set({ network: here })
  expect((await order(member)).statusCode, 'accounts of its own network hold some').toBe(429)
})

test('what stands for longer is a tenth at most, also when its code comes', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 900 })
  const neighborhood = neighborhoodIndex(rateLimitKey, neighbor(1))
  for (let last = 1; last <= 9; last += 1) {
    const network = networkIndex(rateLimitKey, neighbor(last))
    await givenOrder(db, { network, neighborhood, lines: [{ variantId: Number(bed), quantity: 10 }] })
  }
  const [first, second] = [
    await givenOrder(db, {
      network: networkIndex(rateLimitKey, neighbor(21)),
      neighborhood,
      verifyBy: new Date(),
      lines: [{ variantId: Number(bed), quantity: 5 }],
    }),
    await orderPieces(app, bed, 10, { from: neighbor(22), payment: 'bank' }),
  ]
  expect(second.statusCode, 'would stand for days').toBe(429)
  const { refuseTooManyStanding } = openOrderCaps(1)
  await refuseTooManyStanding(db, { ...first, verifyBy: null }, 'code')
  await givenOrder(db, {
    network: networkIndex(rateLimitKey, neighbor(23)),
    neighborhood,
    lines: [{ variantId: Number(bed), quantity: 10 }],
  })
  await expect(refuseTooManyStanding(db, { ...first, verifyBy: null }, 'code')).rejects.toMatchObject({
    code: 'too_many_requests',
  })
})

test('the neighborhood of an order is forgotten with its network', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 20 })
  const kept = async () => {
    const rows = await db.select({ network: orders.network, neighborhood: orders.neighborhood }).from(orders)
    return rows.map(({ network, neighborhood }) => [network !== null, neighborhood !== null])
  }
  await orderPieces(app, bed, 1)
  await db.update(orders).set({ state: 'cancelled' })
  await forgetNetworks(db, new Date())
  expect(await kept()).toEqual([[true, true]])
  await forgetNetworks(db, new Date(Date.now() + LAPSE_COUNTS_MS + 1_000))
  expect(await kept()).toEqual([[false, false]])

  // A version without the column confirms an order.
  const neighborhood = neighborhoodIndex(rateLimitKey, neighbor(1))
  await db.update(orders).set({ state: 'confirm', neighborhood })
  await forgetNetworks(db, new Date())
  expect(await kept()).toEqual([[false, false]])
})

ownDatabaseTest('of many neighbors at once no more are let through', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const bed = await givenVariant(db, { stock: 1_000 })
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, last) => orderPieces(app, bed, 10, byWallet(neighbor(last)))),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(await db.select({ stock: variants.stock }).from(variants)).toEqual([{ stock: 800 }])
})
