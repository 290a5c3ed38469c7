import { listQuery, longListOf } from './list.ts'
import { Day } from '#contract/common.ts'
import { z } from 'zod'

const MAX_TEXT_LENGTH = 200

const Text = z.string().min(1).max(MAX_TEXT_LENGTH).optional()
const Columns = z.record(z.string(), z.unknown()).nullable()

const auditActions = ['insert', 'update', 'delete'] as const

/** A row changed by a staff member. */
export const AuditEntry = z.object({
  id: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  staffId: z.uuid(),
  /** The staff member's name at that time. */
  staffName: z.string(),
  /** HTTP method and route, such as `PUT /api/admin/products/:id`. */
  call: z.string(),
  /** Groups the changes made by one request. */
  requestId: z.string(),
  table: z.string(),
  /** Primary key values, separated by commas. */
  rowKey: z.string(),
  /** The record's present name; null if it has none or is deleted. */
  name: z.string().nullable(),
  action: z.enum(auditActions),
  /** Keyed by database column. Updates list only changed columns. Secret values are `(hidden)`. */
  before: Columns,
  after: Columns,
})
export type AuditEntry = z.infer<typeof AuditEntry>

const filters = {
  staffId: z.uuid().optional(),
  table: Text,
  rowKey: Text,
  action: z.enum(auditActions).optional(),
  /** Part of the call. */
  call: Text,
  requestId: Text,
  /** Dates in Nepal, both included. */
  from: Day.optional(),
  to: Day.optional(),
}

export const AuditQuery = listQuery(['at'], filters)
export type AuditQuery = z.infer<typeof AuditQuery>
export const AuditList = longListOf(AuditEntry)

/** Filter choices: every staff member and table in the log. */
export const AuditChoices = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  tables: z.array(z.string()),
})
export type AuditChoices = z.infer<typeof AuditChoices>
