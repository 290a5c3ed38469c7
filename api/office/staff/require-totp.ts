import type { StaffSecurity, OwnSecurity } from '#contract/admin/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { namesWithoutTotp } from './people-queries.ts'
import { isTotpRequired, type TotpShop, findStaff, readTotpRule } from './staff-queries.ts'
import { needsTotp } from '#domain/staff/staff.ts'

/** Returns how logins to the back office are protected. */
export async function readStaffSecurity({ db, managersNeedTotp }: TotpShop): Promise<StaffSecurity> {
  return { isTotpRequired: await isTotpRequired(db), managersNeedTotp, withoutTotp: await namesWithoutTotp(db) }
}

/**
 * Sets whether all staff need a second factor. From then on, staff without one can only set one up.
 *
 * @throws AppError conflict when an owner without a second factor turns it on: they would not know what they ask of
 *         others
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

export async function readOwnSecurity(app: TotpShop, id: string): Promise<OwnSecurity> {
  const person = (await findStaff(app.db, id))!
  return {
    totpSince: person.totpSince?.toISOString() ?? null,
    recoveryCodesLeft: person.recoveryHashes.length,
    isTotpRequired: needsTotp(person.role, await readTotpRule(app)),
  }
}
