import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { given as aboutPhone, givenRequest } from '../../office/personal-data/requests/person.fixture.ts'
import { endedNow } from '../../office/personal-data/requests/request-queries.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { customerFigures, dataRequests, orderEvents, orders, payments, users } from '../../platform/db/schema.ts'
import { contactKey, shortTokenOf, trackKey } from '../../platform/secrets/track-key.ts'
import { readSms } from '../../platform/sms/sms.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { parseShortToken } from '#domain/orders/short-token.ts'
import { MOST_OPEN_ORDERS } from '#domain/orders/order-verification.ts'
import { changeOrder } from './change-order.ts'
import { eventsOf, givenOrder } from './orders.fixture.ts'

const { secrets } = testOptions
const { orderKey } = secrets
const linkOf = (number: string) => trackKey(orderKey, number)
const ASK_US = 'This order cannot be added here. Please ask us to add it to your account.'
const smsLinkOf = (number: string) => parseShortToken(shortTokenOf(orderKey, number))!.key

/** A member who opens orders by their links; the phone of the account is that of givenOrder. */
async function givenOpener(app: App, db: Db) {
  const user = await givenUser(db, { email: 'asmita@post.example' })
  const { headers } = await givenSession(db, user.id)
  const add = async (number: string, key = linkOf(number), asked: object = headers) => {
    const url = `/api/orders/${number}/account?key=${key}`
    return app.inject({ method: 'POST', url, headers: { ...asked } })
  }
  const ownerOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!.userId
  return { user, headers, add, ownerOf }
}

const test = base.extend('member', ({ app, db }) => givenOpener(app, db))

test.for([
  ['mails', linkOf],
  ['SMS', smsLinkOf],
] as const)(
  'a member adds an order by phone number alone with the link of %s, once',
  async ([, keyOf], { app, db, member }) => {
    const { id, number } = await givenOrder(db, { email: '' })
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await member.add(number, keyOf(number))
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        message: 'Added to your account',
        data: { orderId: number, userId: member.user.id, isReadOnly: false },
      })
    }
    const { headers, user } = member
    expect((await app.inject({ url: '/api/orders', headers })).json().totalOrders).toBe(1)
    expect((await app.inject({ url: `/api/orders/${number}`, headers })).json().data).toMatchObject({ userId: user.id })
    const added = { action: 'added-to-account', state: 'pending', actor: 'shopper', actorId: user.id }
    expect(await eventsOf(db, id)).toMatchObject([{ action: 'place' }, added])
    const [figures] = await db.select().from(customerFigures).where(eq(customerFigures.userId, user.id))
    expect(figures).toMatchObject({ orderCount: 1 })
  },
)

test('the news of an added order goes on by SMS', async ({ db, member }) => {
  const { id, number } = await givenOrder(db, { email: '' })
  expect((await member.add(number)).statusCode).toBe(200)
  await changeOrder({ db, secrets }, id, { action: 'confirm', by: { actor: 'staff', id: null, language: 'en' } })
  expect(await readSms(db)).toMatchObject([{ template: 'order-confirmed' }])
})

test('a stranger’s key, number and contact, and a caller without a login add nothing', async ({ db, member }) => {
  const { id, number } = await givenOrder(db, { email: '' })
  const other = await givenOrder(db, { email: '' })
  const refused = async (key: string, asked?: object) => {
    const answer = await member.add(number, key, asked)
    return [answer.statusCode, answer.json().code]
  }
  expect(await refused(linkOf(other.number))).toEqual([404, 'not_found'])
  expect(await refused(contactKey(orderKey, number))).toEqual([403, 'forbidden'])
  expect(await refused(linkOf(number), {})).toEqual([401, 'unauthorized'])
  expect(await member.ownerOf(id)).toBeNull()
})

test('what an account cannot take is refused with the reason, and stays as it is', async ({ db, member }) => {
  const other = await givenUser(db, { email: 'other@post.example' })
  const refusals = [
    [{ details: { phone: '+9779851023456' } }, /phone number of this order is not that of your account/],
    [{ verifyBy: new Date(Date.now() + 60_000) }, /still waiting for its code/],
    [{ email: 'asmita@post.example' }, /has an email address/],
    [{ userId: other.id }, /belongs to another account/],
    [{ privateDetails: null }, /were deleted/],
    [{ state: 'cancelled' }, /cancelled/],
  ] as const
  for (const [values, why] of refusals) {
    const { id, number, userId } = await givenOrder(db, { email: '', ...values })
    const answer = await member.add(number)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
    expect(answer.json().message).toMatch(why)
    expect(await member.ownerOf(id)).toBe(userId)
    expect(await eventsOf(db, id)).toHaveLength(1)
  }
})

