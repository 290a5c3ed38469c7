import { defined } from '#domain/defined.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import type { Amount } from './story.ts'

/** The ids that the rows of a story name. */
export type Ids = { returnId: string | undefined; damageId: string | undefined }

/** Returns an amount of a story in whole rupees. */
export function rupeesOf(amount: Amount, { order, lines }: Pick<OrderRows, 'order' | 'lines'>): number {
  if (amount === 'total') return order.total
  const { position, quantity, share = 1 } = amount
  const price = priceOfPieces(defined(lines[position], `line ${position}`), 0, quantity)
  return share === 1 ? price : Math.round(price * share)
}
