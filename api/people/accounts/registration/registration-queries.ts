import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneTimeCodes, registrations } from '../../../platform/db/schema.ts'
import { emailKey } from '../email-address.ts'

export type Registration = typeof registrations.$inferSelect

/** Inserts a registration, or replaces the one with its id. */
export async function putRegistration(tx: Db, registration: typeof registrations.$inferInsert): Promise<void> {
  await tx
    .insert(registrations)
    .values(registration)
    .onConflictDoUpdate({ target: registrations.id, set: registration })
}

export async function findRegistration(db: Db, id: string): Promise<Registration | undefined> {
  const [registration] = await db.select().from(registrations).where(eq(registrations.id, id))
  return registration
}

/** Whether a registration has an email address. */
export async function isRegistrationOf(db: Db, id: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.id, id), hasEmail(email)))
  return found.length > 0
}

/** Replaces a browser's previous registration, whose code now belongs to the new one. */
export async function replaceRegistration(tx: Db, oldId: string, id: string): Promise<void> {
  await tx.update(oneTimeCodes).set({ registrationId: id }).where(eq(oneTimeCodes.registrationId, oldId))
  await tx.delete(registrations).where(eq(registrations.id, oldId))
}

/** Deletes the registrations of an address; their codes are deleted by cascade. */
export async function deleteRegistrations(tx: Db, email: string): Promise<void> {
  await tx.delete(registrations).where(hasEmail(email))
}

function hasEmail(email: string) {
  return sql`lower(${registrations.email}) = ${emailKey(email)}`
}
