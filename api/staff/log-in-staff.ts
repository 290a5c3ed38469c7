import { randomUUID } from 'node:crypto'
import type { StaffLoginBody } from '#contract/admin/staff.ts'
import { givenEmail } from '../accounts/email-address.ts'
import { isPassword } from '../accounts/password-hash.ts'
import type { Shop } from '../accounts/shop.ts'
import { tryPassword } from '../accounts/try-password.ts'
import { AppError } from '../errors.ts'
import { STAFF_SESSION_MS } from './read-staff-session.ts'
import { findStaffByEmail, insertStaffSession, type StoredStaff } from './staff-queries.ts'

/**
 * Begins a session of the back office.
 *
 * @param tokenHash  what the session's cookie is found by
 * @throws AppError unauthorized, also for who has left; too_many_requests
 */
export async function logInStaff(
  shop: Shop,
  { email: typed, password }: StaffLoginBody,
  { ip, device, tokenHash }: { ip: string; device: string; tokenHash: () => Buffer },
): Promise<StoredStaff> {
  const email = givenEmail(typed)
  // Counted apart from the same person's account as a shopper.
  const found = await tryPassword(shop, { email: `staff ${email}`, ip }, () => findStaff(shop, email, password))
  if (!found) throw new AppError('unauthorized', 'The e-mail address or the password is wrong.')
  const expiresAt = new Date(Date.now() + STAFF_SESSION_MS)
  await insertStaffSession(shop.db, { id: randomUUID(), staffId: found.id, tokenHash: tokenHash(), device, expiresAt })
  return found
}

async function findStaff({ db }: Shop, email: string, password: string): Promise<StoredStaff | undefined> {
  const person = await findStaffByEmail(db, email)
  const isRight = await isPassword(person?.passwordHash, password)
  return isRight && person?.disabledAt === null ? person : undefined
}
