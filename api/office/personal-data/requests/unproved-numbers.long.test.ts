import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MOST_LISTED_BY_NUMBER } from '#domain/personal-data/data-requests.ts'
import { visitDays } from '#domain/tickets/visit-days.ts'
import type { App } from '../../../app.ts'
import { givenUser } from '../../../people/accounts/user.fixture.ts'
import type { Db } from '../../../platform/db/client.ts'
import * as schema from '../../../platform/db/schema.ts'
import { givenCheckoutShop } from '../../../sales/checkout/checkout.fixture.ts'
import { acceptForm, givenQuoted } from '../../../sales/custom-requests/custom-requests.fixture.ts'
import { givenSeller } from '../../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { ask } from '../../../shop/questions/questions.fixture.ts'
import { contactForm, send as sendTicket } from '../../../shop/tickets/tickets.fixture.ts'
import { expect, test } from '../../../test/test.ts'
import { givenStaff } from '../../staff/staff.fixture.ts'
import { EMAIL, given, givenRequest, runJob } from './person.fixture.ts'

const { orders, productQuestions, tickets, users } = schema
const SECRET = 'Secret Marg 77'
const THEIRS = 'private@post.example'
const byNumber = { ...given, email: '', emailProved: false }
const byEmail = { ...given, phone: '', phoneProved: false }

/** Guests with the number that an account of somebody else names: they gave it at the checkout and with a message. */
async function givenVictim(app: App, db: Db) {
  await givenSeller(db)
  const attacker = await givenUser(db)
  const values = { state: 'delivered', details: { street_address: SECRET } } as const
  const withoutEmail = await givenOrder(db, { ...values, email: '', placedAt: new Date('2026-11-02T06:00:00Z') })
  const withEmail = await givenOrder(db, { ...values, email: THEIRS })
  await sendTicket(app, { body: { ...contactForm, kind: 'question', email: THEIRS, message: SECRET } })
  const [product] = await db.select().from(schema.products).limit(1)
  const question = { text: 'Does it come apart for stairs?', name: 'Asmita', contact: '984-1234567' }
  await ask(app, product!.id, { body: question })
  return { attacker, withoutEmail, withEmail }
}

/** The orders, messages and questions that still say who sent them. */
async function left(db: Db) {
  const named = (await db.select().from(orders)).filter(({ privateDetails }) => privateDetails !== null)
  const asked = (await db.select().from(productQuestions)).filter(({ contact }) => contact !== null)
  return { orders: named.map(({ id }) => id), tickets: await db.$count(tickets), questions: asked.length }
}

test('the number of an account leads to nothing of the guest whose number it is', async ({ app, db }) => {
  const { attacker, withoutEmail, withEmail } = await givenVictim(app, db)
  const { id, call, show, deletion } = await givenRequest(app, db, byEmail)
  expect(await show()).toMatchObject({
    account: { id: attacker.id },
    names: [],
    holdings: [{ kind: 'account', count: 1 }],
    byNumber: { orders: [], more: 0 },
    withOtherEmail: { orders: 0, messages: 0 },
  })
  const file = await call('GET', '/export')
  for (const text of [withoutEmail.number, withEmail.number, SECRET, THEIRS, 'apart for stairs']) {
    expect(file.body).not.toContain(text)
  }
  await deletion()
  await runJob(db, id)
  const both = expect.arrayContaining([withoutEmail.id, withEmail.id])
  expect(await left(db)).toEqual({ orders: both, tickets: 1, questions: 1 })
})

test('a number alone finds no account, names no mailbox and leaves the account alone', async ({ app, db }) => {
  const { attacker, withoutEmail, withEmail } = await givenVictim(app, db)
  const ofAccount = await givenOrder(db, { userId: attacker.id, state: 'delivered' })
  const { id, call, show, deletion } = await givenRequest(app, db, byNumber)
  const shown = await call('GET')
  expect(shown.body.toLowerCase()).not.toContain(EMAIL)
  expect(shown.json()).toMatchObject({ contact: { email: '' }, account: null, otherAccounts: 1 })
  const file = await call('GET', '/export')
  expect(file.body.toLowerCase()).not.toContain(EMAIL)
  expect(file.body).not.toContain(ofAccount.number)
  expect(file.body).not.toContain(withEmail.number)
  expect(file.json()).toMatchObject({ account: null, asGuest: { orders: [{ orderId: withoutEmail.number }] } })
  await deletion()
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'deleted' })
  expect(await db.$count(users, eq(users.id, attacker.id))).toBe(1)
  const both = expect.arrayContaining([ofAccount.id, withEmail.id])
  expect(await left(db)).toEqual({ orders: both, tickets: 1, questions: 0 })
})

