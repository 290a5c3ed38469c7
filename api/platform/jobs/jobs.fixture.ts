import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Mailer } from '../mail/mailer.ts'
import { openMailer } from '../mail/open-mailer.ts'
import type { Sms } from '../sms/sms.ts'
import { openWallets } from '../../sales/payments/wallets/open-wallets.ts'
import { testOptions } from '../../test/test.ts'
import type { JobTools } from '../../job-handlers.ts'
import { localReceivers } from '../../office/webhooks/receivers.fixture.ts'

const silent = () => {}
const noWallets = openWallets({}, { apiUrl: testOptions.publicUrl, isTest: false })

const noSms: Sms = { gateway: undefined, dailyParts: 0 }

/** Tools for jobs in tests. */
export function givenTools(
  db: Db,
  { smtpUrl, mailer, sms = noSms }: { smtpUrl?: string; mailer?: Mailer; sms?: Sms } = {},
): JobTools {
  return {
    db,
    secrets: testOptions.secrets,
    storage: testOptions.storage,
    publicUrl: testOptions.publicUrl,
    wallets: noWallets,
    sms,
    receivers: localReceivers,
    isReal: true,
    mailer: mailer ?? openMailer({ smtpUrl, outboxDir: '/nowhere' }),
    log: { info: silent, warn: silent },
  }
}

/** From now on, enqueued jobs are retried after a second or two, `retries` times. */
export async function givenHaste(db: Db, retries = 20): Promise<void> {
  await db.execute(sql`update pgboss.queue set retry_delay = 1, retry_delay_max = 2, retry_limit = ${retries}`)
}

/** Returns every job that our code enqueued, also parked ones, without pg-boss's own jobs and scheduled ones. */
export async function jobsOf(db: Db) {
  const { rows } = await db.execute<{
    name: string
    state: string
    retries: number
    data: object
    error: string | null
  }>(
    sql`select name, state::text, retry_count as retries, data, coalesce(source_output, output) ->> 'message' as error
        from pgboss.job where name not like '\\_\\_%' and name not in (select name from pgboss.schedule) order by created_on, id`,
  )
  return rows
}
