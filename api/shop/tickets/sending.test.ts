import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { ticketEvents, tickets } from '../../platform/db/schema.ts'
import { customersKey, givenShop } from '../../platform/mail/outbox.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { contactForm, send } from './tickets.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

test('a guest’s message gets a number, is mailed to both sides and opens with its key', async ({ app, db }) => {
  const sent = await send(app)
  expect(sent.statusCode).toBe(201)
  const { data, key } = sent.json()
  expect(data).toEqual({
    number: expect.stringMatching(/^KT-\d{6}-[0-9A-Z]{8}$/),
    kind: 'complaint',
    state: 'open',
    name: 'Asmita Gurung',
    email: 'Asmita@Post.example',
    phone: '9841234567',
    orderNumber: 'KA-261121-7F3K9Q2M',
    plan: null,
    date: expect.any(String),
    events: [{ action: 'received', by: 'shopper', at: expect.any(String), words: contactForm.message, hasPlan: false }],
  })
  const opened = await app.inject(`/api/tickets/${data.number}?key=${key}`)
  expect(opened.json().data).toEqual(data)
  expect(opened.headers['cache-control']).toBe('no-store')

  const mails = await readOutbox(db)
  expect(mails.map(({ template, to }) => [template, to])).toEqual([
    ['ticket-opened', 'Asmita@Post.example'],
    ['ticket-received', 'namaste@kastha.example'],
  ])
  expect(mails[0]!.data).toMatchObject({ number: data.number, key })
  expect(JSON.stringify(mails[0]!.data)).not.toContain('rocks')
  expect(mails[1]!.data).toMatchObject({ message: contactForm.message, phone: '+9779841234567' })
  expect(JSON.stringify(mails[1]!.data)).not.toMatch(customersKey)
})

test('sender and message are not readable in the database', async ({ app, db }) => {
  await send(app)
  const [[ticket], [event]] = [await db.select().from(tickets), await db.select().from(ticketEvents)]
  const bytes = ticket!.privateDetails.toString('latin1') + event!.words!.toString('latin1')
  expect(bytes).not.toMatch(/Asmita|Post|9841234567|rocks/)
})

test('phone and order may stay blank', async ({ app }) => {
  const sent = await send(app, { body: { ...contactForm, phone: ' ', order: '', kind: 'question' } })
  expect(sent.json().data).toMatchObject({ phone: '', orderNumber: '', kind: 'question' })
})

test('a retry after a lost answer gets the same answer and sends no more mails', async ({ app, db }) => {
  const key = randomUUID()
  const [first, second] = [await send(app, { key }), await send(app, { key })]
  expect([first.statusCode, second.json()]).toEqual([201, first.json()])
  expect(await db.$count(tickets)).toBe(1)
  expect(await readOutbox(db)).toHaveLength(2)
  const reused = await send(app, { key, body: { ...contactForm, message: 'Another one' } })
  expect(reused).toMatchObject({ statusCode: 422 })
  expect(reused.json()).toMatchObject({ code: 'key_reused' })
})

test('the id of a message, which staff see, is no key that repeats its reply', async ({ app, db }) => {
  const { key } = (await send(app)).json()
  const [ticket] = await db.select().from(tickets)
  const again = (await send(app, { key: ticket!.id })).json()
  expect(again.key).not.toBe(key)
  expect(await db.$count(tickets)).toBe(2)
})

ownDatabaseTest('of concurrent requests with one key one counts, and all get its answer', async ({ app, db }) => {
  await givenShop(db)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(app, { key })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json().data.number)).size).toBe(1)
  expect([await db.$count(tickets), await db.$count(ticketEvents)]).toEqual([1, 1])
})

test('every wrong field is named, and nothing is stored', async ({ app, db }) => {
  const wrong = { name: ' ', email: 'a@b', phone: '12', kind: 'praise', order: 'KA-1', message: ' \n ' }
  const refused = await send(app, { body: wrong })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    code: 'invalid_input',
    fields: {
      name: 'Please enter your name',
      email: 'Invalid email format',
      phone: expect.stringContaining('10-digit'),
      kind: 'Please choose what it is about',
      order: expect.stringContaining('order number'),
      message: 'Please write your message',
    },
  })
  expect(await db.$count(tickets)).toBe(0)
})

test.for([
  ['no UUID', { key: 'again' }],
  ['a message without an end', { body: { ...contactForm, message: 'a'.repeat(3_001) } }],
  ['a field of its own', { body: { ...contactForm, state: 'closed' } as typeof contactForm }],
  ['a name of two lines', { body: { ...contactForm, name: 'A\nBcc: all@post.example' } }],
  ['a login that does not hold', { headers: { authorization: 'Bearer old' } }],
] as const)('a message with %s is refused', async ([, given], { app, db }) => {
  expect([400, 401]).toContain((await send(app, given)).statusCode)
  expect(await db.$count(tickets)).toBe(0)
})

test('one email address may send ten messages an hour', async ({ app }) => {
  for (let count = 0; count < 10; count += 1) expect((await send(app)).statusCode).toBe(201)
  const refused = await send(app, { body: { ...contactForm, email: 'ASMITA@post.example' } })
  expect(refused.statusCode).toBe(429)
})

test('members who name a stranger’s address share what one network may send there', async ({ app, db }) => {
  const members = await Promise.all(
    ['one', 'two'].map(async (name) => givenSession(db, (await givenUser(db, { email: `${name}@post.example` })).id)),
  )
  const body = { ...contactForm, email: 'stranger@post.example' }
  for (let count = 0; count < 10; count += 1) {
    expect((await send(app, { body, headers: members[count % 2]!.headers })).statusCode).toBe(201)
  }
  for (const { headers } of members) expect((await send(app, { body, headers })).statusCode).toBe(429)
  const own = { ...contactForm, email: 'One@post.example' }
  expect((await send(app, { body: own, headers: members[0]!.headers })).statusCode).toBe(201)
})

test('a member opens their own messages without a key, and no others', async ({ app, db }) => {
  const [user, other] = [await givenUser(db), await givenUser(db, { email: 'other@post.example' })]
  const [{ headers }, others] = [await givenSession(db, user.id), await givenSession(db, other.id)]
  const { number } = (await send(app, { headers })).json().data
  const url = `/api/tickets/${number}`
  expect((await app.inject({ url, headers })).statusCode).toBe(200)
  expect((await app.inject({ url, headers: others.headers })).statusCode).toBe(404)
  expect((await app.inject(url)).statusCode).toBe(401)
  expect((await app.inject(`${url}?key=${'a'.repeat(43)}`)).statusCode).toBe(404)
  const guests = (await send(app)).json()
  expect((await app.inject({ url: `/api/tickets/${guests.data.number}`, headers })).statusCode).toBe(404)
})

ownDatabaseTest('a network reads three conversations at once, beside its other calls', async ({ app, db }) => {
  await givenShop(db)
  const { data, key } = (await send(app)).json()
  const looks = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${ticketEvents}`)
    const waiting = Array.from({ length: 5 }, () => app.inject(`/api/tickets/${data.number}?key=${key}`))
    await expect.poll(() => waitingSessions(db)).toBe(3)
    expect((await app.inject('/api/help/faqs')).statusCode).toBe(200)
    expect(await waitingSessions(db)).toBe(3)
    return waiting
  })
  const answers = await Promise.all(looks)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
})
