import { eq } from 'drizzle-orm'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { mails, smsDeadNumbers, smsMessages } from '../db/schema.ts'
import { givenTools, jobsOf } from '../jobs/jobs.fixture.ts'
import { givenShop } from '../mail/outbox.fixture.ts'
import type { SmsAnswer, SmsGateway, SmsMessage } from './gateway.ts'
import { queueSms, type NewSms } from './queue-sms.ts'
import { sendSms } from './send-sms.ts'
import { isHalted, readSpentParts } from './sms-queries.ts'
import { canSendCodes } from './sms-spending.ts'
import { readSms } from './sms.fixture.ts'

const { secrets } = testOptions

const placed: NewSms = {
  event: 'order-placed:1',
  phone: '+9779841234567',
  template: 'order-placed',
  language: 'en',
  data: { number: 'KA-261125-7F3K9Q2M', token: '261125-7F3K9Q2M-8k3j5m2n9p4q7r6s', total: 112_500 },
}
const code: NewSms = {
  event: 'order-code:1',
  phone: '+9779841234567',
  template: 'order-code',
  language: 'ne',
  data: { number: 'KA-261125-7F3K9Q2M', total: 112_500, code: '493817', until: '2026-11-25T08:50:00Z' },
  isUnproved: true,
}
const out: NewSms = {
  event: 'delivery-out:1',
  phone: '+9779841234567',
  template: 'delivery-out',
  language: 'en',
  data: { ...placed.data, code: '493817', cash: 112_500 },
}
const reminder: NewSms = {
  event: 'cart-reminder:1',
  phone: '+9779841234567',
  template: 'cart-reminder',
  language: 'en',
  data: { stop: '/api/n/c0123456789abcdefghij' },
}
const sent: SmsAnswer = { says: 'sent', id: '77' }
const away: SmsAnswer = { says: 'away', why: 'no answer' }

/** A gateway at the edge of the network that answers in turn; the last answer repeats. */
function givenAnswers(...answers: SmsAnswer[]): { gateway: SmsGateway; taken: SmsMessage[] } {
  const taken: SmsMessage[] = []
  const send = async (message: SmsMessage) => {
    taken.push(message)
    return answers[Math.min(taken.length, answers.length) - 1]!
  }
  return { gateway: { name: 'sparrow', paceMs: 0, send }, taken }
}

const test = base.extend('send', async ({ db }) => {
  await givenShop(db)
  return async (sms: NewSms, gateway: SmsGateway | undefined, dailyParts = 100) => {
    await queueSms(db, secrets, sms)
    const [row] = await db.select().from(smsMessages).where(eq(smsMessages.event, sms.event))
    await sendSms({ smsId: row!.id }, givenTools(db, { sms: { gateway, dailyParts } }))
  }
})

test('an SMS goes to the ten digits with what its buyer needs, and its content is deleted', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  await send(placed, gateway)
  expect(taken).toMatchObject([
    {
      to: '9841234567',
      text: 'Kastha: order KA-261125-7F3K9Q2M is placed, Nrs. 1,12,500. See or change it: http://shop.example/o/261125-7F3K9Q2M-8k3j5m2n9p4q7r6s Call 01-5550123',
    },
  ])
  expect(await readSms(db)).toMatchObject([
    { outcome: 'sent', gatewayId: '77', tries: 1, parts: 1, content: null, leasedUntil: null },
  ])
})

test('an event gets one SMS, and a repeated job sends nothing', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  await send(placed, gateway)
  await send(placed, gateway)
  expect(taken).toHaveLength(1)
  expect((await jobsOf(db)).map(({ name }) => name)).toEqual(['send-sms'])
})

test('number and text are encrypted, and the job names neither', async ({ db }) => {
  await queueSms(db, secrets, code)
  const [row] = await readSms(db)
  expect(row!.content!.includes('9841234567')).toBe(false)
  expect(row!.content!.includes('493817')).toBe(false)
  expect((await jobsOf(db)).map(({ data }) => data)).toEqual([{ smsId: row!.id }])
})

