import { eq } from 'drizzle-orm'
import { MOST_GUEST_ORDERS } from '#contract/orders/guest-orders.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { customerFigures, orderLines, orders, payments, refunds, users } from '../../platform/db/schema.ts'
import { findBought } from '../../shop/reviews/own-queries.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { givenGuestMember } from './guest-orders.fixture.ts'
import { eventsOf, givenOrder } from './orders.fixture.ts'

const test = base.extend('member', ({ app, db }) => givenGuestMember(app, db))

const none = { added: 0, left: 0 }

test('a member sees number, date and total of the orders that guests placed with the address of the account', async ({
  db,
  member,
}) => {
  const placedAt = new Date('2026-01-05T10:00:00Z')
  const newer = await givenOrder(db, { email: 'ASMITA@post.example' })
  const older = await givenOrder(db, { placedAt, state: 'delivered' })
  const other = await givenUser(db, { email: 'other@post.example' })
  await givenOrder(db, { userId: other.id })
  await givenOrder(db, { email: 'other@post.example' })
  await givenOrder(db, { email: '' })
  await givenOrder(db, { state: 'cancelled' })
  await givenOrder(db, { privateDetails: null })
  expect(await member.look()).toEqual([
    { orderId: older.number, date: placedAt.toISOString(), totalAmount: older.total, isUnpaid: false },
    { orderId: newer.number, date: newer.placedAt.toISOString(), totalAmount: newer.total, isUnpaid: true },
  ])
})

test('orders that anybody may have placed do not hide those that were paid or confirmed', async ({ db, member }) => {
  const placedAt = new Date('2026-01-05T10:00:00Z')
  const [paid, confirmed] = [
    await givenOrder(db, { placedAt, payment: 'bank' }),
    await givenOrder(db, { placedAt: new Date(placedAt.getTime() - 1_000), state: 'confirm' }),
  ]
  const money = { purpose: 'full', method: 'bank', reference: 'FT2611210001' } as const
  await db.insert(payments).values({ ...money, orderId: paid.id, amount: paid.total })
  for (let turn = 0; turn < MOST_GUEST_ORDERS; turn += 1) await givenOrder(db)
  const shown = await member.look()
  expect(shown).toHaveLength(MOST_GUEST_ORDERS)
  expect(shown.slice(0, 3)).toMatchObject([
    { orderId: paid.number, isUnpaid: false },
    { orderId: confirmed.number, isUnpaid: false },
    { isUnpaid: true },
  ])
})

test('a member adds a cancelled order that was paid for, and follows its refund', async ({ app, db, member }) => {
  const { number, id, total, placedAt } = await givenOrder(db, { state: 'cancelled', payment: 'bank' })
  await givenOrder(db, { state: 'cancelled', payment: 'bank' })
  const money = { purpose: 'full', method: 'bank', reference: 'FT2611210002', amount: total } as const
  await db.insert(payments).values({ ...money, orderId: id })
  const dueBy = new Date('2026-12-05T00:00:00Z')
  await db.insert(refunds).values({ orderId: id, cause: 'cancel', amount: total, dueBy })
  const offered = { orderId: number, date: placedAt.toISOString(), totalAmount: total, isUnpaid: false }
  expect(await member.look()).toEqual([offered])
  expect(await member.add(number)).toEqual({ added: 1, left: 0 })
  const shown = (await app.inject({ url: `/api/orders/${number}`, headers: member.headers })).json().data
  expect(shown).toMatchObject({
    status: 'cancelled',
    userId: member.user.id,
    money: { refunds: [{ amount: total, dueBy: dueBy.toISOString(), doneAt: null }] },
  })
  expect((await eventsOf(db, id)).at(-1)).toMatchObject({ action: 'added-to-account', state: 'cancelled' })
})

test('a cancelled order with another address is not offered, however it was paid', async ({ db, member }) => {
  const { number, id, total } = await givenOrder(db, { state: 'cancelled', email: 'other@post.example' })
  await db.insert(payments).values({ orderId: id, purpose: 'full', method: 'cod', amount: total })
  expect(await member.look()).toEqual([])
  expect(await member.add(number)).toEqual(none)
})

test('a member reads whether any order was added', async ({ app, db, member }) => {
  const { number } = await givenOrder(db)
  const add = async (orderId: string, language: string) => {
    const url = `/api/guest-orders?lang=${language}`
    const payload = { orderIds: [orderId] }
    return (await app.inject({ method: 'POST', url, headers: member.headers, payload })).json()
  }
  expect(await add('KA-261121-00000000', 'en')).toMatchObject({ ...none, message: 'No order was added' })
  expect((await add('KA-261121-00000000', 'ne')).message).toMatch(/^[^a-z]+$/i)
  expect((await add(number, 'en')).message).not.toBe('No order was added')
})

