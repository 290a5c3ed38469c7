import { emailKey } from './email-address.ts'
import { findKnownDevice } from './known-devices.ts'
import { passwordTries, type TriedFrom } from './login-tries.ts'
import type { Shop } from './shop.ts'

/**
 * Lets somebody try the password of a shopper's account, if not too many were wrong lately (login-tries.ts).
 *
 * @param find      what the password opens, undefined when it is wrong
 * @param isOwners  whether it is the owner's of the address, who makes up for the wrong ones. Any other one counts as
 *                  wrong, whatever it opens: whoever registers a guess has then tried it on the owner's password, too
 * @throws AppError too_many_requests, also for the right password: of many tried at once no more may tell anything
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
