import type { Db } from '../../platform/db/client.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { FailedLogins } from '../../platform/rate-limits/failed-guesses.ts'

/** The parts of the app that account functions use. */
export type Shop = {
  db: Db
  secrets: Secrets
  addressLimits: AddressLimits
  failedLogins: FailedLogins
}

export type LoginShop = Shop & {
  /** Moves the cart that was filled before a login into the account's. */
  mergeGuestCart: (db: Db, userId: string, guestKey: string | undefined) => Promise<void>
}
