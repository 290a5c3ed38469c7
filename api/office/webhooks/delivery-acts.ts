import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { WebhookDeliveryDetail } from '#contract/admin/webhooks.ts'
import { TEST_EVENT } from '#domain/webhooks/webhook-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { webhookDeliveries, webhookMessages } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { LEASE, type LeasedDelivery, readReceiver } from './delivery-queries.ts'
import { findDelivery, readContent, readTries } from './log-queries.ts'
import { known } from './manage-endpoints.ts'
import { bodyOf, sendDelivery, type SendingTools } from './send-delivery.ts'

/** @throws AppError not_found */
export async function showDelivery(db: Db, id: number): Promise<WebhookDeliveryDetail> {
  const found = await findDelivery(db, id)
  const content = found && (await readContent(db, found.messageId))
  if (!content) throw new AppError('not_found', 'This message is not in the log any more.')
  return { ...found, body: bodyOf(content), attempts: await readTries(db, id) }
}

/**
 * Sends a message again that has arrived or failed, with the same id, for three days from now on.
 *
 * @throws AppError not_found; conflict while it is being sent anyway
 */
export async function resendDelivery(staffDb: Db, id: number): Promise<WebhookDeliveryDetail> {
  return staffDb.transaction(async (tx) => {
    await showDelivery(tx, id)
    const again = { state: 'waiting', endedAt: null, leasedUntil: null, tries: 0 } as const
    const sent = await tx
      .update(webhookDeliveries)
      .set({ ...again, nextTryAt: sql`now()`, triedUntil: sql`now() + interval '3 days'` })
      .where(sql`${webhookDeliveries.id} = ${id} and ${webhookDeliveries.state} <> 'waiting'`)
      .returning({ id: webhookDeliveries.id })
    if (sent.length === 0) throw new AppError('conflict', 'This message is on its way already.')
    return showDelivery(tx, id)
  })
}

/**
 * Sends a test message once, also to a paused receiver, and waits for its answer.
 *
 * @param once  a repeated request sends no second message
 * @throws AppError not_found; conflict for a request whose message was sent before
 */
export async function sendTest(
  tools: SendingTools,
  staffDb: Db,
  endpointId: string,
  once: StaffOnce | undefined,
): Promise<WebhookDeliveryDetail> {
  const receiver = known(await readReceiver(tools.db, endpointId))
  const delivery = await staffDb.transaction(async (tx) => {
    if (!(await isFirstTime(tx, once))) throw new AppError('conflict', 'This test was sent already. See the log.')
    return writeTest(tx, endpointId)
  })
  await sendDelivery(tools, receiver, delivery, new AbortController().signal)
  return showDelivery(tools.db, delivery.id)
}

/** Writes a test message that nobody else sends for a while. */
async function writeTest(tx: Db, endpointId: string): Promise<LeasedDelivery> {
  const record = `test:${randomUUID()}`
  const data = { endpointId }
  const message = onlyRow(await tx.insert(webhookMessages).values({ event: TEST_EVENT, record, data }).returning())
  const leased = { leasedUntil: sql`now() + ${LEASE}`, tries: 1, triedUntil: sql`now()` }
  const { id } = onlyRow(
    await tx
      .insert(webhookDeliveries)
      .values({ messageId: message.id, endpointId, record, ...leased })
      .returning({ id: webhookDeliveries.id }),
  )
  return { id, messageId: message.id, event: TEST_EVENT, data, createdAt: message.createdAt, tries: 1, leftMs: 0 }
}
