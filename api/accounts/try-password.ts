import { emailKey } from './email-address.ts'
import type { Shop } from './shop.ts'

/**
 * Lets somebody try a password, if not too many were wrong lately; the wrong ones are counted by the e-mail address,
 * which may be anybody's or nobody's, and by the address of the client. Whoever turns out to be the owner may have them
 * forgotten.
 *
 * @param find  what the password opens, undefined when it is wrong
 * @throws AppError too_many_requests, also for the right password: of many tried at once no more may tell anything
 */
export async function tryPassword<Found>(
  { failedLogins, addressLimits: { wrongPasswords } }: Shop,
  { email, ip }: { email: string; ip: string },
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const key = emailKey(email)
  await Promise.all([wrongPasswords.refuse(ip), failedLogins.refuse(key)])
  const found = await find()
  if (found === undefined) {
    await failedLogins.take(key)
    await wrongPasswords.take(ip)
    return undefined
  }
  await failedLogins.refuse(key)
  return found
}
