import type { StaffRole } from '#domain/staff.ts'
import { demoShopper } from '../../seed/shopper.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { hashPassword, isPassword } from '../accounts/password-hash.ts'
import type { Db } from '../db/client.ts'
import { StartError } from '../start-error.ts'
import { findStaffByEmail, insertStaff, isAnybodyOfStaff } from './staff-queries.ts'

type Newcomer = { name: string; email: string; password: string; role: StaffRole }

/** Who works in the demo shop: one of each role, so that each can be looked at. */
const demoStaff: readonly Newcomer[] = [
  { name: 'Bishnu Tamang', email: 'owner@kastha.example', password: 'kastha-owner', role: 'owner' },
  { name: 'Sarita Shrestha', email: 'manager@kastha.example', password: 'kastha-manager', role: 'manager' },
  { name: 'Dipesh Rai', email: 'support@kastha.example', password: 'kastha-support', role: 'support' },
]

const publishedPasswords = [...demoStaff, demoShopper].map(({ password }) => password)

/**
 * Makes sure that an owner exists, by whom everybody else is invited: the one of the settings, or the demo's staff in a
 * shop that has none yet. Whoever is there already is left as they are, password and all.
 *
 * @throws StartError when a production shop is given a password of the demo, or one of the most common
 */
export async function ensureOwner(
  db: Db,
  given: {
    ADMIN_EMAIL?: string | undefined
    ADMIN_PASSWORD?: string | undefined
    DEMO: boolean
    isProduction?: boolean
  },
): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, isProduction = false } = given
  if (email !== undefined && password !== undefined) {
    if (isProduction && publishedPasswords.includes(password)) {
      throw new StartError('ADMIN_PASSWORD: given a password of the demo, expected one that is published nowhere')
    }
    if (isProduction && isCommonPassword(password, 'staff')) {
      throw new StartError('ADMIN_PASSWORD: given one of the most common passwords, expected another')
    }
    await add(db, { name: nameIn(email), email, password, role: 'owner' })
  } else if (given.DEMO && !(await isAnybodyOfStaff(db))) {
    for (const person of demoStaff) await add(db, person)
  }
}

/** A line for each of the demo's staff who can log in with the demo's password alone. */
export async function readDemoStaff(db: Db): Promise<string[]> {
  const people = (await findOpenToDemoPassword(db)).filter(({ totpSince }) => totpSince === null)
  return people.map(({ email, password, role }) => `${email}, password ${password} (${role}, at /admin)`)
}

/** The demo's staff who may log in, and whose password is still one that the demo gave to anybody. */
export async function findOpenToDemoPassword(db: Db) {
  const open = []
  for (const { email } of demoStaff) {
    const person = await findStaffByEmail(db, email)
    const password = person?.disabledAt === null && (await findPublished(person.passwordHash))
    if (password) open.push({ email, password, role: person.role, totpSince: person.totpSince })
  }
  return open
}

async function findPublished(passwordHash: string): Promise<string | undefined> {
  for (const password of publishedPasswords) if (await isPassword(passwordHash, password)) return password
  return undefined
}

async function add(db: Db, { name, email, role, password }: Newcomer): Promise<void> {
  if (await findStaffByEmail(db, email)) return
  await insertStaff(db, { name, email, role, passwordHash: await hashPassword(password) })
}

/** Until they write their own. */
function nameIn(email: string): string {
  return email.split('@')[0]!
}
