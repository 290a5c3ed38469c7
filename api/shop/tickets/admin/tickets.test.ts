import { randomUUID } from 'node:crypto'
import { defined } from '#domain/defined.ts'
import type { App } from '../../../app.ts'
import { mails, ticketEvents } from '../../../platform/db/schema.ts'
import { givenShop } from '../../../platform/mail/outbox.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'
import { findTicket } from '../ticket-queries.ts'
import { contactForm, send, write } from '../tickets.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

/** Sends the contact form, and returns what its sender gets, with the ticket's id. */
async function givenTicket(app: App) {
  const { data, key } = (await send(app)).json()
  const ticket = defined(await findTicket(app.db, data.number), 'the ticket')
  return { id: ticket.id, number: data.number as string, key: key as string }
}

test('support reads, answers and closes a complaint, and its sender reopens it', async ({ app }) => {
  const sent = (await send(app)).json()
  const support = await givenStaff(app, 'support')
  const list = (await support.call('GET', '/tickets?kind=complaint&state=open')).json()
  expect(list).toMatchObject({ total: 1, items: [{ name: contactForm.name, lastWords: contactForm.message }] })

  const { id } = list.items[0]
  const answered = await support.call('POST', `/tickets/${id}/answers`, { words: 'We come on Monday.' })
  expect(answered.json()).toMatchObject({
    state: 'answered',
    events: [
      { by: 'shopper', staffName: null },
      { by: 'staff', staffName: support.name, words: 'We come on Monday.' },
    ],
  })
  expect((await support.call('POST', `/tickets/${id}/closing`, { words: '' })).json().state).toBe('closed')
  const again = await support.call('POST', `/tickets/${id}/answers`, { words: 'One more thing' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'conflict'])

  await write(app, { number: sent.data.number, key: sent.key, message: 'It rocks again' })
  const [row] = (await support.call('GET', `/tickets?q=${sent.data.number.slice(-5)}`)).json().items
  expect(row).toMatchObject({ state: 'open', lastWords: 'It rocks again' })
})

test('a conversation takes twenty answers an hour, and the refusal says when to try again', async ({ app, db }) => {
  const { id, number, key } = await givenTicket(app)
  const support = await givenStaff(app, 'support')
  const answer = () => support.call('POST', `/tickets/${id}/answers`, { words: 'Please wait.' })
  for (let count = 0; count < 20; count += 1) expect((await answer()).statusCode).toBe(200)
  const refused = await answer()
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Too many replies were sent in this conversation. Please try again in 60 minutes.',
  ])
  expect((await support.call('POST', `/tickets/${id}/closing`, { words: 'Goodbye' })).statusCode).toBe(429)
  expect(await db.$count(mails)).toBe(22)
  expect((await support.call('POST', `/tickets/${id}/closing`, { words: '' })).statusCode).toBe(200)
  expect((await write(app, { number, key, message: 'I wait' })).statusCode).toBe(201)
})

test('a member of staff sends two hundred answers an hour, and a repeated one counts once', async ({ app }) => {
  const { id } = await givenTicket(app)
  const support = await givenStaff(app, 'support')
  const manager = await givenStaff(app, 'manager')
  for (let count = 0; count < 199; count += 1) await app.addressLimits.answersBy(app.db).take(support.id)
  const answer = (by: typeof support, once?: string) =>
    by.call('POST', `/tickets/${id}/answers`, { words: 'On Monday.' }, once ? { 'idempotency-key': once } : {})
  const once = randomUUID()
  expect([(await answer(support, once)).statusCode, (await answer(support, once)).statusCode]).toEqual([200, 200])
  expect((await answer(support)).json()).toMatchObject({
    code: 'too_many_requests',
    message: 'You have sent the replies of an hour. Please try again in 60 minutes.',
  })
  expect((await answer(manager)).statusCode).toBe(200)
})

test('a conversation takes two hundred answers, and can be closed then', async ({ app, db }) => {
  const { id, number, key } = await givenTicket(app)
  const support = await givenStaff(app, 'support')
  const answer = () => support.call('POST', `/tickets/${id}/answers`, { words: 'And so on.' })
  const event = { ticketId: id, action: 'answered', actor: 'staff' } as const
  await db.insert(ticketEvents).values(Array.from({ length: 199 }, () => event))
  expect((await answer()).statusCode).toBe(200)
  const refused = await answer()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This conversation has 200 replies, the most that one can have. Please call, or ask for a new message.',
  ])
  await write(app, { number, key, message: 'And now?' })
  expect((await support.call('POST', `/tickets/${id}/closing`, { words: 'Please call us.' })).statusCode).toBe(200)
})

test('feedback on the Help Center is filtered by comment and search words', async ({ app }) => {
  const say = (payload: object) => app.inject({ method: 'POST', url: '/api/help/feedback', payload })
  const said = await say({ verdict: 'negative', comment: 'Where is my refund?' })
  expect(said.statusCode).toBeLessThan(300)
  const support = await givenStaff(app, 'support')
  const found = (await support.call('GET', '/feedback?withComment=true&q=refund')).json()
  expect(found).toMatchObject({ total: 1, items: [{ comment: 'Where is my refund?', language: 'en' }] })
  expect((await support.call('GET', '/feedback?withComment=false')).json().total).toBe(0)
})
