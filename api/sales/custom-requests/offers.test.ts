import { eq } from 'drizzle-orm'
import { nepalDay } from '#domain/nepal-time.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { customQuotes, customRequests } from '../../platform/db/schema.ts'
import { customersKey, givenShop } from '../../platform/mail/outbox.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { customForm, givenQuoted, inDays, send, staff } from './custom-requests.fixture.ts'
import { quoteRequest } from './quote-request.ts'
import { refuseRequest } from './refuse-request.ts'

const { secrets } = testOptions
const shopper = { actor: 'shopper', id: null } as const

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

test('an offer reaches its shopper, and a later one replaces it', async ({ app, db }) => {
  const { request, number, key } = await givenQuoted(app, db)
  const offer = { price: 70_000, weeks: 6, validUntil: inDays(14), by: staff }
  await quoteRequest({ db, secrets }, request.id, offer)
  const shown = (await app.inject(`/api/custom-orders/${number}?key=${key}`)).json().data
  expect(shown).toMatchObject({ state: 'quoted', quote: { price: 70_000, weeks: 6, note: '', isOpen: true } })
  expect(shown.events.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
    ['request', 'shopper'],
    ['quote', 'staff'],
    ['quote', 'staff'],
  ])
  const mails = (await readOutbox(db)).filter(({ template }) => template === 'custom-quoted')
  expect(mails.map(({ data }) => data['price'])).toEqual([84_001, 70_000])
})

test.for([
  ['price', { price: 0 }],
  ['price', { price: 0.5 }],
  ['weeks', { weeks: 53 }],
  ['validUntil', { validUntil: inDays(-2) }],
  ['validUntil', { validUntil: '2027-02-30' }],
  ['note', { note: 'a'.repeat(1_001) }],
] as const)('an offer with an invalid %s is refused', async ([field, wrong], { app, db }) => {
  const sent = await send(app)
  const [request] = await db.select().from(customRequests)
  const offer = { price: 1, weeks: 1, validUntil: inDays(1), by: staff, ...wrong }
  await expect(quoteRequest({ db, secrets }, request!.id, offer)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { [field]: expect.anything() },
  })
  expect([sent.statusCode, await db.$count(customQuotes)]).toEqual([201, 0])
})

test('a request gets ten offers a day: each is a mail', async ({ app, db }) => {
  const { request } = await givenQuoted(app, db)
  const offer = { price: 70_000, weeks: 6, validUntil: inDays(14), note: 'Buy at evil.example', by: staff }
  for (let count = 1; count < 10; count += 1) await quoteRequest({ db, secrets }, request.id, offer)
  await expect(quoteRequest({ db, secrets }, request.id, offer)).rejects.toMatchObject({ code: 'conflict' })
  expect((await readOutbox(db)).filter(({ template }) => template === 'custom-quoted')).toHaveLength(10)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await quoteRequest({ db, secrets }, request.id, { ...offer, now: tomorrow })
})

