import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom, piece } from '#domain/planner/sample-plan.fixture.ts'
import { MAX_TICKET_WORDS_LENGTH } from '#domain/tickets/tickets.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { auditLog, tickets } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { actAs } from '../../platform/records/act-as.ts'
import { expect, test as base } from '../../test/test.ts'
import { hostilePlans } from '../planner/plans.fixture.ts'
import { contactForm, send, write } from './tickets.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))
const body = { ...contactForm, kind: 'question', plan: writePlan(bedroom) }

test('a plan comes with a question, and its sender and staff see it', async ({ app }) => {
  const { data, key } = (await send(app, { body })).json()
  expect(data.plan).toEqual(bedroom)
  expect((await app.inject(`/api/tickets/${data.number}?key=${key}`)).json().data).toEqual(data)
  expect((await app.inject(`/api/tickets/${data.number}?key=${'a'.repeat(43)}`)).statusCode).toBe(404)

  const support = await givenStaff(app, 'support')
  const list = (await support.call('GET', '/tickets')).json()
  expect(list).toMatchObject({ total: 1, items: [{ number: data.number }] })
  expect(JSON.stringify(list)).not.toContain('Baneshwor')
  const { id } = list.items[0]
  const shown = (await support.call('GET', `/tickets/${id}`)).json()
  expect(shown.plan).toMatchObject({ plan: bedroom, pieces: [{ name: 'rug', product: null }, {}, {}, {}, {}, {}] })
})

test('the audit log, which keeps everything for years, hides plans', async ({ app, db }) => {
  await send(app, { body })
  const act = { call: 'DELETE /api/admin/things/:id', requestId: 'request-1', staff: await givenStaff(app) }
  await actAs(db, act).transaction(async (tx) => {
    await tx.update(tickets).set({ plan: { ...bedroom, name: 'Attic' } })
    await tx.delete(tickets)
  })
  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'tickets'))
  expect(entries).toMatchObject([{ after: { plan: '(hidden)' } }, { before: { plan: '(hidden)' } }])
  expect(JSON.stringify(entries)).not.toMatch(/Baneshwor|Attic/)
})

test('a question without a plan has none', async ({ app }) => {
  expect((await send(app)).json().data.plan).toBeNull()
})

test('a retry is the same question with the same plan, and another plan is another question', async ({ app, db }) => {
  const key = randomUUID()
  const [first, second] = [await send(app, { key, body }), await send(app, { key, body })]
  expect([first.statusCode, second.json()]).toEqual([201, first.json()])
  for (const plan of [writePlan({ ...bedroom, name: 'Attic' }), undefined]) {
    const { plan: _plan, ...form } = body
    const reused = await send(app, { key, body: plan === undefined ? form : { ...form, plan } })
    expect(reused.json()).toMatchObject({ code: 'key_reused' })
  }
  expect(await db.$count(tickets)).toBe(1)
})

test.for(hostilePlans)(
  'a question with %s for a plan is refused as a whole',
  async ([, plan, message], { app, db }) => {
    const refused = await send(app, { body: { ...body, plan } })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_input', message, fields: { plan: message } }),
    ])
    expect(await db.$count(tickets)).toBe(0)
  },
)

test('a problem of a plan is said in the language of the request', async ({ app }) => {
  const refused = await send(app, { body: { ...body, plan: '[]' }, lang: 'ne' })
  expect(refused.json()).toMatchObject({ fields: { plan: 'नक्सा बिग्रिएको छ।' } })
})

test.for([
  ['Nepali letters', 'क'],
  ['letters that each JSON escapes', '"'],
] as const)('the largest plan in %s is read, beside the longest message', async ([, letter], { app }) => {
  const name = letter.repeat(60)
  const pieces = Array.from({ length: 60 }, (_, at) => ({
    ...piece(`piece-${at}`.padEnd(40, 'x'), 'office-chair', [10_000, 10_000, 10_000], {
      x: 20_000,
      y: 20_000,
      turn: 359,
    }),
    name,
    own: false as const,
    productId: '1'.repeat(40),
    variantId: '1'.repeat(40),
  }))
  const plan = writePlan({ ...bedroom, name, pieces })
  const longest = { ...body, plan, message: 'क'.repeat(MAX_TICKET_WORDS_LENGTH) }
  expect((await send(app, { body: longest })).statusCode).toBe(201)
})

test('a text of 64,000 letters that is a plan is read, and a body of more than 130 KB is not', async ({ app, db }) => {
  const padded = writePlan({ ...bedroom, name: 'सुत्ने कोठा' }).padEnd(64_000, ' ')
  expect((await send(app, { body: { ...body, plan: padded } })).statusCode).toBe(201)
  for (const plan of ['क'.repeat(64_000), ' '.repeat(2_000_000)]) {
    const refused = await send(app, { body: { ...body, plan } })
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too_large'])
  }
  expect(await db.$count(tickets)).toBe(1)
})