test('a number that gets no SMS gets no row', async ({ db }) => {
  await queueSms(db, secrets, { ...placed, phone: '+9779611234567' })
  expect(await readSms(db)).toEqual([])
})

test('a message is sent once more when the gateway does not answer, and never a third time', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(away)
  await expect(send(placed, gateway)).rejects.toThrow('The gateway sparrow is away: no answer')
  expect(await readSms(db)).toMatchObject([{ outcome: null, tries: 1, leasedUntil: null }])
  await send(placed, gateway)
  await send(placed, gateway)
  expect(taken).toHaveLength(2)
  expect(await readSms(db)).toMatchObject([{ outcome: 'away', tries: 2, content: null }])
})

test('the second try may succeed, and both may have cost money', async ({ db, send }) => {
  const { gateway } = givenAnswers(away, sent)
  await expect(send(placed, gateway)).rejects.toThrow('away')
  await send(placed, gateway)
  expect(await readSms(db)).toMatchObject([{ outcome: 'sent', tries: 2 }])
  expect(await readSpentParts(db)).toEqual({ all: 2, unproved: 0, notices: 0 })
})

test('a process that died while sending leaves one more try', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  await queueSms(db, secrets, placed)
  await db.update(smsMessages).set({ tries: 1, parts: 1, leasedUntil: new Date(Date.now() - 1_000) })
  await send(placed, gateway)
  expect(taken).toHaveLength(1)
  await db.update(smsMessages).set({ tries: 2, content: Buffer.from(''), outcome: null })
  await send(placed, gateway)
  expect(taken).toHaveLength(1)
})

test('a message that another worker holds is left to it', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  await queueSms(db, secrets, placed)
  await db.update(smsMessages).set({ leasedUntil: new Date(Date.now() + 60_000) })
  await expect(send(placed, gateway)).rejects.toThrow('is being sent by another worker')
  expect(taken).toEqual([])
})

test('no credit: the message is over, staff get one mail, and guests need an email address for a while', async ({
  db,
  send,
}) => {
  const { gateway, taken } = givenAnswers({ says: 'halted', why: '403: 1012 no credits' })
  await send(placed, gateway)
  await send({ ...placed, event: 'order-placed:2' }, gateway)
  await send(placed, gateway)
  expect(taken).toHaveLength(2)
  expect(await readSms(db)).toMatchObject([{ outcome: 'halted' }, { outcome: 'halted' }])
  expect((await db.select().from(mails)).map(({ to, template }) => [to, template])).toEqual([
    ['namaste@kastha.example', 'sms-trouble'],
  ])
  expect(await isHalted(db)).toBe(true)
  expect(await canSendCodes(db, { gateway, dailyParts: 100 })).toBe(false)

  await db.update(smsMessages).set({ endedAt: new Date(Date.now() - 16 * 60_000) })
  expect(await canSendCodes(db, { gateway, dailyParts: 100 })).toBe(true)
  await send({ ...placed, event: 'order-placed:3' }, givenAnswers(sent).gateway)
  expect(await isHalted(db)).toBe(false)
})

test('after an invalid number nothing more goes to it, and other numbers still get theirs', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers({ says: 'no-number', why: '1007' }, sent)
  await send(placed, gateway)
  await send({ ...placed, event: 'order-placed:2' }, gateway)
  await send({ ...placed, event: 'order-placed:3', phone: '+9779851234567' }, gateway)
  expect(taken.map(({ to }) => to)).toEqual(['9841234567', '9851234567'])
  expect((await readSms(db)).map(({ outcome }) => outcome)).toEqual(['no-number', 'no-number', 'sent'])
  expect(await db.$count(smsDeadNumbers)).toBe(1)
})

test('a message that came too late is not sent', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  await queueSms(db, secrets, code)
  await db.update(smsMessages).set({ expiresAt: new Date(Date.now() - 1) })
  await send(code, gateway)
  expect(taken).toEqual([])
  expect(await readSms(db)).toMatchObject([{ outcome: 'expired', content: null }])
})

