import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { driverActs, staff } from '../../platform/db/schema.ts'

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

/** Reads the acts of a delivery, oldest first. */
export function readActs(db: Db, deliveryId: string): Promise<{ act: StoredAct; driver: string }[]> {
  return db
    .select({ act: driverActs, driver: staff.name })
    .from(driverActs)
    .innerJoin(staff, eq(staff.id, driverActs.staffId))
    .where(eq(driverActs.deliveryId, deliveryId))
    .orderBy(asc(driverActs.receivedAt), asc(driverActs.id))
}
