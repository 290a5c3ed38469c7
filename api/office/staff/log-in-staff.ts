import type { StaffLoginBody } from '#contract/admin/staff.ts'
import { givenEmail } from '../../people/accounts/email-address.ts'
import { isPassword } from '../../people/accounts/password/password-hash.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/network-turns.ts'
import type { TriedFrom } from '../../people/accounts/login/login-tries.ts'
import { openStaffSession, type StaffClient } from './open-staff-session.ts'
import { findStaffByEmail, lockStaff, updateStaff, type StoredStaff } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'
import type { StaffCall } from '../../platform/records/act-as.ts'
import { staffTries } from './staff-tries.ts'
import { takeSecondFactor } from './take-second-factor.ts'

/**
 * Opens a session of the back office. A right password without its code neither counts nor resets the count of wrong
 * ones. Otherwise it would buy five more tries, again and again.
 *
 * @throws AppError unauthorized, also for disabled accounts; totp_required, only after the right password;
 *         too_many_requests
 */
export async function logInStaff(
  shop: Shop,
  { email: typed, password, code = '' }: StaffLoginBody,
  { from, call, caller, ...client }: StaffClient & { from: TriedFrom; call: StaffCall; caller: Caller },
): Promise<StoredStaff> {
  const email = givenEmail(typed)
  const { passwords, codes, isKnownDevice } = await staffTries(shop, email, from)
  await passwords.refuse()
  const person = await findStaffByEmail(shop.db, email)
  // Passwords wait in a queue of their own: wrong ones of strangers keep no other call from the office's address waiting.
  const owner = isKnownDevice ? 'staff' : 'stranger'
  const isRight = await caller.whileAway(() => isPassword(person?.passwordHash, password, { owner, ip: from.ip }))
  if (!isRight || person?.disabledAt !== null) {
    await passwords.countWrong()
    throw wrongLogin()
  }
  if (person.totpSince !== null) {
    await passwords.refuse()
    await codes.refuse()
    if (code.trim() === '') throw new AppError('totp_required', 'Enter the code of your second factor.')
    if (!(await takeSecondFactor(shop, person, { code, call }))) {
      await codes.countWrong()
      throw new AppError('totp_required', 'The code is wrong, or was used already.')
    }
    await codes.forgive()
  }
  await passwords.forgive()
  await open(shop, person, client)
  return person
}

/**
 * Opens the session only while the password and the second factor are those that were checked. A concurrent change of
 * either has ended the existing sessions.
 */
function open({ db }: Shop, { id, passwordHash, totpSince }: StoredStaff, client: StaffClient): Promise<void> {
  return db.transaction(async (tx) => {
    const person = await lockStaff(tx, id)
    if (person?.passwordHash !== passwordHash || person.disabledAt !== null) throw wrongLogin()
    if (person.totpSince?.getTime() !== totpSince?.getTime()) throw wrongLogin()
    await updateStaff(tx, id, { lastSeenAt: new Date() })
    await openStaffSession(tx, id, client)
  })
}

function wrongLogin(): AppError {
  return new AppError('unauthorized', 'The email address or the password is wrong.')
}
