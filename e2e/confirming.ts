import { openSecrets } from '#api/secrets.ts'
import { findOrder } from '#api/orders/order-queries.ts'
import { changeOrder } from '#api/orders/change-order.ts'
import { readInvoicesOf } from '#api/invoices/invoice-queries.ts'
import { withDatabase } from './checking-out.ts'
import { expect } from './test.ts'

/**
 * Confirms an order as its staff would.
 *
 * @returns the id of its invoice
 */
export async function confirmOrder(orderId: string): Promise<string> {
  const secrets = await openSecrets({ dataDir: process.env.E2E_DATA_DIR! })
  return withDatabase(async ({ db }) => {
    const { id } = (await findOrder(db, orderId))!
    const by = { actor: 'staff', id: null } as const
    expect(await changeOrder({ db, secrets }, id, { action: 'confirm', by })).toBeUndefined()
    const [invoice] = await readInvoicesOf(db, id)
    return invoice!.id
  })
}
