import { randomUUID } from 'node:crypto'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { visitDays } from '#domain/tickets/visit-days.ts'
import type { VisitBody, VisitsReply } from '#contract/tickets.ts'
import type { App } from '../../app.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { deliveryZones, shopSettings, tickets } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { contactForm, send, write } from './tickets.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenCheckoutShop(db))

const visit = {
  district: 'Kathmandu',
  place: 'Kathmandu-10, Shantinagar',
  day: visitDays(new Date(), [])[0]!,
  part: 'morning',
  name: 'Asmita Gurung',
  phone: '984-1234567',
  email: 'asmita@post.example',
  note: 'Third floor.\nThe gate is green.',
} satisfies VisitBody

const byPhone = { ...visit, email: ' ' } satisfies VisitBody

type Booking = {
  body?: VisitBody
  headers?: Record<string, string>
  key?: string
  lang?: string
  remoteAddress?: string
}

function book(app: App, booking: Booking = {}) {
  const { body = visit, headers = {}, key = randomUUID(), lang = 'en', remoteAddress = '127.0.0.1' } = booking
  const sent = { ...headers, 'idempotency-key': key }
  const url = `/api/measuring-visits?lang=${lang}`
  return app.inject({ method: 'POST', url, headers: sent, payload: body, remoteAddress })
}

async function offered(app: App): Promise<VisitsReply['data']> {
  return (await app.inject('/api/measuring-visits')).json<VisitsReply>().data
}

test('a visit becomes a ticket with its day and place in words, mailed to both sides', async ({ app, db }) => {
  const sent = await book(app)
  expect(sent.statusCode).toBe(201)
  const { data, key } = sent.json()
  expect(data).toMatchObject({
    number: expect.stringMatching(/^KT-\d{6}-[0-9A-Z]{8}$/),
    kind: 'measuring-visit',
    state: 'open',
    phone: '9841234567',
    orderNumber: '',
    plan: null,
  })
  expect(data.events[0].words).toMatch(
    /^Preferred day: \w{3} \d+ \w{3}\nTime of day: Morning\nDistrict: Kathmandu\nAddress: Kathmandu-10, Shantinagar\n\nThird floor\.\nThe gate is green\.$/,
  )
  expect((await app.inject(`/api/tickets/${data.number}?key=${key}`)).json().data).toEqual(data)
  const mails = await readOutbox(db)
  expect(mails.map(({ template, to }) => [template, to])).toEqual([
    ['ticket-opened', 'asmita@post.example'],
    ['ticket-received', 'namaste@kastha.example'],
  ])
  expect(mails[1]!.data).toMatchObject({ kind: 'measuring-visit', message: data.events[0].words })
})

test('in Nepali the request is in Nepali, and nothing follows an empty note', async ({ app }) => {
  const { data } = (await book(app, { lang: 'ne', body: { ...visit, note: ' \n', part: 'any' } })).json()
  const [day, part, district, place, ...others] = data.events[0].words.split('\n')
  expect(day).toMatch(/^चाहेको दिन: /)
  expect([part, district, place, others]).toEqual([
    'समय: जुनसुकै बेला',
    'जिल्ला: काठमाडौँ',
    'ठेगाना: Kathmandu-10, Shantinagar',
    [],
  ])
})

test('staff find visits by their kind, see the plan and answer; the customer writes back', async ({ app }) => {
  await send(app)
  const { data, key } = (await book(app, { body: { ...visit, plan: writePlan(bedroom) } })).json()
  expect(data.plan).toEqual(bedroom)
  const support = await givenStaff(app, 'support')
  const list = (await support.call('GET', '/tickets?kind=measuring-visit')).json()
  expect(list).toMatchObject({ total: 1, items: [{ number: data.number, kind: 'measuring-visit' }] })
  const { id } = list.items[0]
  const shown = (await support.call('GET', `/tickets/${id}`)).json()
  expect(shown).toMatchObject({ phone: '9841234567', plan: { plan: bedroom } })
  const words = 'We come on Sunday at 10.'
  await support.call('POST', `/tickets/${id}/answers`, { words })
  await write(app, { number: data.number, key, message: 'Good, thank you' })
  const { events } = (await app.inject(`/api/tickets/${data.number}?key=${key}`)).json().data
  expect(events).toMatchObject([{ action: 'received' }, { action: 'answered', words }, { action: 'written' }])
})

