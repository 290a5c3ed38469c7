import type { RecoveryCodes } from '#contract/admin/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { lockStaff, updateStaff } from './staff-queries.ts'
import { mailStaff } from './mail-staff.ts'

/**
 * Replaces the recovery codes; the previous ones become invalid. The caller must have checked the password.
 *
 * @throws AppError conflict without a second factor
 */
export async function renewRecoveryCodes(
  { secrets, staffDb }: { secrets: Secrets; staffDb: Db },
  id: string,
): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes()
  await staffDb.transaction(async (tx) => {
    const person = await lockStaff(tx, id)
    if (person?.totpSince == null) throw new AppError('conflict', 'There is no second factor to recover.')
    await updateStaff(tx, id, { recoveryHashes: recoveryCodes.map((one) => recoveryHash(secrets, id, one)) })
    await mailStaff(tx, secrets, person, { news: 'recovery-renewed' })
  })
  return { recoveryCodes }
}
