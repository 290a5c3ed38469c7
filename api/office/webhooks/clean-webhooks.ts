import { ne } from 'drizzle-orm'
import { MAX_ENDPOINTS } from '#domain/webhooks/webhook-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { webhookEndpoints } from '../../platform/db/schema.ts'
import { inPortions } from '../../platform/jobs/in-portions.ts'
import { deleteOldMessages, endOverdue } from './delivery-queries.ts'

/** Ends what waited too long for a paused receiver, and deletes messages after 30 days. */
export async function cleanWebhooks(_: unknown, { db }: { db: Db }, signal: AbortSignal): Promise<void> {
  const { id, state } = webhookEndpoints
  for (const paused of await db.select({ id }).from(webhookEndpoints).where(ne(state, 'active')).limit(MAX_ENDPOINTS)) {
    await endOverdue(db, paused.id)
  }
  await inPortions(db, signal, deleteOldMessages)
}
