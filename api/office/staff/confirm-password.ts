import { isPassword } from '../../people/accounts/password/password-hash.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findStaff, type StoredStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import type { TriedFrom } from '../../people/accounts/login/login-tries.ts'
import { staffTries } from './staff-tries.ts'

/** The staff member who makes a request, and where it comes from. */
export type Asking = { id: string; email: string; from: TriedFrom }

/**
 * Asks a logged-in staff member for their password again, because somebody else may be at their computer. Wrong
 * passwords count as at login.
 *
 * @param field  of the form, for the refusal
 * @throws AppError invalid_input when it is wrong, too_many_requests
 */
export async function confirmPassword(
  shop: Shop,
  { id, email, from }: Asking,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<StoredStaff> {
  const { passwords } = await staffTries(shop, email, from)
  await passwords.refuse()
  const person = await findStaff(shop.db, id)
  if (!person || !(await isPassword(person.passwordHash, password, { owner: 'staff' }))) {
    await passwords.countWrong()
    throw new AppError('invalid_input', 'The password is wrong.', { [field]: 'The password is wrong.' })
  }
  await passwords.forgive()
  return person
}
