import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, ticketEvents, tickets } from '../../platform/db/schema.ts'
import { customersKey, givenShop } from '../../platform/mail/outbox.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { answerTicket } from './answer-ticket.ts'
import { cleanTickets } from './ticket-queries.ts'
import { changeTicket } from './change-ticket.ts'
import { closeTicket } from './close-ticket.ts'
import { contactForm, send, staff, write } from './tickets.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))
const { secrets } = testOptions
const sender = { actor: 'shopper', id: null } as const

async function givenTicket(app: App, db: Db, sending: Parameters<typeof send>[1] = {}) {
  const { data, key } = (await send(app, sending)).json()
  const [row] = await db
    .select()
    .from(tickets)
    .where(sql`number = ${data.number}`)
  const read = async () => (await app.inject(`/api/tickets/${data.number}?key=${key}`)).json().data
  return { id: row!.id, number: data.number as string, key: key as string, read }
}

test('an answer is stored with the message and mailed, and the sender can write back', async ({ app, db }) => {
  const { id, number, key, read } = await givenTicket(app, db)
  await answerTicket(app, id, { by: staff, words: ' We come on Monday. ' })
  expect((await read()).state).toBe('answered')
  const written = await write(app, { number, key, message: 'Thank you' })
  expect(written.statusCode).toBe(201)
  expect(written.json().data).toMatchObject({
    state: 'open',
    events: [
      { action: 'received', by: 'shopper', words: contactForm.message },
      { action: 'answered', by: 'staff', words: 'We come on Monday.' },
      { action: 'written', by: 'shopper', words: 'Thank you' },
    ],
  })
  const outbox = await readOutbox(db)
  expect(outbox.slice(2).map(({ template, to }) => [template, to])).toEqual([
    ['ticket-answered', 'Asmita@Post.example'],
    ['ticket-written', 'namaste@kastha.example'],
  ])
  expect(JSON.stringify(outbox.at(-1)!.data)).not.toMatch(customersKey)
})

test('mails to the sender are in the language of their message, those to the shop in English', async ({ app, db }) => {
  const { id } = await givenTicket(app, db, { lang: 'ne' })
  await answerTicket(app, id, { by: staff, words: 'सोमबार आउँछौं।' })
  const rows = await db.select({ template: mails.template, language: mails.language }).from(mails)
  expect(Object.fromEntries(rows.map(({ template, language }) => [template, language]))).toEqual({
    'ticket-opened': 'ne',
    'ticket-received': 'en',
    'ticket-answered': 'ne',
  })
})

test('a message that is sent twice is stored once', async ({ app, db }) => {
  const { number, key, read } = await givenTicket(app, db)
  const id = randomUUID()
  await write(app, { number, key, message: 'Again', id })
  expect((await write(app, { number, key, message: 'Again', id })).statusCode).toBe(201)
  expect((await read()).events).toHaveLength(2)
  expect(await readOutbox(db)).toHaveLength(3)
})

test('a ticket accepts twenty messages an hour', async ({ app, db }) => {
  const { number, key } = await givenTicket(app, db)
  for (let count = 0; count < 20; count += 1) await write(app, { number, key, message: 'More' })
  expect((await write(app, { number, key, message: 'More' })).statusCode).toBe(429)
  expect(await db.$count(ticketEvents)).toBe(21)
})

test('a network writes 300 messages an hour, over all of its tickets', async ({ app, db }) => {
  const { number, key } = await givenTicket(app, db)
  for (let count = 0; count < 300; count += 1) await app.addressLimits.ticketWrites.take('127.0.0.1')
  expect((await write(app, { number, key, message: 'More' })).statusCode).toBe(429)
  expect(await db.$count(ticketEvents)).toBe(1)
})

test('a blank message is refused', async ({ app, db }) => {
  const { number, key } = await givenTicket(app, db)
  expect((await write(app, { number, key, message: ' ' })).statusCode).toBe(400)
})

test('an answered ticket can be closed, and writing reopens it', async ({ app, db }) => {
  const { id, number, key, read } = await givenTicket(app, db)
  await expect(closeTicket(app, id, { by: staff })).rejects.toMatchObject({ code: 'conflict' })
  await answerTicket(app, id, { by: staff, words: 'Done.' })
  await closeTicket(app, id, { by: staff })
  expect((await read()).state).toBe('closed')
  await expect(closeTicket(app, id, { by: staff })).rejects.toMatchObject({ code: 'conflict' })
  await expect(answerTicket(app, id, { by: staff, words: 'x' })).rejects.toMatchObject({ code: 'conflict' })
  await write(app, { number, key, message: 'It is not' })
  expect((await read()).state).toBe('open')
  await closeTicket(app, id, { by: staff, words: 'Now it is.' })
  expect((await read()).events.map(({ action }: { action: string }) => action)).toEqual([
    'received',
    'answered',
    'closed',
    'written',
    'closed',
  ])
})

