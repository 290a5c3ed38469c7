import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MOST_OPEN_ORDERS } from '#domain/orders/order-verification.ts'
import { PASSWORD } from '../../people/accounts/user.fixture.ts'
import { customRequests, orders, payments } from '../../platform/db/schema.ts'
import { givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, givenPromotion, order, quoteFor } from '../checkout/checkout.fixture.ts'
import { acceptForm, givenQuoted } from '../custom-requests/custom-requests.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenGuestMember } from './guest-orders.fixture.ts'
import { givenOrder } from './orders.fixture.ts'

const test = base.extend('member', ({ app, db }) => givenGuestMember(app, db))

test('an account takes over unpaid orders of guests until it holds as many as it may, and others beyond that', async ({
  db,
  member,
}) => {
  const { user, add } = member
  for (let turn = 1; turn < MOST_OPEN_ORDERS; turn += 1) await givenOrder(db, { userId: user.id })
  const [one, another, paid, confirmed] = [
    await givenOrder(db),
    await givenOrder(db),
    await givenOrder(db, { payment: 'bank' }),
    await givenOrder(db, { state: 'confirm' }),
  ]
  const money = { purpose: 'full', method: 'bank', reference: 'FT2611210001' } as const
  await db.insert(payments).values({ ...money, orderId: paid.id, amount: paid.total })
  expect(await add(one.number, another.number, paid.number, confirmed.number)).toEqual({ added: 3, left: 1 })
  expect((await member.look()).map(({ orderId }: { orderId: string }) => orderId)).toEqual([another.number])
  await db.update(orders).set({ state: 'confirm' }).where(eq(orders.id, one.id))
  expect(await add(another.number)).toEqual({ added: 1, left: 0 })
})

test('a new account takes over no more pieces than it could order', async ({ db, member }) => {
  const lines = [{ quantity: 10 }]
  const numbers = [
    (await givenOrder(db, { lines })).number,
    (await givenOrder(db, { lines })).number,
    (await givenOrder(db)).number,
  ]
  expect(await member.add(...numbers)).toEqual({ added: 2, left: 1 })
})

test('an added order counts once among the unpaid orders of its account', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const bed = await givenVariant(db, { stock: 100 })
  const asmita = await givenMember(app, db)
  const given = { network: null, email: 'asmita@post.example' }
  const { number } = await givenOrder(db, given)
  for (let turn = 2; turn < MOST_OPEN_ORDERS; turn += 1)
    await givenOrder(db, { ...given, email: `${randomUUID()}@post.example` })
  const adding = await asmita.send('POST', '/api/guest-orders', { orderIds: [number] })
  expect(adding.json()).toMatchObject({ added: 1, left: 0 })
  const answers: number[] = []
  for (let turn = 1; turn <= MOST_OPEN_ORDERS; turn += 1) {
    await asmita.add(bed)
    answers.push((await order(asmita)).statusCode)
  }
  expect(answers).toEqual([...Array.from({ length: MOST_OPEN_ORDERS - 1 }, () => 201), 429])
})

test('a coupon for one use of each customer is used up with the order that was added', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const coupon = 'WELCOME'
  await givenPromotion(db, { code: coupon, percent: 10, maxUsesEach: 1 })
  const bed = await givenVariant(db, { stock: 50 })
  const guest = givenShopper(app)
  await guest.add(bed)
  const placed = await order(guest, { coupon })
  expect(placed.statusCode).toBe(201)
  const asmita = await givenMember(app, db)
  await asmita.add(bed)
  expect((await quoteFor(asmita, { coupon })).coupon).not.toMatchObject({ refusal: 'used-before' })
  await asmita.send('POST', '/api/guest-orders', { orderIds: [placed.json().data.orderId] })
  expect((await quoteFor(asmita, { coupon })).coupon).toMatchObject({ refusal: 'used-before' })
})

test('the export and the deletion of an account include the orders that were added', async ({ app, db, member }) => {
  const { user, headers, add } = member
  const [added, left] = [await givenOrder(db, { state: 'delivered' }), await givenOrder(db, { state: 'delivered' })]
  await add(added.number)
  const exported = (await app.inject({ url: '/api/user/data', headers })).json().data.orders
  expect(exported.map(({ orderId }: { orderId: string }) => orderId)).toEqual([added.number])
  const payload = { password: PASSWORD }
  const gone = await app.inject({ method: 'DELETE', url: `/api/user/${user.id}`, headers, payload })
  expect(gone.statusCode).toBe(200)
  const rows = await db.select().from(orders)
  const emails = new Map(rows.map(({ id, email }) => [id, email]))
  expect([emails.get(added.id), emails.get(left.id)]).toEqual(['', 'Asmita@Post.example'])
})

test('an account with an added order on its way cannot be deleted', async ({ app, db, member }) => {
  const { user, headers, add } = member
  await add((await givenOrder(db)).number)
  const payload = { password: PASSWORD }
  const answer = await app.inject({ method: 'DELETE', url: `/api/user/${user.id}`, headers, payload })
  expect(answer.statusCode).toBe(409)
})

test('a piece made to measure comes into the account with its request', async ({ app, db, member }) => {
  await givenCheckoutShop(db)
  const { request, quote, number, key } = await givenQuoted(app, db)
  const payload = { ...acceptForm, shown: { quoteId: quote.id, total: 85_001, deposit: 42_501 } }
  const url = `/api/custom-orders/${number}/accept?key=${key}`
  const accepted = await app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } })
  expect(await member.add(accepted.json().data.orderId)).toEqual({ added: 1, left: 0 })
  const [kept] = await db.select().from(customRequests).where(eq(customRequests.id, request.id))
  expect(kept).toMatchObject({ userId: member.user.id })
})
