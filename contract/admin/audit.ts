import { listOf, listQuery } from './list.ts'
import { Day } from '#contract/common.ts'
import { z } from 'zod'

const MAX_TEXT_LENGTH = 200

const Text = z.string().min(1).max(MAX_TEXT_LENGTH).optional()
const Columns = z.record(z.string(), z.unknown()).nullable()

const auditActions = ['insert', 'update', 'delete'] as const

/** One row that somebody of the staff changed. */
export const AuditEntry = z.object({
  id: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  staffId: z.uuid(),
  /** As they were called then. */
  staffName: z.string(),
  /** Such as `PUT /api/admin/products/:id`. */
  call: z.string(),
  /** What was changed together. */
  requestId: z.string(),
  table: z.string(),
  /** Values of the primary key, with commas between. */
  rowKey: z.string(),
  /** What the record is called now; null where it has no name or is gone. */
  name: z.string().nullable(),
  action: z.enum(auditActions),
  /** By the names of the database's columns; of an update those that changed. What is secret is `(hidden)`. */
  before: Columns,
  after: Columns,
})
export type AuditEntry = z.infer<typeof AuditEntry>

const filters = {
  staffId: z.uuid().optional(),
  table: Text,
  rowKey: Text,
  action: z.enum(auditActions).optional(),
  /** A part of it. */
  call: Text,
  requestId: Text,
  /** Days in Nepal, the last one included. */
  from: Day.optional(),
  to: Day.optional(),
}

export const AuditQuery = listQuery(['at'], filters)
export type AuditQuery = z.infer<typeof AuditQuery>
export const AuditList = listOf(AuditEntry)

/** What the log can be narrowed down to: who has ever changed something, and what. */
export const AuditChoices = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  tables: z.array(z.string()),
})
export type AuditChoices = z.infer<typeof AuditChoices>
