import { findOrder } from '#api/sales/orders/order-queries.ts'
import { changeOrder } from '#api/sales/orders/change-order.ts'
import { readInvoicesOf } from '#api/sales/invoices/invoice-queries.ts'
import { inShop } from './shop-under-test.ts'
import { expect } from './test.ts'

/**
 * Confirms an order as staff would.
 *
 * @returns the id of its invoice
 */
export async function confirmOrder(orderId: string): Promise<string> {
  return inShop(async (shop) => {
    const { id } = (await findOrder(shop.db, orderId))!
    const by = { actor: 'staff', id: null } as const
    expect(await changeOrder(shop, id, { action: 'confirm', by })).toBeUndefined()
    const [invoice] = await readInvoicesOf(shop.db, id)
    return invoice!.id
  })
}
