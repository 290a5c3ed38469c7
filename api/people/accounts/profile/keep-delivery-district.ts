import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { users } from '../../../platform/db/schema.ts'

/** @param district  English name; '' for none */
export async function keepDeliveryDistrict(db: Db, userId: string, district: string): Promise<void> {
  await db.update(users).set({ deliveryDistrict: district }).where(eq(users.id, userId))
}