test('only staff make offers', async ({ app, db }) => {
  const { request } = await givenQuoted(app, db)
  const offer = { price: 1, weeks: 1, validUntil: inDays(1), by: shopper }
  await expect(quoteRequest({ db, secrets }, request.id, offer)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a shopper declines an offer once, reads so in a mail, and the shop sees the reason', async ({ app, db }) => {
  const { number, key } = await givenQuoted(app, db)
  const decline = () => {
    const url = `/api/custom-orders/${number}/decline?key=${key}`
    return app.inject({ method: 'POST', url, payload: { reason: 'Too dear, call 984' } })
  }
  expect((await decline()).json()).toMatchObject({
    message: 'You have declined our offer',
    data: {
      state: 'declined',
      quote: { isOpen: false },
      events: [{}, {}, { action: 'decline', by: 'shopper', reason: 'Too dear, call 984' }],
    },
  })
  const mails = async () => (await readOutbox(db)).slice(-2)
  const told = [
    { template: 'custom-declined', to: 'Asmita@Post.example' },
    { template: 'custom-ended', data: { action: 'decline', reason: 'Too dear, call 984' } },
  ]
  expect(await mails()).toMatchObject(told)
  expect(JSON.stringify((await mails())[1])).not.toMatch(customersKey)
  expect((await decline()).statusCode).toBe(409)
  expect(await mails()).toMatchObject(told)
  const [row] = await db.select().from(customRequests).where(eq(customRequests.number, number))
  expect(row!.privateDetails!.toString('latin1')).not.toContain('Too dear')
})

test('a request without an offer can be withdrawn but not declined', async ({ app, db }) => {
  const { data, key } = (await send(app)).json()
  const end = (action: string) => {
    return app.inject({ method: 'POST', url: `/api/custom-orders/${data.number}/${action}?key=${key}`, payload: {} })
  }
  expect((await end('decline')).json().message).toBe('We have not made an offer for this piece yet.')
  expect((await end('withdraw')).json().data).toMatchObject({ state: 'withdrawn' })
  const [request] = await db.select().from(customRequests)
  const offer = { price: 1, weeks: 1, validUntil: nepalDay(new Date()), by: staff }
  await expect(quoteRequest({ db, secrets }, request!.id, offer)).rejects.toMatchObject({ code: 'conflict' })
})

test('a request and its answers say nothing that cannot be seen', async ({ app, db }) => {
  const [hidden, seen] = ['One\u202Etwo \u0007\u009B\r\n\n\n\n three ', 'One two\n\nthree']
  const sent = (await send(app, { fields: { ...customForm, instructions: hidden } })).json()
  expect(sent.data.instructions).toBe(seen)
  const [request] = await db.select().from(customRequests)
  const offer = { price: 1, weeks: 1, validUntil: inDays(1), note: hidden, by: staff }
  expect((await quoteRequest({ db, secrets }, request!.id, offer)).note).toBe(seen)
  const url = `/api/custom-orders/${sent.data.number}/decline?key=${sent.key}`
  const declined = await app.inject({ method: 'POST', url, payload: { reason: hidden } })
  expect(declined.json().data.events.at(-1)).toMatchObject({ action: 'decline', reason: seen })
  await send(app)
  const [other] = await db.select().from(customRequests).where(eq(customRequests.state, 'requested'))
  await refuseRequest({ db, secrets }, other!.id, { by: staff, reason: hidden })
  const mailed = (await readOutbox(db)).map(({ data }) => JSON.stringify(data))
  expect(mailed.join('')).not.toMatch(/\\u0007|\u009B|\u202E/)
})

test('staff refuse a request with a reason that the shopper sees', async ({ app, db }) => {
  const { data, key } = (await send(app)).json()
  const [request] = await db.select().from(customRequests)
  const refuse = (reason: string) => refuseRequest({ db, secrets }, request!.id, { by: staff, reason })
  await expect(refuse(' ')).rejects.toMatchObject({ code: 'invalid_input' })
  await refuse('We do not work glass of this size.')
  const shown = (await app.inject(`/api/custom-orders/${data.number}?key=${key}`)).json().data
  expect(shown).toMatchObject({ state: 'refused' })
  expect(shown.events.at(-1)).toMatchObject({
    action: 'refuse',
    by: 'staff',
    reason: 'We do not work glass of this size.',
  })
  expect((await readOutbox(db)).at(-1)).toMatchObject({ template: 'custom-refused', to: 'Asmita@Post.example' })
})

test.for([
  [2_000, ['esewa', 'khalti', 'bank']],
  [19, ['bank']], // parts of 10 and 9 rupees, and wallets have a minimum above 9
] as const)(
  'a piece of %i rupees, half of it in advance, can be paid by %j',
  async ([price, payments], { app, db }) => {
    const { number, key } = await givenQuoted(app, db, { price })
    const url = `/api/custom-orders/${number}/figures?key=${key}`
    const payload = { district: 'Kathmandu', method: 'pickup' }
    expect((await app.inject({ method: 'POST', url, payload })).json().data.payments).toEqual(payments)
  },
)
