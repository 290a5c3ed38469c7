import type { RecoveryCodes, TotpConfirmBody, TotpSetup } from '#contract/admin/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isNewestSetup, openSetup, openTotpSecret, sealSetup, sealTotpSecret } from './private-totp.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { endStaffSessions } from './session-queries.ts'
import { lockStaff, readShopName, updateStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import { mailStaff } from './mail-staff.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/**
 * Returns a new second factor for an authenticator app. It takes effect, and replaces the previous one, in
 * `confirmTotp`. Earlier setups can no longer be confirmed: the stored secret is encrypted anew, and a setup carries
 * the mark of that one encryption. Without a factor the new secret itself is stored, which counts for nothing yet.
 */
export async function beginTotp(
  { db, secrets: { dataKey } }: Pick<Shop, 'db' | 'secrets'>,
  { id, email }: { id: string; email: string },
): Promise<TotpSetup> {
  const secret = newTotpSecret()
  const shop = await readShopName(db)
  const stored = await db.transaction(async (tx) => {
    const person = await lockStaff(tx, id)
    const current = person?.totpSecret && person.totpSince ? openTotpSecret(dataKey, id, person.totpSecret) : secret
    const totpSecret = sealTotpSecret(dataKey, id, current)
    await updateStaff(tx, id, { totpSecret })
    return totpSecret
  })
  return { secret, uri: totpUri(secret, { shop, email }), setup: sealSetup(dataKey, id, { secret, stored }) }
}

/**
 * Activates a second factor with its first code. It ends other sessions, because they were opened with the password
 * alone.
 *
 * @returns recovery codes for a lost app, which we never show again
 * @throws AppError invalid_input for a wrong code, or when the setup has expired or is not the newest; conflict when it
 *         was confirmed before
 */
export async function confirmTotp(
  { secrets, staffDb }: Pick<Shop, 'secrets'> & { staffDb: Db },
  { setup, code }: TotpConfirmBody,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<RecoveryCodes> {
  const begun = openSetup(secrets.dataKey, id, setup)
  if (begun === undefined) throw new AppError('invalid_input', 'This took too long. Please begin again.')
  const { secret } = begun
  const step = totpStep(secret, code)
  if (step === undefined) throw wrongCode()
  const recoveryCodes = newRecoveryCodes()
  await staffDb.transaction(async (tx) => {
    const person = await lockStaff(tx, id)
    const stored = person?.totpSecret ?? null
    if (stored && person?.totpSince && openTotpSecret(secrets.dataKey, id, stored) === secret) {
      throw new AppError('conflict', 'This second factor is on already. Its recovery codes were shown before.')
    }
    if (!isNewestSetup(begun, stored)) {
      throw new AppError('invalid_input', 'This setup was replaced or removed. Please begin again.')
    }
    await updateStaff(tx, id, {
      totpSecret: sealTotpSecret(secrets.dataKey, id, secret),
      totpSince: new Date(),
      totpLastStep: step,
      recoveryHashes: recoveryCodes.map((one) => recoveryHash(secrets, id, one)),
    })
    await endStaffSessions(tx, id, sessionId)
    await mailStaff(tx, secrets, person!, { news: 'totp-on' })
  })
  return { recoveryCodes }
}

function wrongCode(): AppError {
  const problem = 'The code is wrong. Is the clock of your phone right?'
  return new AppError('invalid_input', problem, { code: problem })
}
