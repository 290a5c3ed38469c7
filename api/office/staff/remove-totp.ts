import { needsTotp } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { showStaff } from './list-staff.ts'
import { endStaffSessions } from './session-queries.ts'
import { lockStaff, readTotpRule, updateStaff } from './staff-queries.ts'
import { mailStaff } from './mail-staff.ts'

type Acting = { secrets: Secrets; staffDb: Db }

/** A setup that nobody has confirmed ends, too. */
const none = { totpSecret: null, totpSince: null, totpLastStep: null, recoveryHashes: [] }

/**
 * Removes a staff member's own second factor. The caller must have checked the password.
 *
 * @throws AppError conflict when they need one
 */
export async function removeOwnTotp(
  { secrets, staffDb, managersNeedTotp }: Acting & { managersNeedTotp: boolean },
  id: string,
): Promise<void> {
  await staffDb.transaction(async (tx) => {
    const person = await lockStaff(tx, id)
    const rule = await readTotpRule({ db: tx, managersNeedTotp })
    if (person && needsTotp(person.role, rule)) throw new AppError('conflict', 'You need a second factor in this shop.')
    if (!person) return
    await updateStaff(tx, id, none)
    if (person.totpSince !== null) await mailStaff(tx, secrets, person, { news: 'totp-off' })
  })
}

/**
 * Removes the lost second factor of another staff member, and ends their sessions. They then log in with the password
 * alone and set up another.
 *
 * @throws AppError not_found; forbidden for one's own, which requires the password
 */
export async function resetTotp({ secrets, staffDb }: Acting, id: string, byId: string) {
  if (id === byId) throw new AppError('forbidden', 'Your own second factor is changed on your own page.')
  await staffDb.transaction(async (tx) => {
    const person = await lockStaff(tx, id)
    if (!person) throw new AppError('not_found', 'No staff member has this id.')
    await updateStaff(tx, id, none)
    if (person.totpSince === null) return
    await endStaffSessions(tx, id)
    await mailStaff(tx, secrets, person, { news: 'totp-reset' })
  })
  return showStaff(staffDb, id)
}
