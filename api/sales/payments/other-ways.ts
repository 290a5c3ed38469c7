import { isWallet, type PaymentMethod, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { offeredPayments } from '../terms/offered-methods.ts'
import { readShop } from '../terms/shop-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-queries.ts'
import type { MoneyRows } from './money-rows.ts'

/**
 * The ways to which an order's buyer can change its payment. There are none once anything was paid, a voucher waits for
 * its answer or the time to pay is over, and none for a piece made to measure. Cash is for accounts: a guest's cash order
 * needs a code (decision 031). An order for one wallet takes the others without a change.
 *
 * @param wallets  those the shop takes
 */
export async function readOtherWays(
  db: Db,
  wallets: readonly WalletProvider[],
  order: StoredOrder,
  { payments, vouchers }: Pick<MoneyRows, 'payments' | 'vouchers'>,
  now: Date,
): Promise<PaymentMethod[]> {
  const { state, deposit, payBy, district, method, total, payment, userId, takenBy } = order
  const isLate = payBy !== null && payBy < now
  const waits = vouchers.some((voucher) => voucher.state === 'sent')
  if (state !== 'pending' || deposit !== null || isLate || waits || payments.length > 0) return []
  const shop = await readShop(db, district)
  if (shop === null) return []
  const isGuest = userId === null && takenBy === null
  return offeredPayments(shop, district, method, { wallets, total }).filter((way) => {
    return way !== payment && !(isWallet(way) && isWallet(payment)) && !(way === 'cod' && isGuest)
  })
}
