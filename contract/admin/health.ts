import { z } from 'zod'
import { Rupees } from '#contract/common.ts'
import { walletProviders } from '#domain/payments/payment-methods.ts'
import { listQuery, longListOf } from './list.ts'

const MAX_NAME_LENGTH = 60
const Instant = z.iso.datetime()
const Count = z.int()

/** Parts of the report, each of which is read with its own time limit. */
const healthParts = [
  'jobs',
  'schedule',
  'messages',
  'wallets',
  'webhooks',
  'database',
  'replicas',
  'server',
  'backup',
] as const
export type HealthPart = (typeof healthParts)[number]
const Part = z.enum(healthParts)

/** What is wrong now. `step` leads to a page of the back office; null when the text says what to do. */
export const HealthProblem = z.object({
  part: Part,
  severity: z.enum(['danger', 'warning']),
  text: z.string(),
  step: z.object({ label: z.string(), path: z.string() }).nullable(),
})
export type HealthProblem = z.infer<typeof HealthProblem>

/** `retrying` jobs failed and wait for their next try; `parked` jobs failed at their last one. */
const KindOfJobs = z.object({
  kind: z.string(),
  waiting: Count,
  running: Count,
  retrying: Count,
  parked: Count,
  /** Since when the first of them could have started; null if none is due. */
  dueSince: Instant.nullable(),
})

const ScheduledTask = z.object({
  kind: z.string(),
  /** In UTC. */
  cron: z.string(),
  /** Null before the first run. */
  startedAt: Instant.nullable(),
  durationMs: Count.nullable(),
  succeededAt: Instant.nullable(),
  /** Error of the last run; '' for none. */
  error: z.string(),
  nextAt: Instant,
  isLate: z.boolean(),
})

const Messages = z.object({
  mails: z.object({
    waiting: Count,
    /** Waiting mails that failed at least once. */
    failing: Count,
    /** Those of the last day. */
    failed: Count,
    lastError: z.string(),
  }),
  sms: z.object({
    waiting: Count,
    /** Those of the last day, whatever the reason. */
    failed: Count,
    /** Parts that were sent within 24 hours, or may have been, and how many may be. */
    parts: Count,
    dailyParts: Count,
    /** Null without a gateway. */
    gateway: z.string().nullable(),
    /** Whether the gateway refused the last message, because of token, sender or credit. */
    isHalted: z.boolean(),
  }),
})

const OpenLookUps = z.object({
  wallet: z.enum(walletProviders),
  open: Count,
  /** Open attempts for which the wallet did not answer at the last look-up. */
  unanswered: Count,
})

const FailingReceiver = z.object({
  id: z.uuid(),
  url: z.string(),
  state: z.string(),
  failingSince: Instant.nullable(),
})

const DatabaseFigures = z.object({
  bytes: z.number(),
  /** The ten largest, with their indexes. */
  tables: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** PostgreSQL's version. */
  version: z.string(),
  migrations: Count,
})

/** Seen by the process that answers. */
const ReplicaFigures = z.object({
  name: z.string(),
  /** Whether pages are read from it. */
  isUsed: z.boolean(),
  /** Null when it is out of reach, or more than ten seconds behind. */
  lagMs: z.number().nullable(),
})

