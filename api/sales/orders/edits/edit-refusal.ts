import { waitsForBank } from '#domain/instalments/request-states.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readDeliveries } from '../../fulfilment/delivery-queries.ts'
import { readRequestsOf } from '../../instalments/request-queries.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { uncounted } from '../../payments/order-money.ts'
import type { StoredOrder } from '../order-record.ts'

/** Returns why an order cannot be edited now, in words; null if it can. */
export async function editRefusal(db: Db, order: StoredOrder): Promise<string | null> {
  const { id, state, privateDetails, deposit, verifyBy } = order
  if (privateDetails === null) return 'The customer’s data was deleted.'
  if (state !== 'pending' && state !== 'confirm') return 'Nothing in this order is still to be delivered.'
  if (deposit !== null) return 'A piece made to measure has its own quote, so its order cannot be edited.'
  if (verifyBy !== null) return 'The customer has not entered the code yet. Confirm the order first.'
  const deliveries = await readDeliveries(db, id)
  if (deliveries.some((delivery) => delivery.state === 'delivered')) return 'A part of it was delivered already.'
  if (deliveries.some((delivery) => delivery.state === 'out')) return 'Somebody is on the way with it.'
  const request = (await readRequestsOf(db, [id]))(id)
  if (waitsForBank(request)) return 'A bank decides on instalments for its total. End that request first.'
  const { refunds } = (await readMoneyOf(db, [id]))(id)
  const isReduced = refunds.some(({ cause }) => !uncounted.some((one) => cause.startsWith(one)))
  return isReduced ? 'A refund was already promised for it, and a credit note covers a part of its invoice.' : null
}
