import { eq, sql } from 'drizzle-orm'
import { mails } from '../db/schema.ts'
import { givenHaste, givenTools, jobsOf } from '../jobs/jobs.fixture.ts'
import { enqueue } from '../jobs/queue.ts'
import { startJobs, type RunningJobs } from '../../start-jobs.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenMailServer, givenShop } from './outbox.fixture.ts'
import type { Mailer } from './mailer.ts'
import { openMailer } from './open-mailer.ts'
import { queueMail, type NewMail } from './queue-mail.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }
const OFTEN_S = 1
const NEVER_S = 86_400

const { secrets } = testOptions
const codeMail: NewMail = {
  event: 'verify-email:1',
  to: 'asha@mail.example',
  template: 'verify-email',
  language: 'en',
  data: { name: 'Asha Gurung', code: '493817' },
}

const test = ownDatabaseTest
  .extend('shop', { auto: true }, ({ db }) => givenShop(db))
  .extend('mailServer', async ({ shop: _shop }, { onCleanup }) => {
    const server = await givenMailServer()
    onCleanup(server.close)
    return server
  })
  .extend('work', ({ db, url }, { onCleanup }) => {
    const running: RunningJobs[] = []
    onCleanup(async () => {
      await Promise.all(running.map((jobs) => jobs.stop()))
    })
    return async (options: { smtpUrl?: string; mailer?: Mailer }, askEveryS = OFTEN_S) => {
      running.push(await startJobs({ url, tools: givenTools(db, options), askEveryS }))
    }
  })

test('an enqueued mail is sent after the commit, as HTML and text', async ({ db, mailServer, work }) => {
  await work({ smtpUrl: mailServer.url }, NEVER_S)
  await db.transaction((tx) => queueMail(tx, secrets, codeMail))
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(1)

  const [mail] = mailServer.received
  expect(mail).toMatchObject({
    from: { name: 'Kastha', address: 'namaste@kastha.example' },
    to: [{ name: '', address: 'asha@mail.example' }],
    subject: '493817 is your Kastha code',
  })
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('Namaste Asha Gurung,')
    expect(part).toContain('493817')
    expect(part).toContain('http://shop.example')
    expect(part).toContain('Jhamsikhel Marg, Lalitpur 44700')
  }
})

