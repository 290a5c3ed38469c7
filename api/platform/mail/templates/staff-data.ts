import type { HoldingCounts } from '#domain/personal-data/holdings.ts'
import type { StaffRole } from '#domain/staff/staff.ts'

/** An update about somebody's back-office login, or about what only owners change. */
export type StaffNews = {
  name: string
  news:
    | 'password-changed'
    | 'totp-on'
    | 'totp-off'
    | 'totp-reset'
    | 'recovery-used'
    | 'recovery-renewed'
    | 'role-changed'
    | 'bank-changed'
    | 'contact-changed'
    | 'person-deleted'
    | 'backup-old'
  /** The new role. */
  role?: StaffRole
  /** Number of recovery codes left after one was used. */
  codesLeft?: number
  /** Last digits of the account to which buyers send transfers; '' without a number. */
  bank?: { before: string; after: string }
  /** Phone number and email address that mails and SMS name as the shop's. */
  contact?: { before: ShopContact; after: ShopContact }
  /** The member of staff who deletes a person, and what the shop held of that person. */
  deletion?: { by: string; counts: Partial<HoldingCounts> }
  /** When the last backup was written; null before the first. */
  backup?: string | null
  at: string
}

type ShopContact = { phone: string; email: string }

/** A receiver to which the shop no longer sends, and its last answer. `description`: '' for none. */
export type WebhookPaused = { host: string; description: string; state: 'failing' | 'gone'; why: string }

/** SMS do not go out. `why` is what the gateway said, or the limit that was reached. */
export type SmsTrouble = { gateway: string; kind: 'halted' | 'refused' | 'capped'; why: string }
