import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { personalReadKinds } from '#domain/staff/staff.ts'
import { instant } from './columns.ts'

/**
 * Read log: each response that showed customers' personal data to a member of staff. Triggers refuse to change a row, and
 * to delete one from the last year.
 */
export const personalReads = pgTable(
  'personal_reads',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** No foreign key, and the name as it was then, because the log outlives staff accounts. */
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    kind: text({ enum: personalReadKinds }).notNull(),
    /** Sorted ids of the records shown; the file name for an export. */
    records: text().array().notNull(),
    requestId: text().notNull(),
  },
  (read) => [
    index('personal_reads_by_time').on(read.at.desc().nullsFirst(), read.id),
    index('personal_reads_by_staff').on(read.staffId, read.at),
    index('personal_reads_by_record').using('gin', read.records),
  ],
)
