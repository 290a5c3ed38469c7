import type { RecoveryCodes, TotpConfirmBody, TotpSetup } from '#contract/admin/staff.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../app-error.ts'
import { openSetup, sealSetup, sealTotpSecret } from './private-totp.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { endStaffSessions } from './session-queries.ts'
import { lockStaff, readShopName, updateStaff } from './staff-queries.ts'
import type { StaffShop } from './staff-shop.ts'
import { tellStaff } from './tell-staff.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** A second factor to be put into an app. It counts once `confirmTotp` has seen a code of it, and takes the place of another. */
export async function beginTotp(
  { db, secrets }: Pick<StaffShop, 'db' | 'secrets'>,
  { id, email }: { id: string; email: string },
): Promise<TotpSetup> {
  const secret = newTotpSecret()
  const shop = await readShopName(db)
  return { secret, uri: totpUri(secret, { shop, email }), setup: sealSetup(secrets.dataKey, id, secret) }
}

/**
 * Takes a first code, and with it the second factor. Other logins end: they came by the password alone.
 *
 * @returns codes for the day on which the app is lost, which nobody sees again
 * @throws AppError invalid_input for a wrong code, or when the setup has become too old
 */
export async function confirmTotp(
  { secrets, staffDb }: Pick<StaffShop, 'secrets'> & { staffDb: Db },
  { setup, code }: TotpConfirmBody,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<RecoveryCodes> {
  const secret = openSetup(secrets.dataKey, id, setup)
  if (secret === undefined) throw new AppError('invalid_input', 'This took too long. Please begin again.')
  const step = totpStep(secret, code)
  if (step === undefined) throw wrongCode()
  const recoveryCodes = newRecoveryCodes()
  await staffDb.transaction(async (tx) => {
    const person = await lockStaff(tx, id)
    await updateStaff(tx, id, {
      totpSecret: sealTotpSecret(secrets.dataKey, id, secret),
      totpSince: new Date(),
      totpLastStep: step,
      recoveryHashes: recoveryCodes.map((one) => recoveryHash(secrets, id, one)),
    })
    await endStaffSessions(tx, id, sessionId)
    await tellStaff(tx, secrets, person!, { news: 'totp-on' })
  })
  return { recoveryCodes }
}

function wrongCode(): AppError {
  const problem = 'The code is wrong. Is the clock of your phone right?'
  return new AppError('invalid_input', problem, { code: problem })
}
