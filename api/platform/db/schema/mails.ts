import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, language } from './columns.ts'

/** The outbox: mails to send, kept for some time after they are sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** The event that the mail reports, such as `verify-email:<id of the code>`; each is mailed once. */
    event: text().notNull().unique(),
    to: text().notNull(),
    template: text().notNull(),
    language: language(),
    /** Template data, encrypted; null once the mail is sent or obsolete. */
    content: bytea(),
    /** The content of a mail that has ended, while staff may send it again (api/platform/mail/kept-mails.ts). */
    kept: bytea(),
    createdAt: instant().notNull().defaultNow(),
    /** The mail is not sent after this time, since nobody needs it any more. */
    expiresAt: instant(),
    sentAt: instant(),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** End of the sending process's lease. */
    leasedUntil: instant(),
  },
  // Indexes the id in `event`, for finding an order's mails (api/sales/orders/admin/order-rows.ts).
  (mail) => [
    index('mails_by_thing').on(sql`split_part(${mail.event}, ':', 2)`),
    index('mails_by_time').on(mail.createdAt.desc().nullsFirst(), mail.id),
    index('mails_by_address').on(sql`lower(${mail.to})`, mail.createdAt),
    index('mails_unsent')
      .on(mail.createdAt.desc().nullsFirst(), mail.id)
      .where(sql`${mail.sentAt} is null`),
  ],
)
