import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { registrations, sessions, users } from '../../../platform/db/schema.ts'
import { emailKey } from '../email-address.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

/** The devices of all stored sessions, including ended ones. */
const devices = sql<string[]>`array(select distinct device from ${sessions} where user_id = ${users.id})`

/** The password hash of the newest registration. */
const pendingHash = sql<string | null>`(select password_hash from ${registrations}
  where lower(email) = given.key order by created_at desc limit 1)`

/**
 * Reads everything that a login needs to know about an email address, in one query that is the same for every
 * address.
 */
export async function readLogin(db: Db, email: string) {
  const statement = prepared(db, 'login', (name) =>
    db
      .select({ user: users, devices, pendingHash })
      .from(sql`(select ${sql.placeholder('key')}::text as key) as given`)
      .leftJoin(users, sql`lower(${users.email}) = given.key`)
      .prepare(name),
  )
  return onlyRow(await statement.execute({ key: emailKey(email) }))
}
