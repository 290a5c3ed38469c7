import type { OwnSecurity } from '#contract/admin/staff.ts'
import { needsTotp } from '#domain/staff/staff.ts'
import { findStaff, readTotpRule, type TotpShop } from './staff-queries.ts'

export async function readOwnSecurity(app: TotpShop, id: string): Promise<OwnSecurity> {
  const person = (await findStaff(app.db, id))!
  return {
    totpSince: person.totpSince?.toISOString() ?? null,
    recoveryCodesLeft: person.recoveryHashes.length,
    isTotpRequired: needsTotp(person.role, await readTotpRule(app)),
  }
}
