import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { webhookDeliveries } from '../../platform/db/schema.ts'
import { givenTools } from '../../platform/jobs/jobs.fixture.ts'
import { ownDatabaseTest } from '../../test/test.ts'
import { leaseDue, readReceiver } from './delivery-queries.ts'
import { givenReceiver, localReceivers, type Received, type TestReceiver } from './receivers.fixture.ts'
import { sendDelivery, type SendingTools } from './send-delivery.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { givenEndpoint } from './webhooks.fixture.ts'

export const PATIENCE = { timeout: 20_000, interval: 20 }
export const NO_STOP = new AbortController().signal

/** A receiver that wants orders, and the tools that send to it. */
export const test = ownDatabaseTest
  .extend('receiver', () => givenReceiver())
  .extend('endpoint', ({ db, receiver }) => givenEndpoint(db, { url: receiver.url }))
  .extend('tools', ({ db }): SendingTools => ({ ...givenTools(db), receivers: localReceivers }))
  .extend('start', ({ tools }, { onCleanup }) => {
    const running: { stop: () => Promise<void> }[] = []
    onCleanup(async () => void (await Promise.all(running.map(({ stop }) => stop()))))
    return (others: Partial<SendingTools> = {}) => {
      const sender = sendWebhooks({ ...tools, ...others })
      running.push(sender)
      return sender
    }
  })

/** Writes messages as a trigger does. */
export async function givenMessages(db: Db, ...given: [record: string, turn: number][]): Promise<void> {
  for (const [record, turn] of given) {
    await db.execute(sql`select write_webhook('order.placed', ${record}, jsonb_build_object('turn', ${turn}::int))`)
  }
}

/** Sends what is due now, once. */
export async function sendDue(tools: SendingTools, endpointId: string): Promise<void> {
  const receiver = defined(await readReceiver(tools.db, endpointId), 'receiver')
  const due = await leaseDue(tools.db, endpointId, 100)
  await Promise.all(due.map((delivery) => sendDelivery(tools, receiver, delivery, NO_STOP)))
}

/** The numbers of the messages that arrived, in their order. */
export const turns = ({ received }: TestReceiver) => received.map(({ sent }) => sent.data['turn'])
export const statesOf = async (db: Db) =>
  (await db.select({ state: webhookDeliveries.state }).from(webhookDeliveries).orderBy(webhookDeliveries.id)).map(
    ({ state }) => state,
  )
/** Verifies a message with an independent implementation of the specification. */
export const verify = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)
