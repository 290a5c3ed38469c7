import { isWallet, type PaymentMethod, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { offeredPayments } from '../terms/offered-methods.ts'
import { readShop } from '../terms/shop-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { MoneyRows } from './money-rows.ts'
import { dueOf, hasSentVoucher } from './order-money.ts'

/**
 * Returns the payment methods to which a buyer can change. There are none once something was paid, while a voucher waits
 * for an answer, after the time to pay, and for a piece made to measure. An order for one wallet can be paid by the others without a change.
 *
 * @param wallets  the wallets that the shop takes
 */
export async function readOtherWays(
  db: Db,
  wallets: readonly WalletProvider[],
  order: StoredOrder,
  money: Pick<MoneyRows, 'payments' | 'refunds' | 'vouchers' | 'exchanged'>,
  now: Date,
): Promise<PaymentMethod[]> {
  const { state, deposit, payBy, district, method, payment } = order
  const isLate = payBy !== null && payBy < now
  const isOver = isLate || hasSentVoucher(money) || money.payments.length > 0
  if (state !== 'pending' || deposit !== null || isOver) return []
  const shop = await readShop(db, district)
  if (shop === null) return []
  return offeredPayments(shop, district, method, { wallets, total: dueOf(order, money) }).filter((way) => {
    return way !== payment && !(isWallet(way) && isWallet(payment))
  })
}
