import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ExchangeSaveBody } from '#contract/admin/orders/exchanges.ts'
import type { App } from '../../app.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, returnRequests, variants } from '../../platform/db/schema.ts'
import { givenShop } from '../orders/edits/edits.fixture.ts'
import { givenDelivered, givenVariant, givenZone, nepal } from '../fulfilment/fulfilment.fixture.ts'
import { givenOrder } from '../orders/orders.fixture.ts'

export const deliveredAt = nepal('2026-11-21T12:00:00')

export type Exchange = Partial<ExchangeSaveBody> & Pick<ExchangeSaveBody, 'lines'>

const asBody = (wanted: Exchange) => ({
  back: [{ position: 0, quantity: 1 }],
  discount: 0,
  fee: 'free',
  payment: 'cod',
  ...wanted,
})

/** A manager who exchanges. `exchange` sends what the preview shows, unless told otherwise. */
export async function givenExchanger(app: App) {
  const manager = await givenStaff(app, 'manager')
  const preview = (orderId: string, { worth: _worth, total: _total, reason: _reason, ...wanted }: Exchange) => {
    return manager.call('POST', `/orders/${orderId}/exchange-preview`, asBody(wanted))
  }
  return {
    ...manager,
    preview,
    exchange: async (orderId: string, wanted: Exchange, key: string = randomUUID()) => {
      const { worth = 0, total = 0 } = (await preview(orderId, wanted)).json()
      const body = { worth, total, reason: 'A wider one, as agreed on the phone.', ...asBody(wanted) }
      return manager.call('POST', `/orders/${orderId}/exchanges`, body, { 'idempotency-key': key })
    },
  }
}

/**
 * A delivered order of a bed for 10,000 with its fee of 1,000, and another bed that can go out.
 *
 * @param price  of the other bed
 */
export async function givenExchangeable(
  db: Db,
  { price = 12_000, ...values }: Parameters<typeof givenOrder>[1] & { price?: number } = {},
) {
  await givenShop(db)
  await givenZone(db)
  const old = await givenVariant(db, { stock: 5 })
  const other = await givenVariant(db, { stock: 2 })
  await setPrice(db, other.variantId, price)
  const order = await givenDelivered(db, deliveredAt, { lines: [{ ...old, quantity: 1 }], ...values })
  return { order, old, other }
}

export async function setPrice(db: Db, variantId: number, price: number): Promise<void> {
  await db.update(variants).set({ price }).where(eq(variants.id, variantId))
}

export async function orderOf(db: Db, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order!
}

export async function returnOf(db: Db, orderId: string) {
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId))
  return request!
}
