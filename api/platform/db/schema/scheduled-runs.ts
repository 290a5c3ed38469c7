import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The last run of each scheduled kind of job (api/platform/jobs/kinds.ts). */
export const scheduledRuns = pgTable('scheduled_runs', {
  kind: text().primaryKey(),
  /** When a process first kept its time; before then nothing was due. */
  since: instant().notNull().defaultNow(),
  startedAt: instant(),
  durationMs: integer(),
  /** When a run last ended without an error. */
  succeededAt: instant(),
  /** Error of the last run; '' for none. */
  error: text().notNull().default(''),
})