const ServerFigures = z.object({
  version: z.string(),
  node: z.string(),
  /** The disk of DATA_DIR. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
})

const LastBackup = z.object({
  at: Instant,
  fileName: z.string(),
  bytes: z.number(),
  isEncrypted: z.boolean(),
  missingFiles: Count,
})

/** State of the shop as one process sees it. A part is null if it could not be read; `unread` names it. */
export const HealthReport = z.object({
  at: Instant,
  problems: z.array(HealthProblem),
  unread: z.array(Part),
  jobs: z.array(KindOfJobs).nullable(),
  schedule: z.array(ScheduledTask).nullable(),
  messages: Messages.nullable(),
  wallets: z.array(OpenLookUps).nullable(),
  webhooks: z.object({ active: Count, failing: z.array(FailingReceiver) }).nullable(),
  database: DatabaseFigures.nullable(),
  replicas: z.array(ReplicaFigures).nullable(),
  server: ServerFigures.nullable(),
  /** `last` is null before the first backup. */
  backup: z.object({ last: LastBackup.nullable() }).nullable(),
})
export type HealthReport = z.infer<typeof HealthReport>

const jobStates = ['parked', 'retrying', 'running', 'waiting'] as const

/** A job that has not ended. What it works with stays on the server. */
export const AdminJob = z.object({
  /** Queue and id, separated by a dot. */
  id: z.string(),
  kind: z.string(),
  state: z.enum(jobStates),
  /** The record that it is about; null for scheduled jobs and those with encrypted data. */
  record: z.object({ kind: z.string(), id: z.string() }).nullable(),
  tries: Count,
  createdAt: Instant,
  /** Null for parked and running jobs. */
  nextTryAt: Instant.nullable(),
  /** Error of the last try, without personal data; '' for none. */
  error: z.string(),
  mayRetry: z.boolean(),
  mayDrop: z.boolean(),
})
export type AdminJob = z.infer<typeof AdminJob>

export const AdminJobsQuery = listQuery(['createdAt'], {
  state: z.enum(jobStates).optional(),
  kind: z.string().max(MAX_NAME_LENGTH).optional(),
})
export type AdminJobsQuery = z.output<typeof AdminJobsQuery>
export const AdminJobList = longListOf(AdminJob)

/** @example parked.0198f7a2-6f4e-7cc1-a6f5-2d9a5f1b7c11 */
export const AdminJobParams = z.strictObject({
  id: z.string().regex(/^[a-z-]{1,40}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Must be the id of a job'),
})

const mailStates = ['waiting', 'sent', 'failed'] as const

/** A mail without its content, which nobody reads. */
export const AdminMail = z.object({
  id: z.uuid(),
  to: z.string(),
  template: z.string(),
  state: z.enum(mailStates),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  tries: Count,
  error: z.string(),
  /** Why it cannot be sent again; '' if it can. */
  whyNot: z.string(),
})
export type AdminMail = z.infer<typeof AdminMail>

/** `q` is an email address, the number of an order, or the id of a mail. */
export const AdminMailsQuery = listQuery(['createdAt'], {
  state: z.enum(mailStates).optional(),
  template: z.string().max(MAX_NAME_LENGTH).optional(),
})
export type AdminMailsQuery = z.output<typeof AdminMailsQuery>
export const AdminMailList = longListOf(AdminMail)

const smsStates = ['waiting', 'sent', 'failed'] as const

/** An SMS without its text and its phone number. */
export const AdminSms = z.object({
  id: z.uuid(),
  template: z.string(),
  state: z.enum(smsStates),
  createdAt: Instant,
  /** Why it was not sent; null for one that waits or was sent. */
  outcome: z.string().nullable(),
  tries: Count,
  parts: Count.nullable(),
  gateway: z.string().nullable(),
  error: z.string(),
  whyNot: z.string(),
})
export type AdminSms = z.infer<typeof AdminSms>

/** `q` is a phone number, the number of an order, or the id of an SMS. */
export const AdminSmsQuery = listQuery(['createdAt'], {
  state: z.enum(smsStates).optional(),
})
export type AdminSmsQuery = z.output<typeof AdminSmsQuery>
export const AdminSmsList = longListOf(AdminSms)

/** An attempt to pay about which the shop still asks the wallet. */
export const LookUp = z.object({
  id: z.uuid(),
  order: z.object({ id: z.uuid(), number: z.string() }),
  wallet: z.enum(walletProviders),
  amount: Rupees,
  state: z.string(),
  begunAt: Instant,
  checks: Count,
  checkedAt: Instant.nullable(),
  nextCheckAt: Instant.nullable(),
  /** Look-ups in a row that the wallet did not answer. */
  outages: Count,
  /** What the wallet last said, without personal data; '' for nothing. */
  answer: z.string(),
})
export type LookUp = z.infer<typeof LookUp>

export const LookUpsQuery = listQuery(['nextCheckAt'], { wallet: z.enum(walletProviders).optional() })
export type LookUpsQuery = z.output<typeof LookUpsQuery>
export const LookUpList = longListOf(LookUp)

export const HealthRecordParams = z.strictObject({ id: z.uuid() })
