import { randomUUID } from 'node:crypto'
import type { SettingsDraft } from '#contract/admin/settings.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readOwners } from '../../../platform/mail/mail-queries.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

type BankAccount = Pick<SettingsDraft, 'bankAccountNumber'>

/** Mails each owner that buyers send transfers to another bank account, in case somebody else changed it. */
export async function mailOwners(tx: Db, secrets: Secrets, before: BankAccount, after: BankAccount): Promise<void> {
  const bank = { before: endOf(before), after: endOf(after) }
  const at = new Date().toISOString()
  for (const { name, email } of await readOwners(tx)) {
    await queueMail(tx, secrets, {
      event: `staff-news:${randomUUID()}`,
      to: email,
      template: 'staff-news',
      language: 'en',
      data: { name, news: 'bank-changed', bank, at },
    })
  }
}

/** Returns the last four digits; fewer where there are no more. */
function endOf({ bankAccountNumber }: BankAccount): string {
  return bankAccountNumber.replaceAll(/\D/g, '').slice(-4)
}
