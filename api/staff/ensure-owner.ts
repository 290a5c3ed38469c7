import { hashPassword, isPassword } from '../accounts/password-hash.ts'
import type { Db } from '../db/client.ts'
import { findStaffByEmail, insertStaff, isAnybodyOfStaff } from './staff-queries.ts'

/** The owner of the demo shop. */
export const demoOwner = { name: 'Bishnu Tamang', email: 'owner@kastha.example', password: 'kastha-owner' }

/**
 * Makes sure that an owner exists, by whom everybody else is invited: the one of the settings, or the demo's in a shop
 * that has no staff yet. One who is there already is left as they are, password and all.
 *
 * @returns whether anybody can log in to the back office
 */
export async function ensureOwner(
  db: Db,
  given: { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined; DEMO: boolean },
): Promise<boolean> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = given
  if (email !== undefined && password !== undefined) await addOwner(db, { name: nameIn(email), email, password })
  else if (given.DEMO && !(await isAnybodyOfStaff(db))) await addOwner(db, demoOwner)
  return isAnybodyOfStaff(db)
}

/** A line for the demo's owner, as long as they are as the demo made them. */
export async function readDemoOwner(db: Db): Promise<string[]> {
  const { email, password } = demoOwner
  const owner = await findStaffByEmail(db, email)
  const isAsMade = owner?.disabledAt === null && owner.totpSince === null
  return isAsMade && (await isPassword(owner.passwordHash, password))
    ? [`${email}, password ${password} (owner, at /admin)`]
    : []
}

async function addOwner(db: Db, { name, email, password }: typeof demoOwner): Promise<void> {
  if (await findStaffByEmail(db, email)) return
  await insertStaff(db, { name, email, role: 'owner', passwordHash: await hashPassword(password) })
}

/** Until they write their own. */
function nameIn(email: string): string {
  return email.split('@')[0]!
}