test('only districts with deliveries and fitters are offered, on working days of the next two weeks', async ({
  app,
  db,
}) => {
  const holiday = visitDays(new Date(), [])[1]!
  await db.update(shopSettings).set({ holidays: [{ day: holiday, name: 'Tihar' }] })
  const { provinces, days } = await offered(app)
  expect(provinces).toEqual([
    { name: 'Koshi', districts: ['Ilam'] },
    { name: 'Bagmati', districts: ['Kathmandu'] },
  ])
  expect(days).toEqual(visitDays(new Date(), [holiday]))
  expect(days).not.toContain(nepalDay(new Date()))
  const refused = await book(app, { body: { ...visit, day: holiday } })
  expect(refused.json()).toMatchObject({ fields: { day: 'Please choose a day from the list' } })
})

test('every wrong field is named in the language of the request, and nothing is stored', async ({ app, db }) => {
  const body = {
    district: 'Humla',
    place: 'Simikot\nfar away',
    day: nepalDay(new Date()),
    part: 'evening',
    name: '',
    phone: '12',
    email: 'asmita',
    note: 'a'.repeat(1_001),
  }
  const refused = await book(app, { body })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'invalid_input',
      fields: {
        district: 'Please choose a district from the list, or call us if yours is not in it',
        place: 'Please enter the municipality, ward and tole in one line',
        day: 'Please choose a day from the list',
        part: 'Please choose the time of day',
        name: 'Please enter your name',
        phone: expect.stringContaining('10-digit'),
        email: 'Invalid email format',
        note: 'Please use at most 1,000 characters',
      },
    }),
  ])
  const inNepali = await book(app, { body: { ...visit, district: 'Narnia' }, lang: 'ne' })
  expect(inNepali.json()).toMatchObject({ fields: { district: 'कृपया सूचीबाट जिल्ला छान्नुहोस्, सूचीमा नभए फोन गर्नुहोस्' } })
  expect(await db.$count(tickets)).toBe(0)
})

test('a damaged plan is refused with the whole request', async ({ app, db }) => {
  const refused = await book(app, { body: { ...visit, plan: '[]' } })
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { plan: expect.any(String) } })
  expect(await db.$count(tickets)).toBe(0)
})

test('a retry is the same request, and another form with its key is refused', async ({ app, db }) => {
  const key = randomUUID()
  const [first, second] = [await book(app, { key }), await book(app, { key })]
  expect([first.statusCode, second.json()]).toEqual([201, first.json()])
  expect(await db.$count(tickets)).toBe(1)
  const other = await book(app, { key, body: { ...visit, part: 'afternoon' } })
  expect(other.json()).toMatchObject({ code: 'key_reused' })
})

test('a retry is answered although its day and district are no longer offered, as after midnight', async ({
  app,
  db,
}) => {
  const key = randomUUID()
  const first = await book(app, { key })
  await db.update(shopSettings).set({ holidays: [{ day: visit.day, name: 'Tihar' }] })
  await db.update(deliveryZones).set({ fittingOffered: false })
  expect((await book(app)).json().fields).toMatchObject({ day: expect.any(String), district: expect.any(String) })
  const retry = await book(app, { key })
  expect([retry.statusCode, retry.json()]).toEqual([201, first.json()])
  for (const other of [{ day: visitDays(new Date(), [])[1]! }, { district: 'Ilam' }]) {
    expect((await book(app, { key, body: { ...visit, ...other } })).json()).toMatchObject({ code: 'key_reused' })
  }
  expect((await book(app, { key, body: { ...visit, day: 'today' } })).json().fields).toHaveProperty('day')
  expect(await db.$count(tickets)).toBe(1)
})

test('visits count with the messages of an email address', async ({ app }) => {
  const to = async (at: number) => (await book(app, { body: { ...visit, phone: `984123450${at}` } })).statusCode
  for (let at = 0; at < 10; at += 1) expect(await to(at)).toBe(201)
  expect(await to(0)).toBe(429)
  expect((await send(app, { body: { ...contactForm, email: visit.email } })).statusCode).toBe(429)
})

