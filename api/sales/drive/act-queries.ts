import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import { driverActs, orders, staff } from '../../platform/db/schema.ts'

export type StoredAct = typeof driverActs.$inferSelect

export async function findAct(db: Db, id: string): Promise<StoredAct | undefined> {
  const [act] = await db.select().from(driverActs).where(eq(driverActs.id, id))
  return act
}

/** @returns false when another act has the id */
export async function insertAct(tx: Db, act: typeof driverActs.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(driverActs).values(act).onConflictDoNothing().returning({ id: driverActs.id })
  return inserted.length > 0
}

const settlers = alias(staff, 'settlers')

function selectActs(db: Db) {
  return db
    .select({ act: driverActs, driver: staff.name, settler: settlers.name })
    .from(driverActs)
    .innerJoin(staff, eq(staff.id, driverActs.staffId))
    .leftJoin(settlers, eq(settlers.id, driverActs.settledBy))
}
export type ActRow = Awaited<ReturnType<typeof selectActs>>[number]

/** Reads the acts of a delivery, and the one that took its pieces back, oldest first. */
export function readActs(db: Db, deliveryId: string): Promise<ActRow[]> {
  return selectActs(db)
    .where(or(eq(driverActs.deliveryId, deliveryId), eq(driverActs.restDeliveryId, deliveryId)))
    .orderBy(asc(driverActs.receivedAt), asc(driverActs.id))
}

// As the partial index words it.
const isToSettle = and(isNotNull(driverActs.refusal), isNull(driverActs.settledAt))

/** Reads the oldest refused acts that nobody has settled. */
export function readRefusedActs(db: Db, most: number): Promise<(ActRow & { order: string })[]> {
  return db
    .select({ act: driverActs, driver: staff.name, settler: settlers.name, order: orders.number })
    .from(driverActs)
    .innerJoin(staff, eq(staff.id, driverActs.staffId))
    .innerJoin(orders, eq(orders.id, driverActs.orderId))
    .leftJoin(settlers, eq(settlers.id, driverActs.settledBy))
    .where(isToSettle)
    .orderBy(asc(driverActs.receivedAt), asc(driverActs.id))
    .limit(most)
}

export function countRefusedActs(db: Db): Promise<number> {
  return db.$count(driverActs, isToSettle)
}

/** @returns false when there is no such act that waits */
export async function settleRefusedAct(
  db: Db,
  id: string,
  { settledBy, settlement, settledAt }: { settledBy: string; settlement: string; settledAt: Date },
): Promise<boolean> {
  const settled = await db
    .update(driverActs)
    .set({ settledBy, settlement, settledAt })
    .where(and(eq(driverActs.id, id), isToSettle))
    .returning({ id: driverActs.id })
  return settled.length > 0
}
