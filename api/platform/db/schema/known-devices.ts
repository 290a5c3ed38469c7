import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytea, instant } from './columns.ts'
import { staff } from './staff.ts'

/**
 * Browsers that have logged in to an account before. Strangers guessing its password cannot lock them out. A browser
 * with several accounts has one token, and a row for each account.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Key for counting this device's wrong passwords. It survives a new token. */
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the cookie's token; each login rotates it. */
    tokenHash: bytea().notNull(),
    /** Exactly one of the two accounts is set: staff or shopper. */
    staffId: uuid().references(() => staff.id),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The last session started on this device; it may have been deleted since. */
    sessionId: uuid().notNull(),
    lastUsedAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (device) => [
    unique('known_devices_one_per_account').on(device.tokenHash, device.staffId, device.userId).nullsNotDistinct(),
    index('known_devices_by_staff').on(device.staffId),
    index('known_devices_by_user').on(device.userId),
    check('known_devices_of_one_account', sql`num_nonnulls(${device.staffId}, ${device.userId}) = 1`),
  ],
)
