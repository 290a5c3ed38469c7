import { sql } from 'drizzle-orm'
import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** What open pages of the back office should know. Triggers write a row in the transaction of the event (0060_live.sql). */
export const liveEvents = pgTable(
  'live_events',
  {
    /** The transaction. Readers ask for those that ended since their last snapshot. */
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Path of the records in the API of the back office, such as `orders`. */
    topic: text().notNull(),
    /** Id of the record there. */
    record: text().notNull(),
    /** Such as `place`. */
    act: text().notNull(),
    /** The member of staff behind it, if any. */
    staffId: uuid(),
    /** Start of the transaction. */
    at: instant().notNull().defaultNow(),
  },
  (event) => [
    // Rows of one transaction that say the same are one row: an import changes thousands of variants of few products.
    primaryKey({ name: 'live_events_pkey', columns: [event.xid, event.topic, event.record, event.act] }),
  ],
)

/** Tabs in which a member of staff has a record open for editing. Unlogged: a tab says it again every half minute. */
export const liveEditors = pgTable('live_editors', {
  tab: uuid().primaryKey(),
  staffId: uuid().notNull(),
  topic: text().notNull(),
  record: text().notNull(),
  until: instant().notNull(),
})
