import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import type { JobLog } from '../../platform/jobs/kinds.ts'
import { readOwners } from '../../platform/mail/mail-queries.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { webhookEndpoints } from '../../platform/db/schema.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Receiver } from './delivery-queries.ts'
import type { Answer } from './post-to-receiver.ts'

type Tools = { db: Db; secrets: Secrets; log: JobLog }

/** Stops sending to a receiver and mails each owner. Does nothing when somebody has paused it meanwhile. */
export async function pauseReceiver(
  { db, secrets, log }: Tools,
  { id, url, description }: Receiver,
  state: 'failing' | 'gone',
  { status, error }: Answer,
): Promise<void> {
  const why = status === null ? error : `HTTP ${status}`
  await db.transaction(async (tx) => {
    const paused = await tx
      .update(webhookEndpoints)
      .set({ state })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.state, 'active')))
      .returning({ id: webhookEndpoints.id })
    if (paused.length === 0) return
    log.warn({ endpoint: id, state, why }, 'webhooks are paused')
    const at = Date.now()
    for (const owner of await readOwners(tx)) {
      await queueMail(tx, secrets, {
        event: `webhook-paused:${id}:${owner.id}:${at}`,
        to: owner.email,
        template: 'webhook-paused',
        language: 'en',
        data: { host: new URL(url).host, description, state, why },
      })
    }
  })
}
