import { randomUUID } from 'node:crypto'
import { webhookEventNames } from '#domain/webhooks/webhook-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { webhookEndpoints, webhookMessages } from '../../platform/db/schema.ts'
import { testOptions } from '../../test/test.ts'
import { newEndpointSecret, sealSecret } from './endpoint-secrets.ts'

/** Inserts a receiver that wants every event, unless told otherwise. */
export async function givenEndpoint(db: Db, values: Partial<typeof webhookEndpoints.$inferInsert> = {}) {
  const id = randomUUID()
  const secret = newEndpointSecret()
  const sealed = sealSecret(testOptions.secrets.dataKey, id, secret)
  const row = { id, url: 'https://books.example/hooks', events: [...webhookEventNames], secret: sealed, ...values }
  return { ...onlyRow(await db.insert(webhookEndpoints).values(row).returning()), secretText: secret }
}

/** Returns what was written so far, in its order. */
export function messagesOf(db: Db) {
  return db
    .select({ event: webhookMessages.event, record: webhookMessages.record, data: webhookMessages.data })
    .from(webhookMessages)
    .orderBy(webhookMessages.createdAt, webhookMessages.id)
}
