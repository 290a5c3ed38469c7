import { actAs, type StaffCall } from '../../platform/records/act-as.ts'
import { openTotpSecret } from './private-totp.ts'
import { recoveryHash } from './recovery-codes.ts'
import { lockStaff, takeTotpStep, updateStaff, type StoredStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import { mailStaff } from './mail-staff.ts'
import { totpStep } from './totp.ts'

/**
 * Checks a code of a second factor and uses it up. No step of the app is accepted twice (RFC 6238, 5.2), nor an
 * earlier one. A used recovery code is deleted, and a mail notifies its owner.
 *
 * @returns false for a wrong code, and for one that was used before
 */
export async function takeSecondFactor(
  shop: Shop,
  person: StoredStaff,
  { code, call }: { code: string; call: StaffCall },
): Promise<boolean> {
  const { db, secrets } = shop
  const step = totpStep(openTotpSecret(secrets.dataKey, person.id, person.totpSecret!), code)
  return step === undefined ? takeRecoveryCode(shop, person, { code, call }) : takeTotpStep(db, person.id, step)
}

function takeRecoveryCode(
  { db, secrets }: Shop,
  { id, name, email }: StoredStaff,
  { code, call }: { code: string; call: StaffCall },
): Promise<boolean> {
  const hash = recoveryHash(secrets, id, code)
  return actAs(db, { ...call, staff: { id, name } }).transaction(async (tx) => {
    const codes = (await lockStaff(tx, id))?.recoveryHashes ?? []
    const left = codes.filter((one) => !one.equals(hash))
    if (left.length === codes.length) return false
    await updateStaff(tx, id, { recoveryHashes: left })
    await mailStaff(tx, secrets, { name, email }, { news: 'recovery-used', codesLeft: left.length })
    return true
  })
}
