import { givenEmail } from '../email-address.ts'
import { refuseEmail } from '../registration/refuse-email.ts'
import { requestCode } from '../codes/request-code.ts'
import type { Shop } from '../shop.ts'

/**
 * Requests a code to reset a password, whether or not the email address has an account.
 *
 * @throws AppError invalid_input, too_many_requests
 */
export async function forgotPassword(shop: Shop, given: { email: string }, ip: string): Promise<void> {
  refuseEmail(given.email)
  await shop.addressLimits.codeRequests.take(ip)
  const email = givenEmail(given.email)
  await shop.db.transaction((tx) => requestCode(tx, { email, purpose: 'reset-password', registrationId: null }))
}
