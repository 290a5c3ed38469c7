import { randomUUID } from 'node:crypto'
import type {
  NewWebhookEndpoint,
  WebhookEndpoint,
  WebhookEndpointBody,
  WebhookEndpointChange,
  WebhookEndpointsQuery,
} from '#contract/admin/webhooks.ts'
import { MAX_ENDPOINTS } from '#domain/webhooks/webhook-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import { refuseStale, versionOf } from '../../platform/records/version.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { endOverdue, makeDue, readReceiver, type Receiver } from './delivery-queries.ts'
import * as queries from './endpoint-queries.ts'
import { newEndpointSecret, sealSecret } from './endpoint-secrets.ts'
import { checkReceiver, RefusedReceiver, type ReceiverRules } from './receiver-rules.ts'

const HOUR_MS = 3_600_000

/** `db` is the database in the name of the member of staff, for whatever is changed. */
type Acting = { db: Db; secrets: Secrets; receivers: ReceiverRules }

export async function listEndpoints(db: Db, query: WebhookEndpointsQuery) {
  const { found, total } = await queries.listReceivers(db, query)
  return { items: found.map(presentEndpoint), total }
}

/** @throws AppError not_found */
export async function showEndpoint(db: Db, id: string): Promise<WebhookEndpoint> {
  return presentEndpoint(known(await readReceiver(db, id)))
}

/**
 * Adds a receiver, and returns its secret this once.
 *
 * @throws AppError invalid_input for an address that may not be called; conflict for too many receivers
 */
export async function addEndpoint(
  { db, secrets, receivers }: Acting,
  body: WebhookEndpointBody,
): Promise<NewWebhookEndpoint> {
  await refuseAddress(body.url, receivers)
  const id = randomUUID()
  const secret = newEndpointSecret()
  return db.transaction(async (tx) => {
    if ((await queries.lockAndCountReceivers(tx)) >= MAX_ENDPOINTS) {
      throw new AppError('conflict', say('webhooks.too-many-receivers', { most: MAX_ENDPOINTS }))
    }
    const row = { ...body, id, secret: sealSecret(secrets.dataKey, id, secret) }
    return { ...presentEndpoint(await queries.insertReceiver(tx, row)), secret }
  })
}

/** @throws AppError invalid_input, not_found, stale */
export async function saveEndpoint(
  { db, receivers }: Acting,
  id: string,
  { version, ...body }: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  await refuseAddress(body.url, receivers)
  return db.transaction(async (tx) => {
    refuseStale(presentEndpoint(known(await queries.lockReceiver(tx, id))), version)
    return presentEndpoint(await queries.updateReceiver(tx, id, body))
  })
}

/** Makes a new secret, and keeps the present one valid for some hours. @throws AppError not_found */
export async function rotateSecret(
  { db, secrets }: Acting,
  id: string,
  overlapHours: number,
): Promise<NewWebhookEndpoint> {
  const secret = newEndpointSecret()
  return db.transaction(async (tx) => {
    const before = known(await queries.lockReceiver(tx, id))
    const previous =
      overlapHours > 0
        ? { previousSecret: before.secret, previousUntil: new Date(Date.now() + overlapHours * HOUR_MS) }
        : { previousSecret: null, previousUntil: null }
    const changes = { secret: sealSecret(secrets.dataKey, id, secret), ...previous }
    return { ...presentEndpoint(await queries.updateReceiver(tx, id, changes)), secret }
  })
}

/** Pauses or resumes a receiver. What waits for a resumed one is sent now, unless it is too old. @throws AppError not_found */
export async function setEndpointState(db: Db, id: string, state: 'active' | 'paused'): Promise<WebhookEndpoint> {
  return db.transaction(async (tx) => {
    const before = known(await queries.lockReceiver(tx, id))
    if (before.state === state) return presentEndpoint(before)
    const after = await queries.updateReceiver(tx, id, { state, ...(state === 'active' && { failingSince: null }) })
    if (state === 'active') {
      await endOverdue(tx, id)
      await makeDue(tx, id)
    }
    return presentEndpoint(after)
  })
}

/** @throws AppError not_found */
export async function removeEndpoint(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    known(await queries.lockReceiver(tx, id))
    await queries.deleteReceiver(tx, id)
  })
}

/** @throws AppError not_found */
export function known(found: Receiver | undefined): Receiver {
  if (!found) throw new AppError('not_found', 'This receiver does not exist any more.')
  return found
}

async function refuseAddress(url: string, rules: ReceiverRules): Promise<void> {
  try {
    await checkReceiver(url, rules)
  } catch (error) {
    if (!(error instanceof RefusedReceiver)) throw error
    refuseFields({ url: error.message })
  }
}

function presentEndpoint({ id, url, description, events, state, ...row }: Receiver): WebhookEndpoint {
  const { failingSince, previousUntil, createdAt } = row
  return {
    id,
    url,
    description,
    events,
    state,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: previousUntil && previousUntil > new Date() ? previousUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
    version: versionOf({ url, description, events }),
  }
}