test('a reply brings a plan, which takes the place of the one before, and staff see with which message it came', async ({
  app,
}) => {
  const { data, key } = (await send(app, { body })).json()
  expect(data.events).toMatchObject([{ hasPlan: true }])
  const attic = { ...bedroom, name: 'Attic' }
  const { number } = data
  expect((await write(app, { number, key, message: 'Thank you' })).json().data.plan).toEqual(bedroom)
  const written = (await write(app, { number, key, message: 'With your bed', plan: writePlan(attic) })).json().data
  expect(written.plan).toEqual(attic)
  expect(written.events).toMatchObject([
    { words: contactForm.message, hasPlan: false },
    { words: 'Thank you', hasPlan: false },
    { words: 'With your bed', hasPlan: true },
  ])
  const support = await givenStaff(app, 'support')
  const [{ id }] = (await support.call('GET', '/tickets')).json().items
  const shown = (await support.call('GET', `/tickets/${id}`)).json()
  expect(shown).toMatchObject({ plan: { plan: attic }, events: [{}, { hasPlan: false }, { hasPlan: true }] })
})

test('a question without a plan gets one by a reply', async ({ app }) => {
  const { data, key } = (await send(app)).json()
  const { number } = data
  const written = (await write(app, { number, key, message: 'My room', plan: writePlan(bedroom) })).json().data
  expect(written).toMatchObject({ plan: bedroom, events: [{ hasPlan: false }, { hasPlan: true }] })
})

test('a plan from before messages said so came with the first one', async ({ app, db }) => {
  const { data, key } = (await send(app)).json()
  const { number } = data
  await db.update(tickets).set({ plan: bedroom })
  const written = (await write(app, { number, key, message: 'Thank you' })).json().data
  expect(written.events).toMatchObject([{ hasPlan: true }, { hasPlan: false }])
})

test('a reply over the limit is refused before its plan is read', async ({ app }) => {
  const { data, key } = (await send(app)).json()
  for (let count = 0; count < 300; count += 1) await app.addressLimits.ticketWrites.take('127.0.0.1')
  const refused = await write(app, { number: data.number, key, message: 'My room', plan: '[]' })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
})

test('a retry of a reply changes no plan', async ({ app }) => {
  const { data, key } = (await send(app, { body })).json()
  const [id, { number }] = [randomUUID(), data]
  const attic = writePlan({ ...bedroom, name: 'Attic' })
  for (const plan of [attic, writePlan({ ...bedroom, name: 'Cellar' })]) {
    const { data: shown } = (await write(app, { number, key, id, message: 'My room', plan })).json()
    expect([shown.plan.name, shown.events.length]).toEqual(['Attic', 2])
  }
})

test.for(hostilePlans)('a reply with %s for a plan is refused as a whole', async ([, plan, message], { app }) => {
  const { data, key } = (await send(app, { body })).json()
  const { number } = data
  const refused = await write(app, { number, key, message: 'My room', plan })
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { message, fields: { plan: message } }])
  expect((await app.inject(`/api/tickets/${number}?key=${key}`)).json().data).toEqual(data)
})

test('words of a reply stay as short as before, and a body of more than 130 KB is not read', async ({ app }) => {
  const { data, key } = (await send(app, { body })).json()
  const { number } = data
  const tooLong = await write(app, { number, key, message: 'a'.repeat(70_000), plan: writePlan(bedroom) })
  expect([tooLong.statusCode, tooLong.json().code]).toEqual([400, 'invalid_input'])
  const refused = await write(app, { number, key, message: 'a', plan: ' '.repeat(140_000) })
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'too_large'])
})

test('fields that no plan has are dropped', async ({ app, db }) => {
  const plan = writePlan(bedroom).replace('{', '{"__proto__":{"isStaff":true},"note":"x",')
  expect((await send(app, { body: { ...body, plan } })).statusCode).toBe(201)
  const [row] = await db.select({ plan: tickets.plan }).from(tickets)
  expect(row!.plan).toEqual(bedroom)
})

test('the export of an account has its plans, and its deletion removes them', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  await send(app, { body, headers })
  const { data } = (await app.inject({ url: '/api/user/data', headers })).json()
  expect(data.tickets).toMatchObject([{ plan: bedroom }])
  const url = `/api/user/${user.id}`
  await app.inject({ method: 'DELETE', url, headers, payload: { password: PASSWORD } })
  expect(await db.$count(tickets)).toBe(0)
})

test('a complaint stays when its account is deleted, without its plan', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const { data, key } = (await send(app, { body: { ...body, kind: 'complaint' }, headers })).json()
  const payload = { password: PASSWORD }
  await app.inject({ method: 'DELETE', url: `/api/user/${user.id}`, headers, payload })
  expect(await db.select({ kind: tickets.kind, plan: tickets.plan }).from(tickets)).toEqual([
    { kind: 'complaint', plan: null },
  ])
  const kept = (await app.inject(`/api/tickets/${data.number}?key=${key}`)).json().data
  expect(kept).toMatchObject({ plan: null, events: [{ hasPlan: false }] })
})
