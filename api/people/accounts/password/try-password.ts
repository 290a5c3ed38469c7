import { emailKey } from '../email-address.ts'
import { findKnownDevice } from '../login/known-devices.ts'
import { passwordTries, type TriedFrom } from '../login/login-tries.ts'
import type { Shop } from '../shop.ts'

/**
 * Tries the password of a shopper's account, unless too many recent tries were wrong (login-tries.ts).
 *
 * @param find      returns what the password opens, undefined when it is wrong
 * @param isOwners  whether it is the password of the address's owner, which resets the count. Any other one counts as
 *                  wrong, whatever it opens: registering a guess also tries it on the owner's password
 * @throws AppError too_many_requests, also for the right password: concurrent tries must reveal no more than the
 *         limit allows
 */
export async function tryPassword<Found>(
  shop: Shop,
  { email, ip, deviceHash }: { email: string } & TriedFrom,
  find: () => Promise<Found | undefined>,
  isOwners: (found: Found) => boolean = () => true,
): Promise<Found | undefined> {
  const deviceId = deviceHash && (await findKnownDevice(shop.db, 'shopper', { email, tokenHash: deviceHash }))
  const tries = passwordTries(shop, emailKey(email), { ip, deviceId })
  await tries.refuse()
  const found = await find()
  if (found === undefined || !isOwners(found)) await tries.countWrong()
  else await tries.forgive()
  return found
}
