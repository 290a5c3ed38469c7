import { mails } from '../db/schema.ts'
import { givenTools } from '../jobs/jobs.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { cleanMails } from './mail-queries.ts'

const DAY_MS = 86_400_000

test('mails are deleted 30 days after they were sent, and unsent ones after 90 days', async ({ db }) => {
  for (const [event, days, content] of [
    ['left yesterday', 1, null],
    ['left 29 days ago', 29, null],
    ['left 31 days ago', 31, null],
    ['stuck for 31 days', 31, Buffer.from('x')],
    ['stuck for 91 days', 91, Buffer.from('x')],
  ] as const) {
    const createdAt = new Date(Date.now() - days * DAY_MS)
    await db
      .insert(mails)
      .values({ id: crypto.randomUUID(), event, to: 'asha@mail.example', template: 'welcome', content, createdAt })
  }
  await cleanMails({}, givenTools(db))
  const kept = await db.select({ event: mails.event }).from(mails)
  expect(kept.map(({ event }) => event)).toEqual(['left yesterday', 'left 29 days ago', 'stuck for 31 days'])
})
