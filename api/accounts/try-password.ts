import { emailKey } from './email-address.ts'
import type { Shop } from './shop.ts'

/**
 * Lets somebody try a password, if not too many were wrong lately; the wrong ones are counted by the e-mail address,
 * which may be anybody's or nobody's, and by the address of the client.
 *
 * @param find      what the password opens, undefined when it is wrong
 * @param isOwners  whether it is the owner's of the address, who makes up for the wrong ones. Any other one counts as
 *                  wrong, whatever it opens: whoever registers a guess has then tried it on the owner's password, too
 * @throws AppError too_many_requests, also for the right password: of many tried at once no more may tell anything
 */
export async function tryPassword<Found>(
  { failedLogins, addressLimits: { wrongPasswords } }: Shop,
  { email, ip }: { email: string; ip: string },
  find: () => Promise<Found | undefined>,
  isOwners: (found: Found) => boolean = () => true,
): Promise<Found | undefined> {
  const key = emailKey(email)
  await Promise.all([wrongPasswords.refuse(ip), failedLogins.refuse(key)])
  const found = await find()
  if (found === undefined || !isOwners(found)) {
    await failedLogins.take(key)
    await wrongPasswords.take(ip)
    return found
  }
  const wrongBefore = await failedLogins.refuse(key)
  if (wrongBefore > 0) await failedLogins.forget(key)
  return found
}