ownDatabaseTest('orders that are not the member’s are passed over before anything is locked', async ({ app, db }) => {
  const member = await givenGuestMember(app, db)
  const { number } = await givenOrder(db, { email: 'other@post.example' })
  await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, member.user.id)).for('update')
    expect(await member.add(number, 'KA-261121-00000000')).toEqual(none)
  })
})

test('an order that a member adds is one of the account, once, with an event', async ({ app, db, member }) => {
  const { user, headers, look, add } = member
  const { id, number } = await givenOrder(db, { state: 'delivered' })
  const listed = async () => (await app.inject({ url: '/api/orders', headers })).json().totalOrders
  expect(await listed()).toBe(0)
  expect((await app.inject({ url: `/api/orders/${number}`, headers })).statusCode).toBe(404)
  for (let turn = 0; turn < 2; turn += 1) expect(await add(number, number.toLowerCase())).toEqual({ added: 1, left: 0 })
  expect(await listed()).toBe(1)
  expect((await app.inject({ url: `/api/orders/${number}`, headers })).json().data).toMatchObject({ userId: user.id })
  expect(await look()).toEqual([])
  const added = { action: 'added-to-account', state: 'delivered', actor: 'shopper', actorId: user.id }
  expect(await eventsOf(db, id)).toMatchObject([{ action: 'place' }, added])
  const [figures] = await db.select().from(customerFigures).where(eq(customerFigures.userId, user.id))
  expect(figures).toMatchObject({ orderCount: 1 })
})

test('nobody adds an order of another address, of another account, or a forgotten or unpaid cancelled one', async ({
  db,
  member,
}) => {
  const other = await givenUser(db, { email: 'other@post.example' })
  const foreign = [
    await givenOrder(db, { email: 'other@post.example' }),
    await givenOrder(db, { email: '' }),
    await givenOrder(db, { userId: other.id }),
    await givenOrder(db, { privateDetails: null }),
    await givenOrder(db, { state: 'cancelled' }),
  ]
  const before = await db.select().from(orders).orderBy(orders.id)
  expect(await member.add(...foreign.map(({ number }) => number), 'KA-261121-00000000', 'nonsense')).toEqual(none)
  expect(await db.select().from(orders).orderBy(orders.id)).toEqual(before)
})

test('nobody sees or adds orders of guests without a login, or too many at once', async ({ app, member }) => {
  const url = '/api/guest-orders'
  expect((await app.inject({ url })).statusCode).toBe(401)
  const payload = { orderIds: ['KA-261121-00000000'] }
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401)
  const { headers } = member
  for (const orderIds of [[], Array.from({ length: MOST_GUEST_ORDERS + 1 }, () => 'KA-261121-00000000')]) {
    expect((await app.inject({ method: 'POST', url, headers, payload: { orderIds } })).statusCode).toBe(400)
  }
})

test('an order that waits for its code goes on waiting in the account', async ({ app, db, member }) => {
  const verifyBy = new Date(Date.now() + 60_000)
  const { number } = await givenOrder(db, { verifyBy })
  expect(await member.add(number)).toEqual({ added: 1, left: 0 })
  const { headers } = member
  const read = async () => (await app.inject({ url: `/api/orders/${number}`, headers })).json().data
  expect(await read()).toMatchObject({ status: 'pending', verifyBy: verifyBy.toISOString() })
  const payload = { code: 'AAAAAA' }
  const wrong = await app.inject({ method: 'POST', url: `/api/orders/${number}/verify`, headers, payload })
  expect(wrong.statusCode).toBe(400)
  expect(await read()).toMatchObject({ verifyBy: verifyBy.toISOString() })
})

test('an added order can be tracked by number and phone, and makes its member a buyer of what it delivered', async ({
  app,
  db,
  member,
}) => {
  const { number, id } = await givenOrder(db, { state: 'delivered' })
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
  const productId = line!.productId!
  expect(await findBought(db, member.user.id, productId)).toBeNull()
  await member.add(number)
  expect(await findBought(db, member.user.id, productId)).not.toBeNull()
  const payload = { orderId: number, contact: '9841234567' }
  const tracked = await app.inject({ method: 'POST', url: '/api/orders/track', payload })
  expect(tracked.json()).toMatchObject({ success: true, data: { orderId: number, userId: null } })
})

ownDatabaseTest('an order that is added twice at once is added once', async ({ app, db }) => {
  const member = await givenGuestMember(app, db)
  const { id, number } = await givenOrder(db)
  const answers = await Promise.all(Array.from({ length: 6 }, () => member.add(number)))
  expect(answers).toEqual(answers.map(() => ({ added: 1, left: 0 })))
  expect((await eventsOf(db, id)).map(({ action }) => action)).toEqual(['place', 'added-to-account'])
})
