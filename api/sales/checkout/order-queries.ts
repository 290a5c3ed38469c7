import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import { columnName } from '../../platform/db/column-name.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import { mails, oneTimeCodes, orderLines, orderReductions, orders, smsMessages } from '../../platform/db/schema.ts'
import type { JobStatement } from '../../platform/jobs/queue.ts'
import type { MailRow } from '../../platform/mail/queue-mail.ts'
import type { SmsRow } from '../../platform/sms/queue-sms.ts'
import type { OnceRequest } from './once.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

export type NewOrder = {
  order: typeof orders.$inferSelect
  lines: (typeof orderLines.$inferSelect)[]
  reductions: (typeof orderReductions.$inferSelect)[]
  /** The code the buyer has to enter, as stored and as mailed; null when none is needed. */
  code: { row: typeof oneTimeCodes.$inferSelect; digits: string } | null
  /** Cart lines that become the order. */
  cartLineIds: string[]
  /** Store that it is collected at; '' for a delivery. */
  storeSlug: string
}

/** What tells people about an order, and the jobs that send it. */
type Messages = {
  mails: readonly MailRow[]
  sms: readonly SmsRow[]
  jobs: readonly [mails: JobStatement, sms: JobStatement]
}

const into = {
  orders: insertInto(orders, '$1'),
  lines: insertInto(orderLines, '$2'),
  reductions: insertInto(orderReductions, '$3'),
  codes: insertInto(oneTimeCodes, '$11'),
  mails: insertInto(mails, '$5'),
  sms: insertInto(smsMessages, '$12'),
}

/**
 * Writes an order and everything that follows from it in one statement. It takes stock and uses of promotions, counts
 * pieces as sold, removes the lines from the cart, queues mails and SMS with their jobs, and stores the answer. The reason
 * of the stock movement is set for the trigger that writes it (api/shop/stock/stock-queries.ts). The caller has locked the
 * variants and has checked that there are enough. The trigger finds the places that the pieces come from.
 *
 * @returns false when somebody else has used a promotion for the last time meanwhile: then nothing of this may stay
 */
export async function insertOrder(
  tx: Db,
  { order, lines, reductions, code, cartLineIds, storeSlug }: NewOrder,
  { mails: mailRows, sms, jobs: [mailJobs, smsJobs] }: Messages,
  once: OnceRequest,
  answer: { status: number; sealed: Buffer },
): Promise<boolean> {
  const text = `
    with placed as (${into.orders} returning id, user_id, taken_by, state, placed_at),
    line as (${into.lines} returning product_id, variant_id, quantity),
    reduction as (${into.reductions} returning promotion_id),
    event as (
      insert into order_events (order_id, action, state, actor, actor_id, at)
      select id, 'place', state, case when taken_by is null then 'shopper' else 'staff' end, coalesce(taken_by, user_id), placed_at
      from placed),
    taken as (
      update variants set stock = stock - line.quantity from line
      where variants.id = line.variant_id and variants.id = any ($13::integer[])),
    promotion as (
      select id from promotions where id in (select promotion_id from reduction) order by id for no key update),
    used as (
      update promotions set uses = uses + 1 from promotion
      where promotions.id = promotion.id and (max_uses is null or uses < max_uses)
      returning 1),
    bought as (delete from cart_lines where id = any ($4::uuid[])),
    code as (${into.codes}),
    mail as (${into.mails}),
    sms as (${into.sms}),
    mail_job as (${mailJobs.text.replace('$1', () => '$14')}),
    sms_job as (${smsJobs.text.replace('$1', () => '$15')}),
    answered as (update idempotency_keys set status = $6, answer = $7 where owner = $8 and key = $9)
    select (select count(*) from used)::integer as used,
      ((select count(*) from mail_job) + (select count(*) from sms_job))::integer as jobs,
      set_config('kastha.stock_reason', 'sold', true), set_config('kastha.stock_order', $10, true),
      set_config('kastha.stock_note', '', true), set_config('kastha.stock_place', '', true),
      set_config('kastha.stock_district', $16, true), set_config('kastha.stock_store', $17, true)`
  const row = onlyRow(
    await runNamed<{ used: number; jobs: number }>(tx, 'order_insert', text, [
      asJson([order]),
      asJson(lines),
      asJson(reductions),
      cartLineIds,
      asJson(mailRows),
      answer.status,
      answer.sealed,
      once.owner,
      once.key,
      order.number,
      asJson(code ? [code.row] : []),
      asJson(sms),
      lines.map(({ variantId }) => variantId), // without them PostgreSQL reads all variants
      mailJobs.jobs,
      smsJobs.jobs,
      order.district,
      storeSlug,
    ]),
  )
  const messages = mailRows.length + sms.length
  if (row.jobs !== messages) throw new Error(`Of ${messages} jobs of an order only ${row.jobs} were enqueued`)
  return row.used === reductions.filter(({ promotionId }) => promotionId !== null).length
}

/**
 * Inserts rows that `asJson` wrote. It names the columns that this version knows: those that a newer version has added
 * since (docs/operations.md, 'Updating') take their defaults.
 */
function insertInto(table: PgTable, parameter: string): string {
  const name = getTableName(table)
  const columns = Object.keys(getTableColumns(table))
    .map((column) => `"${columnName(column)}"`)
    .join(', ')
  return `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${parameter})`
}

/** Rows as PostgreSQL reads them from JSON: columns by their own names, bytes in hex; what a JSON column holds stays as it is. */
function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map(asColumns))
}

function asColumns(row: object) {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => [
    columnName(name),
    Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
  ])
  return Object.fromEntries(columns)
}
