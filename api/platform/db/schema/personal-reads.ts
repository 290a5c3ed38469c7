import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { personalReadKinds } from '#domain/personal-reads.ts'
import { instant } from './instant.ts'

/**
 * The log of reads: each answer that showed a member of staff customers' personal data. Triggers refuse to change a row, and
 * to delete one of the last year.
 */
export const personalReads = pgTable(
  'personal_reads',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** No reference, and the name as it was then: the log outlives accounts of staff. */
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    kind: text({ enum: personalReadKinds }).notNull(),
    /** Ids of what was shown, sorted; the name of the file for an export. */
    records: text().array().notNull(),
    requestId: text().notNull(),
  },
  (read) => [
    index('personal_reads_by_time').on(read.at.desc().nullsFirst(), read.id),
    index('personal_reads_by_staff').on(read.staffId, read.at),
    index('personal_reads_by_record').using('gin', read.records),
  ],
)
