import { emailProblem } from '#domain/accounts/email.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { encrypt } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { staffResets } from '../../platform/rate-limits/failed-guesses.ts'
import { askedEmailAad } from './send-staff-reset.ts'
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
  ip: string,
): Promise<void> {
  if (emailProblem(typed))
    throw new AppError('invalid_input', 'Must be an e-mail address', { email: 'Must be an e-mail address' })
  await addressLimits.codeRequests.take(ip)
  const email = givenEmail(typed)
  await staffResets(db, secrets.rateLimitKey).take(emailKey(email))
  const sealedEmail = encrypt(secrets.dataKey, email, askedEmailAad).toString('base64url')
  await db.transaction((tx) => enqueue(tx, 'send-staff-reset', { sealedEmail }))
}
