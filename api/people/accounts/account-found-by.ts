import type { KeyObject } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import { parseMobile } from '#domain/accounts/phone.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import { users } from '../../platform/db/schema.ts'
import { phoneIndex } from '../../platform/secrets/phone-index.ts'

/** Finds accounts by a whole phone number in any spelling, or by a part of the name or email address. */
export function accountFoundBy(q: string, dataKey: KeyObject): SQL | undefined {
  const phone = parseMobile(q)
  return phone === null ? sayingAny(q, users.name, users.email) : eq(users.phoneIndex, phoneIndex(dataKey, phone))
}
