import { CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import { RESET_VALID_MINUTES } from '#domain/staff/staff.ts'
import { type JobKind, jobKinds } from '../../platform/jobs/kinds.ts'

const MINUTE_MS = 60_000

/** Minutes after which a job would only send a code or link that is not valid any more. */
const usefulMinutes: Partial<Record<JobKind, number>> = {
  'send-code': CODE_VALID_MINUTES,
  'send-staff-reset': RESET_VALID_MINUTES,
}

/** An import that lost its job would never end. Its own page discards it. */
const neverDropped: ReadonlySet<string> = new Set<JobKind>(['check-import', 'run-import'])

export function isJobKind(kind: string): kind is JobKind {
  return kind in jobKinds
}

/** Whether a job may be tried again: not after its code has expired, nor when this version does not know its kind. */
export function mayRetry(kind: string, createdAt: Date, now = new Date()): boolean {
  if (!isJobKind(kind)) return false
  const minutes = usefulMinutes[kind]
  return minutes === undefined || now.getTime() - createdAt.getTime() < minutes * MINUTE_MS
}

export function mayDrop(kind: string): boolean {
  return !neverDropped.has(kind)
}

/** Names of IDs in the data of jobs, and the records that they name. Nothing else of the data leaves the server. */
const records = {
  mailId: 'mail',
  smsId: 'sms',
  importId: 'import',
  pictureId: 'picture',
  userId: 'customer',
  codeId: 'code',
} as const

/** Returns the record that a job is about. */
export function recordOf(data: unknown): { kind: string; id: string } | null {
  const given = (data ?? {}) as Record<string, unknown>
  for (const [field, kind] of Object.entries(records)) {
    const id = given[field]
    if (typeof id === 'string') return { kind, id }
  }
  return null
}
