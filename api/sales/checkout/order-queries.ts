import type { Db } from '../../platform/db/client.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import type { oneTimeCodes, orderLines, orderReductions, orders } from '../../platform/db/schema.ts'
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
}

/**
 * Writes an order and everything that follows from it in one statement. It takes stock and uses of promotions, counts
 * pieces as sold, removes the lines from the cart, queues mails and stores the answer. The reason of the stock movement is
 * set for the trigger that writes it (api/shop/stock/stock-queries.ts). The caller has locked the variants and has checked
 * that there are enough.
 *
 * @returns false when somebody else has used a promotion for the last time meanwhile: then nothing of this may stay
 */
export async function insertOrder(
  tx: Db,
  { order, lines, reductions, code, cartLineIds }: NewOrder,
  { mails, sms }: { mails: readonly MailRow[]; sms: readonly SmsRow[] },
  once: OnceRequest,
  answer: { status: number; sealed: Buffer },
): Promise<boolean> {
  const text = `
    with placed as (insert into orders select * from jsonb_populate_record(null::orders, $1) returning id, user_id, taken_by, state, placed_at),
    line as (
      insert into order_lines select * from jsonb_populate_recordset(null::order_lines, $2)
      returning product_id, variant_id, quantity),
    reduction as (
      insert into order_reductions select * from jsonb_populate_recordset(null::order_reductions, $3)
      returning promotion_id),
    event as (
      insert into order_events (order_id, action, state, actor, actor_id, at)
      select id, 'place', state, case when taken_by is null then 'shopper' else 'staff' end, coalesce(taken_by, user_id), placed_at
      from placed),
    taken as (update variants set stock = stock - line.quantity from line where variants.id = line.variant_id),
    promotion as (
      select id from promotions where id in (select promotion_id from reduction) order by id for no key update),
    used as (
      update promotions set uses = uses + 1 from promotion
      where promotions.id = promotion.id and (max_uses is null or uses < max_uses)
      returning 1),
    bought as (delete from cart_lines where id = any ($4::uuid[])),
    code as (insert into one_time_codes select * from jsonb_populate_recordset(null::one_time_codes, $11)),
    mail as (insert into mails select * from jsonb_populate_recordset(null::mails, $5)),
    sms as (insert into sms_messages select * from jsonb_populate_recordset(null::sms_messages, $12)),
    answered as (update idempotency_keys set status = $6, answer = $7 where owner = $8 and key = $9)
    select (select count(*) from used)::integer as used,
      set_config('kastha.stock_reason', 'sold', true), set_config('kastha.stock_order', $10, true),
      set_config('kastha.stock_note', '', true)`
  const row = onlyRow(
    await runNamed<{ used: number }>(tx, 'order_insert', text, [
      asJson(order),
      asJson(lines),
      asJson(reductions),
      cartLineIds,
      asJson(mails),
      answer.status,
      answer.sealed,
      once.owner,
      once.key,
      order.number,
      asJson(code ? [code.row] : []),
      asJson(sms),
    ]),
  )
  return row.used === reductions.filter(({ promotionId }) => promotionId !== null).length
}

/** Rows as PostgreSQL reads them from JSON: columns by their own names, bytes in hex; what a JSON column holds stays as it is. */
function asJson(rows: object | readonly object[]): string {
  return JSON.stringify(Array.isArray(rows) ? rows.map(asColumns) : asColumns(rows))
}

function asColumns(row: object) {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
  ])
  return Object.fromEntries(columns)
}
