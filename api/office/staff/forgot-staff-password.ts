import { emailProblem } from '#domain/accounts/email.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { encrypt } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { takeStaffReset } from '../../platform/rate-limits/failed-guesses.ts'
import { askedEmailAad } from './send-staff-reset.ts'
import { findKnownDevice } from '../../people/accounts/login/known-devices.ts'
import type { TriedFrom } from '../../people/accounts/login/login-tries.ts'
import type { Shop } from '../../people/accounts/shop.ts'

/**
 * Requests a link that sets a new staff password. Only the job checks whether the address belongs to staff, so
 * neither the answer nor its timing reveals it.
 *
 * @throws AppError invalid_input, too_many_requests
 */
export async function forgotStaffPassword(
  { db, secrets, addressLimits }: Shop,
  typed: string,
  { ip, deviceHash }: TriedFrom,
): Promise<void> {
  if (emailProblem(typed))
    throw new AppError('invalid_input', 'Must be an email address', { email: 'Must be an email address' })
  await addressLimits.forgottenStaffPasswords.take(ip)
  const email = givenEmail(typed)
  const deviceId = deviceHash && (await findKnownDevice(db, 'staff', { email, tokenHash: deviceHash }))
  await takeStaffReset(db, secrets.rateLimitKey, emailKey(email), { ip, deviceId })
  const sealedEmail = encrypt(secrets.dataKey, email, askedEmailAad).toString('base64url')
  await db.transaction((tx) => enqueue(tx, 'send-staff-reset', { sealedEmail }))
}
