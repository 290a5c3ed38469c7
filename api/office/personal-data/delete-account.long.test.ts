import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import {
  idempotencyKeys,
  mails,
  oneTimeCodes,
  orderEvents,
  orderLines,
  orderNotes,
  orders,
  products,
  registrations,
  sessions,
  users,
} from '../../platform/db/schema.ts'
import { givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, orderOf, place, quoteFor } from '../../sales/checkout/checkout.fixture.ts'
import { givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { mailRequest } from '../../sales/fulfilment/after-sales-mails.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { vi } from 'vitest'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'

const { secrets } = testOptions
const inAWhile = () => new Date(Date.now() + 600_000)

/** A user with two sessions who asks to delete their account. */
const test = base
  .extend('user', ({ db }) => givenUser(db, { avatarId: 'd'.repeat(32) }))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend('elsewhere', ({ db, user }) => givenSession(db, user.id))
  .extend(
    'ask',
    ({ app, user, session }) =>
      (payload: object, id: string = user.id) =>
        app.inject({ method: 'DELETE', url: `/api/user/${id}`, headers: session.headers, payload }),
  )

test('the right password deletes the account and everything that identifies its owner', async ({
  app,
  db,
  user,
  session,
  elsewhere,
  ask,
}) => {
  const { privateDetails, passwordHash, name } = user
  const registration = { name, email: 'ASMITA@post.example', privateDetails, passwordHash }
  const [registered] = await db.insert(registrations).values(registration).returning()
  const code = { email: user.email, expiresAt: inAWhile() }
  await db.insert(oneTimeCodes).values([
    { ...code, purpose: 'reset-password' },
    { ...code, purpose: 'verify-email', registrationId: registered!.id },
  ])
  await queueMail(db, secrets, {
    event: 'welcome:1',
    to: user.email,
    template: 'welcome',
    language: 'en',
    data: { name },
  })

  const answer = await ask({ password: PASSWORD })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({ success: true, error: false, message: 'Your account has been deleted' })
  for (const table of [users, sessions, registrations, oneTimeCodes, mails]) {
    expect(await db.select().from(table)).toEqual([])
  }
  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'remove-avatar'`)
  expect(rows).toEqual([{ data: { userId: user.id, avatarId: 'd'.repeat(32) } }])
  for (const { headers } of [session, elsewhere]) {
    const after = await app.inject({ url: '/api/user/user-details', headers })
    expect(after.statusCode).toBe(401)
  }
})

test('other people’s accounts, codes and mails stay', async ({ db, ask }) => {
  const other = await givenUser(db, { email: 'xasmita@post.example' })
  await givenSession(db, other.id)
  await db.insert(oneTimeCodes).values({ email: other.email, purpose: 'reset-password', expiresAt: inAWhile() })
  await queueMail(db, secrets, {
    event: 'welcome:2',
    to: other.email,
    template: 'welcome',
    language: 'en',
    data: { name: 'B' },
  })
  expect((await ask({ password: PASSWORD })).statusCode).toBe(200)
  for (const table of [users, sessions, oneTimeCodes, mails]) {
    expect(await db.select().from(table)).toHaveLength(1)
  }
})

for (const [what, payload] of [
  ['a wrong password', { password: 'teak-wood-1996' }],
  ['an empty one', { password: '' }],
  ['none', {}],
] as const) {
  test(`${what} deletes nothing and logs nobody out`, async ({ app, db, user, session, ask }) => {
    const answer = await ask(payload)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      success: false,
      error: true,
      message: 'The password is not correct',
      code: 'forbidden',
      fields: { password: 'The password is not correct' },
    })
    expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([user])
    expect((await app.inject({ url: '/api/user/sessions', headers: session.headers })).statusCode).toBe(200)
  })
}

test('wrong passwords count like failed logins: after five even the right one has to wait', async ({ ask }) => {
  for (let turn = 0; turn < 5; turn += 1) expect((await ask({ password: 'teak-wood' })).statusCode).toBe(403)
  const answer = await ask({ password: PASSWORD })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
})

test('nobody deletes another account, or any without a login', async ({ app, db, ask }) => {
  const other = await givenUser(db, { email: 'other@post.example' })
  for (const id of [other.id, randomUUID()]) expect((await ask({ password: PASSWORD }, id)).statusCode).toBe(403)
  const unknown = await app.inject({ method: 'DELETE', url: `/api/user/${other.id}`, payload: { password: PASSWORD } })
  expect(unknown.statusCode).toBe(401)
  expect(await db.select().from(users).where(eq(users.id, other.id))).toEqual([other])
})

ownDatabaseTest(
  'of two concurrent deletions one succeeds and the other finds the session ended',
  async ({ app, db }) => {
    const user = await givenUser(db)
    const { headers } = await givenSession(db, user.id)
    const ask = () =>
      app.inject({ method: 'DELETE', url: `/api/user/${user.id}`, headers, payload: { password: PASSWORD } })
    const statuses = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 401])
    expect(await db.select().from(users)).toEqual([])
  },
)

test('mails to the shop about the account’s orders go too, and those about others stay', async ({ db, user, ask }) => {
  await givenSeller(db)
  const own = await givenOrder(db, { userId: user.id, state: 'delivered' })
  const other = await givenOrder(db)
  for (const order of [own, other]) {
    await mailRequest(db, secrets, order, { kind: 'damage', pieces: [], words: 'A broken leg', photos: 1 })
  }
  expect((await ask({ password: PASSWORD })).statusCode).toBe(200)
  expect((await db.select().from(mails)).map(({ event }) => event)).toEqual([
    expect.stringMatching(`^after-sales-request:${other.id}:`),
  ])
})

test('orders and their history stay, without their owner', async ({ db, user, ask }) => {
  const by = { userId: user.id, name: user.name, email: user.email }
  const old = await Promise.all(
    (['delivered', 'cancelled', 'returned'] as const).map((state) => givenOrder(db, { ...by, state })),
  )
  const guests = await givenOrder(db)
  const orderId = old[0]!.id
  const byStaff = { orderId, action: 'deliver', state: 'delivered', actor: 'staff', actorId: randomUUID() } as const
  await db.insert(orderEvents).values(byStaff)
  const eventsBefore = await db.select().from(orderEvents).orderBy(orderEvents.id)
  expect((await ask({ password: PASSWORD })).statusCode).toBe(200)

  const after = new Map((await db.select().from(orders)).map((order) => [order.id, order]))
  expect(after.get(guests.id)).toEqual(guests)
  for (const order of old) {
    expect(after.get(order.id)).toEqual({
      ...order,
      userId: null,
      name: '',
      email: '',
      privateDetails: null,
      phoneIndex: null,
    })
  }
  expect(await db.$count(orderLines)).toBe(4)
  expect(eventsBefore.filter(({ actorId }) => actorId === user.id)).toHaveLength(3)
  const eventsAfter = await db.select().from(orderEvents).orderBy(orderEvents.id)
  expect(eventsAfter).toEqual(
    eventsBefore.map((event) => ({ ...event, actorId: event.actorId === user.id ? null : event.actorId })),
  )
})

test('notes of staff about the orders are deleted with the account, but not those about others', async ({
  db,
  user,
  ask,
}) => {
  const own = await givenOrder(db, { userId: user.id, state: 'delivered' })
  const other = await givenOrder(db)
  const written = { staffId: randomUUID(), staffName: 'Binod', words: Buffer.from('Rings at night') }
  await db.insert(orderNotes).values([own, other].map(({ id }) => ({ id: randomUUID(), orderId: id, ...written })))
  expect((await ask({ password: PASSWORD })).statusCode).toBe(200)
  expect(await db.select({ orderId: orderNotes.orderId }).from(orderNotes)).toEqual([{ orderId: other.id }])
})

test('stored answers to orders are deleted with the account, but not those of guests', async ({
  app,
  db,
  user,
  session,
  ask,
}) => {
  await givenCheckoutShop(db)
  const [member, guest] = [givenShopper(app), givenShopper(app)]
  Object.assign(member.headers, session.headers)
  const bed = await givenVariant(db)
  const bodies: object[] = []
  for (const shopper of [member, guest]) {
    await shopper.add(bed)
    bodies.push(orderOf(await quoteFor(shopper)))
    expect((await place(shopper, bodies.at(-1)!, 'key-1')).statusCode).toBe(201)
  }
  await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.userId, user.id))
  expect(await db.$count(idempotencyKeys)).toBe(2)
  expect((await ask({ password: PASSWORD })).statusCode).toBe(200)
  expect(await db.$count(idempotencyKeys)).toBe(1)
  expect((await place(guest, bodies[1]!, 'key-1')).headers['idempotency-replayed']).toBe('true')
})

test.for(['pending', 'confirm'] as const)('an order that is %s keeps its account', async (state, { db, user, ask }) => {
  await givenOrder(db, { userId: user.id, state: 'delivered' })
  const { number } = await givenOrder(db, { userId: user.id, state })
  const answer = await ask({ password: PASSWORD })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'conflict',
    message: `Your order ${number} is still on its way. You can delete your account once it is delivered or cancelled.`,
  })
  expect(await db.$count(users)).toBe(1)
  expect(await db.$count(orders, eq(orders.name, ''))).toBe(0)
  expect((await ask({ password: 'wrong' })).statusCode).toBe(403) // only the owner learns about orders
})

ownDatabaseTest('an account is kept when its owner places an order during the deletion', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const [placing, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const placed = db.transaction(async (tx) => {
    await givenOrder(tx, { userId: user.id })
    placing.resolve()
    await mayCommit.promise
  })
  await placing.promise
  const answered = app.inject({
    method: 'DELETE',
    url: `/api/user/${user.id}`,
    headers,
    payload: { password: PASSWORD },
  })
  const isWaiting = async () => {
    const { rows } = await db.execute(sql`select 1 from pg_locks where not granted`)
    expect(rows).not.toEqual([])
  }
  await vi.waitFor(isWaiting, { timeout: 10_000 })
  mayCommit.resolve()
  await placed
  expect((await answered).statusCode).toBe(409)
  expect(await db.$count(users)).toBe(1)
})

ownDatabaseTest(
  'an order from the account’s cart during the deletion comes first or is refused',
  async ({ app, db }) => {
    await givenCheckoutShop(db)
    const member = await givenMember(app, db)
    await member.add(await givenVariant(db))
    const [user] = await db.select().from(users)
    const body = orderOf(await quoteFor(member))
    const [holding, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = db.transaction(async (tx) => {
      await tx.select().from(products).for('update')
      holding.resolve()
      await mayGoOn.promise
    })
    await holding.promise
    const waiting = async (count: number) => {
      const { rows } = await db.execute(sql`select distinct pid from pg_locks where not granted`)
      expect(rows).toHaveLength(count)
    }
    const placed = place(member, body) // locks the cart and waits for the product
    await vi.waitFor(() => waiting(1), { timeout: 10_000 })
    const url = `/api/user/${user!.id}`
    const deleted = app.inject({ method: 'DELETE', url, headers: member.headers, payload: { password: PASSWORD } })
    await vi.waitFor(() => waiting(2), { timeout: 10_000 })
    mayGoOn.resolve()
    await held
    const statuses = (await Promise.all([placed, deleted])).map(({ statusCode }) => statusCode)
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual(statuses)
    expect(await db.$count(users)).toBe(statuses[0] === 201 ? 1 : 0)
    expect(await db.$count(orders)).toBe(statuses[0] === 201 ? 1 : 0)
  },
)