test('a cancelled order that was paid for is added, for its refund', async ({ db, member }) => {
  const { id, number, total } = await givenOrder(db, { email: '', state: 'cancelled', payment: 'bank' })
  const money = { purpose: 'full', method: 'bank', reference: 'FT2611290001', amount: total } as const
  await db.insert(payments).values({ ...money, orderId: id })
  expect((await member.add(number)).statusCode).toBe(200)
})

test('an account with too many unpaid orders takes no further one', async ({ db, member }) => {
  for (let turn = 0; turn < MOST_OPEN_ORDERS; turn += 1) await givenOrder(db, { userId: member.user.id })
  const { id, number } = await givenOrder(db, { email: '' })
  expect((await member.add(number)).statusCode).toBe(429)
  expect(await member.ownerOf(id)).toBeNull()
})

ownDatabaseTest('an order that is added twice at once is added once', async ({ app, db }) => {
  const member = await givenOpener(app, db)
  const { id, number } = await givenOrder(db, { email: '' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => member.add(number)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect((await eventsOf(db, id)).map(({ action }) => action)).toEqual(['place', 'added-to-account'])
})

ownDatabaseTest('two accounts of one phone number that add an order at once: one gets it', async ({ app, db }) => {
  const member = await givenOpener(app, db)
  const other = await givenUser(db, { email: 'other@post.example' })
  const { headers } = await givenSession(db, other.id)
  const { id, number } = await givenOrder(db, { email: '' })
  const answers = await Promise.all([member.add(number), member.add(number, linkOf(number), headers)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await eventsOf(db, id)).map(({ action }) => action)).toEqual(['place', 'added-to-account'])
})

test('an order whose phone number staff changed is not added: they could have sent themselves its link', async ({
  db,
  member,
}) => {
  const { id, number } = await givenOrder(db, { email: '' })
  const changed = {
    action: 'contact-changed',
    state: 'pending',
    actor: 'staff',
    detail: { changesPhone: true },
  } as const
  await db.insert(orderEvents).values({ orderId: id, ...changed })
  const answer = await member.add(number)
  expect([answer.statusCode, answer.json().message]).toEqual([409, ASK_US])
  expect(await member.ownerOf(id)).toBeNull()
})

ownDatabaseTest('an account that is being deleted takes no order', async ({ app, db }) => {
  const member = await givenOpener(app, db)
  const { id, number } = await givenOrder(db, { email: '' })
  const adding = await db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, member.user.id))
    const asked = member.add(number)
    await expect.poll(() => waitingSessions(db)).toBe(1)
    return { asked }
  })
  expect((await adding.asked).statusCode).toBe(401)
  expect(await member.ownerOf(id)).toBeNull()
})

test('while staff work on a request about its phone number, no order from before is added, as if staff had changed it', async ({
  app,
  db,
  member,
}) => {
  const { id, number, placedAt } = await givenOrder(db, { email: '' })
  const later = await givenOrder(db, { email: '' })
  const request = await givenRequest(app, db, { ...aboutPhone, email: '', emailProved: false })
  const between = new Date(placedAt.getTime() + 1_000)
  await db
    .update(orders)
    .set({ placedAt: new Date(between.getTime() + 1_000) })
    .where(eq(orders.id, later.id))
  await db.update(dataRequests).set({ createdAt: between }).where(eq(dataRequests.id, request.id))
  const refused = await member.add(number)
  expect([refused.statusCode, refused.json().message]).toEqual([409, ASK_US])
  expect(await member.ownerOf(id)).toBeNull()
  expect((await member.add(later.number)).statusCode, 'a stranger could have placed it to learn of the request').toBe(
    200,
  )
  await db
    .update(dataRequests)
    .set({ ...endedNow(), state: 'closed' })
    .where(eq(dataRequests.id, request.id))
  expect((await member.add(number)).statusCode).toBe(200)
})

test.for([
  ['another phone number than the account', { details: { phone: '+9779851023456' } }],
  ['no code yet', { verifyBy: new Date(Date.now() + 60_000) }],
] as const)('an order with %s is refused alike during such a request', async ([, values], { app, db, member }) => {
  const { number, placedAt } = await givenOrder(db, { email: '', ...values })
  const before = (await member.add(number)).json()
  const phone = 'details' in values ? values.details.phone : aboutPhone.phone
  const request = await givenRequest(app, db, { ...aboutPhone, phone, email: '', emailProved: false })
  const createdAt = new Date(placedAt.getTime() + 1_000)
  await db.update(dataRequests).set({ createdAt }).where(eq(dataRequests.id, request.id))
  expect((await member.add(number)).json()).toEqual(before)
  expect(before.message).not.toBe(ASK_US)
})
