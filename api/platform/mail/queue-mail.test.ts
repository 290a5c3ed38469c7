import { createSecretKey, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { mails } from '../db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { queueMail, type NewMail } from './queue-mail.ts'
import { DataKey } from '../secrets/data-key.ts'

const secrets = { dataKey: new DataKey(createSecretKey(randomBytes(32))) }
const codeMail: NewMail = {
  event: 'verify-email:1',
  to: 'asha@mail.example',
  template: 'verify-email',
  language: 'en',
  data: { name: 'Asha Gurung', code: '493817' },
}
const jobs = sql`select name, data from pgboss.job`

test('a mail is enqueued with one job for it', async ({ db }) => {
  await queueMail(db, secrets, codeMail)
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({ event: 'verify-email:1', to: 'asha@mail.example', sentAt: null, tries: 0 })
  expect((await db.execute(jobs)).rows).toEqual([{ name: 'send-mail', data: { mailId: mail?.id } }])
})

test('mails that somebody waits for are sent first, and those to the shop last', async ({ db }) => {
  const written = { number: 'T1', kind: 'other', message: 'Hello', name: 'Asha' }
  for (const [template, priority, isBeyondShare] of [
    ['ticket-written', 0, false],
    ['ticket-opened', 1, false],
    ['verify-email', 2, false],
    ['account-exists', 2, false],
    ['reset-password', 1, true],
    ['verify-order', 1, true],
    ['order-received', 0, true],
  ] as const) {
    const mail = { ...codeMail, event: template, template, data: written } as unknown as NewMail
    await queueMail(db, secrets, mail, { isBeyondShare })
    const { rows } = await db.execute(
      sql`select priority from pgboss.job join mails on data ->> 'mailId' = mails.id::text where event = ${template}`,
    )
    expect(rows).toEqual([{ priority }])
  }
})

test('the same event again changes nothing', async ({ db }) => {
  await queueMail(db, secrets, codeMail)
  const before = await db.select().from(mails)
  await queueMail(db, secrets, { ...codeMail, to: 'somebody-else@mail.example' })
  expect(await db.select().from(mails)).toEqual(before)
  expect((await db.execute(jobs)).rows).toHaveLength(1)
})

ownDatabaseTest('a transaction that is rolled back enqueues nothing', async ({ db }) => {
  const undone = db.transaction(async (tx) => {
    await queueMail(tx, secrets, codeMail)
    throw new Error('changed our mind')
  })
  await expect(undone).rejects.toThrow('changed our mind')
  expect(await db.select().from(mails)).toEqual([])
  expect((await db.execute(jobs)).rows).toEqual([])
})

test('neither the table nor the queue contains the code or the name in plain text', async ({ db }) => {
  await queueMail(db, secrets, codeMail)
  const { rows } = await db.execute(sql`select mails::text || job::text as everything from mails, pgboss.job`)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.['everything']).not.toMatch(/493817|Asha|Gurung/)
  expect((await db.select().from(mails))[0]?.content?.toString('latin1')).not.toMatch(/493817|Asha|Gurung/)
})
