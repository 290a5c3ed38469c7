import { changeOrder } from '#api/sales/orders/change-order.ts'
import { findOrder } from '#api/sales/orders/order-queries.ts'
import { inShop } from './shop-under-test.ts'

export const staff = { actor: 'staff', id: null } as const

/** Confirms an order and marks it as delivered. */
export function deliver(orderNumber: string): Promise<void> {
  return inShop(async (shop) => {
    const order = await findOrder(shop.db, orderNumber)
    for (const action of ['confirm', 'deliver'] as const) await changeOrder(shop, order!.id, { action, by: staff })
  })
}
