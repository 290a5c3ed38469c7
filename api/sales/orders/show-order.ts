import type { Order } from '#contract/orders/orders.ts'
import type { Wallets } from '../payments/wallets/open-wallets.ts'
import { readOtherWays } from '../payments/other-ways.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from './change-order.ts'
import { readBankAccount, readRecord } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { presentOrder } from './present-order.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { readCodeBySms } from './code-by-sms.ts'
import { forReaders } from './for-readers.ts'
import { readNewsBySms } from './news-by-sms.ts'
import { readLinkBySms } from './send-order-link.ts'

/** `wallets` are those the shop takes. `sms` only for replies that say what could come by SMS. */
export type ShowingShop = OrderShop & { wallets: Pick<Wallets, 'offered'>; sms?: Sms }

/**
 * Returns an order with everything that its page shows, as it is at `now`. Only the buyer gets more than `forReaders`
 * shows, and only the order's own account gets the account's id.
 *
 * @param asker  `id` is null for a guest
 */
export async function showOrder(
  shop: ShowingShop,
  order: StoredOrder,
  { id, language = 'en', isBuyer = false }: Pick<Changer, 'id' | 'language' | 'isBuyer'>,
  now = new Date(),
): Promise<Order> {
  const { db, secrets, wallets } = shop
  const [record, account, codeBySms, linkBySms, newsBySms] = await Promise.all([
    readRecord(db, order, language),
    readBankAccount(db),
    shop.sms ? readCodeBySms({ ...shop, sms: shop.sms }, order) : null,
    shop.sms && !isBuyer ? readLinkBySms({ ...shop, sms: shop.sms }, order) : false,
    shop.sms && isBuyer ? readNewsBySms({ ...shop, sms: shop.sms }, order) : false,
  ])
  const shown = {
    ...presentOrder(record, { dataKey: secrets.dataKey, account, wallets: wallets.offered, now }),
    codeBySms,
  }
  const userId = shown.userId === id ? id : null
  if (!isBuyer) return { ...forReaders(shown), linkBySms, userId }
  return { ...shown, newsBySms, otherWays: await readOtherWays(db, wallets.offered, order, record.money, now), userId }
}
