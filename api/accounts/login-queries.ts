import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { registrations, sessions, users } from '../db/schema.ts'
import { emailKey } from './email-address.ts'

/** The devices of all sessions that are still known of, ended ones too. */
const devices = sql<string[]>`array(select distinct device from ${sessions} where user_id = ${users.id})`

/** The password of the newest registration. */
const pendingHash = sql<string | null>`(select password_hash from ${registrations}
  where lower(email) = given.key order by created_at desc limit 1)`

/** All that a login has to know of an e-mail address, in one question that is the same for every address. */
export async function readLogin(db: Db, email: string) {
  const statement = prepared(db, 'login', (name) =>
    db
      .select({ user: users, devices, pendingHash })
      .from(sql`(select ${sql.placeholder('key')}::text as key) as given`)
      .leftJoin(users, sql`lower(${users.email}) = given.key`)
      .prepare(name),
  )
  const [known] = await statement.execute({ key: emailKey(email) })
  return known!
}
