import { eq } from 'drizzle-orm'
import { moveProduction } from '#api/sales/custom-requests/move-production.ts'
import { quoteRequest } from '#api/sales/custom-requests/quote-request.ts'
import { findRequest } from '#api/sales/custom-requests/request-queries.ts'
import type { Db } from '#api/platform/db/client.ts'
import { orders } from '#api/platform/db/schema.ts'
import { changeOrder } from '#api/sales/orders/change-order.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import { inShop } from './shop-under-test.ts'

const staff = { actor: 'staff', id: null } as const
const DAY_MS = 86_400_000

/** Sends a quote that is valid for three weeks. */
export function quote(number: string, price: number): Promise<void> {
  return inShop(async (shop) => {
    const validUntil = nepalDay(new Date(Date.now() + 21 * DAY_MS))
    const request = await findRequest(shop.db, number)
    const offer = { price, weeks: 6, validUntil, note: 'In sal timber, oiled twice.' }
    await quoteRequest(shop, request!.id, { ...offer, by: staff })
  })
}

/** Moves a piece to a production stage. */
export function reach(orderId: string, stage: ProductionStage, note = ''): Promise<void> {
  return inShop(async (shop) => moveProduction(shop, await idOf(shop.db, orderId), { stage, note, by: staff }))
}

/** Marks the order as delivered. */
export function handOver(orderId: string): Promise<void> {
  return inShop(async (shop) => {
    const refused = await changeOrder(shop, await idOf(shop.db, orderId), { action: 'deliver', by: staff })
    if (refused) throw new Error(`${orderId} was not handed over: ${refused.refusal}`)
  })
}

async function idOf(db: Db, number: string): Promise<string> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return order!.id
}
