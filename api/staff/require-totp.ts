import type { StaffSecurity } from '#contract/admin/staff.ts'
import type { Db } from '../db/client.ts'
import { shopSettings } from '../db/schema.ts'
import { AppError } from '../app-error.ts'
import { namesWithoutTotp } from './people-queries.ts'
import { isTotpRequired, type TotpShop } from './staff-queries.ts'

/** How logins to the back office are guarded. */
export async function readStaffSecurity({ db, managersNeedTotp }: TotpShop): Promise<StaffSecurity> {
  return { isTotpRequired: await isTotpRequired(db), managersNeedTotp, withoutTotp: await namesWithoutTotp(db) }
}

/**
 * Requires a second factor of everybody, or no longer. Staff without one can do nothing from then on but set one up.
 *
 * @throws AppError conflict when the owner who asks for it has none: they would not know what they ask for
 */
export async function requireTotp(
  { staffDb, managersNeedTotp }: { staffDb: Db; managersNeedTotp: boolean },
  { isRequired, hasTotp }: { isRequired: boolean; hasTotp: boolean },
): Promise<StaffSecurity> {
  if (isRequired && !hasTotp) throw new AppError('conflict', 'Set up a second factor for yourself first.')
  return staffDb.transaction(async (tx) => {
    await tx.update(shopSettings).set({ staffTotpRequired: isRequired })
    return readStaffSecurity({ db: tx, managersNeedTotp })
  })
}
