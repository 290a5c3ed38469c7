import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { users } from '../../platform/db/schema.ts'
import { emailKey } from './email-address.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { sayingAnyOfMany } from '../../platform/records/conditions.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'

export type User = typeof users.$inferSelect

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const hasEmail = sql`lower(${users.email}) = ${sql.placeholder('key')}`
  const statement = prepared(db, 'user_by_email', (name) => db.select().from(users).where(hasEmail).prepare(name))
  const [user] = await statement.execute({ key: emailKey(email) })
  return user
}

/**
 * Locks a user until the end of the transaction, so that nobody can change the password. Returns undefined when the
 * user has another password by now.
 */
export async function holdPassword(tx: Db, { id, passwordHash }: User): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user?.passwordHash === passwordHash ? user : undefined
}

/**
 * Inserts a user.
 *
 * @returns false when the email address has an account
 */
export async function insertUser(tx: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return inserted.length > 0
}

/** Stores the language of mails: that of the user's last login, token refresh or profile update. */
export async function rememberLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), ne(users.language, language)))
}

export async function setPasswordHash(tx: Db, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(eq(users.id, id))
}

/** Finds accounts by a whole phone number in any spelling, or by a part of the name or email address. */
export function accountFoundBy(q: string, dataKey: DataKey): SQL | undefined {
  const phone = parseMobile(q)
  return phone === null ? sayingAnyOfMany(q, users.name, users.email) : eq(users.phoneIndex, phoneIndex(dataKey, phone))
}
