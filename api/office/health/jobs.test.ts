import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AdminJob } from '#contract/admin/health.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog, mails } from '../../platform/db/schema.ts'
import { givenHaste, givenTools, jobsOf } from '../../platform/jobs/jobs.fixture.ts'
import type { JobData, JobKind } from '../../platform/jobs/kinds.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { givenMailServer, givenShop } from '../../platform/mail/outbox.fixture.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { startJobs } from '../../start-jobs.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }
const welcome = {
  event: 'welcome:1',
  to: 'asha@mail.example',
  template: 'welcome',
  language: 'en',
  data: { name: 'Asha Gurung' },
} as const

/** Parks a job, as the queue does after its last try. */
async function givenParked<Kind extends JobKind>(db: Db, kind: Kind, data: JobData[Kind], error = 'it broke') {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values ('parked', ${JSON.stringify(data)}::jsonb, ${kind}, gen_random_uuid(), now(), 32,
      ${JSON.stringify({ message: error })}::jsonb)
    returning id`)
  return `parked.${rows[0]!.id}`
}

async function givenMail(db: Db): Promise<string> {
  await queueMail(db, testOptions.secrets, welcome)
  await db.execute(sql`delete from pgboss.job`)
  const [mail] = await db.select({ id: mails.id }).from(mails)
  return mail!.id
}

test('parked jobs are listed with their record and error, without data and personal data', async ({ app, db }) => {
  const manager = await givenStaff(app, 'manager')
  const pictureId = randomUUID()
  await givenParked(db, 'finish-picture', { pictureId }, 'Mail to asha@mail.example failed, call +977 984 123 4567')
  await givenParked(db, 'send-staff-reset', { sealedEmail: 'c2VhbGVk' })
  const { items, total } = (await manager.call('GET', '/health/jobs')).json<{ items: AdminJob[]; total: number }>()
  expect(total).toBe(2)
  expect(items.find(({ kind }) => kind === 'finish-picture')).toMatchObject({
    state: 'parked',
    record: { kind: 'picture', id: pictureId },
    tries: 33,
    nextTryAt: null,
    error: 'Mail to (email address) failed, call (number)',
    mayRetry: true,
    mayDrop: true,
  })
  expect(items.find(({ kind }) => kind === 'send-staff-reset')).toMatchObject({ record: null })
  expect(JSON.stringify(items)).not.toContain('c2VhbGVk')
})

test('a parked job is retried and runs, once however many staff press at once', async ({ app, db, url }) => {
  await givenShop(db)
  await givenHaste(db)
  const server = await givenMailServer()
  const job = await givenParked(db, 'resend-mail', { mailId: await givenMail(db) })
  const [owner, manager] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const path = `/health/jobs/${job}/retry`
  const answers = await Promise.all([owner, manager, owner, manager].map((staff) => staff.call('POST', path)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409])
  const jobs = await startJobs({ url, tools: givenTools(db, { smtpUrl: server.url }), askEveryS: 1 })
  try {
    await expect.poll(() => server.received, PATIENCE).toHaveLength(1)
  } finally {
    await jobs.stop()
    await server.close()
  }
  expect((await jobsOf(db)).map(({ name, state }) => [name, state])).toEqual([['resend-mail', 'completed']])
  expect(await db.select().from(auditLog).where(eq(auditLog.tableName, 'jobs'))).toMatchObject([
    { rowKey: job, before: { kind: 'resend-mail', state: 'parked' }, after: { state: 'waiting' } },
  ])
})

test('a dropped job is gone, its mail is given up, and the log knows who did it', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const mailId = await givenMail(db)
  const job = await givenParked(db, 'send-mail', { mailId })
  const dropping = [owner, owner].map(({ call }) => call('POST', `/health/jobs/${job}/drop`))
  expect((await Promise.all(dropping)).map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  expect(await jobsOf(db)).toEqual([])
  expect(await db.select().from(mails)).toMatchObject([{ content: null, kept: null, lastError: 'dropped by staff' }])
  expect(await db.select().from(auditLog).where(eq(auditLog.tableName, 'jobs'))).toMatchObject([
    { staffId: owner.id, action: 'delete', before: { kind: 'send-mail', state: 'parked' }, after: null },
  ])
})

test('a job that waits for its next try starts at once', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await db.transaction((tx) =>
    enqueue(tx, 'finish-picture', { pictureId: randomUUID() }, { startAfter: new Date(Date.now() + 3_600_000) }),
  )
  const list = () => owner.call('GET', '/health/jobs?state=waiting')
  const [job] = (await list()).json<{ items: AdminJob[] }>().items
  expect((await owner.call('POST', `/health/jobs/${job!.id}/retry`)).statusCode).toBe(204)
  const [sooner] = (await list()).json<{ items: AdminJob[] }>().items
  expect(Date.parse(sooner!.nextTryAt!)).toBeLessThanOrEqual(Date.now())
})

test('a running job can be neither retried nor dropped', async ({ app, db }) => {
  const owner = await givenStaff(app)
  await db.transaction((tx) => enqueue(tx, 'finish-picture', { pictureId: randomUUID() }))
  const { rows } = await db.execute<{ id: string }>(sql`update pgboss.job set state = 'active' returning id`)
  const path = `/health/jobs/finish-picture.${rows[0]!.id}`
  expect((await owner.call('POST', `${path}/retry`)).statusCode).toBe(409)
  expect((await owner.call('POST', `${path}/drop`)).statusCode).toBe(409)
  const { items } = (await owner.call('GET', '/health/jobs?state=running')).json<{ items: AdminJob[] }>()
  expect(items).toMatchObject([{ state: 'running', mayRetry: false, mayDrop: false }])
})

test('a code that has expired is not sent by a retry', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const mailId = await givenMail(db)
  const code = await givenParked(db, 'send-code', { codeId: randomUUID() })
  const reset = await givenParked(db, 'send-staff-reset', { sealedEmail: 'x' })
  const mail = await givenParked(db, 'resend-mail', { mailId })
  await db.execute(sql`update pgboss.job set source_created_on = now() - interval '31 minutes'`)
  await db.update(mails).set({ expiresAt: new Date(Date.now() - 1_000) })
  for (const job of [code, reset, mail]) {
    expect((await owner.call('POST', `/health/jobs/${job}/retry`)).json()).toMatchObject({ code: 'conflict' })
  }
  expect(await jobsOf(db)).toHaveLength(3)
})

test('an import is not dropped from under its page', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const job = await givenParked(db, 'check-import', { importId: randomUUID() })
  expect((await owner.call('POST', `/health/jobs/${job}/drop`)).json()).toMatchObject({ code: 'conflict' })
  expect(await jobsOf(db)).toHaveLength(1)
})
