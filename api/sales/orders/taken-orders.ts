import { and, eq, sql } from 'drizzle-orm'
import type { StaffRole } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orderEvents, orderLines, orders } from '../../platform/db/schema.ts'
import { isUnpaid, readStock } from './held-pieces.ts'
import type { StockMemory } from './stock-memory.ts'

/** A member of staff who takes an order by phone. */
export type Taker = { id: string; role: StaffRole }

/** Pieces in a taker's phone orders that nobody has paid and no colleague has confirmed. `stock` is with them. */
export type HeldByTaker = { role: StaffRole; pieces: number; stock: number }

/**
 * Counts what the phone orders of a member of staff hold. Another one of the same member waits until the transaction ends. Call it
 * before goods are locked.
 */
export async function countTaken(tx: Db, { id, role }: Taker, memory: StockMemory): Promise<HeldByTaker> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone orders ${id}`}, 0))`)
  const { pieces } = onlyRow(
    await tx
      .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number) })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(eq(orders.takenBy, id), isOpen, isUnpaid(tx))),
  )
  const { stock } = await readStock(tx, memory)
  return { role, pieces, stock: stock + pieces }
}

/** Pending, or confirmed by the taker alone within a day: one login could otherwise confirm what it takes. */
const isOpen = sql`${orders.state} in ('pending', 'confirm') and (${orders.state} = 'pending'
  or (${orders.placedAt} > now() - interval '1 day' and exists (
    select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
      and ${orderEvents.action} = 'confirm' and ${orderEvents.actorId} = ${orders.takenBy})))`
