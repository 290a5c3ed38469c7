import type { StaffRole } from '#domain/staff/staff.ts'
import { giveDemoWork } from '../../../seed/give-demo-work.ts'
import { demoShopper } from '../../../seed/shopper.ts'
import { isCommonPassword } from '../../people/accounts/password/common-passwords.ts'
import { hashPassword, isPassword } from '../../people/accounts/password/password-hash.ts'
import type { Db } from '../../platform/db/client.ts'
import { StartError } from '../../platform/errors/app-error.ts'
import { findStaffByEmail, insertStaff, isAnybodyOfStaff } from './staff-queries.ts'

type Newcomer = { name: string; email: string; password: string; role: StaffRole }

/** The staff of the demo shop: one per role. */
const demoStaff: readonly Newcomer[] = [
  { name: 'Bishnu Tamang', email: 'owner@kastha.example', password: 'kastha-owner', role: 'owner' },
  { name: 'Sarita Shrestha', email: 'manager@kastha.example', password: 'kastha-manager', role: 'manager' },
  { name: 'Dipesh Rai', email: 'support@kastha.example', password: 'kastha-support', role: 'support' },
]

const publishedPasswords = [...demoStaff, demoShopper].map(({ password }) => password)

/**
 * Ensures that an owner exists, who can invite everybody else. It creates the owner of the settings, or the demo's
 * staff, with some of its open work, in a shop without active staff. Existing accounts stay unchanged, including their passwords.
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
    await giveDemoWork(db)
  }
}

/** Returns a line for each demo account that opens with the demo's password alone. */
export async function readDemoStaff(db: Db): Promise<string[]> {
  const people = (await findOpenToDemoPassword(db)).filter(({ totpSince }) => totpSince === null)
  return people.map(({ email, password, role }) => `${email}, password ${password} (${role}, at /admin)`)
}

/** Returns the active demo accounts whose password is still one of those published with the demo. */
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
  for (const password of publishedPasswords)
    if (await isPassword(passwordHash, password, { owner: 'staff' })) return password
  return undefined
}

async function add(db: Db, { name, email, role, password }: Newcomer): Promise<void> {
  if (await findStaffByEmail(db, email)) return
  await insertStaff(db, { name, email, role, passwordHash: await hashPassword(password, { owner: 'staff' }) })
}

/** Returns a name to start with, until the owner enters their own. */
function nameIn(email: string): string {
  return email.split('@')[0]!
}
