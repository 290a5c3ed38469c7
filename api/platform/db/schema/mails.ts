import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { language } from './translations.ts'

/** The outbox: mails that were decided on, until some time after they left. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** What the mail tells of, such as `verify-email:<id of the code>`: each is told once. */
    event: text().notNull().unique(),
    to: text().notNull(),
    template: text().notNull(),
    language: language(),
    /** What the template is filled with, encrypted; null once the mail has left or has become pointless. */
    content: bytea(),
    createdAt: instant().notNull().defaultNow(),
    /** After this nobody needs it any more, and it does not leave. */
    expiresAt: instant(),
    sentAt: instant(),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** Somebody is sending it, until then at the latest. */
    leasedUntil: instant(),
  },
  // By the id of what a mail tells of (api/sales/orders/admin/order-rows.ts).
  (mail) => [index('mails_by_thing').on(sql`split_part(${mail.event}, ':', 2)`)],
)
