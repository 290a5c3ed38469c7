import type { Db } from '../db/client.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { decrypt } from '../secrets/encryption.ts'
import type { JobLog } from '../jobs/kinds.ts'
import { enqueue } from '../jobs/queue.ts'
import { composeMail } from './compose-mail.ts'
import { mailAad } from './queue-mail.ts'
import { giveUp, isWaiting, leaseMail, markSent, readMailShop, release } from './mail-queries.ts'
import { UnsentError, type Mailer, type Message } from './mailer.ts'
import { isKept } from './kept-mails.ts'
import type { TemplateData, TemplateName } from './templates/template-data.ts'
import { unsubscribeUrl } from './shop-lines.ts'
import { oneLine } from './typed-text.ts'

/** A mail that takes longer makes way for those that nobody has tried yet. */
const FIRST_TRY_MS = 5_000
const LATER_TRY_MS = 60_000

type MailTools = { db: Db; secrets: Secrets; mailer: Mailer; publicUrl: string; log: JobLog }
type LeasedMail = NonNullable<Awaited<ReturnType<typeof leaseMail>>>

/**
 * Sends a mail of the outbox, unless it was sent already. When that fails, or takes more than 5 s, later tries are jobs of
 * their own kind: somebody who causes many mails to addresses that their server refuses slowly delays no first try for long.
 *
 * @throws Error when another worker is sending it, or the process stops
 */
export async function sendMail({ mailId }: { mailId: string }, tools: MailTools, signal: AbortSignal): Promise<void> {
  const { db, log } = tools
  const failure = await trySending(mailId, tools, AbortSignal.any([signal, AbortSignal.timeout(FIRST_TRY_MS)]))
  if (!failure) return
  if (signal.aborted) {
    await release(db, mailId, failure.message)
    throw failure
  }
  log.warn({ err: failure, mailId }, 'a mail failed at its first try')
  await db.transaction(async (tx) => {
    await release(tx, mailId, failure.message)
    await enqueue(tx, 'resend-mail', { mailId })
  })
}

/** @throws Error when it could not be sent now, or another worker is sending it */
export async function resendMail({ mailId }: { mailId: string }, tools: MailTools, signal: AbortSignal): Promise<void> {
  const failure = await trySending(mailId, tools, AbortSignal.any([signal, AbortSignal.timeout(LATER_TRY_MS)]))
  if (!failure) return
  await release(tools.db, mailId, failure.message)
  throw failure
}

/**
 * Tries to send a mail that still waits. If the process dies after sending but before recording it, or the server accepts
 * it too late, the next try sends it again with the same Message-ID, so that receivers recognize it.
 *
 * @returns why it could not be sent now; the caller releases it
 * @throws Error when another worker is sending it
 */
async function trySending(mailId: string, tools: MailTools, signal: AbortSignal): Promise<Error | undefined> {
  const { db, mailer, log } = tools
  const mail = await leaseMail(db, mailId)
  if (!mail) {
    if (await isWaiting(db, mailId)) throw new Error(`Mail ${mailId} is being sent by another worker`)
    return undefined
  }
  if (mail.expiresAt && mail.expiresAt < new Date()) {
    await giveUp(db, mailId, 'expired before it was sent')
    return undefined
  }
  let keep = { isKept: false }
  try {
    const data = openMail(mail, tools)
    keep = { isKept: isKept(mail.template, data) }
    await mailer(await compose(mail, data, tools), signal)
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    if (!(failure instanceof UnsentError && failure.isForGood)) return failure
    log.info({ mailId, template: mail.template }, 'mail refused: the address does not exist')
    await giveUp(db, mailId, failure.message, keep)
    return undefined
  }
  await markSent(db, mailId, keep)
  log.info({ mailId, template: mail.template, tries: mail.tries }, 'mail sent')
  return undefined
}

/** Data of a template; some have a code, or a token that ends such mails. */
type MailData = TemplateData[TemplateName] & { code?: string; unsubscribe?: string }

function openMail(mail: LeasedMail, { secrets }: Pick<MailTools, 'secrets'>): MailData {
  return JSON.parse(decrypt(secrets.dataKey, mail.content!, mailAad(mail)))
}

async function compose(mail: LeasedMail, data: MailData, { db, publicUrl }: MailTools): Promise<Message> {
  const shop = await readMailShop(db, publicUrl, mail.language)
  if (!shop) throw new Error('The shop is not set up yet')
  const template = mail.template as TemplateName
  return {
    id: mail.id,
    from: { name: oneLine(shop.name), address: shop.email },
    to: mail.to,
    date: mail.createdAt,
    ...composeMail(template, data, shop),
    ...(typeof data.unsubscribe === 'string' && { unsubscribeUrl: unsubscribeUrl(shop, data.unsubscribe) }),
    ...(data.code && canBindCode(publicUrl) && { otp: { code: data.code, origin: publicUrl } }),
  }
}

/**
 * Returns whether a mail may bind its code to the site: only over HTTPS or locally, where nobody can alter the page.
 */
function canBindCode(publicUrl: string): boolean {
  return /^https:|^http:\/\/(localhost|127\.)/.test(publicUrl)
}