test.for([
  ['email and number', given],
  ['the number alone', byNumber],
] as const)(
  'a request with %s counts what names another email address, and neither shows nor touches it',
  async ([, body], { app, db }) => {
    const { withEmail } = await givenVictim(app, db)
    const { id, call, deletion } = await givenRequest(app, db, body)
    const shown = await call('GET')
    expect(shown.json().withOtherEmail).toEqual({ orders: 1, messages: 1 })
    const file = await call('GET', '/export')
    for (const text of [withEmail.number, THEIRS]) {
      expect(shown.body).not.toContain(text)
      expect(file.body).not.toContain(text)
    }
    await deletion()
    await runJob(db, id)
    expect(await left(db)).toMatchObject({ orders: [withEmail.id], tickets: 1 })
  },
)

test('a visit that was requested with the number alone is shown, exported and deleted by it', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const visit = {
    district: 'Kathmandu',
    place: SECRET,
    day: visitDays(new Date(), [])[0]!,
    part: 'any',
    name: 'Asmita',
    phone: byNumber.phone,
  }
  const headers = { 'idempotency-key': randomUUID() }
  await app.inject({ method: 'POST', url: '/api/measuring-visits', headers, payload: visit })
  expect(await db.$count(tickets)).toBe(1)
  const { id, call, deletion } = await givenRequest(app, db, byNumber)
  expect((await call('GET', '/export')).body).toContain(SECRET)
  await deletion()
  await runJob(db, id)
  expect(await db.$count(tickets)).toBe(0)
})

test('an order on its way that names another email address is not in the way', async ({ app, db }) => {
  const { withEmail } = await givenVictim(app, db)
  await db.update(orders).set({ state: 'confirm' }).where(eq(orders.id, withEmail.id))
  const { show, deletion } = await givenRequest(app, db)
  expect((await show()).inTheWay).toEqual([])
  expect((await deletion()).statusCode).toBe(200)
})

test('the page lists the orders that the number alone leads to, newest first and bounded', async ({ app, db }) => {
  const { withoutEmail } = await givenVictim(app, db)
  await givenOrder(db, { state: 'delivered' }) // by email too
  const { show } = await givenRequest(app, db)
  const { id, number, name } = withoutEmail
  const listed = { id, number, name, placedAt: '2026-11-02T06:00:00.000Z' }
  expect((await show()).byNumber).toEqual({ orders: [listed], more: 0 })
  const later = { ...withoutEmail, placedAt: new Date('2026-11-03T06:00:00Z') }
  const more = Array.from({ length: MOST_LISTED_BY_NUMBER }, (_, turn) => {
    return { ...later, id: crypto.randomUUID(), number: `KA-261121-${String(turn).padStart(8, '0')}` }
  })
  await db.insert(orders).values(more)
  const { byNumber: shown } = await show()
  expect([shown.orders.length, shown.more]).toEqual([MOST_LISTED_BY_NUMBER, 1])
  expect(shown.orders.map((order: { id: string }) => order.id)).not.toContain(id)
})

test.for([
  [{ emailProved: false }, ['emailProved'], /^Write to this address first/],
  [{ phoneProved: false }, ['phoneProved'], /^Call this number first/],
  [{ emailProved: false, phoneProved: false }, ['emailProved', 'phoneProved'], /^Write to this address first/],
] as const)('%j opens nothing: each contact is proved', async ([wrong, fields, message], { app, db }) => {
  const manager = await givenStaff(app, 'manager')
  const refused = await manager.call('POST', '/data-requests', { ...given, ...wrong })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, fields])
  expect(refused.json().fields[fields[0]]).toMatch(message)
  expect(await db.$count(schema.dataRequests)).toBe(0)
})

test('the record says what was proved, also after the end', async ({ app, db }) => {
  await givenUser(db)
  const { id, show, deletion } = await givenRequest(app, db, { ...byEmail, phoneProved: true })
  expect((await show()).proved).toEqual(['email'])
  await deletion()
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'deleted', proved: ['email'] })
  const both = await givenRequest(app, db)
  expect((await both.show()).proved).toEqual(['email', 'phone'])
})

test('the code that hands over the goods stands in no file', async ({ app, db }) => {
  await givenSeller(db)
  const pickup = { state: 'confirm', method: 'pickup', collectionCode: '482190' } as const
  const { number } = await givenOrder(db, { ...pickup, email: EMAIL })
  const { call } = await givenRequest(app, db, byEmail)
  const file = await call('GET', '/export')
  expect(file.body).toContain(number)
  expect(file.body).not.toContain('482190')
})

test('the key that opens the order of a custom piece stands in no file', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { number, key, quote } = await givenQuoted(app, db)
  const accepted = await app.inject({
    method: 'POST',
    url: `/api/custom-orders/${number}/accept?key=${key}`,
    payload: { ...acceptForm, shown: { quoteId: quote.id, total: 85_001, deposit: 42_501 } },
  })
  const { data, trackKey } = accepted.json()
  const { call } = await givenRequest(app, db, byEmail)
  const file = await call('GET', '/export')
  expect(file.body).toContain(data.orderId)
  expect(file.body).not.toContain(trackKey)
})
