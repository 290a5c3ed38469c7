import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TotpRule } from '#domain/staff.ts'
import type { Db } from '../db/client.ts'
import { shopSettings, staff } from '../db/schema.ts'

export type StoredStaff = typeof staff.$inferSelect

/** Whether the shop wants a second factor of everybody; a select of one value. */
export const isTotpRequiredSql = sql<boolean>`coalesce((select ${shopSettings.staffTotpRequired} from ${shopSettings}), false)`

/** What knows who needs a second factor: the database, and how the shop runs. */
export type TotpShop = { db: Db; managersNeedTotp: boolean }

export async function readTotpRule({ db, managersNeedTotp }: TotpShop): Promise<TotpRule> {
  return { isRequired: await isTotpRequired(db), managersNeedTotp }
}

export async function isTotpRequired(db: Db): Promise<boolean> {
  const [row] = await db.select({ isRequired: shopSettings.staffTotpRequired }).from(shopSettings)
  return row?.isRequired ?? false
}

/** By which an app that shows codes names them. */
export async function readShopName(db: Db): Promise<string> {
  const [row] = await db.select({ name: shopSettings.name }).from(shopSettings)
  return row?.name ?? 'Kastha'
}

/** Also one who has left. */
export async function findStaffByEmail(db: Db, email: string): Promise<StoredStaff | undefined> {
  const [found] = await db
    .select()
    .from(staff)
    .where(sql`lower(${staff.email}) = lower(${email})`)
  return found
}

/** Also one who has left. */
export async function findStaff(db: Db, id: string): Promise<StoredStaff | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.id, id))
  return found
}

/** The same, and nobody else changes them until the transaction ends. */
export async function lockStaff(tx: Db, id: string): Promise<StoredStaff | undefined> {
  const [found] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update')
  return found
}

/** The owners who may log in, in an order that is always the same, so that two who lock them wait for each other. */
export async function lockOwners(tx: Db): Promise<StoredStaff[]> {
  const isOwner = and(eq(staff.role, 'owner'), isNull(staff.disabledAt))
  return tx.select().from(staff).where(isOwner).orderBy(staff.id).for('no key update')
}

export async function updateStaff(tx: Db, id: string, change: Partial<typeof staff.$inferInsert>): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.id, id))
}

/** @returns whether it comes after every step that was taken */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const isLater = or(isNull(staff.totpLastStep), lt(staff.totpLastStep, step))
  const rows = await db
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), isLater))
    .returning({ id: staff.id })
  return rows.length > 0
}

/** Whether the shop has somebody who may log in. */
export async function isAnybodyOfStaff(db: Db): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).where(isNull(staff.disabledAt)).limit(1)
  return rows.length > 0
}

/** @returns whether there was nobody with this address yet */
export async function insertStaff(db: Db, person: typeof staff.$inferInsert): Promise<boolean> {
  const rows = await db.insert(staff).values(person).onConflictDoNothing().returning({ id: staff.id })
  return rows.length > 0
}
