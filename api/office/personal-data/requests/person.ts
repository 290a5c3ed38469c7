import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { emailKey } from '../../../people/accounts/email-address.ts'
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
}

/** Few enough to name, and more than one. */
const ACCOUNTS_LOOKED_AT = 20
const MOST_NAMES = 20

/**
 * Finds the person whom staff mean. A phone number alone leads to the account that has it, and so to its email address.
 *
 * @throws AppError conflict when several accounts have the number, or when the person is a member of staff
 */
export async function findPerson(db: Db, dataKey: DataKey, { email, phone }: Contact): Promise<Person> {
  const contact = { email: emailKey(email), phone }
  if (contact.email === '') {
    const [account, another] = await readAccountsWith(db, phoneIndex(dataKey, phone))
    if (another) throw severalAccounts()
    if (account) contact.email = emailKey(account.email)
  }
  const person = await personBy(db, dataKey, contact)
  await refuseStaff(db, person)
  return person
}

/** Returns the person of a contact, with the account that has its email address now. */
export async function personBy(db: Db, dataKey: DataKey, { email, phone }: Contact): Promise<Person> {
  const account = email === '' ? undefined : await findUserByEmail(db, email)
  return { email, phone, account: account ?? null, ...hashesOf(dataKey, { email, phone }) }
}

/** Returns what stands for a contact in the database; '' stands for nothing. */
export function hashesOf(dataKey: DataKey, { email, phone }: Contact): Pick<Person, 'emailHash' | 'phoneHash'> {
  return {
    emailHash: email === '' ? null : personOf(dataKey, email),
    phoneHash: phone === '' ? null : phoneIndex(dataKey, phone),
  }
}

/** Counts accounts with the person's phone number that are not the person's: anybody can type a number. */
export async function countOtherAccounts(db: Db, { phoneHash, account }: Person): Promise<number> {
  if (!phoneHash) return 0
  const found = await readAccountsWith(db, phoneHash)
  return found.filter(({ id }) => id !== account?.id).length
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

/** The orders of a person: those of the account, and those that a guest placed with the email address or phone number. */
export function isOrderOf({ account, email, phoneHash }: Person): SQL {
  const isContact = or(
    email === '' ? undefined : sql`lower(${orders.email}) = ${email}`,
    phoneHash ? eq(orders.phoneIndex, phoneHash) : undefined,
  )
  const isGuests = isContact && and(isNull(orders.userId), isNotNull(orders.privateDetails), isContact)
  return or(account ? eq(orders.userId, account.id) : undefined, isGuests) ?? sql`false`
}

/** The same without those of the account. */
export function isGuestOrderOf(person: Person): SQL {
  return isOrderOf({ ...person, account: null })
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

function readAccountsWith(db: Db, phoneHash: Buffer) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.phoneIndex, phoneHash))
    .orderBy(users.id)
    .limit(ACCOUNTS_LOOKED_AT)
}

function severalAccounts(): AppError {
  const problem = 'Several accounts have this phone number. Enter the email address of the right one too.'
  return new AppError('conflict', problem, { email: problem })
}

function isOfStaff(): AppError {
  const problem =
    'This address belongs to a member of staff. First disable their access under Staff; the books keep their name.'
  return new AppError('conflict', problem, { email: problem })
}
