import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { buildApp } from '../../app.ts'
import { mails } from '../db/schema.ts'
import { givenTools } from '../jobs/jobs.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenShop } from './outbox.fixture.ts'
import { openMailer } from './open-mailer.ts'
import { listOutbox } from './outbox-files.ts'
import { queueMail, type NewMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

const test = base
  .extend('outboxDir', async ({ db: _db }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kastha-outbox-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return join(folder, 'outbox')
  })
  .extend('app', ({ db, outboxDir }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db, outboxDir })
    onCleanup(() => app.close())
    return app
  })
  .extend('send', async ({ db, outboxDir }) => {
    await givenShop(db)
    const tools = givenTools(db, { mailer: openMailer({ outboxDir }) })
    return async (mail: NewMail, createdAt: Date) => {
      await queueMail(db, tools.secrets, mail)
      const [row] = await db.update(mails).set({ createdAt }).where(eq(mails.event, mail.event)).returning()
      await sendMail({ mailId: row!.id }, tools, AbortSignal.timeout(5_000))
    }
  })

const data = { name: 'Asha Gurung', code: '493817' }
const verify: NewMail = { event: 'verify:1', to: 'asha@mail.example', template: 'verify-email', language: 'en', data }
const noon = new Date('2026-11-21T06:15:00.000Z')
const later = new Date('2026-11-21T06:16:00.000Z')

test('mails are files that only their owner can read, in chronological order', async ({ outboxDir, send }) => {
  await send({ ...verify, event: 'verify:2' }, later)
  await send(verify, noon)
  const files = (await readdir(outboxDir)).toSorted()
  expect(files.map((file) => file.slice(0, 24))).toEqual(['2026-11-21T06-15-00.000Z', '2026-11-21T06-16-00.000Z'])
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
  expect((await stat(join(outboxDir, files[0]!))).mode & 0o777).toBe(0o600)
})

test('a Nepali mail has its sender and subject in Nepali, in headers of plain ASCII', async ({ outboxDir, send }) => {
  await send({ ...verify, language: 'ne' }, noon)
  const [kept] = await listOutbox(outboxDir, 1)
  expect(kept!.mail).toMatchObject({
    from: { name: 'काष्ठ', address: 'namaste@kastha.example' },
    subject: '493817 तपाईंको काष्ठ कोड हो',
  })
  for (const part of [kept!.mail.html, kept!.mail.text]) {
    expect(part).toContain('नमस्ते Asha Gurung,')
    expect(part).toContain('झम्सिखेल मार्ग, ललितपुर ४४७००')
    expect(part).toContain('http://shop.example/ne')
  }
  const raw = await readFile(join(outboxDir, kept!.file), 'latin1')
  expect(raw).toMatch(/^[\t\r\n -~]*$/)
})

test('a header binds the code to the shop’s origin for autofill', async ({ db, outboxDir, send }) => {
  await send(verify, noon)
  const tools = { ...givenTools(db, { mailer: openMailer({ outboxDir }) }), publicUrl: 'https://shop.example' }
  await queueMail(db, tools.secrets, { ...verify, event: 'verify:2' })
  const [row] = await db.select().from(mails).where(eq(mails.event, 'verify:2'))
  await sendMail({ mailId: row!.id }, tools, AbortSignal.timeout(5_000))
  const kept = await listOutbox(outboxDir, 2)
  const headers = kept.map(({ mail }) => mail.headers.find(({ key }) => key === 'otp-token')?.value)
  // The older mail has a code for a plain HTTP page, which an attacker on the network could change.
  expect(headers).toEqual(['"493817"; origin="https://shop.example"', undefined])
})

test('the list shows the newest mail first and links to each', async ({ app, send }) => {
  expect((await app.inject('/dev/mail')).body).toContain('None yet.')
  await send(verify, noon)
  await send({ ...verify, event: 'welcome:1', template: 'welcome', data: { name: 'Asha' } }, later)
  const list = await app.inject('/dev/mail')
  expect(list.statusCode).toBe(200)
  expect(list.body.match(/<strong>.*?<\/strong>/g)).toEqual([
    '<strong>Welcome to Kastha</strong>',
    '<strong>493817 is your Kastha code</strong>',
  ])

  const [welcome] = list.body.match(/\/dev\/mail\/[^"]+/g)!
  const page = await app.inject(welcome)
  expect(page.body).toContain('<dd>asha@mail.example</dd>')
  expect(page.body).toContain('<dd>21 November 2026 at 12:01, Nepal time</dd>')
  expect(page.body).toContain('Your email address is verified')
  const [frame] = page.body.match(/<iframe[^>]+>/)!
  expect(frame).toContain(`src="${welcome}/html"`)
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect((await app.inject(`${welcome}/html`)).body).toContain('<title>Welcome to Kastha</title>')
})

test('a mail runs no script and loads nothing, in the page and in the frame', async ({ app, send, outboxDir }) => {
  await send(verify, noon)
  const evil =
    'Subject: <script>alert(1)</script>\r\nTo: "<img src=x>" <a@mail.example>\r\nContent-Type: text/html\r\n\r\n'
  await writeFile(join(outboxDir, 'evil.eml'), `${evil}<script>alert(2)</script>`)
  for (const url of ['/dev/mail', '/dev/mail/evil.eml']) {
    const page = await app.inject(url)
    expect(page.body).not.toMatch(/<script|<img/)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  }
  const { headers } = await app.inject('/dev/mail/evil.eml/html')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
  expect(policy).not.toContain('script')
})

test.for([
  'nothing.eml',
  '../secret.eml',
  '..%2Fsecret.eml',
  '%2e%2e%2fsecret.eml',
  'secret',
  '.',
  '%00.eml',
  'a.draft',
])('no file is readable as %s', async (name, { app, send, outboxDir }) => {
  await send(verify, noon)
  for (const other of ['../secret.eml', 'secret', 'a.draft']) await writeFile(join(outboxDir, other), 'Subject: secret')
  for (const url of [`/dev/mail/${name}`, `/dev/mail/${name}/html`]) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('Subject')
  }
})

test.for([
  ['a neighbour', { remoteAddress: '192.168.1.20' }],
  ['a stranger', { remoteAddress: '203.0.113.9' }],
  ['somebody behind a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  [
    'a neighbour who claims to be a proxy',
    { remoteAddress: '192.168.1.20', headers: { 'x-forwarded-for': '127.0.0.1' } },
  ],
  ['a page whose name leads here', { headers: { host: 'evil.example' } }],
  ['the same with a false name', { headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' } }],
] as const)('%s sees no mail', async ([, request], { app, send }) => {
  await send(verify, noon)
  const answer = await app.inject({ url: '/dev/mail', ...request })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('493817')
})

test('without an outbox the page is a 404', async ({ db }) => {
  const app = buildApp({ ...testOptions, db })
  expect((await app.inject('/dev/mail')).statusCode).toBe(404)
  await app.close()
})
