import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { importStates, type ImportChange, type ImportProblem, type SeenProducts } from '#domain/imports.ts'
import { instant } from './instant.ts'
import { staff } from './staff.ts'

/** Files of products that staff brought: read and checked first, then taken over a few products at a time. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    fileName: text().notNull(),
    state: text({ enum: importStates }).notNull().default('checking'),
    /** As they were read; emptied when it has ended. */
    rows: jsonb().$type<Record<string, string>[]>().notNull(),
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
    totalRows: integer().notNull(),
    doneRows: integer().notNull().default(0),
    /** Products and variants that are new, and those that change. */
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    /** The first changes, for who has to say yes. */
    samples: jsonb().$type<ImportChange[]>().notNull().default([]),
    /** Products that the shop has not taken yet, as they were to change when the file was checked. */
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
