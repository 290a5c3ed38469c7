import type { Pool } from 'pg'
import type { OrderEventAction } from '#domain/orders/order-events.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { AttemptEnding, AttemptState } from '#domain/payments/payments.ts'

export type OrderRow = { id: string; state: OrderState; total: number; pieces: number; placedAt: string; payBy: string }
export type AttemptRow = {
  id: string
  orderId: string
  provider: WalletProvider
  ref: string | null
  amount: number
  state: AttemptState
  ending: AttemptEnding | null
  asksOn: boolean
  createdAt: string
}
/** Payment at a wallet; `amount` in rupees. */
type WalletRow = { ref: string; status: string; amount: number; expiresAt: string }

/** Everything the server and the wallets have stored about the orders of one product. */
export type Snapshot = {
  orders: OrderRow[]
  attempts: AttemptRow[]
  payments: { orderId: string; attemptId: string; amount: number }[]
  refunds: { id: string; orderId: string; cause: string; amount: number; isDone: boolean }[]
  events: { orderId: string; action: OrderEventAction; state: OrderState }[]
  /** `total` is null for one that waits. */
  papers: { orderId: string; kind: string; total: number | null }[]
  wallet: WalletRow[]
  stock: number
  /** Sum of the stock movements. */
  moved: number
  sold: number
  uses: number
}

const readAll = `
  with its_orders as materialized (
    select o.*, l.quantity from orders o join order_lines l on l.order_id = o.id where l.variant_id = $1
  ), its_attempts as materialized (
    select * from payment_attempts where order_id in (select id from its_orders)
  )
  select json_build_object(
    'orders', (select json_agg(json_build_object('id', id, 'state', state, 'total', total, 'pieces', quantity,
      'placedAt', placed_at, 'payBy', pay_by) order by placed_at, id) from its_orders),
    'attempts', (select json_agg(json_build_object('id', id, 'orderId', order_id, 'provider', provider, 'ref', provider_ref,
      'amount', amount, 'state', state, 'ending', ending, 'asksOn', next_check_at is not null, 'createdAt', created_at) order by created_at, id)
      from its_attempts),
    'payments', (select json_agg(json_build_object('orderId', order_id, 'attemptId', attempt_id, 'amount', amount))
      from payments where order_id in (select id from its_orders)),
    'refunds', (select json_agg(json_build_object('id', id, 'orderId', order_id, 'cause', cause, 'amount', amount,
      'isDone', done_at is not null) order by created_at, id) from refunds where order_id in (select id from its_orders)),
    'events', (select json_agg(json_build_object('orderId', order_id, 'action', action, 'state', state) order by id)
      from order_events where order_id in (select id from its_orders)),
    'papers', (select json_agg(json_build_object('orderId', order_id, 'kind', kind, 'total', total)) from (
      select order_id, kind, total from invoices union all select order_id, kind, null from waiting_papers) as paper
      where order_id in (select id from its_orders)),
    'wallet', (select json_agg(json_build_object('ref', ref, 'status', status, 'expiresAt', expires_at,
      'amount', case provider when 'khalti' then amount / 100.0 else amount end))
      from test_gateway_payments where ref in (select provider_ref from its_attempts)),
    'stock', (select stock from variants where id = $1),
    'moved', (select sum(change) from stock_movements where variant_id = $1),
    'sold', (select sales_count from products where id = (select product_id from variants where id = $1)),
    'uses', (select uses from promotions where id = $2)
  ) as found`

export async function takeSnapshot(pool: Pool, variantId: string, promotionId: string): Promise<Snapshot> {
  const { rows } = await pool.query<{ found: Record<string, unknown> }>({
    name: 'snapshot',
    text: readAll,
    values: [variantId, promotionId],
  })
  const found = Object.entries(rows[0]!.found).map(([name, value]) => [name, value ?? []])
  return Object.fromEntries(found) as Snapshot
}
