import { defined } from '#domain/defined.ts'
import type { App } from '../../app.ts'
import { mails } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { givenQuoted } from '../../sales/custom-requests/custom-requests.fixture.ts'
import { findTicket } from '../../shop/tickets/ticket-queries.ts'
import { contactForm, send } from '../../shop/tickets/tickets.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

const reply = {
  title: 'Where is my order?',
  english: 'Dear {name}, follow {order} at {tracking link}. {me}',
  nepali: 'नमस्ते {name}, {order} यहाँ हेर्नुहोस्: {tracking link}। {me}',
}

async function givenTicket(app: App, { order = contactForm.order, lang = 'en' } = {}) {
  const { data } = (await send(app, { body: { ...contactForm, order }, lang })).json()
  return defined(await findTicket(app.db, data.number), 'the ticket').id
}

test('managers keep canned replies, and support reads them', async ({ app }) => {
  const [manager, support] = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  const made = await manager.call('POST', '/canned-replies', reply)
  expect(made.statusCode).toBe(201)
  const { id, version } = made.json()
  expect((await support.call('GET', '/canned-replies')).json()).toMatchObject({ total: 1, items: [reply] })
  expect((await support.call('POST', '/canned-replies', reply)).statusCode).toBe(403)
  const again = await manager.call('POST', '/canned-replies', reply)
  expect(again.json()).toMatchObject({
    code: 'conflict',
    fields: { title: 'There is a canned reply of this title already' },
  })
  const renamed = await manager.call('PUT', `/canned-replies/${id}`, { ...reply, title: 'Tracking', version })
  expect(renamed.json()).toMatchObject({ title: 'Tracking' })
  const late = await manager.call('PUT', `/canned-replies/${id}`, { ...reply, version })
  expect(late.json()).toMatchObject({ code: 'stale', current: { title: 'Tracking' } })
  expect((await manager.call('DELETE', `/canned-replies/${id}`)).statusCode).toBe(204)
})

test('a reply with an unknown variable or a lone brace is not saved', async ({ app }) => {
  const manager = await givenStaff(app, 'manager')
  const save = async (texts: object) => (await manager.call('POST', '/canned-replies', { ...reply, ...texts })).json()
  expect((await save({ english: 'Dear {nmae}' })).fields).toEqual({
    english: '{nmae} is no variable. Use {name}, {number}, {order}, {tracking link} or {me}',
  })
  expect((await save({ nepali: 'नमस्ते {name' })).fields).toEqual({
    nepali: 'A brace has no partner: write variables like {name}',
  })
  expect((await save({ nepali: ' ' })).fields).toEqual({ nepali: 'Must not be blank' })
})

test('a reply is filled in for a message, in the language of its sender', async ({ app }) => {
  const [manager, support] = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  await manager.call('POST', '/canned-replies', reply)
  const filledFor = async (path: string) => (await support.call('GET', `/canned-replies/${path}`)).json().items
  expect(await filledFor(`tickets/${await givenTicket(app)}`)).toMatchObject([
    {
      title: reply.title,
      text: `Dear ${contactForm.name}, follow KA-261121-7F3K9Q2M at http://shop.example/track-order. ${support.name}`,
      empty: [],
    },
  ])
  expect(await filledFor(`tickets/${await givenTicket(app, { order: '', lang: 'ne' })}`)).toMatchObject([
    {
      text: `नमस्ते ${contactForm.name}, {order} यहाँ हेर्नुहोस्: http://shop.example/ne/track-order। ${support.name}`,
      empty: ['order'],
    },
  ])
})

test('a reply is filled in for a custom request', async ({ app, db }) => {
  const manager = await givenStaff(app, 'manager')
  await manager.call('POST', '/canned-replies', { ...reply, english: 'Dear {name}, about {number}' })
  const { request } = await givenQuoted(app, db)
  const [filled] = (await manager.call('GET', `/canned-replies/custom-requests/${request.id}`)).json().items
  expect(filled).toMatchObject({ text: `Dear ${request.name}, about ${request.number}`, empty: [] })
})

test('an answer with a variable in it is not sent', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  const id = await givenTicket(app)
  const before = await db.$count(mails)
  for (const call of ['answers', 'closing']) {
    const refused = await support.call('POST', `/tickets/${id}/${call}`, { words: 'Your order {order} left today' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: { message: 'Write words in place of {order}: the customer would read it as it is' },
    })
  }
  expect(await db.$count(mails)).toBe(before)
  expect((await support.call('POST', `/tickets/${id}/answers`, { words: 'Your order left {today' })).statusCode).toBe(
    200,
  )
})

test('a quote, a refusal and an answer to a custom request with a variable are not sent', async ({ app, db }) => {
  const manager = await givenStaff(app, 'manager')
  const { request, quote } = await givenQuoted(app, db)
  const offer = { price: 80_000, weeks: 6, validUntil: quote.validUntil, note: 'Dear {name}', replaces: quote.id }
  const path = `/custom-requests/${request.id}`
  const problem = 'Write words in place of {name}: the customer would read it as it is'
  expect((await manager.call('POST', `${path}/quote`, offer)).json().fields).toEqual({ note: problem })
  const { replaces: _, ...preview } = offer
  expect((await manager.call('POST', `${path}/preview`, preview)).json().fields).toEqual({ note: problem })
  expect((await manager.call('POST', `${path}/refusal`, { reason: 'Dear {name}' })).json().fields).toEqual({
    reason: problem,
  })
})
