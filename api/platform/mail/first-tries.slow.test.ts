import { givenTools } from '../jobs/jobs.fixture.ts'
import { startJobs } from '../../start-jobs.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../test/test.ts'
import type { Mailer } from './mailer.ts'
import { givenShop } from './outbox.fixture.ts'
import { queueMail } from './queue-mail.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }

test('first tries that hang end after a few seconds, and other mails go', async ({ db, url }) => {
  await givenShop(db)
  const sent: string[] = []
  const mailer: Mailer = async ({ to }, signal) => {
    if (to.endsWith('@slow.example')) {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    }
    sent.push(to)
  }
  const queue = (to: string) => {
    const data = { name: 'Asha Gurung', code: '493817' }
    return queueMail(db, testOptions.secrets, { event: to, to, template: 'verify-email', language: 'en', data })
  }
  for (let number = 0; number < 8; number++) await queue(`${number}@slow.example`)
  const jobs = await startJobs({ url, tools: givenTools(db, { mailer }), askEveryS: 1 })
  await queue('asha@mail.example')
  await expect.poll(() => sent, PATIENCE).toEqual(['asha@mail.example'])
  await jobs.stop()
})
