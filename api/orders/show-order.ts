import type { Order } from '#contract/orders.ts'
import type { OrderShop } from './change-order.ts'
import { readBankAccount, readRecord, type StoredOrder } from './order-queries.ts'
import { presentOrder } from './present-order.ts'

/** An order with everything that its page shows. */
export async function showOrder({ db, secrets }: OrderShop, order: StoredOrder): Promise<Order> {
  const [record, account] = await Promise.all([readRecord(db, order), readBankAccount(db)])
  return presentOrder(record, { dataKey: secrets.dataKey, account })
}
