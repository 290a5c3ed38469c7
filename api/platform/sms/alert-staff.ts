import { nepalDay } from '#domain/nepal-time.ts'
import { readShopEmail } from '../mail/mail-queries.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { SmsTrouble } from '../mail/templates/staff-data.ts'
import type { SmsTools } from './sms.ts'

/** Mails the shop that SMS do not go out: once a day for each kind of trouble. */
export async function alertStaff({ db, secrets, log }: SmsTools, trouble: SmsTrouble): Promise<void> {
  const { gateway, kind } = trouble
  log.warn(trouble, 'SMS do not go out')
  await db.transaction(async (tx) => {
    await queueMail(tx, secrets, {
      event: `sms-trouble:${gateway}-${kind}:${nepalDay(new Date())}`,
      to: await readShopEmail(tx),
      template: 'sms-trouble',
      language: 'en',
      data: trouble,
    })
  })
}
