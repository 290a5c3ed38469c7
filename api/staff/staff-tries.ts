import { emailKey } from '../accounts/email-address.ts'
import type { StaffShop } from './staff-shop.ts'

/** Counted apart from the same person's account as a shopper. */
function keyOf(email: string): string {
  return `staff ${emailKey(email)}`
}

/**
 * Wrong passwords and wrong codes of one e-mail address, which are counted together, known or not.
 *
 * @param ip  of who tries
 */
export function staffTries(
  { failedLogins, addressLimits: { wrongPasswords } }: Pick<StaffShop, 'failedLogins' | 'addressLimits'>,
  email: string,
  ip: string,
) {
  const key = keyOf(email)
  return {
    /** @throws AppError too_many_requests when no more may be tried */
    async refuse(): Promise<void> {
      await Promise.all([wrongPasswords.refuse(ip), failedLogins.refuse(key)])
    },
    /** @throws AppError too_many_requests likewise */
    async countWrong(): Promise<void> {
      await failedLogins.take(key)
      await wrongPasswords.take(ip)
    },
    /**
     * Begins anew for who has proved who they are. Of many that were tried at once the right one must not tell more than
     * one after the other would have.
     *
     * @throws AppError too_many_requests when too many were wrong meanwhile
     */
    async forgive(): Promise<void> {
      if ((await failedLogins.refuse(key)) > 0) await failedLogins.forget(key)
    },
    /** By a link from a mail to that address: it unlocks. */
    unlock: (): Promise<void> => failedLogins.forget(key),
  }
}
