import { Day } from '#contract/common.ts'
import { personalReadKinds } from '#domain/staff/staff.ts'
import { listOf, listQuery } from './list.ts'
import { z } from 'zod'

const MAX_TEXT_LENGTH = 200

const Kind = z.enum(personalReadKinds)

/** A member of staff read personal data of one customer, or of many in a list. */
export const PersonalRead = z.object({
  id: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  staffId: z.uuid(),
  /** As they were called then. */
  staffName: z.string(),
  kind: Kind,
  /** Ids of what was shown; the name of the file for an export. */
  records: z.array(z.string()),
  /** What the record is called now. Null for several records, for an export, and for a deleted record. */
  name: z.string().nullable(),
})
export type PersonalRead = z.infer<typeof PersonalRead>

/** `q` is looked for in names of staff. */
export const PersonalReadsQuery = listQuery(['at'], {
  staffId: z.uuid().optional(),
  kind: Kind.optional(),
  /** The id of one record: reads that showed it, also among others. */
  record: z.string().min(1).max(MAX_TEXT_LENGTH).optional(),
  /** Days in Nepal, the last one included. */
  from: Day.optional(),
  to: Day.optional(),
})
export type PersonalReadsQuery = z.infer<typeof PersonalReadsQuery>
export const PersonalReadList = listOf(PersonalRead)
