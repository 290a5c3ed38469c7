import { TEST_EVENT } from '#domain/webhooks/webhook-events.ts'
import { delayAfter, PAUSED_AFTER_MS, requestedDelay, type FailedTry } from '#domain/webhooks/webhook-tries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobLog } from '../../platform/jobs/kinds.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { recordTry, releaseDelivery, type LeasedDelivery, type Receiver } from './delivery-queries.ts'
import { openSecret } from './endpoint-secrets.ts'
import { pauseReceiver } from './pause-receiver.ts'
import { postToReceiver, type Answer } from './post-to-receiver.ts'
import type { ReceiverRules } from './receiver-rules.ts'
import { signatures } from './sign.ts'

export type SendingTools = {
  db: Db
  secrets: Secrets
  log: JobLog
  receivers: ReceiverRules
  /** Delay after a failed try; another one in tests and in the bench. */
  delayOf?: (failed: FailedTry) => number | null
}

const GONE = 410

/**
 * Sends a leased delivery, and records what came of it. If the process dies between the two, the delivery is sent again
 * after its lease, with the same id.
 *
 * @throws Error when `stop` is aborted; then the delivery is released
 */
export async function sendDelivery(
  tools: SendingTools,
  receiver: Receiver,
  delivery: LeasedDelivery,
  stop: AbortSignal,
): Promise<Answer> {
  const { db, receivers, secrets } = tools
  const posted = { url: receiver.url, ...signedMessage(receiver, delivery, secrets, new Date()) }
  const answer = await postToReceiver(posted, receivers, stop).catch(async (error: unknown) => {
    await releaseDelivery(db, delivery)
    throw error
  })
  const outcome = outcomeOf(answer, delivery, tools)
  const failingMs = await recordTry(db, receiver.id, delivery, answer, outcome)
  if (delivery.event === TEST_EVENT) return answer
  if (answer.status === GONE) await pauseReceiver(tools, receiver, 'gone', answer)
  else if (failingMs >= PAUSED_AFTER_MS) await pauseReceiver(tools, receiver, 'failing', answer)
  return answer
}

/** Returns the body of a message: the same for every try. */
export function bodyOf({ event, createdAt, data }: Pick<LeasedDelivery, 'event' | 'createdAt' | 'data'>): string {
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
}

function signedMessage(receiver: Receiver, delivery: LeasedDelivery, { dataKey }: Secrets, now: Date) {
  const { id, secret, previousSecret, previousUntil } = receiver
  const sealed = previousSecret && previousUntil! > now ? [secret, previousSecret] : [secret]
  const timestamp = Math.floor(now.getTime() / 1000)
  const body = bodyOf(delivery)
  const opened = sealed.map((one) => openSecret(dataKey, id, one))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Kastha-Webhooks/1',
    'webhook-id': delivery.messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures({ id: delivery.messageId, timestamp, body }, opened),
  }
  return { headers, body }
}

const withJitter = (failed: FailedTry) => delayAfter(failed, Math.random())

function outcomeOf(answer: Answer, delivery: LeasedDelivery, { delayOf = withJitter }: SendingTools) {
  const { status, retryAfter } = answer
  const { tries, leftMs } = delivery
  const isTest = delivery.event === TEST_EVENT
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', delayMs: 0, isTest } as const
  const isLast = status === GONE || isTest
  const delayMs = isLast ? null : delayOf({ tries, leftMs, requestedMs: requestedDelay(retryAfter, new Date()) })
  if (delayMs === null) return { state: 'failed', delayMs: 0, isTest } as const
  return { state: 'waiting', delayMs, isTest } as const
}
