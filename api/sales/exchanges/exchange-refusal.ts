import { isReturnOpen, MOST_RETURNS } from '#domain/fulfilment/after-sales.ts'
import type { Db } from '../../platform/db/client.ts'
import { piecesLeft } from '../fulfilment/request-return.ts'
import type { AfterSales } from '../fulfilment/after-sales-rows.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { findExchangeFor } from './exchange-queries.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'

/** Returns why nothing of an order can be exchanged now, in words; null if something can. */
export async function exchangeRefusal(db: Db, order: StoredOrder, known: AfterSales): Promise<Sentence | null> {
  const { id, state, privateDetails, deposit } = order
  if (privateDetails === null) return 'The customer’s data was deleted.'
  if (state !== 'delivered') return 'Only a delivered order has pieces to exchange. Edit an order before it leaves.'
  if (deposit !== null) return 'A piece made to measure cannot be exchanged.'
  if (known.rows.returns.some((request) => isReturnOpen(request.state))) {
    return 'A return of this order is open. Receive or decline it first.'
  }
  if (known.rows.returns.length >= MOST_RETURNS) return say('exchanges.too-many-returns', { most: MOST_RETURNS })
  const before = await findExchangeFor(db, id)
  if (before && before.state !== 'received') return 'The piece that pays for this order is not back yet.'
  if (known.lines.every(({ position }) => piecesLeft(known, position) === 0)) return 'The customer has sent all back.'
  return null
}