test('a mail that people can end has the headers for one click, and no other mail has', async ({
  db,
  mailServer,
  work,
}) => {
  const unsubscribe = `p${'x'.repeat(54)}`
  const piece = { title: 'Sal bed', path: '/product/7', picture: null, was: 10_000, now: 9_000 }
  const notice = { name: '', pieces: [piece], more: 0, unsubscribe }
  await work({ smtpUrl: mailServer.url }, NEVER_S)
  await db.transaction(async (tx) => {
    await queueMail(tx, secrets, codeMail)
    const mail = { event: 'price-drop:1', to: 'asha@mail.example', language: 'ne' } as const
    await queueMail(tx, secrets, { ...mail, template: 'price-drop', data: notice })
  })
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(2)
  const headersOf = (isNotice: boolean) => {
    const mail = mailServer.received.find(({ subject }) => subject?.includes('493817') !== isNotice)
    return mail?.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value])
  }
  expect(headersOf(false)).toEqual([])
  // RFC 8058, 3.1
  expect(headersOf(true)).toEqual([
    ['list-unsubscribe', `<http://shop.example/api/notices/unsubscribe/${unsubscribe}?lang=ne>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ])
})

test('many mails are sent one after the other, without waiting for the next poll', async ({ db, mailServer, work }) => {
  await db.transaction(async (tx) => {
    for (let number = 0; number < 20; number++) await queueMail(tx, secrets, { ...codeMail, event: `code:${number}` })
  })
  await work({ smtpUrl: mailServer.url }, NEVER_S)
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(20)
})

test('the content of a mail is deleted once it is sent', async ({ db, mailServer, work }) => {
  await work({ smtpUrl: mailServer.url })
  await queueMail(db, secrets, codeMail)
  await expect
    .poll(() => db.select().from(mails), PATIENCE)
    .toEqual([
      expect.objectContaining({
        content: null,
        leasedUntil: null,
        lastError: null,
        tries: 1,
        sentAt: expect.any(Date),
      }),
    ])
})

test('a dead mail server delays mails and loses none', async ({ db, mailServer, work }) => {
  const port = Number(new URL(mailServer.url).port)
  await mailServer.close()
  await givenHaste(db)
  await work({ smtpUrl: mailServer.url })
  await queueMail(db, secrets, codeMail)
  await queueMail(db, secrets, { ...codeMail, event: 'verify-email:2' })
  const tried = () =>
    db
      .select()
      .from(mails)
      .where(sql`tries > 1`)
  await expect.poll(tried, PATIENCE).toHaveLength(2)
  expect((await tried())[0]).toMatchObject({ sentAt: null, lastError: expect.stringMatching(/ECONNREFUSED.*\(CONN\)/) })

  const revived = await givenMailServer({ port })
  await expect
    .poll(
      () =>
        db
          .select()
          .from(mails)
          .where(sql`sent_at is null`),
      PATIENCE,
    )
    .toEqual([])
  await revived.close()
  expect(revived.received.map(({ messageId }) => messageId).toSorted()).toEqual(
    (await db.select().from(mails)).map(({ id }) => `<${id}@kastha.example>`).toSorted(),
  )
})

test('mails that a server takes slowly after they failed delay no other mail', async ({ db, mailServer, work }) => {
  const send = openMailer({ smtpUrl: mailServer.url, outboxDir: '/nowhere' })
  const { promise: over, reject: end } = Promise.withResolvers<never>()
  over.catch(() => {})
  const tried = new Set<string>()
  let hanging = 0
  const mailer: Mailer = async (message, signal) => {
    if (!message.to.endsWith('@slow.example')) return send(message, signal)
    if (!tried.has(message.id)) {
      tried.add(message.id)
      throw new Error('451 try again')
    }
    hanging += 1
    return over
  }
  await givenHaste(db)
  await work({ mailer })
  for (let number = 0; number < 20; number++) {
    await queueMail(db, secrets, { ...codeMail, event: `verify-email:slow${number}`, to: `${number}@slow.example` })
  }
  await expect.poll(() => hanging, PATIENCE).toBe(2)
  for (let number = 0; number < 20; number++) await queueMail(db, secrets, { ...codeMail, event: `code:${number}` })
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(20)
  end(new Error('over'))
})

test('two workers with a duplicate job send a mail once, even concurrently', async ({ db, work }) => {
  const { promise: bothTried, resolve: acceptNow } = Promise.withResolvers<void>()
  const server = await givenMailServer({ mayAnswer: () => bothTried })
  await givenHaste(db)
  await queueMail(db, secrets, codeMail)
  const [mail] = await db.select().from(mails)
  for (let again = 0; again < 3; again++) await enqueue(db, 'send-mail', { mailId: mail!.id })
  await Promise.all([work({ smtpUrl: server.url }), work({ smtpUrl: server.url })])

  const others = async () => (await jobsOf(db)).filter(({ error }) => error?.includes('being sent by another worker'))
  await expect.poll(others, PATIENCE).toHaveLength(3)
  acceptNow()
  await expect.poll(() => jobsOf(db), PATIENCE).toEqual(Array(4).fill(expect.objectContaining({ state: 'completed' })))
  expect(server.received).toHaveLength(1)
  await server.close()
})

test('if a process dies before it records that a mail was sent, the retry sends the same mail', async ({
  db,
  mailServer,
  work,
}) => {
  await givenHaste(db)
  const send = openMailer({ smtpUrl: mailServer.url, outboxDir: '/nowhere' })
  let deaths = 0
  const mailer: Mailer = async (...mail) => {
    await send(...mail)
    if (deaths++ === 0) throw new Error('dead')
  }
  await queueMail(db, secrets, codeMail)
  await work({ mailer })
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(2)
  const [first, repeat] = mailServer.received
  expect(repeat?.messageId).toBe(first?.messageId)
  expect(repeat?.date).toBe(first?.date)
})

test('a mail to an unknown mailbox fails immediately, without a retry', async ({ db, mailServer, work }) => {
  await work({ smtpUrl: mailServer.url })
  await queueMail(db, secrets, { ...codeMail, to: 'nobody@Mail.example' })
  await expect.poll(() => jobsOf(db), PATIENCE).toEqual([expect.objectContaining({ state: 'completed' })])
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({ content: null, sentAt: null, lastError: expect.stringContaining('5.1.1') })
  expect(mail?.lastError).not.toContain('nobody@')
})

test('a full mailbox is retried, and its address stays out of the queue', async ({ db, mailServer, work }) => {
  await work({ smtpUrl: mailServer.url })
  await queueMail(db, secrets, { ...codeMail, to: 'full@mail.example' })
  const [first, later] = [
    { name: 'send-mail', state: 'completed' },
    { name: 'resend-mail', state: 'retry' },
  ]
  await expect
    .poll(() => jobsOf(db), PATIENCE)
    .toEqual([expect.objectContaining(first), expect.objectContaining(later)])
  expect(await db.select().from(mails)).toEqual([
    expect.objectContaining({ leasedUntil: null, content: expect.any(Buffer) }),
  ])
  const { rows } = await db.execute<{ job: string; error: string }>(
    sql`select job::text, last_error as error from pgboss.job, mails where job.name = 'resend-mail'`,
  )
  for (const text of [rows[0]?.job, rows[0]?.error]) {
    expect(text).toContain('4.2.2')
    expect(text).not.toContain('full@')
  }
})

test('an expired code is not sent', async ({ db, mailServer, work }) => {
  await queueMail(db, secrets, codeMail)
  await db.update(mails).set({ expiresAt: sql`now() - interval '1 second'` })
  await work({ smtpUrl: mailServer.url })
  await expect.poll(() => jobsOf(db), PATIENCE).toEqual([expect.objectContaining({ state: 'completed' })])
  expect(mailServer.received).toEqual([])
  expect(await db.select().from(mails)).toEqual([expect.objectContaining({ content: null, sentAt: null })])
})

test('a mail whose address was changed in the database is not sent', async ({ db, mailServer, work }) => {
  await givenHaste(db, 1)
  await queueMail(db, secrets, codeMail)
  await db.update(mails).set({ to: 'thief@mail.example' }).where(eq(mails.event, codeMail.event))
  await work({ smtpUrl: mailServer.url })
  await expect.poll(() => jobsOf(db), PATIENCE).toContainEqual(expect.objectContaining({ name: 'parked' }))
  expect(mailServer.received).toEqual([])
})

test('a name cannot add a header, a recipient or HTML', async ({ db, mailServer, work }) => {
  await work({ smtpUrl: mailServer.url })
  const name = 'Asha\r\nBcc: everybody@mail.example\r\n\r\n<script>alert(1)</script>\u202E"'
  const device = '<img src=x onerror=alert(1)>\r\nBcc: everybody@mail.example'
  const data = { name, device, place: '"><b>Pokhara', at: '2026-11-21T16:04:00.000Z' }
  await queueMail(db, secrets, {
    event: 'login:1',
    to: 'asha@mail.example',
    template: 'new-device',
    language: 'en',
    data,
  })
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(1)

  const [mail] = mailServer.received
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.to).toEqual([{ name: '', address: 'asha@mail.example' }])
  expect(mail?.html).not.toMatch(/<script|<img|<b>|onerror=(?!alert\(1\)&gt;)|\u202E/)
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: everybody@mail.example')
  expect(mail?.text).toContain('Namaste,\n\nSomeone has logged in')
})

test('a comma in an address does not create a second recipient', async ({ db, mailServer, work }) => {
  await work({ smtpUrl: mailServer.url })
  await queueMail(db, secrets, { ...codeMail, to: 'boss,asha@mail.example' })
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(1)
  expect(mailServer.received[0]?.recipients).toEqual(['"boss,asha"@mail.example'])
})