test('a blank answer and an answer to an unknown ticket are refused', async ({ app, db }) => {
  const { id } = await givenTicket(app, db)
  await expect(answerTicket(app, id, { by: staff, words: ' ' })).rejects.toMatchObject({
    code: 'invalid_input',
  })
  const none = answerTicket(app, randomUUID(), { by: staff, words: 'x' })
  await expect(none).rejects.toMatchObject({ code: 'not_found' })
})

test('a conversation takes fifty messages of its sender, since every look reads all of it', async ({ app, db }) => {
  const { id: ticketId, number, key } = await givenTicket(app, db)
  const event = { ticketId, action: 'written', actor: 'shopper' } as const
  await db.insert(ticketEvents).values(Array.from({ length: 49 }, () => event))
  expect((await write(app, { number, key, message: 'The fiftieth' })).statusCode).toBe(201)
  expect((await write(app, { number, key, message: 'One more' })).statusCode).toBe(409)
  expect(await db.$count(ticketEvents)).toBe(51)
})

test('a message says nothing that cannot be seen, from either side', async ({ app, db }) => {
  const hidden = 'One\u202Etwo \u0007\u009B3\tdays \r\n\n\n\nlater '
  const seen = 'One two 3 days\n\nlater'
  const { id, number, key, read } = await givenTicket(app, db, { body: { ...contactForm, message: hidden } })
  await answerTicket(app, id, { by: staff, words: hidden })
  await write(app, { number, key, message: hidden })
  await closeTicket(app, id, { by: staff, words: hidden })
  expect((await read()).events.map(({ words }: { words: string }) => words)).toEqual([seen, seen, seen, seen])
  const mailed = (await readOutbox(db)).map(({ data }) => JSON.stringify(data))
  expect(mailed.join('')).not.toMatch(/\\u0007|\u009B|\u202E/)
  expect((await write(app, { number, key, message: '\u0007\u202E' })).statusCode).toBe(400)
  expect((await send(app, { body: { ...contactForm, message: '\u0007\u202E' } })).statusCode).toBe(400)
})

test('a new message reads no answer, and an answer reads nothing', async ({ app, db }) => {
  const { id: ticketId } = await givenTicket(app, db)
  const unreadable = { ticketId, words: Buffer.from('unreadable') }
  await db.insert(ticketEvents).values({ ...unreadable, action: 'answered', actor: 'staff' })
  const words = { id: randomUUID(), text: 'Thank you' }
  await changeTicket({ db, secrets }, ticketId, { change: 'written', by: sender, words }, async () => {})
  await db.insert(ticketEvents).values({ ...unreadable, action: 'written', actor: 'shopper' })
  await answerTicket(app, ticketId, { by: staff, words: 'Gladly' })
  const actions = await db.select({ action: ticketEvents.action }).from(ticketEvents).orderBy(ticketEvents.id)
  expect(actions.map(({ action }) => action)).toEqual(['received', 'answered', 'written', 'written', 'answered'])
})

test('the words of a ticket cannot be rewritten', async ({ app, db }) => {
  await givenTicket(app, db)
  const rewriting = db.transaction((tx) => tx.update(ticketEvents).set({ words: null }))
  await expect(rewriting).rejects.toThrow()
})

test('events are deleted only with their ticket', async ({ app, db }) => {
  const { id } = await givenTicket(app, db)
  const deleting = db.transaction((tx) => tx.delete(ticketEvents))
  await expect(deleting).rejects.toThrow()
  expect(await db.$count(ticketEvents)).toBe(1)
  await db.delete(tickets).where(sql`id = ${id}`)
  expect(await db.$count(ticketEvents)).toBe(0)
})

test('messages are deleted a year after the last change, complaints after five', async ({ app, db }) => {
  const question = { ...contactForm, kind: 'question' }
  const kept = [
    await givenTicket(app, db),
    await givenTicket(app, db, { body: question }),
    await givenTicket(app, db),
    await givenTicket(app, db, { body: question }),
  ]
  const ages = ['4 years 364 days', '364 days', '5 years 1 day', '1 year 1 day']
  for (const [at, { id }] of kept.entries()) {
    const changedAt = sql`now() - ${ages[at]}::interval`
    await db
      .update(tickets)
      .set({ changedAt })
      .where(sql`id = ${id}`)
  }
  await cleanTickets({}, { db })
  const left = await db.select({ id: tickets.id }).from(tickets)
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept[0]!.id, kept[1]!.id].toSorted())
  expect(await db.$count(ticketEvents)).toBe(2)
})

test('deleting an account deletes its messages but not its complaints; before, both can be downloaded', async ({
  app,
  db,
}) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const complaint = await givenTicket(app, db, { headers })
  await givenTicket(app, db, { headers, body: { ...contactForm, kind: 'question' } })
  const data = (await app.inject({ url: '/api/user/data', headers })).json()
  expect(JSON.stringify(data)).toContain(contactForm.message.split('\n')[0])
  const gone = await app.inject({
    method: 'DELETE',
    url: `/api/user/${user.id}`,
    headers,
    payload: { password: PASSWORD },
  })
  expect(gone.statusCode).toBe(200)
  expect(await db.select({ id: tickets.id, userId: tickets.userId }).from(tickets)).toEqual([
    { id: complaint.id, userId: null },
  ])
})
