import { and, desc, eq, sql } from 'drizzle-orm'
import type { Plan } from '#domain/planner/plan.ts'
import type { Db } from '../../platform/db/client.ts'
import { roomPlans } from '../../platform/db/schema.ts'

export type RoomPlanKey = { userId: string; id: string }
export type RoomPlanRow = typeof roomPlans.$inferSelect

/** The distance of the outermost corners along an axis. */
const spread = (axis: 'x' | 'y') =>
  sql<number>`(select max((corner->>${axis}::text)::int) - min((corner->>${axis}::text)::int)
    from jsonb_array_elements(${roomPlans.plan}->'room'->'corners') as corner)`

/** Returns what lists show of an account's plans, most recently changed first. The plans stay in the database. */
export function readSummaries(db: Db, userId: string) {
  return db
    .select({
      id: roomPlans.id,
      name: sql<string>`${roomPlans.plan}->>'name'`,
      pieces: sql<number>`jsonb_array_length(${roomPlans.plan}->'pieces')`,
      width: spread('x'),
      depth: spread('y'),
      version: roomPlans.version,
      changedAt: roomPlans.changedAt,
    })
    .from(roomPlans)
    .where(eq(roomPlans.userId, userId))
    .orderBy(desc(roomPlans.changedAt), desc(roomPlans.id))
}

/** Returns an account's plans as a whole, most recently changed first. */
export function readRoomPlans(db: Db, userId: string): Promise<RoomPlanRow[]> {
  return db
    .select()
    .from(roomPlans)
    .where(eq(roomPlans.userId, userId))
    .orderBy(desc(roomPlans.changedAt), desc(roomPlans.id))
}

export async function findRoomPlan(db: Db, key: RoomPlanKey): Promise<RoomPlanRow | undefined> {
  const [found] = await db.select().from(roomPlans).where(isPlan(key))
  return found
}

export function countRoomPlans(db: Db, userId: string): Promise<number> {
  return db.$count(roomPlans, eq(roomPlans.userId, userId))
}

/** Inserts a plan, or replaces the existing one. */
export async function putRoomPlan(
  tx: Db,
  key: RoomPlanKey,
  changed: { plan: Plan; version: string; changedAt: Date },
): Promise<void> {
  await tx
    .insert(roomPlans)
    .values({ ...key, ...changed, createdAt: changed.changedAt })
    .onConflictDoUpdate({ target: [roomPlans.userId, roomPlans.id], set: changed })
}

/** Returns the deleted plan; undefined if there is none. */
export async function deleteRoomPlan(db: Db, key: RoomPlanKey): Promise<RoomPlanRow | undefined> {
  const [deleted] = await db.delete(roomPlans).where(isPlan(key)).returning()
  return deleted
}

function isPlan({ userId, id }: RoomPlanKey) {
  return and(eq(roomPlans.userId, userId), eq(roomPlans.id, id))
}
