import { randomUUID, type KeyObject } from 'node:crypto'
import { CODE_VALID_MINUTES } from '#domain/one-time-code.ts'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema.ts'
import { encrypt } from '../encryption.ts'
import { enqueue, enqueueUnannounced } from '../jobs/queue.ts'
import { insertMails } from './mail-queries.ts'
import { mailAad } from './mail-aad.ts'
import type { TemplateData, TemplateName } from './templates/template-data.ts'

const MINUTE_MS = 60_000

/** Mails that say something for a short time only do not leave after it. */
const validMinutes: Partial<Record<TemplateName, number>> = {
  'verify-email': CODE_VALID_MINUTES,
  'reset-password': CODE_VALID_MINUTES,
}

/** `event` is what the mail tells of, such as `verify-email:<id of the code>`. */
export type NewMail = {
  [Name in TemplateName]: { event: string; to: string; template: Name; data: TemplateData[Name] }
}[TemplateName]

/**
 * Writes a mail into the outbox, from where it leaves as soon as the caller's transaction has committed. Each event is
 * told once, however often this is called.
 *
 * @param dataKey  encrypts what the mail says, until it has left
 */
export async function queueMail(tx: Db, { dataKey }: { dataKey: KeyObject }, mail: NewMail): Promise<void> {
  const row = rowOf(mail, dataKey)
  const [queued] = await tx.insert(mails).values(row).onConflictDoNothing({ target: mails.event }).returning()
  if (queued) await enqueue(tx, 'send-mail', { mailId: row.id })
}

/**
 * The same for several mails, none of which was written before. They leave at once if they are announced
 * (`newJobs('send-mail')`) after the commit, else some seconds later.
 */
export async function queueNewMails(
  tx: Db,
  { dataKey }: { dataKey: KeyObject },
  all: readonly NewMail[],
): Promise<void> {
  const rows = all.map((mail) => rowOf(mail, dataKey))
  await insertMails(tx, rows)
  await enqueueUnannounced(
    tx,
    'send-mail',
    rows.map(({ id }) => ({ mailId: id })),
  )
}

function rowOf({ event, to, template, data }: NewMail, dataKey: KeyObject) {
  const id = randomUUID()
  const content = encrypt(dataKey, JSON.stringify(data), mailAad({ id, to, template }))
  const minutes = validMinutes[template]
  const expiresAt = minutes ? new Date(Date.now() + minutes * MINUTE_MS) : null
  return { id, event, to, template, content, expiresAt }
}
