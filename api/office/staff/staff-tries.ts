import { emailKey } from '../../people/accounts/email-address.ts'
import { findKnownDevice } from '../../people/accounts/login/known-devices.ts'
import { codeTries, passwordTries, unlockLogins, type TriedFrom } from '../../people/accounts/login/login-tries.ts'
import type { Shop } from '../../people/accounts/shop.ts'

/** Returns the key for counts, which are separate from those of the same person's shopper account. */
function keyOf(email: string): string {
  return `staff ${emailKey(email)}`
}

/**
 * Returns the counts of wrong passwords and wrong codes for one email address, known or not, and whether the device has
 * logged in to its account before.
 */
export async function staffTries(shop: Shop, email: string, { ip, deviceHash }: TriedFrom) {
  const deviceId = deviceHash && (await findKnownDevice(shop.db, 'staff', { email, tokenHash: deviceHash }))
  return {
    isKnownDevice: deviceId !== undefined,
    passwords: passwordTries(shop, keyOf(email), { ip, deviceId }),
    codes: codeTries(shop, `${keyOf(email)} code`, { deviceId }),
  }
}

/** Unlocks the login of a staff member who followed a mailed link. */
export async function unlockStaff(shop: Shop, email: string, ip: string): Promise<void> {
  await unlockLogins(shop, keyOf(email), ip)
}
