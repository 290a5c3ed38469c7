import type { Order } from '#contract/orders.ts'
import type { Wallets } from '../payments/wallets/open-wallets.ts'
import { readOtherWays } from '../payments/other-ways.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from './change-order.ts'
import { readBankAccount, readRecord, type StoredOrder } from './order-queries.ts'
import { presentOrder } from './present-order.ts'
import { forReaders } from './for-readers.ts'

/** `wallets` are those the shop takes. */
export type ShowingShop = OrderShop & { wallets: Pick<Wallets, 'offered'> }

/**
 * An order with everything that its page shows, as it is at `now`.
 *
 * @param asker  `id` is null for a guest: only the order's own account learns its id; and only the buyer gets more than
 *               `forReaders` shows
 */
export async function showOrder(
  { db, secrets, wallets }: ShowingShop,
  order: StoredOrder,
  { id, language = 'en', isBuyer = false }: Pick<Changer, 'id' | 'language' | 'isBuyer'>,
  now = new Date(),
): Promise<Order> {
  const [record, account] = await Promise.all([readRecord(db, order, language), readBankAccount(db)])
  const shown = presentOrder(record, { dataKey: secrets.dataKey, account, wallets: wallets.offered, now })
  const userId = shown.userId === id ? id : null
  if (!isBuyer) return { ...forReaders(shown), userId }
  return { ...shown, otherWays: await readOtherWays(db, wallets.offered, order, record.money, now), userId }
}
