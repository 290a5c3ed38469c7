import type { Db } from '../db/client.ts'
import { runNamed } from '../db/prepared.ts'
import type { orderLines, orderReductions, orders } from '../db/schema.ts'
import type { OnceRequest } from './idempotency.ts'

export type NewOrder = {
  order: typeof orders.$inferSelect
  lines: (typeof orderLines.$inferSelect)[]
  reductions: (typeof orderReductions.$inferSelect)[]
  /** Of the cart's lines that it is made of. */
  cartLineIds: string[]
}

/**
 * Writes an order and all that follows from it, in one statement: stock and uses of promotions are taken, pieces count
 * as sold, the lines leave the cart, and the answer is kept. Its lines and promotions are held by the transaction, which
 * has seen that there are enough of either.
 */
export async function insertOrder(
  tx: Db,
  { order, lines, reductions, cartLineIds }: NewOrder,
  once: OnceRequest,
  answer: { status: number; sealed: Buffer },
): Promise<void> {
  const text = `
    with placed as (insert into orders select * from jsonb_populate_record(null::orders, $1) returning id, user_id, state, placed_at),
    line as (
      insert into order_lines select * from jsonb_populate_recordset(null::order_lines, $2)
      returning product_id, variant_id, quantity),
    reduction as (
      insert into order_reductions select * from jsonb_populate_recordset(null::order_reductions, $3)
      returning promotion_id),
    event as (
      insert into order_events (order_id, action, state, actor, actor_id, at)
      select id, 'place', state, 'shopper', user_id, placed_at from placed),
    taken as (update variants set stock = stock - line.quantity from line where variants.id = line.variant_id),
    sold as (
      update products set sales_count = sales_count + sum.quantity
      from (select product_id, sum(quantity)::integer as quantity from line group by product_id) sum
      where products.id = sum.product_id),
    used as (update promotions set uses = uses + 1 where id in (select promotion_id from reduction)),
    bought as (delete from cart_lines where id = any ($4::uuid[]))
    update idempotency_keys set status = $5, answer = $6 where owner = $7 and key = $8`
  await runNamed(tx, 'order_insert', text, [
    asJson(order),
    asJson(lines),
    asJson(reductions),
    cartLineIds,
    answer.status,
    answer.sealed,
    once.owner,
    once.key,
  ])
}

/** Rows as PostgreSQL reads them from JSON: columns by their own names, bytes in hex. */
function asJson(rows: object): string {
  return JSON.stringify(rows, function (this: Record<string, unknown>, key, value: unknown) {
    const given = this[key]
    if (Buffer.isBuffer(given)) return `\\x${given.toString('hex')}`
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? inSnakeCase(value) : value
  })
}

function inSnakeCase(row: object) {
  const names = Object.entries(row).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(names)
}
