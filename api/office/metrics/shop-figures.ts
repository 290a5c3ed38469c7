import { sql } from 'drizzle-orm'
import { orderStates, type OrderState } from '#domain/orders/order-states.ts'
import { paymentMethods, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { PARKED } from '../../platform/jobs/kinds.ts'
import { reading, type Metric, type Sample } from '../../platform/metrics/figures.ts'
import { keptReading } from '../../platform/metrics/kept-reading.ts'

const QUERY_MS = 2_000
const MAILS = ['send-mail', 'resend-mail']

type OrderCount = { state: OrderState; payment: PaymentMethod; orders: number }
/** `age`: seconds since a process that runs jobs counted them; null before the first count. */
type QueueCount = { kind: string; waiting: number; age: number | null }
/** `backupAge`: seconds since the last backup was written; null without one. */
type ShopFigures = { open: OrderCount[]; ofDay: OrderCount[]; queues: QueueCount[]; backupAge: number | null }

/**
 * Registers the shop's own figures: orders, mails, jobs and the last backup. Nobody waits for the database. While
 * it does not answer, they are left out and `kastha_database_up` is 0.
 *
 * @param onError  called when the figures cannot be read
 */
export function watchShopFigures(db: Db, onError: (error: unknown) => void): void {
  const shop = keptReading(() => readFigures(db), onError)
  const gauge = (name: string, help: string, samples: (figures: ShopFigures) => Sample[]) => {
    const metric: Metric = { name, help, kind: 'gauge' }
    reading(metric, () => {
      const now = shop.latest()
      return now ? samples(now) : []
    })
  }
  reading(
    {
      name: 'kastha_database_up',
      help: 'Whether the database answered when its figures were last read',
      kind: 'gauge',
    },
    () => [{ value: shop.hasFailed() ? 0 : 1 }],
  )
  gauge('kastha_orders_open', 'Orders that wait for confirmation or delivery', ({ open }) =>
    ofEach(open, ['pending', 'confirm']),
  )
  gauge('kastha_orders_of_day', 'Orders of the last 24 hours, by their present state', ({ ofDay }) =>
    ofEach(ofDay, orderStates),
  )
  gauge('kastha_mails_pending', 'Mails that wait for their next try', ({ queues }) => [
    {
      value: sumOf(
        queues.filter(({ kind }) => MAILS.includes(kind)),
        ({ waiting }) => waiting,
      ),
    },
  ])
  gauge('kastha_jobs_parked', 'Jobs whose last try failed', ({ queues }) => [
    {
      value: sumOf(
        queues.filter(({ kind }) => kind === PARKED),
        ({ waiting }) => waiting,
      ),
    },
  ])
  gauge('kastha_jobs_waiting', 'Jobs that wait for their next try', ({ queues }) =>
    queues.flatMap(({ kind, waiting }) => (kind === PARKED ? [] : [{ labels: { kind }, value: waiting }])),
  )
  gauge('kastha_jobs_counted_age_seconds', 'How long ago a process that runs jobs counted them', ({ queues }) => {
    const ages = queues.flatMap(({ age }) => age ?? [])
    return ages.length === 0 ? [] : [{ value: Math.min(...ages) }]
  })
  gauge('kastha_backup_age_seconds', 'How long ago the last backup was written', ({ backupAge }) =>
    backupAge === null ? [] : [{ value: backupAge }],
  )
}

/** Shows 0 for what has no orders, so that no line begins anew. */
function ofEach(counts: readonly OrderCount[], states: readonly OrderState[]): Sample[] {
  return states.flatMap((state) =>
    paymentMethods.map((payment) => {
      const found = counts.find((one) => one.state === state && one.payment === payment)
      return { labels: { state, payment }, value: found?.orders ?? 0 }
    }),
  )
}

/**
 * Reads few rows of a shop of any size: open orders and those of a day by their indexes, what pg-boss counts itself, and
 * the newest backup.
 */
async function readFigures(db: Db): Promise<ShopFigures> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${QUERY_MS}`))
      const open = await tx.execute<OrderCount>(sql`
      select state, payment, count(*)::int as orders from orders
      where state in ('pending', 'confirm') group by state, payment`)
      const ofDay = await tx.execute<OrderCount>(sql`
      select state, payment, count(*)::int as orders from orders
      where placed_at > now() - interval '1 day' group by state, payment`)
      const queues = await tx.execute<QueueCount>(sql`
      select name as kind, queued_count as waiting,
        extract(epoch from now() - monitor_on)::float8 as age
      from pgboss.queue where name not like '\\_\\_%'`)
      const backup = await tx.execute<{ age: number | null }>(sql`
      select extract(epoch from now() - max(at))::float8 as age from backup_runs`)
      return { open: open.rows, ofDay: ofDay.rows, queues: queues.rows, backupAge: onlyRow(backup.rows).age }
    },
    { accessMode: 'read only' },
  )
}
