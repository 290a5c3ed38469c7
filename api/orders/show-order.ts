import type { Order } from '#contract/orders.ts'
import type { Wallets } from '../payments/open-wallets.ts'
import type { Changer, OrderShop } from './change-order.ts'
import { readBankAccount, readRecord, type StoredOrder } from './order-queries.ts'
import { presentOrder } from './present-order.ts'
import { withoutCodes } from './without-codes.ts'

/** `wallets` are those the shop takes. */
export type ShowingShop = OrderShop & { wallets: Pick<Wallets, 'offered'> }

/**
 * An order with everything that its page shows.
 *
 * @param asker  who asks, `id` null for a guest: only the order's own account learns its id, and only who proved to be
 *               the buyer the codes that hand it over
 */
export async function showOrder(
  { db, secrets, wallets }: ShowingShop,
  order: StoredOrder,
  { id, language = 'en', seesCodes = false }: Pick<Changer, 'id' | 'language' | 'seesCodes'>,
): Promise<Order> {
  const [record, account] = await Promise.all([readRecord(db, order, language), readBankAccount(db)])
  const shown = presentOrder(record, { dataKey: secrets.dataKey, account, wallets: wallets.offered })
  return { ...(seesCodes ? shown : withoutCodes(shown)), userId: shown.userId === id ? id : null }
}
