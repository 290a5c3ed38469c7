import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TotpRule } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings, staff } from '../../platform/db/schema.ts'

export type StoredStaff = typeof staff.$inferSelect

/** SQL value: whether the shop requires a second factor of all staff. */
export const isTotpRequiredSql = sql<boolean>`coalesce((select ${shopSettings.staffTotpRequired} from ${shopSettings}), false)`

/** The sources of the rule for second factors: the shop's setting in the database, and the server's configuration. */
export type TotpShop = { db: Db; managersNeedTotp: boolean }

export async function readTotpRule({ db, managersNeedTotp }: TotpShop): Promise<TotpRule> {
  return { isRequired: await isTotpRequired(db), managersNeedTotp }
}

export async function isTotpRequired(db: Db): Promise<boolean> {
  const [row] = await db.select({ isRequired: shopSettings.staffTotpRequired }).from(shopSettings)
  return row?.isRequired ?? false
}

/** Returns the shop's name, which authenticator apps show beside their codes. */
export async function readShopName(db: Db): Promise<string> {
  const [row] = await db.select({ name: shopSettings.name }).from(shopSettings)
  return row?.name ?? 'Kastha'
}

/** Returns a staff member, even a disabled one. */
export async function findStaffByEmail(db: Db, email: string): Promise<StoredStaff | undefined> {
  const [found] = await db
    .select()
    .from(staff)
    .where(sql`lower(${staff.email}) = lower(${email})`)
  return found
}

/** Returns a staff member, even a disabled one. */
export async function findStaff(db: Db, id: string): Promise<StoredStaff | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.id, id))
  return found
}

/** Returns a staff member and locks their row until the transaction ends. */
export async function lockStaff(tx: Db, id: string): Promise<StoredStaff | undefined> {
  const [found] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update')
  return found
}

/**
 * Locks the active owners, always in the same order, so that concurrent callers wait for each other without a
 * deadlock.
 */
export async function lockOwners(tx: Db): Promise<StoredStaff[]> {
  const isOwner = and(eq(staff.role, 'owner'), isNull(staff.disabledAt))
  return tx.select().from(staff).where(isOwner).orderBy(staff.id).for('no key update')
}

/** Makes people who choose names wait for each other until their transactions end, so that no two get the same one. */
export async function lockStaffNames(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kastha staff names', 0))`)
}

export function listActiveNames(db: Db): Promise<{ id: string; name: string }[]> {
  return db.select({ id: staff.id, name: staff.name }).from(staff).where(isNull(staff.disabledAt))
}

export async function updateStaff(tx: Db, id: string, change: Partial<typeof staff.$inferInsert>): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.id, id))
}

/**
 * Records the time step of a code.
 *
 * @returns whether it is later than every step used before
 */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const isLater = or(isNull(staff.totpLastStep), lt(staff.totpLastStep, step))
  const rows = await db
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), isLater))
    .returning({ id: staff.id })
  return rows.length > 0
}

/** Whether the shop has active staff. */
export async function isAnybodyOfStaff(db: Db): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).where(isNull(staff.disabledAt)).limit(1)
  return rows.length > 0
}

/**
 * Inserts a staff member.
 *
 * @returns false when the address already belongs to staff
 */
export async function insertStaff(db: Db, person: typeof staff.$inferInsert): Promise<boolean> {
  const rows = await db.insert(staff).values(person).onConflictDoNothing().returning({ id: staff.id })
  return rows.length > 0
}
