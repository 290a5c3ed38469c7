import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { mails, smsMessages } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { PARKED } from '../../platform/jobs/kinds.ts'
import { redriveParked, wakeWorkers } from '../../platform/jobs/queue.ts'
import { giveUp } from '../../platform/mail/mail-queries.ts'
import { endSms } from '../../platform/sms/sms-queries.ts'
import { deleteJob, type HeldJob, lockJob, startNow } from './job-queries.ts'
import { isJobKind, mayDrop, mayRetry, recordOf } from './job-rules.ts'
import { noteAct } from './note-act.ts'

const DROPPED = 'dropped by staff'

/**
 * Tries a job again at once: a parked one with all its tries, another one at its next. Of several at once only the first
 * does.
 *
 * @param asked  queue and id, separated by a dot
 * @throws AppError conflict when it runs or has ended, and when it would only send a code that has expired
 */
export async function retryJob(staffDb: Db, asked: string): Promise<void> {
  const [queue, id] = partsOf(asked)
  await staffDb.transaction(async (tx) => {
    const job = await hold(tx, queue, id)
    if (!isJobKind(job.kind) || !mayRetry(job.kind, job.createdAt) || (await hasExpired(tx, job))) {
      throw new AppError('conflict', 'This job is too old: what it would send is not valid any more. Drop it.')
    }
    if (queue !== PARKED) await startNow(tx, queue, id)
    else if (!(await redriveParked(tx, id))) throw gone()
    await wakeWorkers(tx, job.kind)
    await note(tx, asked, job, { state: 'waiting' })
  })
}

/**
 * Deletes a job that does not run. What it would have sent is given up.
 *
 * @throws AppError conflict when it runs or has ended, and for imports, which would never end
 */
export async function dropJob(staffDb: Db, asked: string): Promise<void> {
  const [queue, id] = partsOf(asked)
  await staffDb.transaction(async (tx) => {
    const job = await hold(tx, queue, id)
    if (!mayDrop(job.kind)) throw new AppError('conflict', 'Discard the import on its own page instead.')
    await deleteJob(tx, queue, id)
    await giveUpMessage(tx, job)
    await note(tx, asked, job, null)
  })
}

function partsOf(asked: string): [queue: string, id: string] {
  const dot = asked.indexOf('.')
  return [asked.slice(0, dot), asked.slice(dot + 1)]
}

async function hold(tx: Db, queue: string, id: string): Promise<HeldJob> {
  const job = await lockJob(tx, queue, id)
  if (!job) throw gone()
  return job
}

function gone(): AppError {
  return new AppError('conflict', 'This job is running or has ended, or somebody else was faster.')
}

/** Whether a job is about a mail whose code or link has expired. */
async function hasExpired(tx: Db, { data }: HeldJob): Promise<boolean> {
  const record = recordOf(data)
  if (record?.kind !== 'mail') return false
  const isOver = and(eq(mails.id, record.id), isNotNull(mails.content), lt(mails.expiresAt, sql`now()`))
  return (await tx.$count(mails, isOver)) > 0
}

/** Nothing else would send it, so its content goes with the job. One that is being sent stays as it is. */
async function giveUpMessage(tx: Db, { data }: HeldJob): Promise<void> {
  const record = recordOf(data)
  if (record?.kind === 'mail') {
    const isFree = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`))
    const waits = and(eq(mails.id, record.id), isNotNull(mails.content), isFree)
    const [mail] = await tx.select({ id: mails.id }).from(mails).where(waits).for('update')
    if (mail) await giveUp(tx, mail.id, DROPPED)
  }
  if (record?.kind === 'sms') {
    const isFree = or(isNull(smsMessages.leasedUntil), lt(smsMessages.leasedUntil, sql`now()`))
    const waits = and(eq(smsMessages.id, record.id), isNotNull(smsMessages.content), isFree)
    const [sms] = await tx.select({ id: smsMessages.id }).from(smsMessages).where(waits).for('update')
    if (sms) await endSms(tx, sms.id, { outcome: 'refused', lastError: DROPPED })
  }
}

async function note(tx: Db, key: string, { kind, state }: HeldJob, after: { state: string } | null): Promise<void> {
  await noteAct(tx, { table: 'jobs', key }, { before: { kind, state }, after })
}
