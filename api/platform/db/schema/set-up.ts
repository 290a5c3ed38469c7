import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { setUpPoints } from '#domain/set-up/set-up-points.ts'
import { instant } from './columns.ts'
import { staff } from './staff.ts'

/** Points of the set-up that an owner has dismissed, with the reason. */
export const setUpDismissals = pgTable(
  'set_up_dismissals',
  {
    point: text({ enum: setUpPoints }).primaryKey(),
    reason: text().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    at: instant().notNull().defaultNow(),
  },
  (dismissal) => [
    check('set_up_dismissals_reason_not_blank', sql`btrim(${dismissal.reason}) <> ''`),
    index('set_up_dismissals_by_staff').on(dismissal.staffId),
  ],
)

/** Completed backups. Each one deletes the rows that are older than 400 days. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    isEncrypted: boolean().notNull(),
    /** Number of uploads that the database names and the storage does not have. */
    missingFiles: integer().notNull(),
  },
  (run) => [index('backup_runs_by_time').on(run.at)],
)
