import type { OwnSecurity } from '#contract/admin/staff.ts'
import type { Db } from '../db/client.ts'
import { findStaff, isTotpRequired } from './staff-queries.ts'

export async function readOwnSecurity(db: Db, id: string): Promise<OwnSecurity> {
  const person = await findStaff(db, id)
  return {
    totpSince: person?.totpSince?.toISOString() ?? null,
    recoveryCodesLeft: person?.recoveryHashes.length ?? 0,
    isTotpRequired: await isTotpRequired(db),
  }
}
