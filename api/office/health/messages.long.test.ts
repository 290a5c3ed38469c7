import { eq } from 'drizzle-orm'
import type { AdminMail, AdminSms } from '#contract/admin/health.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog, mails, personalReads, smsMessages } from '../../platform/db/schema.ts'
import { givenTools, jobsOf } from '../../platform/jobs/jobs.fixture.ts'
import { givenMailServer, givenShop } from '../../platform/mail/outbox.fixture.ts'
import { queueMail, type NewMail } from '../../platform/mail/queue-mail.ts'
import { cleanMails } from '../../platform/mail/mail-queries.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { queueSms, type NewSms } from '../../platform/sms/queue-sms.ts'
import { sendSms } from '../../platform/sms/send-sms.ts'
import { cleanSms } from '../../platform/sms/sms-queries.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

const { secrets } = testOptions
const never = new AbortController().signal
const to = 'asha@mail.example'
const welcome: NewMail = { event: 'welcome:1', to, template: 'welcome', language: 'en', data: { name: 'Asha' } }
const codeMail: NewMail = {
  event: 'verify-email:1',
  to,
  template: 'verify-email',
  language: 'en',
  data: { name: 'Asha', code: '493817' },
}
const placed: NewSms = {
  event: 'order-placed:1',
  phone: '+9779841234567',
  template: 'order-placed',
  language: 'en',
  data: { number: 'KA-261121-7F3K9Q2M', token: 'abc', total: 12_500 },
}

const test = ownDatabaseTest
  .extend('mailServer', async ({ db }, { onCleanup }) => {
    await givenShop(db)
    const server = await givenMailServer()
    onCleanup(server.close)
    return server
  })
  .extend('deliver', ({ db, mailServer }) => async () => {
    const tools = givenTools(db, { smtpUrl: mailServer.url })
    for (const { id } of await db.select({ id: mails.id }).from(mails)) await sendMail({ mailId: id }, tools, never)
  })

async function theMail(db: Db, event: string): Promise<string> {
  const [mail] = await db.select({ id: mails.id }).from(mails).where(eq(mails.event, event))
  return mail!.id
}

test('a mail that was sent arrives once more, also when two staff press at once', async ({
  app,
  db,
  mailServer,
  deliver,
}) => {
  const [owner, manager] = [await givenStaff(app), await givenStaff(app, 'manager')]
  await queueMail(db, secrets, welcome)
  await deliver()
  const id = await theMail(db, 'welcome:1')
  const path = `/health/mails/${id}/sending`
  const answers = await Promise.all([owner, manager].map(({ call }) => call('POST', path, {})))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  await deliver()
  await deliver()
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(Array(2).fill(mailServer.received[0]?.subject))
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(2)
  expect(mailServer.received[1]?.recipients).toEqual([to])

  const entries = await db.select().from(auditLog).where(eq(auditLog.tableName, 'mails'))
  expect(entries).toMatchObject([{ rowKey: id, after: { copy: await theMail(db, 'welcome:1:again-1') } }])
  expect(JSON.stringify(entries)).not.toContain('asha')
})

test('a repeated request sends nothing more', async ({ app, db, deliver }) => {
  const owner = await givenStaff(app)
  await queueMail(db, secrets, welcome)
  await deliver()
  const path = `/health/mails/${await theMail(db, 'welcome:1')}/sending`
  const key = { 'idempotency-key': 'once-and-no-more-0001' }
  const first = await owner.call('POST', path, {}, key)
  const second = await owner.call('POST', path, {}, key)
  expect([first.statusCode, second.statusCode]).toEqual([204, 204])
  expect(await db.$count(mails)).toBe(2)
})

test('a mail with a code is neither kept nor sent again', async ({ app, db, mailServer: _server, deliver }) => {
  const owner = await givenStaff(app)
  await queueMail(db, secrets, codeMail)
  await deliver()
  expect(await db.select().from(mails)).toMatchObject([{ content: null, kept: null }])
  const answer = await owner.call('POST', `/health/mails/${await theMail(db, 'verify-email:1')}/sending`, {})
  expect(answer.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('a code') })
  const { items } = (await owner.call('GET', '/health/mails')).json<{ items: AdminMail[] }>()
  expect(JSON.stringify(items)).not.toContain('493817')
})

test('a mail that waits is tried at once, but not after its code has expired', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await queueMail(db, secrets, codeMail)
  const path = `/health/mails/${await theMail(db, 'verify-email:1')}/sending`
  expect((await owner.call('POST', path, {})).statusCode).toBe(204)
  expect((await jobsOf(db)).map(({ name }) => name)).toEqual(['send-mail', 'resend-mail'])
  await db.update(mails).set({ expiresAt: new Date(Date.now() - 1_000) })
  expect((await owner.call('POST', path, {})).statusCode).toBe(409)
})

