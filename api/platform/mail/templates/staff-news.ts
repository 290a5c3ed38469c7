import { englishFormats } from '#domain/language/english-formats.ts'
import { holdingKinds, holdings } from '#domain/personal-data/holdings.ts'
import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import type { StaffNews } from './staff-data.ts'

const REMEDY = 'If this was not to be expected, tell an owner of the shop at once, and set a new password.'

/** Heading and sentence for each event, and what to do against one that nobody expected. */
const words: Record<
  StaffNews['news'],
  (news: StaffNews, shop: MailShop) => [heading: string, sentence: string, remedy?: string]
> = {
  'password-changed': () => ['Your password was changed', 'Every login you had has ended.'],
  'totp-on': () => ['Your second factor is on', 'From now on you log in with a code of your app, too.'],
  'totp-off': () => ['Your second factor is off', 'From now on your password alone lets you in.'],
  'totp-reset': () => [
    'Your second factor was reset',
    'An owner of the shop has removed it, and every login you had has ended. Log in with your password and set up another.',
  ],
  'recovery-used': ({ codesLeft }) => [
    'A recovery code was used',
    `Somebody, most likely you, has logged in with one of your recovery codes. Codes left: ${codesLeft}.`,
  ],
  'recovery-renewed': () => ['You have new recovery codes', 'Those you had before are worth nothing any more.'],
  'role-changed': ({ role }) => ['Your role has changed', `You are ${role} of the shop now. Please log in again.`],
  'bank-changed': ({ bank }) => [
    'The bank account of the shop was changed',
    `Customers who pay by bank transfer now read another account. ${sentenceOf(bank!)} The audit log says who changed it.`,
    'If this was not to be expected, correct the account on the page “Settings” at once, and disable the login that changed it.',
  ],
  'contact-changed': ({ contact }) => [
    'The phone number or email address of the shop was changed',
    `Customers now read ${contactOf(contact!.after)} on pages and in mails and SMS. Before, they read ${contactOf(contact!.before)}. The audit log says who changed it.`,
    'If this was not to be expected, correct both on the page “Settings” at once, and disable the login that changed them.',
  ],
  'person-deleted': ({ deletion }) => [
    'A person’s data is being deleted',
    `${deletion!.by} deletes a person for a data request. This cannot be undone. The page of the request says why.`,
    'If this was not to be expected, disable that login on the page “Staff” at once. Only a backup still has the data.',
  ],
  'backup-old': ({ backup }, shop) => [
    'The shop has no fresh backup',
    backup
      ? `The last one is from ${nepalTime(backup, shop)}. What has happened since then would be lost with the disk.`
      : 'None was ever written. Everything would be lost with the disk.',
    'Open the page “Set-up” of the back office: it says how to write a backup each night, and why one may be missing. This mail comes each morning until there is one.',
  ],
}

export function staffNews(data: StaffNews, shop: MailShop): Letter {
  const [heading, sentence, remedy = REMEDY] = words[data.news](data, shop)
  return {
    subject: `${heading} (back office of ${shop.name})`,
    preview: sentence,
    heading,
    parts: [
      { paragraph: greeting(data.name, shop) },
      { paragraph: sentence },
      { facts: [['When', nepalTime(data.at, shop)], ...countsOf(data)] },
      { paragraph: remedy },
      { action: 'Open the back office', url: `${shop.url}/admin` },
    ],
  }
}

function countsOf({ deletion }: StaffNews): [string, string][] {
  const { counts = {} } = deletion ?? {}
  const held = holdingKinds.map((kind) => ({ label: holdings[kind].label, count: counts[kind] ?? 0 }))
  return held.filter(({ count }) => count > 0).map(({ label, count }) => [label, englishFormats.number(count)])
}

function contactOf({ phone, email }: NonNullable<StaffNews['contact']>['after']): string {
  return `${englishFormats.phone(phone)} and ${email}`
}

function sentenceOf({ before, after }: NonNullable<StaffNews['bank']>): string {
  return `Its number ${before === '' ? 'was not given' : `ended in ${before}`}, and ${after === '' ? 'is not given' : `ends in ${after}`} now.`
}
