import { asc } from 'drizzle-orm'
import { findLocalLevel } from '#domain/addresses/find-local-level.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import type { Caller } from '#contract/admin/phone-orders.ts'
import { decryptDetails } from '../../people/accounts/profile/private-details.ts'
import { UNKNOWN_PLACE } from '../../people/addresses/address-details.ts'
import { readAddresses } from '../../people/addresses/saved-addresses.ts'
import { accountFoundBy } from '../../people/accounts/user-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { users } from '../../platform/db/schema.ts'

/** More than anybody asks a caller about. */
const MOST_FOUND = 8

/** Accounts with a whole phone number, or a part of a name or an e-mail address, with all that an order needs of them. */
export async function findCallers(db: Db, dataKey: DataKey, q: string): Promise<Caller[]> {
  const found = await db
    .select()
    .from(users)
    .where(accountFoundBy(q, dataKey))
    .orderBy(asc(users.name), asc(users.id))
    .limit(MOST_FOUND)
  return Promise.all(
    found.map(async (user) => {
      const { id: userId, name, email, language, blockedAt } = user
      const address = await addressOf(db, dataKey, user)
      const { business = null } = decryptDetails(dataKey, userId, user.privateDetails)
      return { userId, name, email, language, isBlocked: blockedAt !== null, business, address }
    }),
  )
}

async function addressOf(
  db: Db,
  dataKey: DataKey,
  { id, privateDetails }: typeof users.$inferSelect,
): Promise<Caller['address']> {
  const [last] = await readAddresses(db, dataKey, id)
  if (last) {
    const { _id: _address, name: _name, ...address } = last
    return address
  }
  const { mobile, street_address_1, City, province, district } = decryptDetails(dataKey, id, privateDetails)
  const phone = mobile.replace(/^\+977/, '')
  const city = findLocalLevel(localLevelsOf(district), City)?.name ?? ''
  const blank = { ...UNKNOWN_PLACE, apartment: '', zip: '' }
  return { ...blank, phone, province, district, city, street_address: street_address_1 }
}
