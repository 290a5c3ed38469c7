import { randomUUID } from 'node:crypto'
import type { SettingsDraft } from '#contract/admin/settings.ts'
import type { Db } from '../../../platform/db/client.ts'
import { mailOwners } from '../../../platform/mail/mail-owners.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** Where buyers send transfers. */
const account = ['bankName', 'bankAccountName', 'bankAccountNumber'] as const
/** What mails and SMS to customers tell them to call and to write to. */
const contact = ['phone', 'email'] as const

/** Whether a change of the settings needs a recent password: a thief gains from it what customers send to the shop. */
export function needsProof(draft: SettingsDraft, before: SettingsDraft): boolean {
  return isOther([...account, ...contact], draft, before)
}

/** Mails each owner about another bank account, phone number or email address of the shop. */
export async function mailAboutGuarded(
  tx: Db,
  secrets: Secrets,
  draft: SettingsDraft,
  before: SettingsDraft,
): Promise<void> {
  const event = randomUUID() // each change is one of its own
  if (isOther(account, draft, before)) {
    const bank = { before: endOf(before), after: endOf(draft) }
    await mailOwners(tx, secrets, { news: 'bank-changed', bank }, { event })
  }
  if (isOther(contact, draft, before)) {
    const said = { before: contactOf(before), after: contactOf(draft) }
    await mailOwners(tx, secrets, { news: 'contact-changed', contact: said }, { event })
  }
}

function isOther(fields: readonly (keyof SettingsDraft)[], draft: SettingsDraft, before: SettingsDraft): boolean {
  return fields.some((field) => draft[field] !== before[field])
}

/** Returns the last four digits; fewer where there are no more. */
function endOf({ bankAccountNumber }: SettingsDraft): string {
  return bankAccountNumber.replaceAll(/\D/g, '').slice(-4)
}

function contactOf({ phone, email }: SettingsDraft) {
  return { phone, email }
}
