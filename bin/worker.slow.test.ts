import { expect, inject, test } from 'vitest'
import { openDatabase } from '../api/platform/db/client.ts'
import { mails } from '../api/platform/db/schema.ts'
import { givenMailServer, givenShop } from '../api/platform/mail/outbox.fixture.ts'
import { queueMail } from '../api/platform/mail/queue-mail.ts'
import { openSecrets } from '../api/platform/secrets/secrets.ts'
import { cloneDatabase } from '../api/test/databases.ts'
import { newFolder, startProcess } from '../api/test/processes.ts'

const PATIENCE = { timeout: 20_000, interval: 100 }
const STOP_LIMIT_MS = 10_000

const registration = {
  name: 'Asha Gurung',
  email: 'asha@mail.example',
  password: 'Paper-Moon-42!',
  confirm_password: 'Paper-Moon-42!',
  date_of_birth: '1996-04-14',
  mobile: '9812345678',
  province: 'Gandaki',
  district: 'Kaski',
  street_address_1: 'Lakeside 6',
  City: 'Pokhara',
}

test('a worker sends a mail that a server without jobs enqueued', { timeout: 60_000 }, async () => {
  const database = await cloneDatabase(inject('postgresUrl'))
  const mailServer = await givenMailServer()
  const settings = { DATABASE_URL: database.url, DATA_DIR: await newFolder(), SMTP_URL: mailServer.url }
  const server = startProcess('bin/server.ts', { ...settings, JOBS: '0' })
  const body = JSON.stringify(registration)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${await server.opened}/api/user/register`, { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({ success: true })
  expect(mailServer.received).toEqual([])

  const worker = startProcess('bin/worker.ts', settings)
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(1)
  expect(mailServer.received[0]?.subject).toMatch(/^\d{6} is your Kastha code$/)
  const began = performance.now()
  expect(await worker.stop('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(STOP_LIMIT_MS)
  expect(await worker.complaints).toBe('')
  expect(await server.stop('SIGTERM')).toBe(0)
  await mailServer.close()
  await database.drop()
})

test('SIGTERM lets a worker finish the mail it is sending', { timeout: 60_000 }, async () => {
  const arrived = Promise.withResolvers<void>()
  const mayFinish = Promise.withResolvers<void>()
  const mailServer = await givenMailServer({ mayAnswer: () => (arrived.resolve(), mayFinish.promise) })
  const { url, drop } = await cloneDatabase(inject('postgresUrl'))
  const DATA_DIR = await newFolder()
  const { db, close } = openDatabase(url)
  await givenShop(db)
  const mail = { event: 'welcome:1', to: 'asha@mail.example', template: 'welcome', language: 'en' } as const
  await queueMail(db, await openSecrets({ dataDir: DATA_DIR }), { ...mail, data: { name: 'Asha' } })

  const worker = startProcess('bin/worker.ts', { DATABASE_URL: url, DATA_DIR, SMTP_URL: mailServer.url })
  await arrived.promise
  const stopped = worker.stop('SIGTERM')
  mayFinish.resolve()
  expect(await stopped).toBe(0)
  expect(await db.select().from(mails)).toEqual([expect.objectContaining({ tries: 1, sentAt: expect.any(Date) })])
  await close()
  await mailServer.close()
  await drop()
})

test('wrong settings refuse the start of a worker with a line each', async () => {
  const worker = startProcess('bin/worker.ts', { JOBS: 'maybe', SMTP_URL: 'mail.example' })
  expect(await worker.exited).toBe(1)
  expect(await worker.complaints).toMatch(
    /^SMTP_URL: given \(not shown\), expected .*\nJOBS: given "maybe", expected 0 or 1\n$/,
  )
})
