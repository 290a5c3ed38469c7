import { randomBytes, randomUUID } from 'node:crypto'
import { parseShortToken } from '#domain/orders/short-token.ts'
import { visitDays } from '#domain/tickets/visit-days.ts'
import type { VisitBody } from '#contract/tickets.ts'
import type { App } from '../../app.ts'
import { smsDeadNumbers, smsMessages, tickets } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { readSms, sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenCheckoutShop(db))

const visit = {
  district: 'Kathmandu',
  place: 'Kathmandu-10, Shantinagar',
  day: visitDays(new Date(), [])[0]!,
  part: 'morning',
  name: 'Asmita Gurung',
  phone: '984-1234567',
  email: '',
  note: '',
} satisfies VisitBody

type Booking = { body?: VisitBody; key?: string; lang?: string; remoteAddress?: string }

function book(app: App, { body = visit, key = randomUUID(), lang = 'en', remoteAddress = '127.0.0.1' }: Booking = {}) {
  const url = `/api/measuring-visits?lang=${lang}`
  return app.inject({ method: 'POST', url, headers: { 'idempotency-key': key }, payload: body, remoteAddress })
}

const isTexted = (answer: Awaited<ReturnType<typeof book>>) => answer.json().isTexted as boolean
const index = phoneIndex(testOptions.secrets.dataKey, '+9779841234567')

/** Sends what waits, and returns the texts. */
async function textsOf(db: Db): Promise<{ to: string; text: string }[]> {
  const sent: { to: string; text: string }[] = []
  const gateway = {
    name: 'test' as const,
    paceMs: 0,
    send: async ({ to, text }: { to: string; text: string }) => {
      sent.push({ to, text })
      return { says: 'sent', id: '1' } as const
    },
  }
  await sendAllSms(db, { gateway, dailyParts: 1_000 }, { publicUrl: 'http://shop.example' })
  return sent
}

async function givenSpent(db: Db, parts: number): Promise<void> {
  const one = { id: randomUUID(), event: 'order-code:1', template: 'order-code', phoneIndex: Buffer.alloc(32), parts }
  const ended = { tries: 1, outcome: 'sent', expiresAt: new Date() } as const
  await db.insert(smsMessages).values({ ...one, ...ended, language: 'en', isUnproved: true })
}

test('a visit without an email address brings its link by SMS, which opens the request', async ({ app, db }) => {
  const sent = await book(app)
  expect([sent.statusCode, isTexted(sent)]).toEqual([201, true])
  expect(await readSms(db)).toMatchObject([{ template: 'visit-requested', language: 'en', isUnproved: true }])
  const [sms, ...others] = await textsOf(db)
  expect(others).toEqual([])
  expect(sms).toMatchObject({ to: '9841234567' })
  expect(sms!.text).toMatch(
    /^Kastha: measuring visit requested for \w{3} \d+ \w{3}, morning\. We call you about the time\. http:\/\/shop\.example\/o\/\S+$/,
  )
  const { kind, number, key } = parseShortToken(sms!.text.split('/o/')[1]!)!
  expect([kind, number]).toEqual(['ticket', sent.json().data.number])
  const opened = await app.inject(`/api/tickets/${number}?key=${key}`)
  expect(opened.json().data).toEqual(sent.json().data)
})

test('the SMS is in the language of the request', async ({ app, db }) => {
  await book(app, { lang: 'ne', body: { ...visit, part: 'any' } })
  expect((await textsOf(db))[0]!.text).toMatch(
    /^काष्ठ: \S+ \S+ \S+ मा नाप लिने अनुरोध पायौं। हामी फोन गर्छौं। http:\/\/shop\.example\/ne\/o\/t\d{6}-/,
  )
})

test('a visit with an email address brings no SMS', async ({ app, db }) => {
  const sent = await book(app, { body: { ...visit, email: 'asmita@post.example' } })
  expect([sent.statusCode, isTexted(sent)]).toEqual([201, false])
  expect(await readSms(db)).toEqual([])
})

test('a retry says the same and sends nothing more', async ({ app, db }) => {
  const key = randomUUID()
  const answers = [await book(app, { key }), await book(app, { key })]
  expect(answers.map(isTexted)).toEqual([true, true])
  expect(await readSms(db)).toHaveLength(1)
  await db.update(smsMessages).set({ outcome: 'capped', endedAt: new Date() })
  expect(isTexted(await book(app, { key })), 'it was not sent after all').toBe(false)
})

test('visits, codes for notices and links count together for a number, and beyond the limit the visit is requested without', async ({
  app,
  db,
}) => {
  const from = networkNames(testOptions.secrets.rateLimitKey, '127.0.0.1')
  const asked = { phoneIndex: index, ...from }
  await app.addressLimits.askedSms(db).take({ ...asked, code: 'notice' })
  await app.addressLimits.askedSms(db).take(asked)
  const answers = [await book(app), await book(app)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers.map(isTexted)).toEqual([true, false])
  expect(await readSms(db)).toHaveLength(1)
  expect(await db.$count(tickets)).toBe(2)
  const elsewhere = await book(app, { remoteAddress: '198.51.100.9' })
  expect(isTexted(elsewhere), 'the owner has a share in another network').toBe(true)
})

test('visits count among the SMS of a network to numbers that nobody has proved', async ({ app, db }) => {
  const from = networkNames(testOptions.secrets.rateLimitKey, '127.0.0.1')
  for (let time = 0; time < 30; time += 1) {
    await app.addressLimits.askedSms(db).take({ phoneIndex: randomBytes(8), ...from })
  }
  expect(isTexted(await book(app))).toBe(false)
  expect(await db.$count(tickets)).toBe(1)
})

test('once strangers have used half of their parts, visits send no SMS and leave the rest to orders', async ({
  app,
  db,
}) => {
  await givenSpent(db, 380)
  const sent = await book(app)
  expect([sent.statusCode, isTexted(sent)]).toEqual([201, false])
  expect(await db.$count(smsMessages)).toBe(1)
})

test('a number that a gateway called invalid gets no SMS, and the reply says so', async ({ app, db }) => {
  await db.insert(smsDeadNumbers).values({ phoneIndex: index, gateway: 'sparrow', why: 'invalid' })
  const sent = await book(app)
  expect([sent.statusCode, isTexted(sent)]).toEqual([201, false])
  expect(await readSms(db)).toEqual([])
})

ownDatabaseTest('two requests at once with the same key send one SMS, and both say so', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const key = randomUUID()
  const answers = await Promise.all([book(app, { key }), book(app, { key }), book(app, { key })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(answers.map(isTexted)).toEqual([true, true, true])
  expect(await readSms(db)).toHaveLength(1)
  expect(await db.$count(tickets)).toBe(1)
})

ownDatabaseTest('a request that is refused at the end sends no SMS', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => book(app)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 429, 429])
  expect(await readSms(db)).toHaveLength(3)
})