test('strangers use up three quarters of the day, and news about orders the rest', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  // A code in Nepali takes two parts.
  await send(code, gateway, 8)
  await send({ ...code, event: 'order-code:2' }, gateway, 8)
  await send({ ...code, event: 'order-code:3' }, gateway, 8)
  await send({ ...code, event: 'order-code:4' }, gateway, 8)
  expect(taken).toHaveLength(3)
  expect(await canSendCodes(db, { gateway, dailyParts: 8 })).toBe(false)
  await send(placed, gateway, 8)
  await send({ ...placed, event: 'order-placed:2' }, gateway, 8)
  await send({ ...placed, event: 'order-placed:3' }, gateway, 8)
  expect(taken).toHaveLength(5)
  const outcomes = (await readSms(db)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'capped', 'sent', 'sent', 'capped'])
  expect((await db.select().from(mails)).map(({ template }) => template)).toEqual(['sms-trouble'])

  await db.update(smsMessages).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
  expect(await canSendCodes(db, { gateway, dailyParts: 8 })).toBe(true)
})

test('codes and notices together leave a quarter to news about orders', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  await send(code, gateway, 8)
  await send({ ...code, event: 'order-code:2' }, gateway, 8)
  await send(reminder, gateway, 8)
  await send({ ...reminder, event: 'cart-reminder:2' }, gateway, 8)
  await send({ ...reminder, event: 'cart-reminder:3' }, gateway, 8)
  expect(await readSpentParts(db)).toEqual({ all: 6, unproved: 4, notices: 2 })
  await send({ ...code, event: 'order-code:3' }, gateway, 8)
  await send(out, gateway, 8)
  expect(taken).toHaveLength(5)
  const outcomes = (await readSms(db)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'capped', 'capped', 'sent'])
})

test('what staff do uses up three quarters of the day, and strangers still get codes', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  for (let at = 0; at < 7; at += 1) {
    await send({ ...placed, event: `order-placed:${at}`, phone: `+97798512345${10 + at}` }, gateway, 8)
  }
  expect(taken).toHaveLength(6)
  expect(await canSendCodes(db, { gateway, dailyParts: 8 })).toBe(true)
  await send(code, gateway, 8)
  expect(taken).toHaveLength(7)
})

test('a number gets twenty SMS a day, and its codes', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  for (let at = 0; at < 21; at += 1) await send({ ...placed, event: `order-placed:${at}` }, gateway, 100)
  expect(taken).toHaveLength(20)
  await send({ ...placed, event: 'order-placed:other', phone: '+9779851234567' }, gateway, 100)
  await send(code, gateway, 100)
  expect(taken).toHaveLength(22)
  expect((await readSms(db)).map(({ outcome }) => outcome).filter((outcome) => outcome === 'capped')).toHaveLength(1)
})

test('codes do not count among the twenty SMS of a number', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  for (let at = 0; at < 8; at += 1) await send({ ...code, event: `order-code:${at}` }, gateway)
  for (let at = 0; at < 20; at += 1) await send({ ...placed, event: `order-placed:${at}` }, gateway)
  expect(taken).toHaveLength(28)
  expect((await readSms(db)).filter(({ outcome }) => outcome !== 'sent')).toEqual([])
})

test('an SMS with the code of a handover still goes out after twenty others, ten times', async ({ db, send }) => {
  const { gateway, taken } = givenAnswers(sent)
  for (let at = 0; at < 21; at += 1) await send({ ...placed, event: `order-placed:${at}` }, gateway)
  expect(taken).toHaveLength(20)
  for (let at = 0; at < 11; at += 1) await send({ ...out, event: `delivery-out:${at}` }, gateway)
  expect(taken).toHaveLength(30)
  expect((await readSms(db)).at(-1)).toMatchObject({
    outcome: 'capped',
    lastError: '30 SMS to this number in 24 hours',
  })
  await send({ ...placed, event: 'order-placed:later' }, gateway)
  expect(taken).toHaveLength(30)
})

test('without a gateway nobody gets a code, and a message that waits ends', async ({ db, send }) => {
  await send(placed, undefined)
  expect(await readSms(db)).toMatchObject([{ outcome: 'refused' }])
  expect(await canSendCodes(db, { gateway: undefined, dailyParts: 100 })).toBe(false)
})
