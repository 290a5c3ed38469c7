import { importStates } from '#domain/imports/imports.ts'
import { tableFormats } from '#domain/imports/table-files.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'

export const ImportsQuery = listQuery(['createdAt'], {})
export type ImportsQuery = z.output<typeof ImportsQuery>

const ImportProblem = z.object({ row: z.int(), column: z.string(), message: z.string() })

/** An import of a product file. */
export const ListedImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  staffName: z.string(),
  state: z.enum(importStates),
  totalRows: z.int(),
  /** Rows imported so far. */
  doneRows: z.int(),
  /** Numbers of new, changed and unchanged products and variants. */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  problemCount: z.int(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
})
export type ListedImport = z.infer<typeof ListedImport>
export const ImportList = listOf(ListedImport)

/** `problems` holds the first hundred; a separate file lists all of them. */
export const Import = ListedImport.extend({
  problems: z.array(ImportProblem),
  samples: z.array(
    z.object({
      row: z.int(),
      key: z.string(),
      isNew: z.boolean(),
      fields: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
})
export type Import = z.infer<typeof Import>

export const ImportParams = z.strictObject({ id: z.uuid() })
export const TableQuery = z.strictObject({ format: z.enum(tableFormats).default('csv') })

const MAX_PLAN_LENGTH = 64

/** What a file of sets changes. */
export const SetImport = z.object({
  /** Names this check; an import does exactly what was checked, or nothing. */
  plan: z.string(),
  /** Numbers of new, changed and unchanged sets. */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  changes: z.array(z.object({ row: z.int(), name: z.string(), isNew: z.boolean() })),
  /** The first hundred. */
  problems: z.array(ImportProblem),
  problemCount: z.int(),
})
export type SetImport = z.infer<typeof SetImport>

/** Text fields of the form: without a `plan` the file is checked only. */
export const SetImportFields = z.object({ plan: z.string().max(MAX_PLAN_LENGTH).default('') })
