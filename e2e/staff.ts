import type { Db } from '#api/db/client.ts'
import { openDatabase } from '#api/db/client.ts'
import { changeOrder, type OrderShop } from '#api/orders/change-order.ts'
import { findOrder } from '#api/orders/order-queries.ts'
import { openSecrets } from '#api/secrets.ts'
import { databaseUrl } from './members.ts'

export const staff = { actor: 'staff', id: null } as const

/** Does what the shop's staff does, on the test server's database. */
export async function asStaff(work: (db: Db, shop: OrderShop) => Promise<unknown>): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR!
  const secrets = await openSecrets({ dataDir })
  const { db, close } = openDatabase(await databaseUrl(dataDir), { max: 1 })
  await work(db, { db, secrets })
  await close()
}

/** Confirms an order and hands it over. */
export function deliver(orderNumber: string): Promise<void> {
  return asStaff(async (db, shop) => {
    const order = await findOrder(db, orderNumber)
    for (const action of ['confirm', 'deliver'] as const) await changeOrder(shop, order!.id, { action, by: staff })
  })
}