test('what is kept goes after a week', async ({ app, db, mailServer: _server, deliver }) => {
  const owner = await givenStaff(app)
  await queueMail(db, secrets, welcome)
  await deliver()
  await db.update(mails).set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
  const answer = await owner.call('POST', `/health/mails/${await theMail(db, 'welcome:1')}/sending`, {})
  expect(answer.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('7 days') })
  await cleanMails({}, { db })
  expect(await db.select().from(mails)).toMatchObject([{ kept: null }])
})

test('nobody is flooded by staff', async ({ app, db, mailServer: _server, deliver }) => {
  const owner = await givenStaff(app)
  for (let number = 0; number < 6; number++) await queueMail(db, secrets, { ...welcome, event: `welcome:${number}` })
  await deliver()
  const sent = await db.select({ id: mails.id }).from(mails)
  const statuses = []
  for (const { id } of sent) statuses.push((await owner.call('POST', `/health/mails/${id}/sending`, {})).statusCode)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

test('a mail is found by its whole address alone, and each look is in the log of reads', async ({ app, db }) => {
  const manager = await givenStaff(app, 'manager')
  await queueMail(db, secrets, welcome)
  await queueMail(db, secrets, { ...welcome, event: 'welcome:2', to: 'bina@mail.example' })
  const found = async (q: string) => {
    const { items } = (await manager.call('GET', `/health/mails?q=${q}`)).json<{ items: AdminMail[] }>()
    return items.map((mail) => mail.to)
  }
  expect(await found('Asha@Mail.example')).toEqual([to])
  expect(await found('mail.example')).toEqual([])
  const id = await theMail(db, 'welcome:1')
  expect(await found(id)).toEqual([to])
  const reads = await db.select().from(personalReads)
  expect(reads).toMatchObject([{ staffId: manager.id, kind: 'mail', records: [id] }])
})

test('mails and SMS are found by the number of their order, and each look at SMS is in the log of reads', async ({
  app,
  db,
}) => {
  const manager = await givenStaff(app, 'manager')
  const order = await givenOrder(db)
  await queueMail(db, secrets, { ...welcome, event: `order-placed:${order.id}` })
  await queueSms(db, secrets, { ...placed, event: `order-placed:${order.id}` })
  const idsOf = async (path: string) => {
    const { items } = (await manager.call('GET', path)).json<{ items: { id: string }[] }>()
    return items.map(({ id }) => id)
  }
  const [sms] = await db.select().from(smsMessages)
  expect(await idsOf(`/health/mails?q=${order.number}`)).toEqual([await theMail(db, `order-placed:${order.id}`)])
  expect(await idsOf(`/health/sms?q=${order.number}`)).toEqual([sms!.id])
  expect(await idsOf('/health/sms?q=9841234567&page=2')).toEqual([])
  const reads = await db.select().from(personalReads).where(eq(personalReads.kind, 'sms'))
  expect(reads).toMatchObject([{ records: [sms!.id] }, { records: [] }])
})

test('support sees no queue and no outbox', async ({ app, db }) => {
  const support = await givenStaff(app, 'support')
  await queueMail(db, secrets, welcome)
  for (const path of ['/health', '/health/jobs', '/health/mails', '/health/sms', '/health/look-ups']) {
    expect([path, (await support.call('GET', path)).statusCode]).toEqual([path, 403])
  }
  const sending = await support.call('POST', `/health/mails/${await theMail(db, 'welcome:1')}/sending`, {})
  expect(sending.statusCode).toBe(403)
  expect(await db.$count(personalReads)).toBe(0)
})

test('an SMS is sent again with parts of its own, found by its phone number, and kept for a week', async ({
  app,
  db,
}) => {
  await givenShop(db)
  const texts: string[] = []
  const gateway = {
    name: 'test',
    paceMs: 0,
    send: async ({ to: number }: { to: string }) => {
      texts.push(number)
      return { says: 'sent', id: null } as const
    },
  }
  const tools = givenTools(db, { sms: { gateway: gateway as never, dailyParts: 100 } })
  await queueSms(db, secrets, placed)
  const all = () => db.select().from(smsMessages).orderBy(smsMessages.createdAt)
  await sendSms({ smsId: (await all())[0]!.id }, tools)
  const owner = await givenStaff(app)
  const [first] = (await owner.call('GET', '/health/sms?q=9841234567')).json<{ items: AdminSms[] }>().items
  expect(first).toMatchObject({ template: 'order-placed', state: 'sent', whyNot: '' })
  const path = `/health/sms/${first!.id}/sending`
  expect((await owner.call('POST', path, {})).statusCode).toBe(204)
  expect((await owner.call('POST', path, {})).json()).toMatchObject({ code: 'conflict' })
  const copy = (await all()).find(({ event }) => event.endsWith(':again-1'))
  await sendSms({ smsId: copy!.id }, tools)
  expect(texts).toEqual(['9841234567', '9841234567'])
  expect((await all()).map(({ parts, tries, outcome }) => [parts, tries, outcome])).toEqual([
    [expect.any(Number), 1, 'sent'],
    [expect.any(Number), 1, 'sent'],
  ])
  await db.update(smsMessages).set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
  await cleanSms({}, { db })
  expect((await all()).map(({ kept }) => kept)).toEqual([null, null])
})
