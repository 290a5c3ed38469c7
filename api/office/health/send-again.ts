import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { mails, smsMessages } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { mailAad, mailPriority, newMail, type NewMail } from '../../platform/mail/queue-mail.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { newSms, type NewSms, smsAad, type SmsContent, smsPriority } from '../../platform/sms/queue-sms.ts'
import { noteAct } from './note-act.ts'
import { whyNotAgain } from './why-not-again.ts'

/** A message that was sent again so recently may still be on its way. */
const PAUSE = sql`interval '5 minutes'`

/** Ends the event of a copy, before its number. */
const COPY = ':again-'

type Tools = { staffDb: Db; secrets: Secrets; limits: AddressLimits; staffId: string; once: StaffOnce | undefined }

/**
 * Sends a mail again, to the same address. One that waits is tried at once; of one that ended a copy is sent, with an id
 * of its own, because mail servers leave out what they had before.
 *
 * @throws AppError not_found; conflict when it cannot be sent again or was so just now; too_many_requests
 */
export async function sendMailAgain(tools: Tools, id: string): Promise<void> {
  const { staffDb, secrets, once } = tools
  const [known] = await staffDb.select({ to: mails.to }).from(mails).where(eq(mails.id, id))
  await takeLimits(tools, known?.to.toLowerCase())
  await staffDb.transaction(async (tx) => {
    if (!(await isFirstTime(tx, once))) return
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) throw notFound()
    refuse({ ...mail, waits: mail.content !== null, isKept: mail.kept !== null })
    if (mail.kept === null) {
      await enqueue(tx, 'resend-mail', { mailId: id })
      return noteAct(tx, { table: 'mails', key: id }, { before: { state: 'waiting' }, after: { state: 'tried again' } })
    }
    const { event, copiesSo, newest } = await nextCopy(tx, mails, mail.event)
    refuseSoon(newest)
    const data = JSON.parse(decrypt(secrets.dataKey, mail.kept, mailAad(mail)))
    const copy = newMail({ ...mail, event: `${event}${COPY}${copiesSo + 1}`, data } as NewMail, secrets)
    await tx.insert(mails).values(copy)
    await enqueue(tx, 'send-mail', { mailId: copy.id }, { priority: mailPriority(copy, { isBeyondShare: true }) })
    await noteAct(tx, { table: 'mails', key: id }, { before: { copies: copiesSo }, after: { copy: copy.id } })
  })
}

/** The same for an SMS. Its parts count among those of the day. */
export async function sendSmsAgain(tools: Tools, id: string): Promise<void> {
  const { staffDb, secrets, once } = tools
  const [known] = await staffDb.select({ to: smsMessages.phoneIndex }).from(smsMessages).where(eq(smsMessages.id, id))
  await takeLimits(tools, known?.to.toString('base64url'))
  await staffDb.transaction(async (tx) => {
    if (!(await isFirstTime(tx, once))) return
    const [sms] = await tx.select().from(smsMessages).where(eq(smsMessages.id, id)).for('update')
    if (!sms) throw notFound()
    refuse({ ...sms, waits: sms.content !== null, isKept: sms.kept !== null })
    if (sms.kept === null) {
      await enqueue(tx, 'send-sms', { smsId: id }, { priority: smsPriority(sms) })
      const columns = { before: { state: 'waiting' }, after: { state: 'tried again' } }
      return noteAct(tx, { table: 'sms_messages', key: id }, columns)
    }
    const { event, copiesSo, newest } = await nextCopy(tx, smsMessages, sms.event)
    refuseSoon(newest)
    const { to, data } = JSON.parse(decrypt(secrets.dataKey, sms.kept, smsAad(sms))) as SmsContent
    const asked = { ...sms, event: `${event}${COPY}${copiesSo + 1}`, phone: `+977${to}`, data } as NewSms
    const copy = newSms(asked, secrets)
    if (!copy) throw new AppError('conflict', 'No SMS reaches this number.')
    await tx.insert(smsMessages).values(copy)
    await enqueue(tx, 'send-sms', { smsId: copy.id }, { priority: smsPriority(copy) })
    await noteAct(tx, { table: 'sms_messages', key: id }, { before: { copies: copiesSo }, after: { copy: copy.id } })
  })
}

function refuse(message: Parameters<typeof whyNotAgain>[0]): void {
  const why = whyNotAgain(message)
  if (why !== '') throw new AppError('conflict', say('messages.not-again', { why: [why] }))
}

function notFound(): AppError {
  return new AppError('not_found', 'This message is not in the log any more.')
}

/** Nobody is flooded, and a stolen login does not mail every customer. Counts before the transaction takes a connection. */
async function takeLimits({ limits, staffId }: Tools, recipient: string | undefined): Promise<void> {
  if (recipient === undefined) throw notFound()
  await limits.messagesAgainBy.take(staffId)
  await limits.messagesAgainTo.take(recipient)
}

/** Counts the copies of a message. Copies of a copy belong to the first one. */
async function nextCopy(tx: Db, table: typeof mails | typeof smsMessages, ofEvent: string) {
  const [event = ofEvent] = ofEvent.split(COPY)
  const isCopy: SQL = sql`split_part(${table.event}, ':', 2) = split_part(${event}, ':', 2)
    and starts_with(${table.event}, ${`${event}${COPY}`})`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`again ${event}`}, 0))`)
  const copiesSo = await tx.$count(table, isCopy)
  const [newest] = await tx
    .select({ isSoon: sql<boolean>`${table.createdAt} > now() - ${PAUSE}` })
    .from(table)
    .where(isCopy)
    .orderBy(desc(table.createdAt))
    .limit(1)
  return { event, copiesSo, newest }
}

function refuseSoon(newest: { isSoon: boolean } | undefined): void {
  if (newest?.isSoon) throw new AppError('conflict', 'It was sent again a moment ago. Wait five minutes.')
}
