import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { WebhookDeliveriesQuery, WebhookDelivery } from '#contract/admin/webhooks.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, webhookDeliveries, webhookEndpoints, webhookMessages, webhookTries } from '../../platform/db/schema.ts'
import { countSome, FILTERED_LIST } from '../../platform/records/count-some.ts'
import { uuidIds } from '../../platform/records/conditions.ts'
import { pageOf } from '../../platform/records/page-of.ts'

const KINDS = ['order', 'invoice', 'ticket', 'variant', 'product', 'review', 'test']
const MOST_TRIES = 100

const lastTry = (column: SQL) => sql`(select ${column} from webhook_tries one
  where one.delivery_id = ${webhookDeliveries.id} order by one.id desc limit 1)`

const columns = {
  id: webhookDeliveries.id,
  endpointId: webhookDeliveries.endpointId,
  url: webhookEndpoints.url,
  messageId: webhookDeliveries.messageId,
  event: webhookMessages.event,
  record: webhookDeliveries.record,
  state: webhookDeliveries.state,
  tries: webhookDeliveries.tries,
  // One that waits for an earlier delivery has no time.
  nextTryAt: sql<
    string | null
  >`case when ${webhookDeliveries.state} = 'waiting' and isfinite(${webhookDeliveries.nextTryAt})
    then ${webhookDeliveries.nextTryAt} end`,
  createdAt: webhookMessages.createdAt,
  lastStatus: sql<number | null>`${lastTry(sql`one.status`)}`,
  lastError: sql<string>`coalesce(${lastTry(sql`one.error`)}, '')`,
}

/** Reads one page of the log, newest first. Deliveries of removed receivers are left out. */
export async function readDeliveries(db: Db, query: WebhookDeliveriesQuery) {
  const wanted = filterOf(query)
  const { limit, offset } = pageOf(query)
  const order = query.sort.startsWith('-') ? desc(webhookDeliveries.id) : webhookDeliveries.id
  const rows = await deliveries(db).where(wanted).orderBy(order).limit(limit).offset(offset)
  return { items: rows.map(present), ...(await countSome(db, counted(db, wanted), query, FILTERED_LIST)) }
}

export async function findDelivery(db: Db, id: number) {
  const [row] = await deliveries(db).where(eq(webhookDeliveries.id, id))
  return row && present(row)
}

/** Returns what a delivery sends. */
export async function readContent(db: Db, messageId: string) {
  const [found] = await db.select().from(webhookMessages).where(eq(webhookMessages.id, messageId))
  return found
}

const triedColumns = {
  id: webhookTries.id,
  at: webhookTries.at,
  durationMs: webhookTries.durationMs,
  status: webhookTries.status,
  answer: webhookTries.answer,
  error: webhookTries.error,
}

export async function readTries(db: Db, deliveryId: number) {
  const rows = await db
    .select(triedColumns)
    .from(webhookTries)
    .where(eq(webhookTries.deliveryId, deliveryId))
    .orderBy(desc(webhookTries.id))
    .limit(MOST_TRIES)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

function deliveries(db: Db) {
  return db
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .$dynamic()
}

function counted(db: Db, wanted: SQL | undefined) {
  return db
    .select({ one: sql`1`.as('one') })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(wanted)
}

function filterOf({ q, endpointId, state, event }: WebhookDeliveriesQuery): SQL | undefined {
  return and(
    endpointId === undefined ? undefined : eq(webhookDeliveries.endpointId, endpointId),
    state && eq(webhookDeliveries.state, state),
    event === undefined ? undefined : eq(webhookMessages.event, event),
    saying(q.trim()),
  )
}

/** Condition for messages about the record with this number or id, or with this id of their own. */
function saying(typed: string): SQL | undefined {
  if (typed === '') return undefined
  const records = KINDS.map((kind) => `${kind}:${typed.toLowerCase()}`)
  const ofOrder = sql`(select 'order:' || ${orders.id} from ${orders} where ${orders.number} = ${typed.toUpperCase()})`
  const isMessage = uuidIds([typed]).length > 0 ? sql` or ${webhookMessages.id} = ${typed}::uuid` : sql``
  return sql`(${webhookMessages.record} in (${sql.join(
    records.map((one) => sql`${one}`),
    sql`, `,
  )})
    or ${webhookMessages.record} = ${ofOrder}${isMessage})`
}

type Row = Omit<WebhookDelivery, 'createdAt'> & { createdAt: Date }

function present({ createdAt, nextTryAt, ...row }: Row): WebhookDelivery {
  return {
    ...row,
    nextTryAt: nextTryAt === null ? null : new Date(nextTryAt).toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
