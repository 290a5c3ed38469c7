import { Day } from '#contract/common.ts'
import { personalReadKinds } from '#domain/staff/staff.ts'
import { listQuery, longListOf } from './list.ts'
import { z } from 'zod'

const MAX_TEXT_LENGTH = 200

const Kind = z.enum(personalReadKinds)

/** A log entry: a staff member read personal data of one customer, or of several in a list. */
export const PersonalRead = z.object({
  id: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  staffId: z.uuid(),
  /** The staff member's name at that time. */
  staffName: z.string(),
  kind: Kind,
  /** Ids of the records shown; for an export, the file name. None for a list that showed only how many there are. */
  records: z.array(z.string()),
  /** The record's present name. Null for several records, for an export, and for a deleted record. */
  name: z.string().nullable(),
})
export type PersonalRead = z.infer<typeof PersonalRead>

/** `q` searches the names of staff members. */
export const PersonalReadsQuery = listQuery(['at'], {
  staffId: z.uuid().optional(),
  kind: Kind.optional(),
  /** A record's id; finds every read that showed it, alone or among others. */
  record: z.string().min(1).max(MAX_TEXT_LENGTH).optional(),
  /** Dates in Nepal, both included. */
  from: Day.optional(),
  to: Day.optional(),
})
export type PersonalReadsQuery = z.infer<typeof PersonalReadsQuery>
export const PersonalReadList = longListOf(PersonalRead)
