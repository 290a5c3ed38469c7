import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { importStates, type ImportChange, type ImportProblem, type SeenProducts } from '#domain/imports/imports.ts'
import { instant } from './columns.ts'
import { staff } from './staff.ts'

/** Product files uploaded by staff: parsed and checked first, then imported a few products at a time. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    fileName: text().notNull(),
    state: text({ enum: importStates }).notNull().default('checking'),
    /** Rows as parsed; emptied when the import ends. */
    rows: jsonb().$type<Record<string, string>[]>().notNull(),
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
    totalRows: integer().notNull(),
    doneRows: integer().notNull().default(0),
    /** Number of products and variants that are new, and of those that change. */
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    /** The first changes, as a preview for the person who confirms the import. */
    samples: jsonb().$type<ImportChange[]>().notNull().default([]),
    /** Products not imported yet, with the changes found when the file was checked. */
    seen: jsonb().$type<SeenProducts>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (one) => [
    index('imports_by_time').on(one.createdAt.desc().nullsFirst()),
    check('imports_rows', sql`${one.doneRows} between 0 and ${one.totalRows}`),
  ],
)
