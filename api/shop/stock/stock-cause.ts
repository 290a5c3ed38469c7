import { sql, type SQL } from 'drizzle-orm'
import type { StockReason } from '#domain/stock/stock.ts'

export type StockCause = { reason: StockReason; orderNumber?: string; note?: string }

/**
 * Returns expressions that a statement selects so that its stock movements get a reason. The trigger variants_moved reads
 * them at the end of the statement; they stay set until the end of the transaction.
 */
export function stockCause({ reason, orderNumber = '', note = '' }: StockCause): SQL {
  return sql`set_config('kastha.stock_reason', ${reason}, true), set_config('kastha.stock_order', ${orderNumber}, true),
    set_config('kastha.stock_note', ${note}, true)`
}
