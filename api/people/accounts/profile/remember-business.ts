import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Business } from '#domain/invoices/business.ts'
import type { Db } from '../../../platform/db/client.ts'
import { users } from '../../../platform/db/schema.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decryptDetails, privateColumns } from './private-details.ts'

/**
 * Keeps the business of an account's invoice for its next order; null forgets it. A deleted account keeps nothing. It locks
 * the account's row, so call it before locking anything that is locked after accounts.
 *
 * @param tx  a transaction: without one the lock would end before the write, which would undo a change of the profile
 */
export async function rememberBusiness(
  tx: Db,
  dataKey: DataKey,
  userId: string,
  business: Business | null,
): Promise<void> {
  const isUser = eq(users.id, userId)
  const [user] = await tx.select({ details: users.privateDetails }).from(users).where(isUser).for('no key update')
  if (!user) return
  const { business: before = null, ...details } = decryptDetails(dataKey, userId, user.details)
  if (isDeepStrictEqual(before, business)) return
  await tx
    .update(users)
    .set(privateColumns(dataKey, userId, { ...details, ...(business && { business }) }))
    .where(isUser)
}
