import { inArray, sql } from 'drizzle-orm'
import { awaitedStates, openPurchaseStates } from '#domain/purchasing/purchase-orders.ts'
import { purchaseOrderLines, purchaseOrders } from '../../platform/db/schema.ts'
import { subquery } from '../../platform/media/picture-rows.ts'

export const isAwaited = inArray(purchaseOrders.state, [...awaitedStates])
export const isOpen = inArray(purchaseOrders.state, [...openPurchaseStates])

const { orderId, quantity, received, cost } = purchaseOrderLines

function summed(what: ReturnType<typeof sql>) {
  return subquery<number>(sql`
    select coalesce(sum(${what}), 0)::float8 from ${purchaseOrderLines} where ${orderId} = ${purchaseOrders.id}`)
}

/** Sums over the lines of each row of `purchase_orders`. */
export const linePieces = summed(sql`${quantity}`)
export const lineReceived = summed(sql`${received}`)
export const lineTotal = summed(sql`${quantity}::bigint * ${cost}`)
