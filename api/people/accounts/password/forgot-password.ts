import { givenEmail } from '../email-address.ts'
import { refuseEmail } from '../refuse-problems.ts'
import { askerOf, type AskedFrom } from '../codes/code-asker.ts'
import { requestCode } from '../codes/request-code.ts'
import type { Shop } from '../shop.ts'

/**
 * Requests a code to reset a password, whether or not the email address has an account.
 *
 * @returns the code's id, whether or not a mail carries it
 * @throws AppError invalid_input, too_many_requests
 */
export async function forgotPassword(shop: Shop, given: { email: string }, from: AskedFrom): Promise<string> {
  refuseEmail(given.email)
  await shop.addressLimits.forgottenPasswords.take(from.ip)
  const email = givenEmail(given.email)
  const asker = await askerOf(shop.db, shop.secrets.rateLimitKey, email, from)
  const wanted = { email, purpose: 'reset-password', registrationId: null, asker } as const
  return shop.db.transaction((tx) => requestCode(tx, shop.addressLimits, wanted))
}