test('a visit without email has its link from the reply alone, and only the shop gets mail', async ({ app, db }) => {
  const sent = await book(app, { body: byPhone })
  expect(sent.statusCode).toBe(201)
  const { data, key } = sent.json()
  expect(data).toMatchObject({ email: '', phone: '9841234567' })
  const support = await givenStaff(app, 'support')
  const { id } = (await support.call('GET', '/tickets')).json().items[0]
  const words = 'We come on Sunday at 10.'
  expect((await support.call('POST', `/tickets/${id}/answers`, { words })).statusCode).toBe(200)
  expect((await support.call('POST', `/tickets/${id}/closing`, { words: '' })).statusCode).toBe(200)
  const { events, state } = (await app.inject(`/api/tickets/${data.number}?key=${key}`)).json().data
  expect([state, events]).toEqual([
    'closed',
    [expect.anything(), expect.objectContaining({ words }), expect.anything()],
  ])
  const mails = await readOutbox(db)
  expect(mails.map(({ template, to }) => [template, to])).toEqual([['ticket-received', 'namaste@kastha.example']])
})

test('one network asks three times a day for a number, by whatever email, and others leave its owner a share', async ({
  app,
}) => {
  const from = async (remoteAddress: string, times: number) => {
    const codes: number[] = []
    for (let turn = 0; turn < times; turn += 1) {
      const email = turn === 0 ? '' : `asmita${turn}@${remoteAddress}.example`
      codes.push((await book(app, { body: { ...visit, email }, remoteAddress })).statusCode)
    }
    return codes
  }
  expect(await from('203.0.113.7', 4)).toEqual([201, 201, 201, 429])
  expect(await from('198.51.100.9', 4)).toEqual([201, 201, 201, 429])
  expect(await from('192.0.2.1', 4)).toEqual([201, 201, 201, 429])
  expect(await from('192.0.2.77', 1)).toEqual([429])
  const refused = await book(app)
  expect(refused.json().message).toMatch(
    /^Too many visits were requested for this phone number\. .* Please try again tomorrow\.$/,
  )
  expect((await book(app, { body: { ...visit, phone: '980-1234567' } })).statusCode).toBe(201)
})

test('an account asks three times a day, and its own email address makes it no owner of a number', async ({
  app,
  db,
}) => {
  const codes: number[] = []
  for (const at of [1, 2, 3, 4]) {
    const { id, email } = await givenUser(db, { email: `asmita${at}@post.example` })
    const { headers } = await givenSession(db, id)
    for (const turn of [1, 2, 3, 4]) {
      const remoteAddress = `203.0.113.${10 * at + turn}`
      codes.push((await book(app, { body: { ...visit, email }, headers, remoteAddress })).statusCode)
    }
  }
  expect(codes).toEqual([201, 201, 201, 429, 201, 201, 201, 429, 201, 201, 201, 429, 429, 429, 429, 429])
})

test('one network asks for few numbers an hour, by whatever email', async ({ app }) => {
  const codes: number[] = []
  for (let at = 0; at < 31; at += 1) {
    const phone = `98412345${String(at).padStart(2, '0')}`
    const email = at % 2 === 0 ? '' : `asmita${at}@post.example`
    codes.push((await book(app, { body: { ...visit, phone, email } })).statusCode)
  }
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 201), 429])
  expect((await send(app)).statusCode).toBe(201)
})

test('a member’s visit is theirs, and a login that does not hold is refused', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const { number } = (await book(app, { headers })).json().data
  expect((await app.inject({ url: `/api/tickets/${number}`, headers })).statusCode).toBe(200)
  expect((await app.inject(`/api/tickets/${number}`)).statusCode).toBe(401)
  expect((await book(app, { headers: { authorization: 'Bearer old' } })).statusCode).toBe(401)
})

test('the contact form, which asks for no day, takes no visits', async ({ app }) => {
  const refused = await send(app, { body: { ...contactForm, kind: 'measuring-visit' } })
  expect(refused.json()).toMatchObject({ fields: { kind: 'Please choose what it is about' } })
})
