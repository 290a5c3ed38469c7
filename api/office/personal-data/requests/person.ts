import { and, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { MOST_LISTED_BY_NUMBER } from '#domain/personal-data/data-requests.ts'
import { findUserByEmail, type User } from '../../../people/accounts/user-queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders, staff, users } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../../platform/secrets/secrets.ts'
import { personOf } from '../../../shop/notices/person.ts'
import type { Contact } from './private-request.ts'

/** A person whose data the shop holds: an account, a guest, or both. */
export type Person = Contact & {
  account: Pick<User, 'id' | 'name' | 'email'> | null
  /** Keyed hashes; null for unknown. */
  emailHash: Buffer | null
  phoneHash: Buffer | null
  /** What stands for the person in `subscriptions`: by email address, and by phone number. */
  subscribers: Buffer[]
}

const MOST_NAMES = 20

/**
 * Returns the person of a contact, with the account that has its email address now. A phone number leads to no account:
 * anybody can type one into theirs.
 */
export async function personBy(db: Db, dataKey: DataKey, { email, phone }: Contact): Promise<Person> {
  const account = email === '' ? undefined : await findUserByEmail(db, email)
  const subscribers = [email, phone].filter((contact) => contact !== '').map((contact) => personOf(dataKey, contact))
  return { email, phone, account: account ?? null, ...hashesOf(dataKey, { email, phone }), subscribers }
}

/** Returns what stands for a contact in the database; '' stands for nothing. */
export function hashesOf(dataKey: DataKey, { email, phone }: Contact): Pick<Person, 'emailHash' | 'phoneHash'> {
  return {
    emailHash: email === '' ? null : personOf(dataKey, email),
    phoneHash: phone === '' ? null : phoneIndex(dataKey, phone),
  }
}

/** Counts accounts with the person's phone number that are not the person's. */
export async function countOtherAccounts(db: Db, { phoneHash, account }: Person): Promise<number> {
  if (!phoneHash) return 0
  return db.$count(users, and(eq(users.phoneIndex, phoneHash), account ? ne(users.id, account.id) : undefined))
}

/** @throws AppError conflict: the books name staff, and a colleague must not end a login of theirs */
export async function refuseStaff(db: Db, { email }: Contact): Promise<void> {
  if (email === '') return
  const found = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(sql`lower(${staff.email}) = ${email}`, isNull(staff.disabledAt)))
  if (found.length > 0) throw isOfStaff()
}

/**
 * The orders of a person: those of the account, those that a guest placed with the email address, and those with the phone
 * number that name no email address.
 */
export function isOrderOf(person: Person): SQL {
  const { account, email } = person
  const byEmail = email === '' ? undefined : and(isGuests, sql`lower(${orders.email}) = ${email}`)
  return or(account ? eq(orders.userId, account.id) : undefined, byEmail, isFoundByNumber(person)) ?? sql`false`
}

const isGuests = and(isNull(orders.userId), isNotNull(orders.privateDetails))

/** The same without those of the account. */
export function isGuestOrderOf(person: Person): SQL {
  return isOrderOf({ ...person, account: null })
}

function isFoundByNumber({ phoneHash }: Person): SQL | undefined {
  return phoneHash ? and(isGuests, eq(orders.phoneIndex, phoneHash), eq(orders.email, '')) : undefined
}

/** Orders of others that name the person's phone number as their recipient's. They are not the person's. */
export function isToReceive({ phoneHash }: Person): SQL {
  return phoneHash ? eq(orders.recipientPhoneIndex, phoneHash) : sql`false`
}

/** Returns the newest orders that only the phone number leads to, and how many more there are. */
export async function readFoundByNumber(db: Db, person: Person): Promise<DataRequest['byNumber']> {
  const which = isFoundByNumber(person)
  if (!which) return { orders: [], more: 0 }
  const { id, number, name, placedAt } = orders
  const rows = await db
    .select({ id, number, name, placedAt })
    .from(orders)
    .where(which)
    .orderBy(desc(placedAt), desc(id))
    .limit(MOST_LISTED_BY_NUMBER)
  const all = await db.$count(orders, which)
  return {
    orders: rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() })),
    more: Math.max(0, all - rows.length),
  }
}

/** Counts orders that guests placed with the phone number and another email address. They are not the person's. */
export async function countOrdersWithOtherEmail(db: Db, { email, phoneHash }: Person): Promise<number> {
  if (!phoneHash) return 0
  const isOther = and(ne(orders.email, ''), sql`lower(${orders.email}) <> ${email}`)
  return db.$count(orders, and(isGuests, eq(orders.phoneIndex, phoneHash), isOther))
}

/** Returns the names on a guest's orders: a number or an address may be a family's. */
export async function readGuestNames(db: Db, person: Person): Promise<string[]> {
  const { name } = orders
  const rows = await db
    .selectDistinct({ name })
    .from(orders)
    .where(isGuestOrderOf(person))
    .orderBy(name)
    .limit(MOST_NAMES)
  return rows.map((row) => row.name)
}

function isOfStaff(): AppError {
  const problem =
    'This address belongs to a member of staff. First disable their access under Staff; the books keep their name.'
  return new AppError('conflict', problem, { email: problem })
}
