import { sql, type SQL } from 'drizzle-orm'
import type { StockReason } from '#domain/stock.ts'

export type StockCause = { reason: StockReason; orderNumber?: string; note?: string }

/**
 * What a statement selects besides so that the movements it makes say why (trigger variants_moved): read when it ends, and
 * until the transaction does.
 */
export function stockCause({ reason, orderNumber = '', note = '' }: StockCause): SQL {
  return sql`set_config('kastha.stock_reason', ${reason}, true), set_config('kastha.stock_order', ${orderNumber}, true),
    set_config('kastha.stock_note', ${note}, true)`
}
