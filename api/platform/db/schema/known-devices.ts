import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytea } from './bytea.ts'
import { instant } from './instant.ts'
import { staff } from './staff.ts'

/**
 * Browsers that logged in to an account before: strangers who guess its password cannot lock these out. A browser with
 * several accounts has one token and a row for each account.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Wrong passwords of this device are counted by it. It stays when the token changes. */
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the token in the cookie; each login changes it. */
    tokenHash: bytea().notNull(),
    /** The account is one of the staff, or a shopper's. */
    staffId: uuid().references(() => staff.id),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The last session that began on it, which may be deleted by now. */
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
