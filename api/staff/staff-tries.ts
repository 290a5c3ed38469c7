import { emailKey } from '../accounts/email-address.ts'
import { findKnownDevice } from '../accounts/known-devices.ts'
import { codeTries, passwordTries, unlockLogins, type TriedFrom } from '../accounts/login-tries.ts'
import type { StaffShop } from './staff-shop.ts'

/** Counted apart from the same person's account as a shopper. */
function keyOf(email: string): string {
  return `staff ${emailKey(email)}`
}

/** Wrong passwords, and wrong codes of the second factor, for one email address, known or not. */
export async function staffTries(shop: StaffShop, email: string, { ip, deviceHash }: TriedFrom) {
  const deviceId = deviceHash && (await findKnownDevice(shop.db, 'staff', { email, tokenHash: deviceHash }))
  return {
    passwords: passwordTries(shop, keyOf(email), { ip, deviceId }),
    codes: codeTries(shop, `${keyOf(email)} code`, { deviceId }),
  }
}

/** For somebody who followed a link in a mail to that address. */
export async function unlockStaff(shop: StaffShop, email: string, ip: string): Promise<void> {
  await unlockLogins(shop, keyOf(email), ip)
}
