import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WebhookEndpointsQuery } from '#contract/admin/webhooks.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { webhookEndpoints } from '../../platform/db/schema.ts'
import { sayingAny, uuidIds } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import type { Receiver } from './delivery-queries.ts'

const { id, url, description, state, createdAt } = webhookEndpoints

export async function listReceivers(db: Db, query: WebhookEndpointsQuery) {
  const wanted = and(
    sayingAny(query.q, url, description),
    query.ids && inArray(id, uuidIds(query.ids)),
    query.state && eq(state, query.state),
  )
  const { limit, offset } = pageOf(query)
  const found = await db
    .select()
    .from(webhookEndpoints)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { createdAt, url }, id))
    .limit(limit)
    .offset(offset)
  return { found, total: await db.$count(webhookEndpoints, wanted) }
}

/** Counts the receivers, and keeps others from adding one until the transaction ends. */
export async function lockAndCountReceivers(tx: Db): Promise<number> {
  await tx.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`)
  return tx.$count(webhookEndpoints)
}

export async function lockReceiver(tx: Db, wanted: string): Promise<Receiver | undefined> {
  const [found] = await tx.select().from(webhookEndpoints).where(eq(id, wanted)).for('no key update')
  return found
}

export async function insertReceiver(tx: Db, row: typeof webhookEndpoints.$inferInsert): Promise<Receiver> {
  return onlyRow(await tx.insert(webhookEndpoints).values(row).returning())
}

export async function updateReceiver(tx: Db, wanted: string, changes: Partial<Receiver>): Promise<Receiver> {
  return onlyRow(await tx.update(webhookEndpoints).set(changes).where(eq(id, wanted)).returning())
}

/** Its deliveries are never sent, and go with their messages. */
export async function deleteReceiver(tx: Db, wanted: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(id, wanted))
}
