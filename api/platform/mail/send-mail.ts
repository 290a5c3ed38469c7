import type { Db } from '../db/client.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { decrypt } from '../secrets/encryption.ts'
import type { JobLog } from '../jobs/kinds.ts'
import { composeMail } from './compose-mail.ts'
import { mailAad } from './queue-mail.ts'
import { giveUp, isWaiting, leaseMail, markSent, readMailShop, release } from './mail-queries.ts'
import { UnsentError, type Mailer, type Message } from './mailer.ts'
import type { TemplateName } from './templates/template-data.ts'
import { unsubscribeUrl } from './shop-lines.ts'
import { oneLine } from './typed-text.ts'

const SEND_WITHIN_MS = 60_000

type MailTools = { db: Db; secrets: Secrets; mailer: Mailer; publicUrl: string; log: JobLog }
type LeasedMail = NonNullable<Awaited<ReturnType<typeof leaseMail>>>

/**
 * Sends a mail of the outbox, unless it was sent already. If the process dies after sending but before recording it,
 * the retry sends it again with the same Message-ID, so that receivers recognize it.
 *
 * @throws Error when it could not be sent now, or another worker is sending it
 */
export async function sendMail({ mailId }: { mailId: string }, tools: MailTools, signal: AbortSignal): Promise<void> {
  const { db, mailer, log } = tools
  const mail = await leaseMail(db, mailId)
  if (!mail) {
    if (await isWaiting(db, mailId)) throw new Error(`Mail ${mailId} is being sent by another worker`)
    return
  }
  if (mail.expiresAt && mail.expiresAt < new Date()) return giveUp(db, mailId, 'expired before it was sent')
  try {
    await mailer(await compose(mail, tools), AbortSignal.any([signal, AbortSignal.timeout(SEND_WITHIN_MS)]))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!(error instanceof UnsentError && error.isForGood)) {
      await release(db, mailId, reason)
      throw error
    }
    log.info({ mailId, template: mail.template }, 'mail refused: the address does not exist')
    return giveUp(db, mailId, reason)
  }
  await markSent(db, mailId)
  log.info({ mailId, template: mail.template, tries: mail.tries }, 'mail sent')
}

async function compose(mail: LeasedMail, { db, secrets, publicUrl }: MailTools): Promise<Message> {
  const shop = await readMailShop(db, publicUrl, mail.language)
  if (!shop) throw new Error('The shop is not set up yet')
  const template = mail.template as TemplateName
  const data = JSON.parse(decrypt(secrets.dataKey, mail.content!, mailAad(mail)))
  return {
    id: mail.id,
    from: { name: oneLine(shop.name), address: shop.email },
    to: mail.to,
    date: mail.createdAt,
    ...composeMail(template, data, shop),
    ...(typeof data.unsubscribe === 'string' && { unsubscribeUrl: unsubscribeUrl(shop, data.unsubscribe) }),
    ...('code' in data && canBindCode(publicUrl) && { otp: { code: data.code, origin: publicUrl } }),
  }
}

/**
 * Returns whether a mail may bind its code to the site: only over HTTPS or locally, where nobody can alter the page.
 */
function canBindCode(publicUrl: string): boolean {
  return /^https:|^http:\/\/(localhost|127\.)/.test(publicUrl)
}
